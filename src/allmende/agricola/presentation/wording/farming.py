"""Words for effects on the farmyard, and for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import (
    CLAYEY,
    FOOD,
    HOUSE_MATERIAL,
    HOUSE_NAMES,
    REED,
    RENOVATION_REED,
    RESOURCE_NAMES,
    ROOM_MATERIAL,
    ROOM_REED,
    STONY,
    WOOD,
)
from allmende.agricola.presentation.reading import is_free, less_paid
from allmende.agricola.presentation.wording.access import MEETING
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods
from allmende.agricola.presentation.wording.conditions import space_names
from allmende.agricola.presentation.wording.openings import these_spaces
from allmende.agricola.presentation.wording.savings import any_one
from allmende.agricola.rules.language.another_space import (
    OneMore,
    PlaceAnother,
    PlaceFromSupply,
    PlaceVisitor,
    UseAnother,
    UseWithoutPerson,
)
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.family import GrowFamily
from allmende.agricola.rules.language.farming import BuildStables, Plow
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.language.fencing import FenceFreely, FencePasture, FreeFences
from allmende.agricola.rules.language.field_fences import FenceBesideFields
from allmende.agricola.rules.language.house import BuildRooms, Renovate
from allmende.agricola.rules.language.nodes import FarmingNode, PeopleNode
from allmende.agricola.rules.language.others_fences import FencesOfOthers, TakeFences
from allmende.agricola.rules.language.rebuilding import Rebuild
from allmende.agricola.rules.language.savings import AnyLess, Price, Saving, Spared, StonePrice
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.yards import LaidStable, StableFromSpace
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


def farming(effect: FarmingNode) -> Message:
    """Things built, plowed and sown, and the growth of the family."""
    match effect:
        case BuildRooms():
            price = [saving for saving in effect.savings if isinstance(saving, Price)]
            if price:
                return Message("effect-build-room-for", {"cost": amounts(price[0].cost)})
            if effect.savings:
                many = "yes" if effect.repeats else "no"
                return Message("effect-build-rooms-cheaper", {"many": many, **_cheaper(effect.savings)})
            cost: Arguments = {"count": ROOM_MATERIAL, "reed": goods(REED, ROOM_REED)}
            return Message("effect-build-rooms", cost) if effect.repeats else Message("effect-build-room", cost)
        case BreedOne():
            return Message("effect-breed-one")
        case LaidStable():
            return Message("effect-build-laid-stable")
        case StableFromSpace():
            return Message("effect-build-from-space")
        case BuildStables():
            if effect.size:
                return Message("effect-build-stable-in-pasture", {"spaces": effect.size})
            if not effect.wood:
                return Message("effect-build-stable-free", {"most": effect.most})
            pairs = [WOOD, effect.wood, FOOD, effect.food] if effect.food else [WOOD, effect.wood]
            return Message("effect-build-stables", {"most": effect.most, "cost": amounts(pairs)})
        case Renovate(only=only) if only >= 0:
            spared = [RESOURCE_NAMES[saving.resource] for saving in effect.savings if isinstance(saving, Spared)]
            free = "yes" if is_free(effect.savings) else "no"
            house = "straight" if effect.straight and only == STONY else HOUSE_NAMES[only]
            return Message("effect-renovate-only", {"house": house, "free": spared[0] if spared else free})
        case Renovate(savings=[StonePrice() as price], to_stone=True):
            of_wood, of_clay = (amounts(pairs) for pairs in price.by_house)
            return Message("effect-renovate-to-stone", {"wood": of_wood, "clay": of_clay})
        case Renovate():
            if effect.savings:
                return Message("effect-renovate-cheaper", _cheaper(effect.savings))
            clay, stone = (goods(HOUSE_MATERIAL[house], 1) for house in (CLAYEY, STONY))
            return Message("effect-renovate", {"reed": goods(REED, RENOVATION_REED), "clay": clay, "stone": stone})
        case GrowFamily():
            said = Message("effect-grow", {"room": "needed" if effect.with_room else "not-needed"})
            if effect.at_home:
                return Message("effect-grow-at-home", {"effect": said})
            if effect.lost:
                points = Message("bonus-points", {"number": effect.lost, "points": effect.lost})
                return Message("effect-grow-losing", {"effect": said, "points": points})
            if effect.each is not None:
                apiece = Message("thing-each", {"what": amounts(effect.cost), "each": each(effect.each, 1)})
                return Message("effect-pay-to", {"cost": [apiece], "effect": said})
            return Message("effect-pay-to", {"cost": amounts(effect.cost), "effect": said}) if effect.cost else said
        case Plow():
            return _plow(effect)
        case Sow():
            if effect.crop >= 0:
                return Message("effect-sow-this", {"what": goods(effect.crop, 1)})
            return Message("effect-sow-fields" if effect.repeats else "effect-sow-field")
        case FenceFreely():
            return Message("effect-fence-freely", {"cost": goods(WOOD, 1)})
        case FencePasture(taken=True):
            return Message("effect-fence-with-taken", {"free": effect.free})
        case FencePasture(wood=0):
            return Message("effect-fence-free", {"spaces": effect.size})
        case FencePasture():
            args: Arguments = {"spaces": effect.size, "stables": effect.stables, "cost": goods(WOOD, effect.wood)}
            return Message("effect-fence-for-stables", args)
        case FenceBesideFields():
            return Message("effect-fences-beside-fields", {"cost": goods(WOOD, 1)})
        case FencesOfOthers():
            return Message("effect-fences-of-others", {"count": effect.each})
        case TakeFences() | Rebuild():
            raise AssertionError(f"{type(effect).__name__} is a part of an effect that says all")
        case FreeFences():
            return Message("effect-free-fences", {"count": effect.count})
        case BuildFences():
            return Message("effect-build-fences", {"cost": goods(WOOD, 1)})
        case _:
            assert_never(effect)


def _plow(effect: Plow) -> Message:
    """Plowing of fields, perhaps for a cost."""
    if effect.zigzag:
        return Message("effect-plow-zigzag")
    if effect.leaves:
        return Message("effect-plow-field-back", {"cost": amounts(effect.cost)})
    if effect.cost:
        return Message("effect-plow-field-for", {"cost": amounts(effect.cost)})
    if effect.apart:
        return Message("effect-plow-apart")
    if effect.most > 1:
        return Message("effect-plow-fields", {"most": effect.most})
    return Message("effect-plow-field")


def _cheaper(savings: Sequence[Saving]) -> Arguments:
    """The reduction of a price in an action, or that nothing has to be paid."""
    less = [goods(resource, count) for resource, count in less_paid(savings)]
    less += [any_one(saving) for saving in savings if isinstance(saving, AnyLess)]
    return {"free": "yes"} if is_free(savings) else {"free": "no", "less": one_of(less)}


def people(effect: PeopleNode) -> Message:
    """The placing of people."""
    match effect:
        case PlaceAnother():
            if effect.among:
                return Message("effect-place-gathering", {"spaces": these_spaces(effect.among)})
            if effect.one_on:
                return Message("effect-place-second", {"spaces": one_of(space_names(effect.one_on))})
            if effect.same:
                return Message("effect-place-same", {"meeting": MEETING})
            return (
                Message("effect-place-anywhere", {"meeting": MEETING})
                if effect.occupied
                else Message("effect-place-another")
            )
        case UseAnother(stays=True):
            return Message("effect-use-both", {"spaces": one_of(space_names(effect.bits))})
        case UseAnother():
            said = Message("effect-use-other", {"occupied": "yes" if effect.occupied else "no"})
            if not effect.the_other:
                said = Message("effect-use-another", {"spaces": one_of(space_names(effect.bits))})
            return Message("effect-pay-to", {"cost": amounts(effect.cost), "effect": said}) if effect.cost else said
        case UseWithoutPerson():
            said = Message("effect-use-without-person", {"spaces": one_of(space_names(effect.bits))})
            return Message("effect-pay-to", {"cost": amounts(effect.cost), "effect": said}) if effect.cost else said
        case PlaceVisitor():
            return Message("effect-place-visitor", {"instead": "yes" if effect.instead else "no"})
        case PlaceFromSupply() | OneMore():
            raise AssertionError(f"{type(effect).__name__} is a deed, and no clause")
        case _:
            assert_never(effect)
