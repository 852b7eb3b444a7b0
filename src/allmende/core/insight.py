"""What bots ask of a title: how good a position is, which moves deserve a thought, what nets see and what moves are.

A title brings its `Insight` in its package `mind`; with it, every kind of bot plays it. What it leaves out, bots that
need it can't do yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from allmende.core.meaning import Words
from allmende.core.rules.position import Position

PositionT = TypeVar("PositionT", bound=Position[Any])

Encode = Callable[[Any, int], bytes]
"""What a seat sees of a position, one byte a feature."""
Names = Callable[[int, bool], list[str]]
"""What these features are, in a game of so many players, with hand cards or without."""
Candidates = Callable[[Any, int], Sequence[int]]
"""The moves of a seat that deserve a look."""
Choices = Callable[[Any, int], list[int]]
"""The moves of a seat without those that are equal to others."""


class Judge(Protocol[PositionT]):
    """The eye of a bot that was made by hand: how good a position is for a seat, and how far to think ahead."""

    def value(self, position: PositionT, seat: int) -> float:
        """What the position is worth for the seat, in points at the end of the game."""
        ...

    def candidates(self, position: PositionT, seat: int) -> Sequence[int]:
        """The legal moves that deserve a thought; never empty. The rules keep silly moves, a bot need not."""
        ...

    def asides(self, position: PositionT, seat: int) -> Sequence[int]:
        """The moves that can be judged by themselves, beside those that need a plan."""
        ...

    def practice(self, position: PositionT, seat: int) -> PositionT | None:
        """A position in which the seat plays on alone, as seat 0; None where one move ahead is far enough."""
        ...

    def is_thought_through(self, position: PositionT, start: PositionT) -> bool:
        """Whether a practice game has gone far enough from its start to be judged."""
        ...


class Glance(NamedTuple):
    """What a net sees that judges positions; of the ways to go on with a turn so many are followed at once, or none."""

    encode: Encode
    names: Names
    turn_width: int = 0


class Survey(NamedTuple):
    """What a mind sees that searches a tree, which of a seat's moves differ, and what each move is, in words.

    `varied` are options of so little weight that games with all their values are learned at once.
    """

    encode: Encode
    names: Names
    choices: Choices
    meanings: Callable[[int, bool], list[Words]]
    varied: tuple[str, ...] = ()


class Insight(NamedTuple):
    """What a title tells bots: a judge and players with a bent of their own, what nets see that judge or search.

    A title with hand cards says whether a position has any: games with and without them are learned apart.
    """

    judge: Callable[[], Judge[Any]]
    characters: Mapping[str, Judge[Any]] = {}
    has_cards: Callable[[Any], bool] | None = None
    glance: Glance | None = None
    survey: Survey | None = None
