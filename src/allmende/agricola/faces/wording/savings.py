"""The words for what cards in play make cheaper."""

from __future__ import annotations

from functools import singledispatch
from typing import assert_never

from allmende.agricola.faces.wording.amounts import Arguments, each
from allmende.agricola.faces.wording.effects import goods
from allmende.agricola.rules.components import HOUSE_NAMES, REED, RESOURCE_NAMES
from allmende.agricola.rules.language.savings import (
    LESSONS,
    MAJOR,
    MINOR,
    OCCUPATION,
    RENOVATION,
    ROOMS,
    FoodBefore,
    Instead,
    Less,
    RoomsFor,
    Saving,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Plain = Less | RoomsFor | Instead | FoodBefore

KIND_NAMES = {
    MAJOR | MINOR: "improvement",
    MAJOR: "major",
    MINOR: "minor",
    OCCUPATION: "occupation",
    LESSONS: "lessons",
    ROOMS: "room",
    RENOVATION: "renovation",
}


def kind_names(kinds: int) -> list[str]:
    """What is paid for, each kind by its name; improvements of both kinds have a name in common."""
    found: list[str] = []
    for bits, name in KIND_NAMES.items():
        if kinds & bits == bits:
            found.append(name)
            kinds &= ~bits
    return found


@singledispatch
def saving(node: Saving) -> Message:
    """What is cheaper, as a clause."""
    raise NotImplementedError(f"{node!r} has no words")


@saving.register
def _saving(node: _Plain) -> Message:
    match node:
        case Less():
            less = goods(node.resource, node.count)
            kinds = kinds_of(node)
            if node.of is None:
                return Message("saving-less", {"kinds": kinds, "what": less})
            return Message("saving-less-each", {"kinds": kinds, "what": less, "each": each(node.of, 1)})
        case RoomsFor():
            all_houses = len(node.houses) == len(HOUSE_NAMES)
            house = "any" if all_houses else HOUSE_NAMES[node.houses[0]]
            return Message("saving-rooms", {"house": house, "count": node.material, "reed": goods(REED, node.reed)})
        case Instead():
            args: Arguments = {"kinds": kinds_of(node), "what": goods(node.resource, 1)}
            if node.each:
                one = Message(f"resource-{RESOURCE_NAMES[node.of[0]]}", {"count": 1})
                return Message("saving-each-instead", {**args, "of": one})
            if node.count:
                others = [goods(resource, node.count) for resource in node.of]
                return Message("saving-instead", {**args, "of": one_of(others)})
            resources = [Message(f"all-{RESOURCE_NAMES[resource]}") for resource in node.of]
            return Message("saving-instead-of-all", {**args, "of": one_of(resources)})
        case FoodBefore():
            food = amount("food", node.food)
            if node.of is not None:
                food = Message("thing-each", {"what": food, "each": each(node.of, 1)})
            return Message(
                "saving-food-before", {"kinds": kinds_of(node), "what": goods(node.resource, 1), "food": food}
            )
        case _:
            assert_never(node)


def kinds_of(node: Saving) -> list[Message]:
    """What is paid for."""
    return [Message("every-kind", {"kind": name}) for name in kind_names(node.kinds)]
