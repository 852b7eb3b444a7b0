"""Rooms, stables and fences are built, and houses renovated."""

from __future__ import annotations

from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    CORNER_SPACES,
    CORNERS,
    FARM_EDGE,
    FARM_SPACE_NAMES,
    SPACES,
    STABLE_SITE_NAMES,
    bit_count,
    border,
    enclosed,
    spaces_in,
)
from allmende.agricola.components.pieces import HOUSE_NAMES, STONY, WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.farm.places import place_of, turn_used
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.permits import STABLE_AMID_FIELDS
from allmende.agricola.rules.player import BUILT_BITS, BUILT_FENCES, BUILT_ROOMS, BUILT_STABLES, Player
from allmende.agricola.rules.state import State


def stable_corners(mine: Player) -> int:
    """The sites for a stable in the middle of four fields, as bits beyond those of the farmyard spaces."""
    found = 0
    if mine.permits & STABLE_AMID_FIELDS and not mine.stables >> SPACES:
        for corner in range(CORNERS):
            if not CORNER_SPACES[corner] & ~mine.fields:
                found |= 1 << SPACES + corner
    return found


def build_room(state: State, seat: int, space: int) -> None:
    """Place the tile of a room."""
    mine = state.seats[seat]
    turned = 1 << space & ~mine.used_spaces()
    mine.rooms |= 1 << space
    mine.built += 1 << BUILT_ROOMS + BUILT_BITS * mine.house
    update_least_fences(mine)
    if state.log is not None:
        name = FARM_SPACE_NAMES[space]
        state.log.append(events.RoomBuilt(seat=seat, house=HOUSE_NAMES[mine.house], place=name))
    turn_used(state, seat, turned)


def renovate(state: State, seat: int, straight: bool) -> None:
    """Turn all rooms over, perhaps straight to stone."""
    mine = state.seats[seat]
    mine.house = STONY if straight else mine.house + 1
    if state.log is not None:
        house = HOUSE_NAMES[mine.house]
        state.log.append(events.Renovated(seat=seat, house=house, rooms=mine.room_count()))


def build_stable(state: State, seat: int, space: int, wood: int) -> None:
    """Pay for a stable and build it."""
    mine = state.seats[seat]
    pay(state, seat, WOOD, wood, place_of(state, space))
    turned = 1 << space & ALL_SPACES & ~mine.used_spaces()
    mine.stables |= 1 << space
    mine.built += 1 << BUILT_STABLES
    if state.log is not None:
        state.log.append(events.StableBuilt(seat=seat, place=STABLE_SITE_NAMES[space]))
    turn_used(state, seat, turned)


def fence(state: State, seat: int, spaces: int, palisades: int = 0, before: int = 0) -> None:
    """Build the fences that are missing around a pasture; `palisades` of them are palisades.

    `before` are spaces that were fenced until just now.

    ruling: Which fence spaces at the edge of the farmyard have palisades makes no difference.
    """
    mine = state.seats[seat]
    missing = border(spaces) & ~mine.fences
    count = bit_count(missing) - palisades
    turned = spaces & ~mine.used_spaces() & ~before
    mine.fences |= missing
    at_edge = missing & FARM_EDGE
    for _ in range(palisades):
        mine.palisades |= at_edge & -at_edge
        at_edge &= at_edge - 1
    mine.built += count << BUILT_FENCES
    mine.pastures = enclosed(mine.fences, mine.rooms | mine.fields)
    fenced = 0
    for pasture in mine.pastures:
        fenced |= pasture
    mine.fenced = fenced
    update_least_fences(mine)
    if state.log is not None:
        names = [FARM_SPACE_NAMES[space] for space in spaces_in(spaces)]
        state.log.append(events.PastureFenced(seat=seat, places=names, fences=count))
        if palisades:
            state.log.append(events.PalisadesPlaced(seat=seat, count=palisades))
    turn_used(state, seat, turned)
