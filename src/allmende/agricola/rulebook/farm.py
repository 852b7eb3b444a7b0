"""The farmyard: the house and the family, animals, fields, and anytime actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES, STAGE_OF_ROUND, cards_of_stage
from allmende.agricola.components.farmyard import COLUMNS, ROWS, SPACES
from allmende.agricola.components.pieces import (
    ANIMALS_PER_SPACE,
    CLAYEY,
    FENCES,
    HOUSE_MATERIAL,
    HOUSE_NAMES,
    PEOPLE,
    PETS,
    REED,
    RENOVATION_REED,
    RESOURCE_NAMES,
    ROOM_MATERIAL,
    ROOM_REED,
    SOWN,
    STABLE_WOOD,
    STABLES,
    WOOD,
)
from allmende.agricola.rulebook.beginning import KINDS_OF_ANIMALS, SEEDS, kinds, resources
from allmende.agricola.rulebook.scenes import CHILD, CROWDED, PASTURE, RENOVATING, SOWING, STABLE
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule
from allmende.core.rules.phrases import amount, one_of

_DOUBLED: Final = 2 * ANIMALS_PER_SPACE
_MOST: Final = ANIMALS_PER_SPACE * STABLES * 2**STABLES
"""The animals in a pasture that has a stable on each of its spaces, with all stables of a player."""
_ROOF: Final = amount(RESOURCE_NAMES[REED], ROOM_REED)
_NEW_ROOF: Final = amount(RESOURCE_NAMES[REED], RENOVATION_REED)
_MATERIALS: Final = resources([RESOURCE_NAMES[material] for material in HOUSE_MATERIAL])
_RENOVATED: Final = _MATERIALS[CLAYEY:]


def _rounds(space: str) -> Message | int:
    """The rounds in which an action space may come into play."""
    number = SPACE_NAMES.index(space)
    return one_of([at for at, stage in enumerate(STAGE_OF_ROUND) if stage and number in cards_of_stage(stage)])


def _sown(crop: int) -> Message:
    return amount(SEEDS[crop], SOWN[crop])


_GROWING: Final = [_sown(crop) for crop in range(len(SOWN))]

FARM: Final[tuple[Chapter, ...]] = (
    Chapter(
        "farmyard",
        (
            Rule(
                "spaces", {"spaces": SPACES, "rows": ROWS, "columns": COLUMNS}, about=("farm", "event:laid-on-farmyard")
            ),
            Rule("adjacent", about=("symbol:adjacent", "symbol:beside")),
            Rule("used", about=("symbol:unused", "symbol:empty", "symbol:turned")),
            Rule("stays"),
        ),
    ),
    Chapter("house", ()),
    Chapter(
        "rooms",
        (
            Rule(
                "cost",
                {
                    "count": ROOM_MATERIAL,
                    "materials": one_of(_MATERIALS),
                    "reed": _ROOF,
                },
                about=(
                    "event:room-built",
                    "symbol:room",
                    "symbol:material",
                    "symbol:house-material",
                    *(f"symbol:room-{name}" for name in HOUSE_NAMES),
                    "space:farm-expansion",
                ),
            ),
            Rule("place"),
            Rule("several"),
            Picture("picture", CHILD, "farm"),
        ),
        level=2,
    ),
    Chapter(
        "renovation",
        (
            Rule(
                "cost",
                {"reed": _NEW_ROOF, "materials": one_of(_RENOVATED)},
                about=("event:renovated", "house", "symbol:renovate", "space:house-redevelopment"),
            ),
            Rule("all"),
            Rule("once", about=("space:farm-redevelopment",)),
            Rule("example", scene=RENOVATING),
        ),
        level=2,
    ),
    Chapter(
        "family",
        (
            Rule(
                "room",
                {"rounds": _rounds("basic-wish-for-children")},
                about=("event:family-grew", "family", "people", "symbol:grow", "space:basic-wish-for-children"),
            ),
            Rule("newborn", about=("symbol:newborn",)),
            Rule(
                "without-room",
                {"rounds": _rounds("urgent-wish-for-children")},
                about=("space:urgent-wish-for-children",),
            ),
            Rule("later", about=("homeless",)),
            Rule("most", {"people": PEOPLE}),
            Rule("example", scene=CHILD),
        ),
        level=2,
    ),
    Chapter(
        "animals",
        (
            Rule("where", {"animals": kinds(KINDS_OF_ANIMALS)}, about=("animal", "symbol:any-animal")),
            Rule("full", about=("event:animals-released",)),
            Rule("offered", standing="ruling"),
            Rule("move"),
            Rule("example", scene=CROWDED),
        ),
    ),
    Chapter(
        "room-for-animals",
        (
            Rule("pasture", {"count": ANIMALS_PER_SPACE}, about=("symbol:pasture", "symbol:pastures", "symbol:holds")),
            Rule("stable", {"single": _DOUBLED, "stables": STABLES, "most": _MOST}),
            Rule("alone"),
            Rule("pets", {"pets": PETS}, about=("pet",)),
        ),
        level=2,
    ),
    Chapter(
        "fences",
        (
            Rule(
                "cost",
                {"fences": FENCES},
                about=("event:pasture-fenced", "fences", "symbol:fence", "space:fencing"),
            ),
            Rule("whole", about=("symbol:fenced",)),
            Rule("edges"),
            Rule("beside"),
            Rule("divide", about=("symbol:enclose",)),
            Picture("picture", STABLE, "farm"),
            Rule("example", scene=PASTURE),
        ),
        level=2,
    ),
    Chapter(
        "stables",
        (
            Rule(
                "cost",
                {"wood": amount(RESOURCE_NAMES[WOOD], STABLE_WOOD), "stables": STABLES},
                about=("event:stable-built", "symbol:stable", "corner", "space:farm-expansion"),
            ),
            Rule("place", about=("symbol:unfenced",)),
            Rule("example", scene=STABLE),
        ),
        level=2,
    ),
    Chapter("cultivation", ()),
    Chapter(
        "plowing",
        (
            Rule("tile", about=("event:field-plowed", "symbol:field", "space:farmland", "space:cultivation")),
            Rule("beside"),
        ),
        level=2,
    ),
    Chapter(
        "sowing",
        (
            Rule(
                "sow",
                {"growing": one_of(_GROWING)},
                about=(
                    "event:field-sown",
                    "event:crop-added",
                    "event:crop-moved",
                    "event:crop-discarded",
                    "symbol:sow",
                    "symbol:crop",
                    "space:grain-utilization",
                ),
            ),
            Rule("any"),
            Rule("seeds", {"rounds": _rounds("vegetable-seeds")}, about=("space:grain-seeds", "space:vegetable-seeds")),
            Rule("growing"),
            Picture("picture", SOWING, "farm"),
            Rule("example", scene=SOWING),
        ),
        level=2,
    ),
    Chapter(
        "any-time",
        (
            Rule("raw", {"crops": one_of(kinds(SEEDS))}, about=("event:exchanged", "symbol:any-time")),
            Rule("cook", about=("symbol:cook",)),
            Rule("fresh"),
            Rule("return"),
            Rule("needed", standing="ruling"),
            Rule("worse", standing="ruling"),
        ),
    ),
)
