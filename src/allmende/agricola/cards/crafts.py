"""Cards for building and playing improvements, and for playing occupations, of decks A and B beyond the base set."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.majors import KITCHENS
from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import (
    IMPROVEMENT_NAMES,
    ORIENTAL_FIREPLACE,
    WITCHES_FIREPLACE,
    with_covered,
)
from allmende.agricola.components.pieces import CLAY, FOOD, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import BuildMajor, Gain, MajorOrMinor, PlayMinor, PlayOccupation
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.card import Card, minor, occupation
from allmende.agricola.rules.language.conditions import AllOf, HasMajor
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.facts import BuiltInTurn, CameFromHand
from allmende.agricola.rules.language.savings import OCCUPATION, FoodOfSpace
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_IMPROVING,
    DECLINED,
    IMPROVED,
    MAJOR_ACTION,
    MINOR_ACTION,
    RIGHT_AFTER_USE,
    TURN_OVER,
    UPGRADED,
    improved,
)

HEARTHS_AND_FIREPLACES: Final = [*range(4), WITCHES_FIREPLACE]
OVENS: Final = [IMPROVEMENT_NAMES.index(name) for name in ("clay-oven", "stone-oven")]
WORKSHOPS: Final = [IMPROVEMENT_NAMES.index(name) for name in ("joinery", "pottery", "basketmakers-workshop")]
WORKSHOP_BUILT: Final = [
    improved(number, with_major) for number in with_covered(WORKSHOPS) for with_major in (False, True)
]

CARDS: Final[list[Card]] = [
    minor(
        "A023 Stone Company",
        [CLAY, 2, REED, 1],
        Trigger(RIGHT_AFTER_USE, [MajorOrMinor(spends=STONE)], spaces=SPACES_FOR[STONE]),
        points=1,
        ruling="What counts is what is paid for the improvement itself.",
    ),
    minor(
        "A027 Oven Site",
        [],
        Gain(WOOD, 2),
        BuildMajor(OVENS, cost=[CLAY, 1, STONE, 1]),
        needs=AllOf(
            [
                HasMajor("fireplace-2", "fireplace-3", "oriental-fireplace", "witches-dance-floor"),
                HasMajor("cooking-hearth-4", "cooking-hearth-5"),
            ]
        ),
    ),
    minor("A041 Vegetable Slicer", [WOOD, 1], Trigger(UPGRADED, [Gain(WOOD, 2), Gain(VEGETABLE, 1)])),
    minor(
        "A060 Oriental Fireplace",
        [],
        also_major=ORIENTAL_FIREPLACE,
        returns=HEARTHS_AND_FIREPLACES,
        points=KITCHENS[0].points,
        ruling="It is a minor and a major improvement, and a Fireplace: it can be returned for a Cooking Hearth. Then"
        " it is out of play. Sources differ: according to some, it counts only as one or the other at a time.",
    ),
    minor("B027 Toolbox", [WOOD, 1], Trigger(TURN_OVER, [BuildMajor(WORKSHOPS)], when=BuiltInTurn())),
    minor(
        "B028 Forestry Studies",
        [FOOD, 2],
        Trigger(AFTER_USE, [PlayOccupation([0], fee=[WOOD, 2])], spaces=space_bits(["forest"])),
    ),
    minor(
        "B075 Wood Workshop", [CLAY, 1], Trigger(BEFORE_IMPROVING, [Gain(WOOD, 1)]), needs=at_least(1, Occupations())
    ),
    occupation(
        "A095 Angler",
        Trigger(AFTER_USE, [MajorOrMinor()], when=at_most(2, Taken()), spaces=space_bits(["fishing"])),
    ),
    occupation("A109 Small Trader", Trigger(IMPROVED, [Gain(FOOD, 3)], when=CameFromHand())),
    occupation("A131 Craft Teacher", Trigger(IMPROVED, [PlayOccupation([0], most=2)], details=WORKSHOP_BUILT)),
    occupation(
        "B103 Field Merchant",
        Gain(WOOD, 1),
        Gain(REED, 1),
        Trigger(DECLINED, [Gain(FOOD, 1)], details=[MINOR_ACTION]),
        Trigger(DECLINED, [Gain(VEGETABLE, 1)], details=[MAJOR_ACTION]),
        ruling="Whoever has nothing to build or play with such an action declines it, too. With this card, the action"
        " space Major Improvement may be used just to decline. A minor improvement that a card lets you play without"
        " calling it an action does not count. What the Stone Company asks Stone for can't be declined.",
    ),
    occupation("B131 Equipper", Trigger(RIGHT_AFTER_USE, [PlayMinor()], spaces=SPACES_FOR[WOOD])),
    occupation("B155 Art Teacher", Gain(WOOD, 1), Gain(REED, 1), FoodOfSpace(OCCUPATION)),
]
