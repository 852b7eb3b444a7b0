"""Dikes that are moved, and moor that is dehydrated, cut and removed."""

from __future__ import annotations

from allmende.arle.components.pieces import (
    COLUMNS,
    EMPTY,
    HYDRATED,
    MOOR_SPACES,
    MOST_DIKE_MOVES,
    PEAT,
    PEAT_ON_MOOR,
    ROW_DIKED,
)
from allmende.arle.record import events
from allmende.arle.rules.state import State


def move_dikes(state: State, seat: int, count: int) -> None:
    """Move dikes; a completed new Dike Line turns a row of tidal flat into land."""
    mine = state.seats[seat]
    moved = 0
    land = 0
    while moved < count and mine.dikes < MOST_DIKE_MOVES:
        mine.dikes += 1
        moved += 1
        row = ROW_DIKED[mine.dikes]
        if row >= 0:
            for space in range(COLUMNS * row, COLUMNS * row + COLUMNS):
                mine.land[space] = EMPTY
            mine.tiles[EMPTY] += COLUMNS
            land += COLUMNS
    if moved and state.log is not None:
        state.log.append(events.DikesMoved(seat=seat, count=moved, land=land))


def dehydrate(state: State, seat: int) -> None:
    """Turn a moor tile and place four peat tokens on it, if there is a hydrated one."""
    mine = state.seats[seat]
    moor = mine.moor_with(HYDRATED)
    if moor >= 0:
        mine.moors[moor] = PEAT_ON_MOOR
        if state.log is not None:
            state.log.append(events.MoorDehydrated(seat=seat, moor=moor))


def cut(state: State, seat: int, moor: int, count: int) -> None:
    """Take peat tokens off a moor; the last one uncovers the land below.

    ruling: Land that becomes free can be used at once, even by the same action.
    """
    mine = state.seats[seat]
    mine.moors[moor] -= count
    mine.goods[PEAT] += count
    if state.log is not None:
        state.log.append(events.PeatCut(seat=seat, count=count, moor=moor))
    if not mine.moors[moor]:
        clear_moor(state, seat, moor)


def clear_moor(state: State, seat: int, moor: int) -> None:
    """Remove a moor tile, and the peat on it."""
    mine = state.seats[seat]
    mine.moors[moor] = 0
    for space in MOOR_SPACES[moor]:
        mine.land[space] = EMPTY
    mine.tiles[EMPTY] += len(MOOR_SPACES[moor])
    if state.log is not None:
        state.log.append(events.MoorRemoved(seat=seat, moor=moor, land=len(MOOR_SPACES[moor])))
