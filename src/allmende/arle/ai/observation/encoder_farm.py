"""The sections of an observation on a farm of Fields of Arle: names of features, and a function that adds their values.

Besides plain counts, a section has sums and distances that the rules know and a net would have to find out.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.arle.components.board import WINTER
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    DESTINATIONS,
    GOODS_PIECES,
    KIND,
    PEAT_PIECE,
    PIECE_GOODS,
    PIECES,
    VEHICLE_KINDS,
    VEHICLE_NAMES,
    is_loaded,
    pieces_on,
    room_on,
)
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import (
    ANIMALS,
    DEPOT,
    DIKES,
    EMPTY,
    FOOD,
    FOOD_DUE,
    FUEL_DUE,
    HYDRATED,
    MOORS,
    MOST_DIKE_MOVES,
    PARK,
    PEAT,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    ROW_DIKED,
    SHEEP,
    STABLE,
    TILE_NAMES,
    TILES,
    TOOL_NAMES,
    TRACK_GOODS,
    TRACK_POINTS,
    TRAVEL_POINTS,
)
from allmende.arle.rules.player import Player
from allmende.arle.rules.scoring import FOOD_POINTS, half_points
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import BEFORE_NOVEMBER
from allmende.arle.rules.steps.inventory import LIGHT_HOUSES, milk_of, wool_of
from allmende.core.rules.observation import MOST, count_up, put, put_all, put_bits, put_zeros
from allmende.core.rules.state import FRAME

# Goods and animals

GOODS_NAMES: Final[list[str]] = [
    *RESOURCE_NAMES,
    *[f"{name} points" for name in RESOURCE_NAMES[:TRACK_GOODS]],
    "kinds of animals",
    "animals",
    "pairs of animals",
]


def add_goods(seen: BytesWriter, mine: Player) -> None:
    """Add the count of each resource, and the worth of the indicators on the Goods Track."""
    goods = mine.goods
    put_all(seen, goods)
    put(seen, FOOD_POINTS[goods[FOOD]])
    for resource in range(FOOD + 1, TRACK_GOODS):
        put(seen, TRACK_POINTS[goods[resource]])
    kinds = 0
    animals = 0
    pairs = 0
    for animal in range(SHEEP, SHEEP + ANIMALS):
        if goods[animal]:
            kinds += 1
        animals += goods[animal]
        pairs += goods[animal] // 2
    put(seen, kinds)
    put(seen, animals)
    put(seen, pairs)


# The Tool Tracks

TOOLS_NAMES: Final[list[str]] = [f"steps of {name}" for name in TOOL_NAMES]


def add_tools(seen: BytesWriter, mine: Player) -> None:
    """Add the position of each Tool Indicator."""
    put_all(seen, mine.tools)


# The Home Board

DIKES_TO_LAND: Final[list[int]] = [
    next((row - moved for row in range(moved + 1, MOST_DIKE_MOVES + 1) if ROW_DIKED[row] >= 0), 0)
    for moved in range(MOST_DIKE_MOVES + 1)
]
"""By the number of dikes moved: the number of further ones that turn the next row into land; 0 if no row is left."""
HOME_NAMES: Final[list[str]] = [
    *TILE_NAMES[:TILES],
    "a depot",
    "fields",
    "pens",
    "room for animals",
    "dikes moved",
    "dikes to more land",
    "peat on the boardwalk",
    "moors gone",
    *[f"moors with {peat} peat" for peat in range(1, PEAT_ON_MOOR + 1)],
    "hydrated moors",
    "peat to cut",
]


def add_home_board(seen: BytesWriter, mine: Player) -> None:
    """Add land, dikes and moor. Moor tiles are interchangeable.

    Stables count as two pens; the room is that for animals which fill every pen with their kind.
    """
    tiles = mine.tiles
    put_all(seen, tiles)
    stalls = mine.stalls()
    seen.append(1 if tiles[DEPOT] else 0)
    put(seen, mine.field_count())
    put(seen, stalls + 2 * tiles[STABLE])
    put(seen, DIKES + 2 * tiles[PARK] + 2 * tiles[EMPTY] + 3 * stalls + 6 * tiles[STABLE])
    put(seen, mine.dikes)
    put(seen, DIKES_TO_LAND[mine.dikes])
    put(seen, mine.moors[0])
    first = len(seen)
    put_zeros(seen, HYDRATED + 1)
    for moor in range(1, MOORS):
        count_up(seen, first + mine.moors[moor])
    put(seen, mine.peat_to_cut())


# The barn

ROOM_NAMES: Final[list[str]] = [
    "room for small equipment",
    "room for large equipment",
    "room on vehicles",
    "room on the emptiest vehicle",
]
ROOMS: Final = len(ROOM_NAMES)
BARN_NAMES: Final[list[str]] = [
    "boats",
    "plows",
    *VEHICLE_NAMES,
    *ROOM_NAMES,
    *[f"{RESOURCE_NAMES[resource]} on vehicles" for resource in PIECE_GOODS],
    *[f"{name} on a vehicle" for name in DESTINATION_NAMES],
    *[f"{name} to be visited" for name in DESTINATION_NAMES],
    "travelled",
    "travelled once vehicles are empty",
    "travel points then",
]


def add_barn(seen: BytesWriter, mine: Player) -> None:
    """Add equipment, the loads of vehicles, and the travels."""
    put(seen, mine.boats)
    put(seen, mine.plows)
    kinds = len(seen)
    rooms = kinds + VEHICLE_KINDS
    loads = rooms + ROOMS
    put_zeros(seen, VEHICLE_KINDS + ROOMS + PIECES)
    room = 0
    most = 0
    travelled = mine.travelled
    for vehicle in mine.vehicles:
        count_up(seen, kinds + (vehicle & KIND))
        left = room_on(vehicle)
        room += left
        most = max(most, left)
        if is_loaded(vehicle):
            for piece in range(PIECES):
                loaded = pieces_on(vehicle, piece)
                count_up(seen, loads + piece, loaded)
                if piece >= GOODS_PIECES:
                    travelled += DESTINATION_SIZES[piece - GOODS_PIECES] * loaded
    seen[rooms] = 1 if mine.is_room(1, 0) else 0
    seen[rooms + 1] = 1 if mine.is_room(0, 1) else 0
    seen[rooms + 2] = room
    seen[rooms + 3] = most
    put_bits(seen, mine.destinations, DESTINATIONS)
    put(seen, mine.travelled)
    put(seen, travelled)
    put(seen, TRAVEL_POINTS[travelled])


# The next inventory

INVENTORY_NAMES: Final[list[str]] = [
    "milk",
    "new wool",
    "food missing",
    "fuel missing",
    "shortages",
    *[f"{name} to be used now" for name in BUILDING_NAMES[:LIGHT_HOUSES]],
]


def add_inventory(seen: BytesWriter, state: State, mine: Player) -> None:
    """Add the yield of the animals, and the shortage of the next sustenance: food besides grain and animals, and
    peat."""
    winter = state.season() == WINTER
    milk = milk_of(mine)
    peat = mine.goods[PEAT]
    for vehicle in mine.vehicles:
        peat += pieces_on(vehicle, PEAT_PIECE)
    put(seen, milk)
    put(seen, wool_of(mine))
    put(seen, max(0, FOOD_DUE - mine.goods[FOOD] - (0 if winter else milk)))
    put(seen, 0 if winter else max(0, FUEL_DUE - peat))
    put(seen, mine.shortages)
    unused = 0
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == BEFORE_NOVEMBER.index:
            unused = mine.buildings & ~mine.used
    put_bits(seen, unused, LIGHT_HOUSES)


# The score

LOWEST: Final = -100
"""The half points that are encoded as 0. Unused boards cost 21 points at the start, and shortages cost more."""
SCORE_NAMES: Final[list[str]] = ["half points", "half points above"]


def add_score(seen: BytesWriter, mine: Player) -> None:
    """Add all points as if the game ended now; the excess over one byte goes into the next, so that their sum
    counts."""
    half = max(0, half_points(mine) - LOWEST)
    put(seen, min(half, MOST))
    put(seen, max(0, half - MOST))
