"""What is placed on the Home Board, turned over there and removed: buildings, stalls, forests, fields."""

from __future__ import annotations

from typing import Final

from allmende.arle.rules.amendments import LAND_FOR_A_FOREST
from allmende.arle.rules.boards import FLIPPED
from allmende.arle.rules.components import (
    BRICK,
    CLAY,
    EMPTY,
    FLAX_FIELD,
    FOREST,
    FOREST_TILES,
    GRAIN,
    GRAIN_FIELD,
    HYDRATED,
    STABLE,
    STALL,
)
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.moves import (
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
from allmende.arle.rules.numbers import BUILDINGS
from allmende.arle.rules.state import Table

STALL_CLAY: Final = 2
STABLE_BRICKS: Final = 2
FIELDS: Final[list[int]] = [GRAIN_FIELD, FLAX_FIELD]
"""In the order of the moves that name them."""


class Build(Option):
    """Build a building that is still to be had, and have it do what it does at once."""

    asks = "prompt-build"
    pauses = True
    first = BUILD
    last = IMPROVE

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        if not table.seats[seat].tiles[EMPTY]:
            return found
        left = table.buildings
        for building in range(BUILDINGS):
            if left >> building & 1 and table.can_pay_for(seat, building):
                found.append(BUILD + building)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        table.erect(seat, move - BUILD)


class BuildStall(Option):
    """Build a Stall for 2 clay and 1 grain."""

    asks = "prompt-stall"
    first = STALL_MOVE
    last = STABLE_MOVE

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.can_place(seat, STALL) or not table.seats[seat].goods[GRAIN]:
            return []
        if not table.can_pay(seat, CLAY, STALL_CLAY):
            return []
        return [STALL_MOVE, STALL_DEARLY] if table.has_choice(seat, CLAY, STALL_CLAY) else [STALL_MOVE]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.pay(seat, GRAIN, 1)
        table.place(seat, STALL)
        table.charge(seat, CLAY, STALL_CLAY, move == STALL_DEARLY)


class BuildStable(Option):
    """Exchange a Stall for a Stable, for 2 bricks."""

    asks = "prompt-stable"
    first = STABLE_MOVE
    last = FOREST_MOVE

    def choices(self, table: Table, seat: int) -> list[int]:
        can = table.can_upgrade_stall(seat) and table.seats[seat].goods[BRICK] >= STABLE_BRICKS
        return [STABLE_MOVE] if can else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.pay(seat, BRICK, STABLE_BRICKS)
        table.exchange(seat, STALL, STABLE)


class UpgradeStall(Option):
    """Exchange a Stall for a Stable without a further cost."""

    asks = "prompt-stable"
    first = STABLE_MOVE
    last = FOREST_MOVE
    required = True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [STABLE_MOVE] if table.can_upgrade_stall(seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.exchange(seat, STALL, STABLE)


class TakeForest(Option):
    """Place a Forest. Where there is no land for it, a destination or a green building may win some."""

    asks = "prompt-forest"
    pauses = True
    first = FOREST_MOVE
    last = FIELD

    def moves(self, table: Table, seat: int) -> list[int]:
        if not table.supply[FOREST_TILES]:
            return []
        if not table.seats[seat].tiles[EMPTY] and not table.amended(LAND_FOR_A_FOREST):
            return []
        return super().moves(table, seat)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [FOREST_MOVE] if table.can_place(seat, FOREST) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.place(seat, FOREST)


class PlowField(Option):
    """Place a field, of grain or of flax. It can be sold, and makes room for another one then."""

    asks = "prompt-field"
    comes_back = True
    first = FIELD
    last = REPLACE

    def choices(self, table: Table, seat: int) -> list[int]:
        return [FIELD, FIELD + 1] if table.can_place(seat, GRAIN_FIELD) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.place(seat, FIELDS[move - FIELD])


class ReplaceField(Option):
    """Replace a field with a Forest."""

    asks = "prompt-replace"
    first = REPLACE
    last = FLIP_BOAT

    def choices(self, table: Table, seat: int) -> list[int]:
        tiles = table.seats[seat].tiles
        if not table.supply[FOREST_TILES]:
            return []
        return [REPLACE + i for i in range(len(FIELDS)) if tiles[FIELDS[i]]]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.exchange(seat, FIELDS[move - REPLACE], FOREST)


class Flip(Option):
    """Turn over a tile with an arrow, for free: on the Home Board or in the barn."""

    asks = "prompt-flip"
    first = FLIP_BOAT
    last = FORGE_BOAT

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
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

    def do(self, table: Table, seat: int, move: int) -> None:
        if move == FLIP_BOAT:
            table.flip_boat(seat)
        elif move == FLIP_MOOR:
            table.dehydrate(seat)
        elif move >= FLIP_VEHICLE:
            table.flip_vehicle(seat, move - FLIP_VEHICLE)
        else:
            tile = FOREST if move == FLIP_FOREST else STALL if move == FLIP_STALL else STABLE
            table.exchange(seat, tile, FLIPPED[tile])
