"""What a bot needs to know of a title: how good a position is for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from allmende.core.position import Position

PositionT = TypeVar("PositionT", bound=Position[Any], contravariant=True)


class Judge(Protocol[PositionT]):
    """The eye of a bot for one title."""

    def value(self, position: PositionT, seat: int) -> float:
        """What the position is worth for the seat, in points at the end of the game."""
        ...

    def candidates(self, position: PositionT, seat: int) -> Sequence[int]:
        """The legal moves that deserve a thought; never empty. The rules keep silly moves, a bot need not."""
        ...
