"""The plans of a turn: the sequences of a seat's moves up to the end of its turn, those that come to the same joined.

Two positions come to the same if a net can't tell them apart, whichever seat looks: then the order of moves, or the
place of a tile where it doesn't matter, makes no other plan.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from allmende.bots.title_ai import policy_inputs
from allmende.bots.turns import has_ended
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

MOST: Final = 300
"""The largest number of positions within a turn that are looked at."""


Choose = Callable[[Sequence[State[Any]]], Sequence[Sequence[int]]]
"""A choice of moves to be followed: for each of some states within a turn, some of its seat's legal moves."""


class PlanError(AllmendeError):
    """Moves that are no plan for the turn of a seat."""


class Plan:
    """A way to play a turn: its moves, the state that they lead to, and the first moves of all ways to this state."""

    __slots__ = ("firsts", "moves", "state")

    def __init__(self, moves: list[int], state: State[Any], firsts: set[int]) -> None:
        self.moves = moves
        self.state = state
        self.firsts = firsts


def is_done(before: State[Any], now: State[Any], seat: int) -> bool:
    """True if the turn that a seat began in the state `before` has ended, or something hidden has become known."""
    return has_ended(now, before, seat) or now.reveal_count != before.reveal_count


def key(title: Title[Any, Any], state: State[Any]) -> bytes:
    """The position as nets see it, by all seats: equal for positions that come to the same."""
    encode = policy_inputs(title).encode
    seen = [encode(state, seat) for seat in range(len(state.seats))]
    asked = repr([list(state.moves(seat)) for seat in state.to_act()])
    return b"".join([*seen, bytes([state.over]), asked.encode()])


def plans(
    title: Title[Any, Any], state: State[Any], seat: int, choose: Choose | None = None, most: int = MOST
) -> list[Plan] | None:
    """The plans of a turn, by all moves that aren't equal to others; None if there are too many positions within it.

    `choose` gives the moves to be followed in each of some states, in place of all of them.
    """
    if choose is None:
        canonical = policy_inputs(title).canonical_moves

        def choose(states: Sequence[State[Any]]) -> Sequence[Sequence[int]]:
            return [canonical(each, seat) for each in states]

    found: dict[bytes, Plan] = {}
    open_plans = [Plan([], state, set())]
    seen = 1
    while open_plans:
        further: dict[bytes, Plan] = {}
        for plan, moves in zip(open_plans, choose([plan.state for plan in open_plans]), strict=True):
            for move in moves:
                child = plan.state.copy()
                child.play(seat, move)
                ends = found if is_done(state, child, seat) else further
                firsts = plan.firsts or {move}
                where = key(title, child)
                if where in ends:
                    ends[where].firsts |= firsts
                    continue
                ends[where] = Plan([*plan.moves, move], child, set(firsts))
                if (seen := seen + 1) > most:
                    return None
        open_plans = [*further.values()]
    return [*found.values()]


def played(title: Title[Any, Any], state: State[Any], seat: int, moves: Sequence[int]) -> State[Any]:
    """The state after the moves of a plan, from a state that isn't changed; PlanError if they are no whole plan."""
    now = state.copy()
    for number, move in enumerate(moves):
        if (number and is_done(state, now, seat)) or move not in now.moves(seat):
            raise _no_plan(title, move)
        now.play(seat, move)
    if not moves or not is_done(state, now, seat):
        raise PlanError("the plan isn't over yet", Message("error-plan-open"))
    return now


def parsed(game: Game, texts: Sequence[str]) -> list[int]:
    """The moves that texts name; UnknownMoveError if there is no such move."""
    return [game.title.vocabulary.index_of(text) for text in texts]


def _no_plan(title: Title[Any, Any], move: int) -> PlanError:
    text = title.vocabulary[move].text
    return PlanError(f"{text!r} can't be played in this plan", Message("error-plan-move", {"move": text}))
