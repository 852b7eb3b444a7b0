"""Words for savings by cards in play."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import on_top
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import (
    BUILDING_RESOURCES,
    GRAIN,
    HOUSE_MATERIAL,
    HOUSE_NAMES,
    REED,
    RESOURCE_NAMES,
    WOOD,
    WOODEN,
)
from allmende.agricola.presentation.reading import kind_names
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods
from allmende.agricola.presentation.wording.conditions import holding, major_improvements
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
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of, respectively


def saving(saving: Saving) -> Message:
    """A saving as a clause."""
    match node := saving_node(saving):
        case Less():
            less = goods(node.resource, node.count)
            kinds = kinds_of(node)
            if node.among:
                return Message("saving-less-among", {"what": less, "among": major_improvements(on_top(node.among))})
            if node.when is not None:
                return Message("saving-less-if", {"kinds": kinds, "what": less, "if": holding(node.when)})
            if node.of is None:
                return Message("saving-less", {"kinds": kinds, "what": less})
            return Message("saving-less-each", {"kinds": kinds, "what": less, "each": each(node.of, 1)})
        case AnyLess() if node.on >= 0:
            space = named("action", SPACE_NAMES[node.on])
            return Message("saving-less-on", {"kinds": kinds_of(node), "what": any_one(node), "space": space})
        case FencesLess():
            space = named("action", SPACE_NAMES[node.on])
            return Message("saving-fences-on", {"what": goods(WOOD, node.wood), "space": space})
        case AsMinor(of_space=True):
            return Message("saving-any-as-minor")
        case AsMinor(among=among) if among == BOTTOM_ROW_MAJORS:
            return Message("saving-bottom-row-as-minor")
        case AsMinor():
            improvements = major_improvements(on_top(node.among))
            if node.cost:
                return Message("saving-as-minor-for", {"what": improvements, "cost": amounts(node.cost)})
            return Message("saving-as-minor", {"what": improvements})
        case AnyLess():
            return Message("saving-less", {"kinds": kinds_of(node), "what": any_one(node)})
        case Spared():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": 2})
            return Message("saving-spared", {"kinds": kinds_of(node), "resource": resource})
        case Free():
            return Message("saving-free", {"kinds": kinds_of(node)})
        case Together():
            less = respectively([goods(HOUSE_MATERIAL[house], count) for house, count in enumerate(node.materials)])
            return Message("saving-together", {"reed": goods(REED, node.reed), "less": less})
        case Price():
            return Message("saving-price", {"kinds": kinds_of(node), "cost": amounts(node.cost)})
        case RoomsFor() if node.falls:
            counts = [node.material, *node.falls[1::2]]
            numbers = {f"count-{i}": count for i, count in enumerate(counts)}
            rounds = {f"round-{i}": number for i, number in enumerate(node.falls[::2], 1)}
            assert (node.houses, len(counts)) == ([WOODEN], 3), "nobody has asked for others"
            return Message("saving-rooms-by-round", {**numbers, **rounds, "reed": goods(REED, node.reed)})
        case RoomsFor():
            all_houses = len(node.houses) == len(HOUSE_NAMES)
            house = "any" if all_houses else HOUSE_NAMES[node.houses[0]]
            return Message("saving-rooms", {"house": house, "count": node.material, "reed": goods(REED, node.reed)})
        case RenovationFor():
            material, reed = goods(HOUSE_MATERIAL[node.house], node.material), goods(REED, node.reed)
            return Message("saving-renovation", {"house": HOUSE_NAMES[node.house], "material": material, "reed": reed})
        case StonePrice():
            raise AssertionError("no card has this beside an action of its own")
        case RoomsOr():
            return Message("saving-rooms-or", {"house": HOUSE_NAMES[node.house], "cost": amounts(node.pairs)})
        case Instead():
            args: Arguments = {"kinds": kinds_of(node), "what": goods(node.resource, 1)}
            if node.each:
                one = Message(f"resource-{RESOURCE_NAMES[node.of[0]]}", {"count": 1})
                return Message("saving-each-instead", {**args, "of": one})
            if node.at_most:
                return Message("saving-instead-up-to", {**args, "of": goods(node.of[0], node.count)})
            if node.count:
                others = [goods(resource, node.count) for resource in node.of]
                return Message("saving-instead", {**args, "of": one_of(others)})
            resources = [Message(f"all-{RESOURCE_NAMES[resource]}") for resource in node.of]
            return Message("saving-instead-of-all", {**args, "of": one_of(resources)})
        case FirstForLess():
            return Message("saving-first-for-less", {"what": goods(WOOD, node.wood)})
        case GrainInstead():
            return Message("saving-grain-instead", {"most": GRAIN_FOR_BUILDING_MOST, "grain": goods(GRAIN, 1)})
        case AnyInstead():
            return Message("saving-any-instead", {"kinds": kinds_of(node), "of": goods(node.of, node.count)})
        case FoodBefore():
            food = amount("food", node.food)
            if node.of is not None:
                food = Message("thing-each", {"what": food, "each": each(node.of, 1)})
            return Message(
                "saving-food-before", {"kinds": kinds_of(node), "what": goods(node.resource, 1), "food": food}
            )
        case FromPile():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in node.pile]
            return Message("saving-from-pile", {"kinds": kinds_of(node), "goods": pile})
        case FoodOfSpace():
            return Message("saving-food-of-space", {"space": named("action", SPACE_NAMES[FOOD_SPACE])})
        case _:
            assert_never(node)


def any_one(saving: AnyLess) -> Message:
    """One of several resources, of one's choice."""
    building = saving.resources == list(range(BUILDING_RESOURCES))
    return Message("any-one", {"what": "building-resource" if building else "good"})


def kinds_of(node: Saving) -> list[Message]:
    """The kinds of things that are paid for."""
    return [Message("every-kind", {"kind": name}) for name in kind_names(node.kinds)]
