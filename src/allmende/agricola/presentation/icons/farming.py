"""Symbols of effects on the farmyard, and of people."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED, STABLES
from allmende.agricola.presentation.icons.amounts import amount_name, goods
from allmende.agricola.presentation.icons.savings import any_one_icon
from allmende.agricola.presentation.reading import is_free, less_paid, space_numbers
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
from allmende.agricola.rules.language.savings import AnyLess, Price, Saving, Spared, StonePrice
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.yards import LaidStable, StableFromSpace
from allmende.core.symbols import separated, token


def farming_icons(effect: FarmingNode) -> list[str]:
    """Things built, plowed and sown, and the growth of the family."""
    match effect:
        case BuildRooms():
            once = [] if effect.repeats else ["times*1"]
            price = [saving for saving in effect.savings if isinstance(saving, Price)]
            if price:
                return [*goods(price[0].cost), "arrow", "room", *once]
            if effect.savings:
                return _cheaper(effect.savings, "room", once)
            return [f"material*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room", *once]
        case BreedOne():
            return ["breed", "any-animal"]
        case LaidStable() | StableFromSpace():
            return ["gratis", "stable"]
        case BuildStables():
            most = [f"times*{effect.most}"] if effect.most < STABLES else []
            if effect.size:
                return ["stable", *most, "if", "exactly", f"pasture*{effect.size}"]
            food = [token("food", effect.food)] if effect.food else []
            cost = [token("wood", effect.wood), *food, "arrow"] if effect.wood else []
            return [*cost, "stable", *most]
        case Renovate(only=only) if only >= 0:
            gratis = ["gratis"] if is_free(effect.savings) else []
            spared = [saving.resource for saving in effect.savings if isinstance(saving, Spared)]
            without = [icon for resource in spared for icon in ("no", RESOURCE_NAMES[resource])]
            return [*gratis, f"room-{HOUSE_NAMES[only - 1]}", "arrow", f"room-{HOUSE_NAMES[only]}", *without]
        case Renovate(savings=[StonePrice() as price], to_stone=True):
            wood, clay = (goods(pairs) for pairs in price.by_house)
            per = ["per", "room", "arrow", "room-stone"]
            return ["room-wood", "colon", *wood, *per, "slash", "room-clay", "colon", *clay, *per]
        case Renovate():
            return _cheaper(effect.savings, "renovate", []) if effect.savings else ["renovate"]
        case GrowFamily():
            lost = ["less", f"score*{effect.lost}"] if effect.lost else []
            per = [] if effect.each is None else ["per", amount_name(effect.each)]
            cost = [*goods(effect.cost), *per, "arrow"] if effect.cost else []
            return [*cost, "grow@room" if effect.with_room else "grow", *lost]
        case Plow():
            if effect.zigzag:
                return ["field", "if", "adjacent", "field*4"]
            most = [f"times*{effect.most}"] if effect.most > 1 else []
            return [*goods(effect.cost), "arrow", "field"] if effect.cost else ["field", *most]
        case Sow():
            if effect.crop >= 0:
                return ["must", "sow", RESOURCE_NAMES[effect.crop]]
            return ["sow"] if effect.repeats else ["sow", "times*1"]
        case FenceFreely():
            return ["wood", "arrow", "fence"]
        case FencePasture(taken=True):
            return ["taken", "arrow", "pasture", "times*1", "gratis", f"fence*{effect.free}"]
        case FencePasture(wood=0):
            return [token("pasture", effect.size)]
        case FencePasture():
            return [f"stable@supply*{effect.stables}", f"wood*{effect.wood}", "arrow", f"pasture*{effect.size}"]
        case FenceBesideFields():
            return ["wood", "arrow", "fence", "line", "adjacent", "field", "colon", "gratis", "fence"]
        case FencesOfOthers():
            return ["gratis", f"fence@others*{effect.each}"]
        case TakeFences():
            return ["fence@others"]
        case FreeFences():
            return ["gratis", token("fence", effect.count)]
        case BuildFences():
            return ["wood", "arrow", "fence"]
        case _:
            assert_never(effect)


def _cheaper(savings: list[Saving], done: str, more: list[str]) -> list[str]:
    """Something that costs nothing, or less of something, in one action."""
    if is_free(savings):
        return ["gratis", done, *more]
    any_one = [[any_one_icon(saving)] for saving in savings if isinstance(saving, AnyLess)]
    less = separated([*(goods(pair) for pair in less_paid(savings)), *any_one], "slash")
    return [done, *more, "less", *less]


def people_icons(effect: PeopleNode) -> list[str]:
    """The placing of people, and if they share a space."""
    match effect:
        case PlaceAnother() if effect.among:
            return ["place", "each-round", "good", "plus", "good"]
        case OneMore():
            return ["plus", "good"]
        case PlaceAnother():
            return ["place", "share"] if effect.occupied or effect.same else ["place"]
        case UseAnother():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            names = "/".join(SPACE_NAMES[space] for space in space_numbers(effect.bits))
            return [*cost, "same-person", f"use@{names}"]
        case UseWithoutPerson():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            return [*cost, f"use@{'/'.join(SPACE_NAMES[space] for space in space_numbers(effect.bits))}"]
        case PlaceVisitor():
            return ["person@supply", "place"]
        case PlaceFromSupply():
            return ["person@supply", "place"]
        case _:
            assert_never(effect)
