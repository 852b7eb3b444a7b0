"""Which moves may be taken back: none that others have answered, and none after something hidden became known."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from allmende.core.rules.position import Position


class Made(msgspec.Struct, frozen=True):
    """A move that was made, and what undoing it depends on."""

    seat: int
    move: int
    period: int
    reveals: int
    shared: int


def undo_point(
    course: Sequence[Made],
    position: Position[Any],
    seat: int,
    over: Collection[int] = (),
    along: Container[int] = (),
) -> int | None:
    """The index of the move that an undo would take back for this seat, or None.

    Nothing is taken back once something hidden became known or another seat has acted since; moves that other
    seats made at the same time, independently, don't count, nor do those of the seats in `over`, nor those with
    the indexes in `along`.
    """
    others = False
    for index in range(len(course) - 1, -1, -1):
        made = course[index]
        if made.seat == seat:
            free = made.reveals == position.reveals and not (others and made.shared != position.shared)
            return index if free else None
        if made.seat not in over and index not in along:
            if not _together(course, position, index, seat):
                return None
            others = True
    return None


def turn_points(course: Sequence[Made], position: Position[Any], seat: int, along: Container[int] = ()) -> list[int]:
    """The indexes of the moves of this seat's last turn, as far as it can be taken back, the last one first.

    A turn is what a seat decides while the course of play rests.
    """
    last = undo_point(course, position, seat, along=along)
    if last is None:
        return []
    turn = course[last]
    before = takewhile(
        lambda index: (
            (made := course[index]).seat == seat and (made.period, made.reveals) == (turn.period, turn.reveals)
        ),
        range(last - 1, -1, -1),
    )
    return [last, *before]


def _together(course: Sequence[Made], position: Position[Any], index: int, seat: int) -> bool:
    """Whether the move at this index was made at the same time as the last one of `seat`."""
    if course[index].period != position.period:
        return False
    last = next((before for before in range(index - 1, -1, -1) if course[before].seat == seat), None)
    return last is not None and course[last].period == position.period
