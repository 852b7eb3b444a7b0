"""The words for cards that have to do with crops: harvests, sowing, fields, baking bread."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.wording.amounts import each
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, say
from allmende.agricola.faces.wording.openings import OPENINGS, whole
from allmende.agricola.faces.wording.permits import PERMISSIONS
from allmende.agricola.rules import moments, permits
from allmende.agricola.rules.components import BOAR, FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.rules.language.crops import (
    AddCrops,
    AddVegetables,
    Bargain,
    CameBeforeHarvest,
    DiscardGrain,
    LadenSpaces,
    MustTurn,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively

PERMISSIONS[permits.TEACHES_BAKERS] = Message("permit-teaches-bakers")
OPENINGS.update(
    {
        moments.BEFORE_HARVEST: "opening-before-harvest",
        moments.HARVESTING: "opening-field-phase",
        moments.FIELD_ENDED: "opening-field-phase-ended",
        moments.FEEDING_STARTED: "opening-feeding-phase-began",
        moments.BRED: "opening-bred",
        moments.HARVEST_ENDED: "opening-harvest-ended",
        moments.AFTER_HARVEST: "opening-after-harvest",
        moments.AFTER_SOWING: "opening-after-sowing",
    }
)


@each.register
def _(of: LadenSpaces, every: int) -> Message:
    resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": of.number})
    number = Message("at-least" if of.more else "exactly", {"number": of.number})
    return Message("each-laden-space", {"every": every, "resource": resource, "number": number})


@holding.register
def _(condition: CameBeforeHarvest) -> Message:
    raise NotImplementedError("nobody has asked for this beside something else")


@whole.register
def _(condition: CameBeforeHarvest) -> Message:
    return Message("opening-used", {"who": "you", "spaces": Message("space-before-harvest"), "limited": "no"})


@gift.register
def _(effect: MustTurn | AddCrops | AddVegetables) -> Message:
    match effect:
        case MustTurn():
            what, food = goods(effect.resource, effect.number), goods(FOOD, effect.food)
            return Message("deed-must-turn", {"what": what, "food": food})
        case AddCrops():
            return Message("deed-add-crops", {"number": 1})
        case AddVegetables():
            least = Message("at-least", {"number": effect.least})
            grain = Message(f"resource-{RESOURCE_NAMES[GRAIN]}", {"count": effect.least})
            return Message("deed-add-vegetables", {"what": goods(VEGETABLE, 1), "least": least, "grain": grain})
        case _:
            assert_never(effect)


@say.register
def _(effect: Bargain | DiscardGrain) -> Message:
    match effect:
        case Bargain():
            args = {"what": goods(effect.resource, 1), "cost": goods(FOOD, effect.food), "less": goods(FOOD, 1)}
            return Message("effect-bargain", {**args, "each": each(effect.of, 1)})
        case DiscardGrain():
            most = len(effect.numbers)
            boar = Message(f"resource-{RESOURCE_NAMES[BOAR]}", {"count": most})
            gains = Message("thing-of", {"number": respectively(range(1, most + 1)), "resource": boar})
            return Message("effect-discard-grain", {"numbers": respectively(effect.numbers), "boar": gains})
        case _:
            assert_never(effect)
