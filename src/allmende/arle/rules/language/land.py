"""Effects on the Home Board: buildings, stalls, forests and fields are placed, flipped and replaced."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.moves import (
    BUILD,
    FIELD,
    FLIP_BOAT,
    FLIP_FOREST,
    FLIP_MOOR,
    FLIP_STABLE,
    FLIP_STALL,
    FLIP_VEHICLE,
    FOREST_MOVE,
    FORGE_BOAT,
    IMPROVE,
    REPLACE,
    STABLE_MOVE,
    STALL_DEARLY,
    STALL_MOVE,
)
from allmende.arle.components.numbers import BUILDINGS
from allmende.arle.components.pieces import (
    BRICK,
    CLAY,
    EMPTY,
    FLAX_FIELD,
    FLIPPED,
    FOREST,
    FOREST_TILES,
    GRAIN,
    GRAIN_FIELD,
    HYDRATED,
    STABLE,
    STABLE_TILES,
    STALL,
)
from allmende.arle.rules.amendments import LAND_FOR_A_FOREST
from allmende.arle.rules.barn import PEAT_BOAT
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.shortages import (
    choice_missing,
    cost_missing,
    equipment_missing,
    goods_missing,
    land_missing,
    moor_missing,
    place_missing,
    price_missing,
    supply_missing,
    tile_missing,
    vehicle_missing,
)
from allmende.arle.rules.state import State
from allmende.core.message import Message

STALL_CLAY: Final = 2
STABLE_BRICKS: Final = 2
FIELDS: Final[list[int]] = [GRAIN_FIELD, FLAX_FIELD]
"""Kinds of fields, in the order of the moves that name them."""


class Build(Option):
    """Build a building that is left, and have its immediate effect."""

    asks = "prompt-build"
    pauses = True
    first = BUILD
    last = IMPROVE

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        if not state.seats[seat].tiles[EMPTY]:
            return found
        left = state.buildings
        for building in range(BUILDINGS):
            if left >> building & 1 and state.can_pay_for(seat, building):
                found.append(BUILD + building)
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return [BUILD + building for building in range(BUILDINGS) if state.buildings >> building & 1]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        building = move - BUILD
        if state.buildings >> building & 1:
            return land_missing(state, seat) or cost_missing(state, seat, building)
        for mine in state.seats:
            if mine.has_built(building):
                return Message("reason-built-already")
        return Message("reason-not-in-this-game")

    def do(self, state: State, seat: int, move: int) -> None:
        state.erect(seat, move - BUILD)


class BuildStall(Option):
    """Build a Stall for 2 clay and 1 grain."""

    asks = "prompt-stall"
    first = STALL_MOVE
    last = STABLE_MOVE

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.can_place(seat, STALL) or not state.seats[seat].goods[GRAIN]:
            return []
        if not state.can_pay(seat, CLAY, STALL_CLAY):
            return []
        return [STALL_MOVE, STALL_DEARLY] if state.has_choice(seat, CLAY, STALL_CLAY) else [STALL_MOVE]

    def visible(self, state: State, seat: int) -> list[int]:
        return [STALL_MOVE]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        cost = [CLAY, STALL_CLAY, GRAIN, 1]
        missing = place_missing(state, seat, STALL) or price_missing(state, seat, cost)
        return choice_missing(state, seat, CLAY, STALL_CLAY) if missing is None and move == STALL_DEARLY else missing

    def do(self, state: State, seat: int, move: int) -> None:
        state.pay(seat, GRAIN, 1)
        state.place(seat, STALL)
        state.charge(seat, CLAY, STALL_CLAY, move == STALL_DEARLY)


class BuildStable(Option):
    """Exchange a Stall for a Stable, for 2 bricks."""

    asks = "prompt-stable"
    first = STABLE_MOVE
    last = FOREST_MOVE

    def choices(self, state: State, seat: int) -> list[int]:
        can = state.can_upgrade_stall(seat) and state.seats[seat].goods[BRICK] >= STABLE_BRICKS
        return [STABLE_MOVE] if can else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [STABLE_MOVE]

    def refusal(self, state: State, seat: int) -> Message | None:
        return upgrade_missing(state, seat) or goods_missing(state, seat, [BRICK, STABLE_BRICKS])

    def do(self, state: State, seat: int, move: int) -> None:
        state.pay(seat, BRICK, STABLE_BRICKS)
        state.exchange(seat, STALL, STABLE)


class UpgradeStall(Option):
    """Exchange a Stall for a Stable without a further cost."""

    asks = "prompt-stable"
    first = STABLE_MOVE
    last = FOREST_MOVE
    required = True

    def choices(self, state: State, seat: int) -> list[int]:
        return [STABLE_MOVE] if state.can_upgrade_stall(seat) else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [STABLE_MOVE]

    def refusal(self, state: State, seat: int) -> Message | None:
        return upgrade_missing(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        state.exchange(seat, STALL, STABLE)


def upgrade_missing(state: State, seat: int) -> Message | None:
    """The reason why the seat can't exchange a Stall for a Stable, as `can_upgrade_stall` says, or None."""
    return tile_missing(state, seat, STALL) or supply_missing(state, STABLE_TILES)


class TakeForest(Option):
    """Place a Forest. Where there is no land for it, a destination or a green building may win some."""

    asks = "prompt-forest"
    pauses = True
    first = FOREST_MOVE
    last = FIELD

    def moves(self, state: State, seat: int) -> list[int]:
        if not state.supply[FOREST_TILES]:
            return []
        if not state.seats[seat].tiles[EMPTY] and not state.amended(LAND_FOR_A_FOREST):
            return []
        return super().moves(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        return [FOREST_MOVE] if state.can_place(seat, FOREST) else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [FOREST_MOVE]

    def refusal(self, state: State, seat: int) -> Message | None:
        return place_missing(state, seat, FOREST)

    def do(self, state: State, seat: int, move: int) -> None:
        state.place(seat, FOREST)


class PlowField(Option):
    """Place a field, of grain or of flax. A field can be sold at any time, which makes room for another one."""

    asks = "prompt-field"
    comes_back = True
    first = FIELD
    last = REPLACE

    def choices(self, state: State, seat: int) -> list[int]:
        return [FIELD, FIELD + 1] if state.can_place(seat, GRAIN_FIELD) else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [FIELD, FIELD + 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        return place_missing(state, seat, GRAIN_FIELD)

    def do(self, state: State, seat: int, move: int) -> None:
        state.place(seat, FIELDS[move - FIELD])


class ReplaceField(Option):
    """Replace a field with a Forest."""

    asks = "prompt-replace"
    first = REPLACE
    last = FLIP_BOAT

    def choices(self, state: State, seat: int) -> list[int]:
        tiles = state.seats[seat].tiles
        if not state.supply[FOREST_TILES]:
            return []
        return [REPLACE + i for i in range(len(FIELDS)) if tiles[FIELDS[i]]]

    def visible(self, state: State, seat: int) -> list[int]:
        return [REPLACE, REPLACE + 1]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return tile_missing(state, seat, FIELDS[move - REPLACE]) or supply_missing(state, FOREST_TILES)

    def do(self, state: State, seat: int, move: int) -> None:
        state.exchange(seat, FIELDS[move - REPLACE], FOREST)


class Flip(Option):
    """Flip a tile with an arrow, for free: on the Home Board or in the barn."""

    asks = "prompt-flip"
    first = FLIP_BOAT
    last = FORGE_BOAT

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        if mine.boats:
            found.append(FLIP_BOAT)
        if mine.moor_with(HYDRATED) >= 0:
            found.append(FLIP_MOOR)
        if mine.tiles[FOREST]:
            found.append(FLIP_FOREST)
        if mine.tiles[STALL]:
            found.append(FLIP_STALL)
        if mine.tiles[STABLE]:
            found.append(FLIP_STABLE)
        for i in range(len(mine.vehicles)):
            vehicle = mine.vehicles[i]
            if vehicle % 2 == 0 and mine.vehicles.index(vehicle) == i:
                found.append(FLIP_VEHICLE + i)
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(FLIP_BOAT, FLIP_VEHICLE + len(state.seats[seat].vehicles)))

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine = state.seats[seat]
        if move == FLIP_BOAT:
            return equipment_missing(mine.boats, PEAT_BOAT)
        if move == FLIP_MOOR:
            return moor_missing(state, seat, HYDRATED)
        if move < FLIP_VEHICLE:
            return tile_missing(state, seat, flipped_tile(move))
        parking = move - FLIP_VEHICLE
        if parking < len(mine.vehicles) and mine.vehicles[parking] % 2:
            return Message("reason-flipped-already")
        return vehicle_missing(state, seat, parking)

    def do(self, state: State, seat: int, move: int) -> None:
        if move == FLIP_BOAT:
            state.flip_boat(seat)
        elif move == FLIP_MOOR:
            state.dehydrate(seat)
        elif move >= FLIP_VEHICLE:
            state.flip_vehicle(seat, move - FLIP_VEHICLE)
        else:
            tile = flipped_tile(move)
            state.exchange(seat, tile, FLIPPED[tile])


def flipped_tile(move: int) -> int:
    """The tile of the Home Board that a move flips."""
    return FOREST if move == FLIP_FOREST else STALL if move == FLIP_STALL else STABLE
