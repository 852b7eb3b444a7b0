"""Workers on the action board, and the first player marker.

Each operation logs an event, and notes that the seat's boards have changed (`Player.fresh`).
"""

from __future__ import annotations

from allmende.hallertau.components.board import SPACE_NAMES, head_count, in_row, topmost_row
from allmende.hallertau.record import events
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.state import State


def place(state: State, seat: int, space: int, row: int, count: int, own: bool) -> None:
    """Put workers of the seat, or of the general supply if not `own`, on a row of an action space that it uses."""
    state.board[space] |= count << 2 * row - 2
    state.shared_version += 1
    mine = state.seats[seat]
    mine.just_used = space + 1
    if own:
        mine.workers -= count
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.WorkersPlaced(seat=seat, space=SPACE_NAMES[space], row=row, count=count, own=own))


def use(state: State, seat: int, space: int, row: int, count: int, own: bool, mode: int) -> None:
    """Put workers on a row of an action space, and push the step of its action."""
    place(state, seat, space, row, count, own)
    state.seats[seat].push(state.actions[space], 0, mode)


def gain_workers(state: State, seat: int, count: int) -> None:
    """Add to the seat's supply of workers."""
    mine = state.seats[seat]
    mine.workers += count
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.WorkersGained(seat=seat, count=count))


def move_workers(state: State, seat: int, source: int, target: int) -> None:
    """Move all workers of an action space onto the top row of another."""
    count = head_count(state.board[source])
    state.board[source] = 0
    state.board[target] |= count << 4
    state.shared_version += 1
    if state.log is not None:
        state.log.append(events.WorkersMoved(seat=seat, space=SPACE_NAMES[source], to=SPACE_NAMES[target], count=count))


def take_row(state: State, seat: int, space: int, row: int) -> int:
    """Return the workers in a row of an action space to the general supply, and return their number."""
    count = in_row(state.board[space], row)
    state.board[space] &= ~(3 << 2 * row - 2)
    state.shared_version += 1
    if state.log is not None and count:
        state.log.append(events.WorkersReturned(seat=seat, space=SPACE_NAMES[space], row=row, count=count))
    return count


def clear_space(state: State, seat: int, space: int) -> None:
    """Return all workers on an action space to the general supply."""
    for row in (3, 2, 1):
        if in_row(state.board[space], row):
            take_row(state, seat, space, row)


def take_topmost_row(state: State, seat: int, space: int) -> int:
    """Return the topmost row of workers on an action space to the general supply, and return their number."""
    row = topmost_row(state.board[space])
    return take_row(state, seat, space, row) if row else 0


def pass_marker(state: State, seat: int) -> None:
    """Give the first player marker to a seat."""
    if state.first != seat:
        state.first = seat
        if state.log is not None:
            state.log.append(events.FirstPlayerPassed(seat=seat))
