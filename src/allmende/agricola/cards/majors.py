"""The major improvements, in the vocabulary of effects (chapter "Major Improvements")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import (
    BAKING_COURSE,
    CLAY_OVEN,
    EARTH_OVEN,
    FIREPLACE,
    HEARTH,
    IRON_OVEN,
    NUMBERED_NAMES,
    ORIENTAL,
    SIMPLE_OVEN,
    STONE_OVEN,
    Improvement,
    bakery,
    cooking,
    kitchen,
    other,
    oven,
    workshop,
)
from allmende.agricola.components.pieces import CLAY, FOOD, REED, STONE, WOOD
from allmende.agricola.rules.language import BakeBread
from allmende.agricola.rules.language.writing import next_rounds

IMPROVEMENTS: Final[list[Improvement]] = [
    cooking("fireplace-2", FIREPLACE, [CLAY, 2], [2, 2, 2, 3], 2),
    cooking("fireplace-3", FIREPLACE, [CLAY, 3], [2, 2, 2, 3], 2),
    cooking("cooking-hearth-4", HEARTH, [CLAY, 4], [3, 2, 3, 4], 3),
    cooking("cooking-hearth-5", HEARTH, [CLAY, 5], [3, 2, 3, 4], 3),
    other("well", [WOOD, 1, STONE, 3], 4, next_rounds(FOOD, 5)),
    oven("clay-oven", CLAY_OVEN, [CLAY, 3, STONE, 1], 2, 5, 1, BakeBread()),
    oven("stone-oven", STONE_OVEN, [CLAY, 1, STONE, 3], 3, 4, 2, BakeBread()),
    workshop("joinery", [WOOD, 2, STONE, 2], WOOD, 2, [3, 5, 7]),
    workshop("pottery", [CLAY, 2, STONE, 2], CLAY, 2, [3, 5, 7]),
    workshop("basketmakers-workshop", [REED, 2, STONE, 2], REED, 3, [2, 4, 5]),
    # for six players
    cooking("fireplace-4", FIREPLACE, [CLAY, 4], [2, 2, 2, 3], 2),
    cooking("cooking-hearth-6", HEARTH, [CLAY, 6], [3, 2, 3, 4], 3),
    other("second-well", [CLAY, 1, STONE, 3], 4, next_rounds(FOOD, 5)),
    oven("second-clay-oven", CLAY_OVEN, [CLAY, 4, STONE, 1], 2, 5, 1, BakeBread()),
    oven("second-stone-oven", STONE_OVEN, [CLAY, 2, STONE, 3], 3, 4, 2, BakeBread()),
    workshop("second-joinery", [WOOD, 2, STONE, 3], WOOD, 2, [3, 5, 7]),
    workshop("second-pottery", [CLAY, 2, STONE, 3], CLAY, 2, [3, 5, 7]),
    workshop("second-basketmakers-workshop", [REED, 2, STONE, 3], REED, 3, [2, 4, 5]),
]
"""The major improvements in the order of the supply frame; the eight for six players come last."""
KITCHENS: Final[list[Improvement]] = [
    kitchen("oriental-fireplace", ORIENTAL, 1, [4, 3, 0, 5], 2),
    kitchen("witches-dance-floor", FIREPLACE, 0, [2, 2, 2, 3], 2),
    kitchen("earth-oven", EARTH_OVEN, 3, [3, 2, 3, 3], 2),
    bakery("baking-course", BAKING_COURSE, 2),
    bakery("iron-oven", IRON_OVEN, 6, most=1),
    bakery("simple-oven", SIMPLE_OVEN, 3, most=1),
]
"""The minor improvements that cook or bake, first those that are major ones, too."""

if [improvement.name for improvement in (*IMPROVEMENTS, *KITCHENS)] != NUMBERED_NAMES:
    raise AssertionError("the improvements are not in order")

IMPROVEMENT_RULINGS: Final[dict[str, str]] = {
    "joinery": "The wood that earns bonus points stays in the supply and counts for breaking a tie.",
    "pottery": "The clay that earns bonus points stays in the supply and counts for breaking a tie.",
    "basketmakers-workshop": "The reed that earns bonus points stays in the supply and counts for breaking a tie.",
    "cooking-hearth-4": "A Fireplace that is returned can be built again, by anybody.",
    "cooking-hearth-5": "A Fireplace that is returned can be built again, by anybody.",
    "cooking-hearth-6": "A Fireplace that is returned can be built again, by anybody.",
    "second-clay-oven": "Sources differ on the cost: one has 3 Clay and 2 Stone.",
    "second-joinery": "Wood that is counted for one Joinery is not counted for the other. Sources differ on the cost:"
    " one has 3 Wood and 2 Stone.",
    "second-pottery": "Clay that is counted for one Pottery is not counted for the other. Sources differ on the cost:"
    " one has 3 Clay and 2 Stone.",
    "second-basketmakers-workshop": "Reed that is counted for one Basketmaker's Workshop is not counted for the"
    " other."
    " Sources differ on the cost: one has 3 Reed and 2 Stone.",
}
"""By improvement: the reading of an unclear rule."""
