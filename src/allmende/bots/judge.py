"""What a bot needs to know of a title: how good a position is for a seat, and how far to think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from allmende.core.rules.position import Position

PositionT = TypeVar("PositionT", bound=Position[Any])


class Judge(Protocol[PositionT]):
    """The eye of a bot for one title."""

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
