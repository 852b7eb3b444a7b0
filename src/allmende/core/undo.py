"""Undo: finds the moves that a seat may take back, none of them behind a barrier.

A barrier is a move since which something hidden has become known, or since which another seat has acted. Moves that
others made at the same time, independently, are none; the caller may name more that are not: those of the seats in
`over`, and those with the indexes in `along`.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from allmende.core.rules.state import State


class Made(msgspec.Struct, frozen=True):
    """A move that was made, and the state's three counters before it, on which undoing it depends."""

    seat: int
    move: int
    epoch: int
    reveal_count: int
    shared_version: int


def undo_point(
    course: Sequence[Made],
    state: State[Any],
    seat: int,
    over: Collection[int] = (),
    along: Container[int] = (),
) -> int | None:
    """The index in `course` of the move that one undo takes back for a seat: its last one, unless there is a barrier.

    `state` is the state after all moves. None if the seat has made no move, or there is a barrier.
    """
    others = False
    for index in range(len(course) - 1, -1, -1):
        made = course[index]
        if made.seat == seat:
            nothing_came_out = made.reveal_count == state.reveal_count
            free = nothing_came_out and not (others and made.shared_version != state.shared_version)
            return index if free else None
        if made.seat not in over and index not in along:
            if not _together(course, state, index, seat):
                return None
            others = True
    return None


def undo_points(
    course: Sequence[Made], state: State[Any], seat: int, along: Container[int] = (), *, turn: bool = False
) -> list[int]:
    """The indexes of the moves that undo after undo takes back for a seat, the last one first.

    They reach back to the nearest barrier; with `turn` only to the beginning of the seat's last turn, which is all that
    it decides before the course of play goes on.
    """
    last = undo_point(course, state, seat, along=along)
    if last is None:
        return []
    return _turn_points(course, seat, last) if turn else _all_points(course, seat, last, along)


def _turn_points(course: Sequence[Made], seat: int, last: int) -> list[int]:
    """The moves of the turn to which the move at index `last` belongs, up to that one."""
    turn = course[last]
    before = takewhile(
        lambda index: (
            (made := course[index]).seat == seat and (made.epoch, made.reveal_count) == (turn.epoch, turn.reveal_count)
        ),
        range(last - 1, -1, -1),
    )
    return [last, *before]


def _all_points(course: Sequence[Made], seat: int, last: int, along: Container[int]) -> list[int]:
    """The moves from index `last` back to the nearest barrier."""
    points = [last]
    # Where moves of others, made at the same time, lie behind it, only the last one can be taken back.
    if all(index in along for index in range(last + 1, len(course))):
        for index in range(last - 1, -1, -1):
            made = course[index]
            if made.reveal_count != course[last].reveal_count or (made.seat != seat and index not in along):
                break
            if made.seat == seat:
                points.append(index)
    return points


def _together(course: Sequence[Made], state: State[Any], index: int, seat: int) -> bool:
    """True if the move at this index was made at the same time as the last one of `seat`."""
    if course[index].epoch != state.epoch:
        return False
    last = next((before for before in range(index - 1, -1, -1) if course[before].seat == seat), None)
    return last is not None and course[last].epoch == state.epoch
