"""The words for cards that have to do with crops: harvests, sowing, fields, baking bread."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola import moments, permits
from allmende.agricola.components import BOAR, FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.language.crops import (
    AddCrops,
    AddVegetables,
    AnybodyHas,
    BakingImprovements,
    Bargain,
    CameBeforeHarvest,
    DiscardGrain,
    Harvested,
    LadenSpaces,
    MustTurn,
    SownFields,
    SpacesTurned,
    Stables,
)
from allmende.agricola.phrases import named
from allmende.agricola.wording.amounts import each, have, there
from allmende.agricola.wording.cards import gift
from allmende.agricola.wording.conditions import holding
from allmende.agricola.wording.effects import goods, say
from allmende.agricola.wording.openings import OPENINGS, whole
from allmende.agricola.wording.permits import PERMISSIONS
from allmende.core.message import Message
from allmende.core.phrases import respectively

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

Owned = Stables | BakingImprovements
Told = Harvested | SownFields | SpacesTurned


@have.register
def _(of: Owned, number: Message | str, count: int) -> Message:
    match of:
        case BakingImprovements():
            return Message("have-baking-improvements", {"number": number, "count": count})
        case Stables():
            raise NotImplementedError("nobody has asked for having stables")
        case _:
            assert_never(of)


@have.register
def _(of: Told | LadenSpaces, number: Message | str, count: int) -> Message:
    raise NotImplementedError(f"nobody has asked for having {of!r}")


@there.register
def _(of: Told, number: Message | str, count: int) -> Message:
    match of:
        case Harvested():
            crop = Message(f"resource-{RESOURCE_NAMES[of.crop]}", {"count": count})
            return Message("if-harvested", {"number": number, "crop": crop})
        case SownFields():
            return Message("if-sown", {"number": number, "count": count, "crop": RESOURCE_NAMES[of.crop]})
        case SpacesTurned():
            return Message("if-spaces-turned", {"number": number, "count": count})
        case _:
            assert_never(of)


@each.register
def _(of: Owned | Harvested | LadenSpaces, every: int) -> Message:
    match of:
        case Stables():
            return Message("each-stable", {"every": every})
        case Harvested():
            crop = RESOURCE_NAMES[of.crop]
            return Message("each-harvested", {"every": every, "crop": crop, "last": "yes" if of.last else "no"})
        case LadenSpaces():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": of.number})
            number = Message("at-least" if of.more else "exactly", {"number": of.number})
            return Message("each-laden-space", {"every": every, "resource": resource, "number": number})
        case BakingImprovements():
            raise NotImplementedError(f"nobody has asked for each of {of!r}")
        case _:
            assert_never(of)


@each.register
def _(of: SownFields | SpacesTurned, every: int) -> Message:
    raise NotImplementedError(f"nobody has asked for each of {of!r}")


@holding.register
def _(condition: AnybodyHas) -> Message:
    improvement = named("the-improvement", IMPROVEMENTS[condition.improvement].name)
    return Message("if-anybody-has", {"improvement": improvement})


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
