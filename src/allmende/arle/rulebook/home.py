"""Chapters on the Home Board: land, dikes, moor, animals, the Goods Track, and limited components."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import PEAT_PIECE, PIECE_GOODS, UPGRADED
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    ANIMALS,
    BRICK,
    CLAY,
    COLUMNS,
    DIKES,
    DOUBLE_STALL,
    EMPTY,
    FOOD_LIMIT,
    MOOR_SPACES,
    MOST_DIKE_MOVES,
    PARK,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    ROW_DIKED,
    SEA,
    SHEEP,
    SPACES_OF_LAND,
    STABLE,
    STALL,
    STARTING_LAND,
    SUPPLY,
    SUPPLY_NAMES,
    TIDAL_POINTS,
    TIMBER,
    TRACK_END,
    TRACK_GOODS,
    TRACK_POINTS,
    WOOD,
)
from allmende.arle.presentation.arrangement import PENS
from allmende.arle.rulebook.scenes import DIKE, DIKED, PEAT
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule


def resources(numbers: list[int], count: int = 1) -> list[Message]:
    """The names of resources, to be enumerated: in the singular, or in the plural if `count` is not 1."""
    return [Message(f"resource-{RESOURCE_NAMES[number]}", {"count": count}) for number in numbers]


_MANY: Final = 9
"""A count that puts a resource's name into the plural."""
_ANIMALS: Final = list(range(SHEEP, SHEEP + ANIMALS))
_FABRICS: Final = [piece for piece in range(PEAT_PIECE) if PIECE_GOODS[piece] not in (WOOD, CLAY)]
_MOORS: Final = len(MOOR_SPACES[1:])
_SPACES_OF_MOOR: Final = len(MOOR_SPACES[1])
_WINNING: Final = [move for move, row in enumerate(ROW_DIKED) if row >= 0]
_MISSING: Final = -TIDAL_POINTS[0]
_SHORELINE: Final = TIDAL_POINTS.index(TIDAL_POINTS[0] + 1)
_TRACK_STEPS: Final = [TRACK_POINTS.index(points) for points in sorted(set(TRACK_POINTS)) if points]
_TRACK_WORTH: Final = [TRACK_POINTS[space] for space in _TRACK_STEPS]

HOME: Final[tuple[Chapter, ...]] = (
    Chapter(
        "home",
        (
            Rule(
                "rows",
                {"columns": COLUMNS, "rows": SPACES_OF_LAND // COLUMNS, "tidal": STARTING_LAND.count(SEA)},
                about=("land", "tile:tidal-flat", "tile:empty"),
            ),
        ),
    ),
    Chapter(
        "mainland",
        (
            Rule("build", about=("event:tile-placed", "event:built")),
            Rule("stay", about=("event:tile-removed",)),
            Rule("places", standing="ruling"),
            Rule("displaced", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "dikes",
        (
            Rule("line", {"dikes": DIKES, "columns": COLUMNS}, about=("dikes", "dike")),
            Rule("move", about=("event:dikes-moved",)),
            Rule("land", {"columns": COLUMNS, "moves": _WINNING}),
            Rule("points", {"missing": _MISSING, "move": _SHORELINE}),
            Rule("end", {"most": MOST_DIKE_MOVES}),
            Picture("picture", DIKED, "land"),
            Rule("example", scene=DIKE),
        ),
        level=2,
    ),
    Chapter(
        "moor",
        (
            Rule(
                "tiles",
                {"moors": _MOORS, "spaces": _SPACES_OF_MOOR},
                about=("moor", "tile:moor", "tile:boardwalk"),
            ),
            Rule("dehydrate", {"peat": PEAT_ON_MOOR}, about=("event:moor-dehydrated",)),
            Rule("cut", about=("event:peat-cut", "resource:peat")),
            Rule("gone", about=("event:moor-removed",)),
            Rule("at-once", standing="ruling"),
            Picture("picture", PEAT, "land"),
            Rule("example", scene=PEAT),
        ),
        level=2,
    ),
    Chapter(
        "animals",
        (
            Rule(
                "kinds",
                {"animals": resources(_ANIMALS, _MANY)},
                about=(
                    "animals",
                    "animal",
                    "symbol:any-animal",
                    *(f"resource:{RESOURCE_NAMES[animal]}" for animal in _ANIMALS),
                ),
            ),
            Rule("dikes"),
            Rule("pasture", {"room": max(PENS[EMPTY])}),
            Rule(
                "pens",
                {
                    "stall": max(PENS[STALL]),
                    "stable": max(PENS[STABLE]),
                    "double": named("tile", "double-stall"),
                    "stalls": len(PENS[DOUBLE_STALL]),
                },
                about=("tile:stall", "tile:stable", "tile:double-stall"),
            ),
            Rule("park", {"room": sum(PENS[PARK])}, about=("tile:park",)),
            Rule("none"),
            Rule("lost", about=("event:animals-returned",)),
            Rule("moved", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "goods-track",
        (
            Rule(
                "goods",
                {"goods": resources(list(range(TRACK_GOODS)), _MANY), "most": TRACK_END, "food": FOOD_LIMIT},
                about=(
                    "goods-track",
                    *(f"resource:{RESOURCE_NAMES[good]}" for good in range(TRACK_GOODS)),
                ),
            ),
            Rule("points", {"spaces": _TRACK_STEPS, "points": _TRACK_WORTH}),
            Rule("depot", about=("tile:depot",)),
        ),
        level=2,
    ),
    Chapter(
        "materials",
        (
            Rule(
                "building",
                {"materials": resources([WOOD, CLAY]), "upgraded": resources([TIMBER, BRICK])},
                about=tuple(f"resource:{RESOURCE_NAMES[good]}" for good in (WOOD, CLAY, TIMBER, BRICK)),
            ),
            Rule(
                "clothing",
                {
                    "fabrics": resources([PIECE_GOODS[piece] for piece in _FABRICS]),
                    "clothing": resources([UPGRADED[piece] for piece in _FABRICS]),
                },
                about=tuple(
                    f"resource:{RESOURCE_NAMES[good[piece]]}" for good in (PIECE_GOODS, UPGRADED) for piece in _FABRICS
                ),
            ),
            Rule("instead", about=("payment",)),
        ),
        level=2,
    ),
    Chapter(
        "limited",
        (
            Rule("unlimited"),
            Rule("tiles", about=("supply",)),
            *(
                Rule("count", {"tile": named("supply", name), "count": count})
                for name, count in zip(SUPPLY_NAMES, SUPPLY, strict=True)
            ),
            Rule("solo", standing="ruling"),
        ),
        level=2,
    ),
)
