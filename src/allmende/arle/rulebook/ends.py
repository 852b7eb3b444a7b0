"""Chapters on the end of the game, scoring, the solo game, and the options of a table."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    ANIMALS,
    BOARDWALK_POINTS,
    DEHYDRATED_POINTS,
    HALF_POINTS,
    HALF_YEARS,
    HYDRATED_POINTS,
    NO_LARGE_VEHICLE_POINTS,
    SHORTAGE_POINTS,
    SOLO_GOAL,
    TILE_NAMES,
    TILE_POINTS,
    TOOL_POINTS,
    TRAVEL_POINTS,
)
from allmende.arle.rulebook.home import resources
from allmende.arle.rulebook.scenes import ALIKE, HERDS, LACKING
from allmende.arle.rules.scoring import halved
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Rule

_WORTHS: Final = sorted(set(HALF_POINTS) - {0})
_TILE_WORTHS: Final = sorted(set(TILE_POINTS) - {0})
_MOST_TOOLS: Final = sum(max(points) for points in TOOL_POINTS)
_MOST_TRAVEL: Final = max(TRAVEL_POINTS)
_NEXT: Final = HALF_YEARS + 1
_ORDER_OF_ANIMALS: Final = list(range(1, ANIMALS))


def _goods(half: int) -> list[Message]:
    """The goods that are worth `half` half points."""
    return resources([good for good, worth in enumerate(HALF_POINTS) if worth == half])


def _tiles(points: int) -> list[Message]:
    """The tiles that are worth `points` points."""
    return [named("tile", TILE_NAMES[tile]) for tile, worth in enumerate(TILE_POINTS) if worth == points]


ENDS: Final[tuple[Chapter, ...]] = (
    Chapter(
        "end",
        (Rule("last", {"half_years": HALF_YEARS}, about=("phase:4", "event:game-ended")), Rule("exchange")),
    ),
    Chapter(
        "scoring",
        (
            Rule("goods", about=("score:goods", "score")),
            *(Rule("goods-worth", {"goods": _goods(half), "points": halved(half)}) for half in _WORTHS),
            Rule("wear", standing="ruling"),
            Rule("equipment", {"lost": -NO_LARGE_VEHICLE_POINTS}, about=("score:equipment",)),
            Rule("travel", {"most": _MOST_TRAVEL}, about=("score:travel",)),
            Rule("tools", {"most": _MOST_TOOLS}, about=("score:tools", "tool")),
            Rule("track", about=("score:goods-track",)),
            Rule("home", about=("score:home-board",)),
            *(Rule("tiles-worth", {"tiles": _tiles(points), "points": points}) for points in _TILE_WORTHS),
            Rule(
                "moor",
                {"hydrated": -HYDRATED_POINTS, "dehydrated": -DEHYDRATED_POINTS, "boardwalk": -BOARDWALK_POINTS},
            ),
            Rule("animals", {"points": _ORDER_OF_ANIMALS}, about=("score:animals",)),
            Rule("herds-example", scene=HERDS),
            Rule("lacking-example", scene=LACKING),
            Rule("alike-example", scene=ALIKE),
            Rule("shortages", {"lost": -SHORTAGE_POINTS}, about=("score:shortages",)),
            Rule("winner"),
            Rule("tie", {"half_year": _NEXT}),
        ),
        level=2,
    ),
    Chapter(
        "solo",
        (Rule("special"), Rule("goal", {"goal": SOLO_GOAL})),
    ),
    Chapter(
        "options",
        (
            Rule("houses", about=("option:houses",)),
            Rule("online", about=("option:rules",)),
            Rule("payment", about=("option:payment",)),
            Rule("peat", about=("option:peat",)),
            Rule("barn", about=("option:barn",)),
            Rule("loading", about=("option:loading",)),
        ),
    ),
)
