"""Tiles and buildings on a Home Board, and Tool Indicators."""

from __future__ import annotations

from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import (
    BUILDING,
    EMPTY,
    STABLE_TILES,
    STALL,
    TILE_NAMES,
    TILE_SUPPLY,
    TILES,
    TOOL_NAMES,
)
from allmende.arle.record import events
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import house


def improve(state: State, seat: int, tool: int, steps: int) -> None:
    """Move a Tool Indicator to the right, up to the end of its track."""
    mine = state.seats[seat]
    for _ in range(steps):
        if mine.can_improve(tool):
            mine.tools[tool] += 1
            if state.log is not None:
                state.log.append(events.ToolImproved(seat=seat, tool=TOOL_NAMES[tool], value=mine.tool(tool)))


def can_place(state: State, seat: int, tile: int) -> bool:
    """True if there is an empty land space, and such a tile in the supply."""
    return state.seats[seat].tiles[EMPTY] > 0 and state.supply[TILE_SUPPLY[tile]] > 0


def place(state: State, seat: int, tile: int) -> None:
    """Place a tile of the supply on an empty land space."""
    take_tile(state, TILE_SUPPLY[tile], 1)
    space = cover(state, seat, tile)
    if state.log is not None:
        state.log.append(events.TilePlaced(seat=seat, tile=TILE_NAMES[tile], space=space))
    house(state, seat)


def cover(state: State, seat: int, tile: int) -> int:
    """Lay a tile or building on the first empty land space, and return that space."""
    mine = state.seats[seat]
    space = mine.space_with(EMPTY)
    mine.land[space] = tile
    mine.tiles[EMPTY] -= 1
    if tile < TILES:
        mine.tiles[tile] += 1
    return space


def build(state: State, seat: int, building: int) -> None:
    """Place a building on an empty land space."""
    mine = state.seats[seat]
    mine.buildings |= 1 << building
    space = cover(state, seat, BUILDING + building)
    if state.log is not None:
        state.log.append(events.Built(seat=seat, building=BUILDING_NAMES[building], space=space))


def remove(state: State, seat: int, tile: int) -> None:
    """Return a tile to the supply; its space is empty then."""
    mine = state.seats[seat]
    space = mine.space_with(tile)
    mine.land[space] = EMPTY
    mine.tiles[tile] -= 1
    mine.tiles[EMPTY] += 1
    take_tile(state, TILE_SUPPLY[tile], -1)
    if state.log is not None:
        state.log.append(events.TileRemoved(seat=seat, tile=TILE_NAMES[tile], space=space))


def exchange(state: State, seat: int, tile: int, to: int) -> None:
    """Put another tile in the place of one, from the supply or its own reverse side."""
    mine = state.seats[seat]
    space = mine.space_with(tile)
    mine.land[space] = to
    mine.tiles[tile] -= 1
    mine.tiles[to] += 1
    if TILE_SUPPLY[tile] != TILE_SUPPLY[to]:
        take_tile(state, TILE_SUPPLY[tile], -1)
        take_tile(state, TILE_SUPPLY[to], 1)
    if state.log is not None:
        state.log.append(events.TileFlipped(seat=seat, tile=TILE_NAMES[tile], to=TILE_NAMES[to], space=space))
    house(state, seat)


def can_upgrade_stall(state: State, seat: int) -> bool:
    """True if a Stall can be exchanged for a Stable."""
    return state.seats[seat].tiles[STALL] > 0 and state.supply[STABLE_TILES] > 0


def take_tile(state: State, supply: int, count: int) -> None:
    """Take tiles from the Supply Board, or return them if `count` is negative; other seats may have counted on
    them."""
    state.supply[supply] -= count
    state.shared_version += 1
