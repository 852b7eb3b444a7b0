"""Chapters on the action spaces: how to read them, their effects, and the actions that they offer."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SEASON_NAMES, SUMMER, WINTER
from allmende.arle.components.equipment import VEHICLE_NAMES
from allmende.arle.components.phrases import amounts, named
from allmende.arle.components.pieces import (
    BRICK,
    CATTLE,
    CLAY,
    FLIPPED,
    GRAIN,
    HORSE,
    MOOR_SPACES,
    RESOURCE_NAMES,
    TILE_NAMES,
    WOOD,
)
from allmende.arle.presentation.reference import reference
from allmende.arle.rulebook.scenes import IMITATED, IMITATION, MASTER
from allmende.arle.rules.language.land import STABLE_BRICKS, STALL_CLAY
from allmende.core.rulebook import Chapter, Printed, Rule
from allmende.core.rules.phrases import amount, one_of

_FRONTS: Final = [
    *(named("a-tile", TILE_NAMES[tile]) for tile, back in enumerate(FLIPPED) if back),
    *(named("a-piece", name) for name in ("peat-boat", *VEHICLE_NAMES[::2])),
]
"""The tiles with an arrow, besides the moor."""
_BACKS: Final = [named("a-tile", TILE_NAMES[back]) for back in FLIPPED if back]
_MOORS: Final = len(MOOR_SPACES[1:])
_ONE_WOOD: Final = amount(RESOURCE_NAMES[WOOD], 1)
_STALL: Final = amounts([CLAY, STALL_CLAY, GRAIN, 1])
_STABLE: Final = amount(RESOURCE_NAMES[BRICK], STABLE_BRICKS)
_DRAUGHT: Final = [amount(RESOURCE_NAMES[animal], 1) for animal in (CATTLE, HORSE)]


def _spaces(season: int) -> list[Printed]:
    return [
        Printed(f"space:{space.name}", space.icons, (space.text,), space.ruling)
        for space in reference().spaces
        if space.season == SEASON_NAMES[season]
    ]


SPACES: Final[tuple[Chapter, ...]] = (
    Chapter(
        "spaces",
        (
            Rule("supply", about=("event:gained", "event:paid")),
            Rule("cost"),
            Rule("per"),
            Rule("arrows", about=("symbol:arrow", "convert")),
            Rule("condition", about=("symbol:book",)),
            Rule("or", about=("symbol:or", "symbol:slash", "symbol:plus")),
            Rule("order"),
            Rule("named", standing="ruling"),
            Rule("peat"),
        ),
    ),
    Chapter("summer", _spaces(SUMMER), level=2),
    Chapter("winter", _spaces(WINTER), level=2),
    Chapter(
        "actions",
        (
            Rule("build", about=("building", "symbol:build")),
            Rule("stall", {"stall": _STALL, "stable": _STABLE}),
            Rule("plow", {"wood": _ONE_WOOD, "animals": one_of(_DRAUGHT)}, about=("piece:plow",)),
            Rule("field", about=("tile:grain-field", "tile:flax-field")),
            Rule("forest", about=("tile:forest",)),
            Rule("vehicle", about=("symbol:vehicle",)),
            Rule(
                "flip",
                {"tiles": _FRONTS, "moors": _MOORS},
                about=("event:tile-flipped", "event:equipment-flipped", "symbol:flip"),
            ),
            Rule("backs", {"backs": _BACKS}),
            Rule("master", about=("event:tool-improved", "symbol:master", "symbol:improve")),
            Rule("master-example", scene=MASTER),
            Rule("laborer", about=("event:imitated", "symbol:imitate")),
            Rule("laborer-example", scene=IMITATION),
            Rule("spades-example", scene=IMITATED),
            Rule("grain"),
            Rule("tools"),
        ),
        level=2,
    ),
)
