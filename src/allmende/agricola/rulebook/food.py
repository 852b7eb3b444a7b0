"""The harvest, and the major improvements that help with it."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import HARVEST_ROUNDS
from allmende.agricola.components.improvement import FIREPLACE, FIRST_COVERED, HEARTH, Improvement
from allmende.agricola.components.pieces import (
    ADULT_FOOD,
    BEGGING_POINTS,
    FOOD,
    NEWBORN_FOOD,
    RESOURCE_NAMES,
    SOLO_ADULT_FOOD,
)
from allmende.agricola.rulebook.scenes import BREEDING, OVEN, START
from allmende.agricola.rulebook.things import improvements
from allmende.agricola.rules.spaces import MOST_PLAYERS
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule
from allmende.core.rules.phrases import amount

_FOOD: Final = RESOURCE_NAMES[FOOD]
_LOST: Final = -BEGGING_POINTS
_OVENS: Final = [each for each in IMPROVEMENTS if each.at_once is not None and each.bread]
_WORKSHOPS: Final = [each for each in IMPROVEMENTS if each.craft >= 0]
_COOKING: Final = [each for each in IMPROVEMENTS if each.cooks]
_WELLS: Final = [each for each in IMPROVEMENTS if each not in (*_OVENS, *_WORKSHOPS, *_COOKING)]


def _kind(kind: int) -> Improvement:
    return next(each for each in IMPROVEMENTS if each.kind == kind)


def _the(several: list[Improvement]) -> list[Message]:
    """Their names, without those for six players, which are of the same kinds."""
    return [Message(f"improvement-{each.name}") for each in several if each in IMPROVEMENTS[:FIRST_COVERED]]


def _about(several: list[Improvement]) -> tuple[str, ...]:
    return tuple(f"improvement:{each.name}" for each in several)


HARVEST: Final[tuple[Chapter, ...]] = (
    Chapter(
        "harvest",
        (
            Rule("rounds", {"rounds": HARVEST_ROUNDS}),
            Rule("phases"),
        ),
    ),
    Chapter(
        "field-phase",
        (
            Rule("take", about=("phase:field", "event:fields-harvested", "symbol:field-phase", "symbol:harvested")),
            Rule("must"),
        ),
        level=2,
    ),
    Chapter(
        "feeding",
        (
            Rule(
                "food",
                {"food": amount(_FOOD, ADULT_FOOD), "newborn": amount(_FOOD, NEWBORN_FOOD)},
                about=("phase:feeding", "event:fed", "symbol:meal"),
            ),
            Rule("alone", {"food": amount(_FOOD, SOLO_ADULT_FOOD)}),
            Rule("sources"),
            Rule(
                "begging",
                {"points": _LOST},
                about=("event:begging-marker-taken", "symbol:begging"),
            ),
            Rule("all", standing="ruling"),
            Rule("asked", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "breeding",
        (
            Rule("young", about=("phase:breeding", "event:animal-born", "symbol:breed")),
            Rule("room"),
            Rule("parents"),
            Rule("choice", standing="ruling"),
            Rule("cooking", standing="ruling"),
            Rule("example", scene=BREEDING),
        ),
        level=2,
    ),
    Chapter(
        "improvements",
        (
            Rule(
                "build",
                {"count": FIRST_COVERED},
                about=(
                    "event:improvement-built",
                    "improvement",
                    "symbol:improvement",
                    "space:major-improvement",
                    "space:house-redevelopment",
                ),
            ),
            Rule("owner"),
            Rule("covered", {"players": MOST_PLAYERS, "count": len(IMPROVEMENTS) - FIRST_COVERED}),
            Rule("both"),
            Picture("picture", START, "improvements"),
            *improvements(),
        ),
    ),
    Chapter(
        "cooking",
        (
            Rule(
                "hearths",
                {"first": Message("improvement-fireplace"), "second": Message("improvement-cooking-hearth")},
                about=_about(_COOKING),
            ),
            Rule("upgrade", about=("event:improvement-returned", "symbol:upgrade", "symbol:return")),
        ),
        level=2,
    ),
    Chapter(
        "baking",
        (
            Rule(
                "bread",
                {"fireplace": _kind(FIREPLACE).bread, "hearth": _kind(HEARTH).bread},
                about=("symbol:bake", "space:grain-utilization", "space:side-job"),
            ),
            Rule("ovens", {"ovens": _the(_OVENS)}, about=_about(_OVENS)),
            Rule("together"),
            Rule("example", scene=OVEN),
        ),
        level=2,
    ),
    Chapter(
        "crafts",
        (
            Rule(
                "craft",
                {"workshops": _the(_WORKSHOPS)},
                about=_about(_WORKSHOPS),
            ),
            Rule("bonus"),
            Rule("left", standing="ruling"),
        ),
        level=2,
    ),
    Chapter("well", (Rule("rounds", about=(*_about(_WELLS), "symbol:next-rounds")),), level=2),
)
