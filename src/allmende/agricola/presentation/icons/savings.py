"""Symbols of savings by cards in play."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES, KIND_NAMES, on_top
from allmende.agricola.components.pieces import BUILDING_RESOURCES, HOUSE_MATERIAL, HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import amount_token, condition_icons, goods, houses
from allmende.agricola.presentation.reading import kind_names
from allmende.agricola.rules.language.counted import BOTTOM_ROW_MAJORS
from allmende.agricola.rules.language.house_savings import (
    FirstForLess,
    GrainInstead,
    RenovationFor,
    RoomsFor,
    RoomsOr,
    Together,
)
from allmende.agricola.rules.language.nodes import saving_node
from allmende.agricola.rules.language.savings import (
    FOOD_SPACE,
    AnyInstead,
    AnyLess,
    AsMinor,
    FencesLess,
    FoodBefore,
    FoodOfSpace,
    Free,
    FromPile,
    Instead,
    Less,
    Price,
    Saving,
    Spared,
    StonePrice,
)
from allmende.agricola.rules.permits import GRAIN_FOR_BUILDING_MOST
from allmende.core.symbols import separated, slashes, token

KINDS = {
    "improvement": "any-improvement",
    "major": "improvement",
    "minor": "minor",
    "occupation": "occupation",
    "lessons": "occupation@lessons",
    "room": "room",
    "renovation": "renovate",
}
"""The symbols of the kinds of things that are paid for."""


def any_one_icon(saving: AnyLess) -> str:
    """One of several resources, of one's choice."""
    return "building-resource" if saving.resources == list(range(BUILDING_RESOURCES)) else "good"


def saving_icons(saving: Saving) -> list[str]:
    """A saving in symbols."""
    kinds = separated([[KINDS[name]] for name in kind_names(saving.kinds)], "slash")
    match node := saving_node(saving):
        case Less():
            per = [] if node.of is None else ["per", amount_token(node.of, 1)]
            if node.among:
                kinds = separated([[f"improvement@{IMPROVEMENT_NAMES[i]}"] for i in on_top(node.among)], "slash")
            if node.when is not None:
                kinds = [*kinds, "if", *condition_icons(node.when)]
            return [*kinds, "colon", "less", token(RESOURCE_NAMES[node.resource], node.count), *per]
        case FencesLess():
            return [f"use@{SPACE_NAMES[node.on]}", "colon", "fence", "less", token("wood", node.wood)]
        case AnyLess() if node.on >= 0:
            return [f"use@{SPACE_NAMES[node.on]}", "colon", *kinds, "less", any_one_icon(node)]
        case AsMinor(of_space=True):
            return ["use", "place", "minor", "colon", "improvement"]
        case AsMinor(among=among) if among == BOTTOM_ROW_MAJORS:
            return ["minor", "colon", "improvement@bottom-row"]
        case AsMinor():
            cost: list[str] = []
            for i in range(0, len(node.cost), 2):
                cost.append(token(RESOURCE_NAMES[node.cost[i]], node.cost[i + 1]))
            signs = [IMPROVEMENT_NAMES[i] for i in on_top(node.among)]
            what = separated([[sign if sign in KIND_NAMES else f"improvement@{sign}"] for sign in signs], "slash")
            return ["minor", "colon", *cost, *(["arrow"] if cost else []), *what]
        case AnyLess():
            return [*kinds, "colon", "less", any_one_icon(node)]
        case Spared():
            return [*kinds, "colon", "no", RESOURCE_NAMES[node.resource]]
        case Free():
            return ["gratis", *kinds]
        case Price():
            costs = goods(node.cost)
            return [*kinds, "colon", *costs]
        case RoomsFor() if node.falls:
            counts = slashes([node.material, *node.falls[1::2]])
            cost = [f"{HOUSE_NAMES[node.houses[0]]}*{counts}", token("reed", node.reed)]
            return [f"round*{slashes(node.falls[::2])}", "colon", *houses(node.houses), "colon", *cost]
        case RoomsFor():
            built, material = ["room"], "material"
            if len(node.houses) < len(HOUSE_NAMES):
                built, material = houses(node.houses), HOUSE_NAMES[node.houses[0]]
            return [*built, "colon", token(material, node.material), token("reed", node.reed)]
        case StonePrice():
            raise AssertionError("no card has this beside an action of its own")
        case RoomsOr():
            cost = goods(node.pairs)
            return [*houses([node.house]), "colon", *cost]
        case Together():
            less = [[token(RESOURCE_NAMES[HOUSE_MATERIAL[house]], count)] for house, count in enumerate(node.materials)]
            reed = ["together", "room*2", "colon", "less", f"reed*{node.reed}"]
            built = houses(list(range(len(node.materials))))
            return [*reed, "line", *built, "colon", "less", *separated(less, "slash")]
        case RenovationFor():
            material = token(RESOURCE_NAMES[HOUSE_MATERIAL[node.house]], node.material)
            return ["renovate", *houses([node.house]), "colon", material, token("reed", node.reed)]
        case Instead():
            replaced = separated([[token(RESOURCE_NAMES[each], node.count or 1)] for each in node.of], "slash")
            return [*kinds, "colon", RESOURCE_NAMES[node.resource], "instead-of", *replaced]
        case FirstForLess():
            return ["room", "slash", "stable", "slash", "fence", "times*1", "colon", "less", token("wood", node.wood)]
        case GrainInstead():
            most = GRAIN_FOR_BUILDING_MOST
            built = ["room", "slash", "stable", "slash", "fence", "slash", "renovate", "colon"]
            return [*built, token("grain", most), "instead-of", token("building-resource", most)]
        case AnyInstead():
            return [*kinds, "colon", "building-resource", "instead-of", token(RESOURCE_NAMES[node.of], node.count)]
        case FoodBefore():
            per = [] if node.of is None else ["per", amount_token(node.of, 1)]
            return [*kinds, "colon", RESOURCE_NAMES[node.resource], "arrow", token("food", node.food), *per]
        case FromPile():
            return [*kinds, "colon", "pile", *(RESOURCE_NAMES[good] for good in node.pile)]
        case FoodOfSpace():
            return ["occupation", "colon", f"food@{SPACE_NAMES[FOOD_SPACE]}"]
        case _:
            assert_never(node)
