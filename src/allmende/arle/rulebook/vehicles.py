"""Chapters on vehicles: the barn that holds them, their loads, and travel."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    LARGE_SPACES,
    LINEN_PIECE,
    PEAT_PIECE,
    PIECE_GOODS,
    PIECE_SIZES,
    SMALL_SPACES,
    UPGRADED,
    VEHICLE_CELLS,
    VEHICLE_NAMES,
)
from allmende.arle.components.numbers import BUILDING_NAMES, LOADING_STATION
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import FOOD_LIMIT
from allmende.arle.rulebook.home import resources
from allmende.arle.rulebook.scenes import LOADING, TRAVEL
from allmende.core.message import Argument
from allmende.core.rulebook import Chapter, Picture, Rule

_SIZES: Final = sorted(set(PIECE_SIZES))
_WIDE: Final = max(max(cells) for cells in VEHICLE_CELLS)
(_LINEN,) = resources([PIECE_GOODS[LINEN_PIECE]])
_STATION: Final[dict[str, Argument]] = {"building": named("the-building", BUILDING_NAMES[LOADING_STATION])}


def _of_size(size: int) -> Rule:
    """A rule that lists the pieces of a size."""
    goods = resources([PIECE_GOODS[piece] for piece in range(PEAT_PIECE + 1) if PIECE_SIZES[piece] == size])
    places = zip(DESTINATION_NAMES, DESTINATION_SIZES, strict=True)
    towns = [named("destination", name) for name, large in places if large == size]
    return Rule("size", {"size": size, "what": [*goods, *towns]})


VEHICLES: Final[tuple[Chapter, ...]] = (
    Chapter(
        "vehicles",
        (
            Rule("what", about=("vehicle", "event:equipment-gained", *(f"piece:{name}" for name in VEHICLE_NAMES))),
            Rule("work"),
        ),
    ),
    Chapter(
        "barn",
        (
            Rule("spaces", {"small": SMALL_SPACES, "large": LARGE_SPACES}, about=("barn", "piece")),
            Rule("room"),
            Rule("loaded", standing="ruling"),
            Picture("picture", TRAVEL, "barn"),
        ),
        level=2,
    ),
    Chapter(
        "loading",
        (
            Rule("when", about=("event:loaded",)),
            Rule(
                "upgrade",
                {
                    "goods": resources([PIECE_GOODS[piece] for piece in range(PEAT_PIECE)]),
                    "upgraded": resources([UPGRADED[piece] for piece in range(PEAT_PIECE)]),
                },
            ),
            Rule("clay"),
            Rule("station", _STATION),
            Rule("stay"),
            Rule("example", scene=LOADING),
        ),
        level=2,
    ),
    Chapter(
        "room",
        (
            *(_of_size(size) for size in _SIZES),
            Rule("measured", standing="inferred"),
            Rule("single"),
            Rule("wide", {"wide": _WIDE}),
            Rule("wagon", {"wagon": named("piece", "wagon")}),
            Rule("droshky", {"droshky": named("piece", "droshky"), "linen": _LINEN}),
            Rule("shifted", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "travel",
        (
            Rule("sell", about=("event:sold", "destination", "sale")),
            Rule("supply"),
            Rule("once"),
            Rule("limit", {"food": FOOD_LIMIT}),
            Rule("example", scene=TRAVEL),
        ),
        level=2,
    ),
)
