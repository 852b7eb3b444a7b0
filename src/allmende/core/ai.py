"""The AI interface of a title: heuristics, observations for nets, canonical moves and move features.

A title brings a `TitleAI` in its package `ai`; with it, every kind of bot plays the title. Bots that need a part which
a title leaves out can't play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from allmende.core.move_features import MoveFeatures
from allmende.core.rules.state import State

StateT = TypeVar("StateT", bound=State[Any])

Encode = Callable[[Any, int], bytes]
"""The observation of a seat in a state: one byte a feature."""
Names = Callable[[int, bool], list[str]]
"""The names of these features, in a game of a number of players, with hand cards or without."""
Candidates = Callable[[Any, int], Sequence[int]]
"""The moves of a seat that are worth trying."""
CanonicalMoves = Callable[[Any, int], list[int]]
"""The moves of a seat without those that are equal to others."""


class Heuristic(Protocol[StateT]):
    """A hand-written evaluation: the value of a state for a seat, and the moves that are worth trying."""

    def value(self, state: StateT, seat: int) -> float:
        """The expected final score of the seat, in points."""
        ...

    def candidates(self, state: StateT, seat: int) -> Sequence[int]:
        """The legal moves that are worth trying; never empty. The rules offer silly moves, a bot may skip them."""
        ...

    def quick_moves(self, state: StateT, seat: int) -> Sequence[int]:
        """The moves that can be valued one at a time, beside those that need a plan of several moves."""
        ...

    def solo_rollout(self, state: StateT, seat: int) -> StateT | None:
        """A copy of the state in which the seat plays on alone, as seat 0; None where one move ahead is enough."""
        ...

    def is_past_horizon(self, state: StateT, start: StateT) -> bool:
        """True if a solo rollout has gone far enough from its start to be valued."""
        ...


class ValueInputs(NamedTuple):
    """The inputs of a value net: an encoder, the names of its features, and the turn search's beam width (0: none)."""

    encode: Encode
    names: Names
    turn_width: int = 0


class PolicyInputs(NamedTuple):
    """The inputs of a policy-value net: observations, the names of their features, canonical moves, and move features.

    Options named in `varied` matter so little that one net learns games with all their values.
    """

    encode: Encode
    names: Names
    canonical_moves: CanonicalMoves
    move_features: Callable[[int, bool], list[MoveFeatures]]
    varied: tuple[str, ...] = ()


class TitleAI(NamedTuple):
    """The parts that a title provides for bots: a heuristic, personas (heuristics with a bent), and inputs of nets.

    `has_cards` tells whether a state has hand cards: games with and without them have separate nets.
    """

    heuristic: Callable[[], Heuristic[Any]]
    personas: Mapping[str, Heuristic[Any]] = {}
    has_cards: Callable[[Any], bool] | None = None
    value_inputs: ValueInputs | None = None
    policy_inputs: PolicyInputs | None = None
