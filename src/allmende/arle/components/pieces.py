"""The facts printed on cardboard: goods, tools, the Home Board, the tracks, the tiles of the Supply Board.

Numbers stand for things in the hot paths; `…_NAMES` lists give their stable names. Lists instead of tuples, because
compiled code reads them much faster. Chapter names are those of the rulebook.
"""

from __future__ import annotations

from typing import Final

HALF_YEARS: Final = 9
"""Odd ones are Summer half-years, even ones Winter half-years."""
WORKERS: Final = 4
"""Workers of each player, one for each month of a half-year."""

# Resources (chapters "The Goods Track", "Limited Components"). The first five are counted on the Goods Track.
FOOD: Final = 0
GRAIN: Final = 1
FLAX: Final = 2
WOOL: Final = 3
HIDES: Final = 4
PEAT: Final = 5
WOOD: Final = 6
CLAY: Final = 7
TIMBER: Final = 8
BRICK: Final = 9
LINEN: Final = 10
WOOLEN: Final = 11
LEATHER: Final = 12
SUMMER_WEAR: Final = 13
WINTER_WEAR: Final = 14
LEATHER_WEAR: Final = 15
SHEEP: Final = 16
CATTLE: Final = 17
HORSE: Final = 18
RESOURCES: Final = 19
RESOURCE_NAMES: Final[list[str]] = [
    "food",
    "grain",
    "flax",
    "wool",
    "hides",
    "peat",
    "wood",
    "clay",
    "timber",
    "brick",
    "linen",
    "woolen",
    "leather",
    "summer-wear",
    "winter-wear",
    "leather-wear",
    "sheep",
    "cattle",
    "horse",
]
TRACK_GOODS: Final = 5
ANIMALS: Final = 3
MATERIALS: Final[list[int]] = [WOOD, CLAY, TIMBER, BRICK]

TRACK_END: Final = 15
FOOD_LIMIT: Final = 2 * TRACK_END
"""Food has two indicators on the Goods Track."""
TRACK_POINTS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]
"""By the space of the Goods Track on which an indicator stands."""

STARTING_GOODS: Final[list[int]] = [5, 1, 3, 4, 2, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
"""By resource: the number of it that each player starts with. The peat on the boardwalk is not among it."""

HALF_POINTS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 4, 5, 5, 0, 0, 0]
"""By resource: the worth of a tile of it at the end, in half points.

ruling: The tiles print 2, 2½ and 2½ for Summer, Winter and Leather Wear; a summary that gives 2 for each is mistaken.
"""

# The Tool Tracks (chapters "Setup", "Index of Equipment and Tools").
FISH_TRAPS: Final = 0
FLESHING_BEAMS: Final = 1
WEAVING_LOOMS: Final = 2
SLAUGHTERING_TABLES: Final = 3
SPADES: Final = 4
SHOVELS: Final = 5
POTTERY_WHEELS: Final = 6
OVENS: Final = 7
AXES: Final = 8
WORKBENCHES: Final = 9
TOOLS: Final = 10
TOOL_NAMES: Final[list[str]] = [
    "fish-traps",
    "fleshing-beams",
    "weaving-looms",
    "slaughtering-tables",
    "spades",
    "shovels",
    "pottery-wheels",
    "ovens",
    "axes",
    "workbenches",
]
TOOL_VALUES: Final[list[list[int]]] = [
    [2, 3, 4, 5, 6],
    [3, 5, 6],
    [2, 3, 4, 5],
    [2, 3, 4],
    [3, 5, 7],
    [3, 4, 5, 6],
    [2, 3, 4],
    [1, 2, 3, 4],
    [3, 4, 5, 6],
    [2, 3, 4],
]
"""By tool and space of its track: the number of that tool."""
TOOL_POINTS: Final[list[list[int]]] = [
    [0, 0, 0, 0, 3],
    [0, 1, 3],
    [0, 1, 3, 4],
    [0, 1, 2],
    [0, 0, 2],
    [0, 0, 0, 0],
    [0, 0, 2],
    [0, 1, 5, 7],
    [0, 0, 0, 0],
    [0, 1, 4],
]
SHOVEL_PAIRS: Final[list[int]] = [1, 2, 2, 3]
"""By space of the Shovels' track."""
TOOL_COST: Final[list[int]] = [WOOD, WOOD, WOOD, CLAY, WOOD, WOOD, CLAY, BRICK, WOOD, CLAY]
"""By tool: the material that a step on its track costs."""
TOOL_COST_COUNT: Final[list[int]] = [1, 1, 2, 1, 1, 1, 1, 1, 1, 2]

# Contents of a space of the Home Board. The first ones are counted in `Player.tiles`.
EMPTY: Final = 0
GRAIN_FIELD: Final = 1
FLAX_FIELD: Final = 2
FOREST: Final = 3
PARK: Final = 4
STALL: Final = 5
DEPOT: Final = 6
STABLE: Final = 7
DOUBLE_STALL: Final = 8
TILES: Final = 9
SEA: Final = 9
BOARDWALK: Final = 10
MOOR: Final = 11
BUILDING: Final = 12
"""From here on: the buildings by their numbers."""
TILE_NAMES: Final[list[str]] = [
    "empty",
    "grain-field",
    "flax-field",
    "forest",
    "park",
    "stall",
    "depot",
    "stable",
    "double-stall",
    "tidal-flat",
    "boardwalk",
    "moor",
]
TILE_POINTS: Final[list[int]] = [0, 0, 0, 2, 6, 2, 2, 6, 9]

# The Home Board: three columns and seven rows from the sea to the moor, counted row by row (chapter "The Home Board").
COLUMNS: Final = 3
SPACES_OF_LAND: Final = 21
STARTING_LAND: Final[list[int]] = [SEA] * 9 + [EMPTY, EMPTY, GRAIN_FIELD] + [STALL, BOARDWALK, FLAX_FIELD] + [MOOR] * 6
MOORS: Final = 4
"""The small boardwalk, numbered 0, and three moor tiles."""
MOOR_SPACES: Final[list[list[int]]] = [[13], [15, 18], [16, 19], [17, 20]]
"""By moor: the land below it."""
PEAT_ON_MOOR: Final = 4
HYDRATED: Final = 5
"""The value that stands for a moor's front, in the place of the number of peat tokens."""
HYDRATED_POINTS: Final = -4
DEHYDRATED_POINTS: Final = -1
BOARDWALK_POINTS: Final = -3

# The dikes (chapter "Dike Building").
DIKES: Final = 5
MOST_DIKE_MOVES: Final = 7
DIKES_IN_GAPS: Final[list[list[int]]] = [
    [0, 0, 2, 3],
    [0, 0, 3, 2],
    [0, 1, 3, 1],
    [0, 2, 3, 0],
    [0, 3, 2, 0],
    [1, 3, 1, 0],
    [2, 3, 0, 0],
    [3, 2, 0, 0],
]
"""By the number of dikes moved: the number of dikes in each gap, from the one above the topmost row of spaces on."""
ROW_DIKED: Final[list[int]] = [-1, 2, -1, -1, 1, -1, -1, 0]
"""By the number of dikes moved: the row of tidal flat that the last one turned into land, or -1."""
TIDAL_POINTS: Final[list[int]] = [-3, -3, -3, -3, -3, -2, -1, 0]

# The Travel Experience Track (chapter "Travel Experience").
TRAVEL_POINTS: Final[list[int]] = [0, 0, 1, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]
"""By the number of covered spaces: the points that the first empty one shows."""

# The Supply Board (chapter "Limited Components").
FOREST_TILES: Final = 0
STALL_TILES: Final = 1
STABLE_TILES: Final = 2
FIELD_TILES: Final = 3
CART_TILES: Final = 4
CARRIAGE_TILES: Final = 5
HANDCART_TILES: Final = 6
BOAT_TILES: Final = 7
SUPPLIES: Final = 8
SUPPLY_NAMES: Final[list[str]] = ["forest", "stall", "stable", "field", "cart", "carriage", "handcart", "peat-boat"]
"""The tiles by their fronts. A tile stays the same when it is flipped: a Depot is a Stall less in the supply."""
SUPPLY: Final[list[int]] = [5, 7, 3, 14, 3, 3, 2, 6]
ON_HOME_BOARD: Final[list[int]] = [0, 1, 0, 2, 0, 0, 0, 0]
"""By supply: the number of them on each Home Board at the start.

ruling: In the solo game the tiles of the second Home Board, which is not set up, stay in the supply.
"""
TILE_SUPPLY: Final[list[int]] = [
    -1,
    FIELD_TILES,
    FIELD_TILES,
    FOREST_TILES,
    FOREST_TILES,
    STALL_TILES,
    STALL_TILES,
    STABLE_TILES,
    STABLE_TILES,
]
"""By tile of the Home Board: its index on the Supply Board, or -1."""

# Sustenance (chapter "Phase 3: Inventorying").
FOOD_DUE: Final = 3
FUEL_DUE: Final = 2
SHORTAGE_POINTS: Final = -2
"""Points for each food or fuel that is missing."""

MILK_OF_SHEEP: Final[list[int]] = [2, 5, 8]
MILK_OF_CATTLE: Final[list[int]] = [1, 3, 5]
WOOL_OF_SHEEP: Final[list[int]] = [1, 4, 6]
"""Thresholds: each of them that the animals reach yields one more."""

NO_LARGE_VEHICLE_POINTS: Final = -3
BOAT_POINTS: Final = 1
PLOW_POINTS: Final = 3

SOLO_GOAL: Final = 110

FLIPPED: Final[list[int]] = [EMPTY, EMPTY, EMPTY, PARK, EMPTY, DEPOT, EMPTY, DOUBLE_STALL, EMPTY]
"""By tile: its reverse side, if it is an upgrade."""
