"""The last 200 decision points of a table, so that a move chosen at a slightly older version can be accepted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

MOST_STANDS: Final = 200
"""The number of entries, at least, whose decision points are remembered: no client is later than that."""


class DecisionPoint(msgspec.Struct, frozen=True, gc=False):
    """The decisions that were open after an entry: the state's `epoch`, the seats `to_act`, and those of `bots`."""

    epoch: int
    to_act: tuple[int, ...]
    bots: tuple[int, ...]


@cache
def _shared(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The one tuple of these seats: each table remembers hundreds, and there are few different ones."""
    return seats


def decision_point(epoch: int, to_act: Iterable[int], bots: Iterable[int]) -> DecisionPoint:
    """The decision point of these seats."""
    return DecisionPoint(epoch, _shared(tuple(to_act)), _shared(tuple(bots)))


class DecisionPoints:
    """The decision points of a table from a version on, one per entry."""

    def __init__(self, version: int, stand: DecisionPoint) -> None:
        self._first = version
        self._decision_points = [stand]

    def add(self, stand: DecisionPoint) -> None:
        """Add the decision point after the next entry; the oldest are forgotten."""
        # Most changes of names and words leave it as it was.
        self._decision_points.append(self.last if stand == self.last else stand)
        if len(self._decision_points) > 2 * MOST_STANDS:
            del self._decision_points[:MOST_STANDS]
            self._first += MOST_STANDS

    @property
    def last(self) -> DecisionPoint:
        """The present decision point."""
        return self._decision_points[-1]

    def at(self, version: int) -> DecisionPoint | None:
        """The decision point at a version, or None if that is forgotten."""
        index = version - self._first
        return self._decision_points[index] if 0 <= index < len(self._decision_points) else None
