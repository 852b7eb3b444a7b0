"""The words for amounts: a number, a number for each of something else, a number from a threshold on.

The thing counted agrees with the number by `count`: a resource, Peat, dikes, spaces of a track.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.arle.components.pieces import RESOURCE_NAMES, TILE_NAMES, TOOL_NAMES
from allmende.arle.presentation.nodes import AmountNode, PerThing, times
from allmende.arle.rules.language.amounts import (
    Amount,
    ByDairyAnimals,
    ByFields,
    Fixed,
    PerAnimal,
    PerBoat,
    PerPlow,
    PerStall,
    PerTile,
    PerTool,
    ShovelPairs,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of

Thing = Callable[[int], Message]
"""A function from a count to a phrase: that many of the thing."""


def quantity(thing: Thing, amount: Amount) -> Message:
    """An amount of a thing, as a phrase."""
    assert isinstance(amount, AmountNode), f"{amount!r} has no words"
    match amount:
        case Fixed():
            return thing(amount.number)
        case ByFields():
            return _from("quantity-from-fields", thing, amount.fields, amount.numbers)
        case ByDairyAnimals():
            return _from("quantity-from-animals", thing, amount.animals, amount.numbers)
        case _:
            return Message("quantity-each", {"what": thing(times(amount)), "of": each(amount)})


def each(amount: PerThing) -> Message:
    """The thing that an amount counts one by one, in the singular."""
    match amount:
        case PerTool():
            return Message(f"one-{TOOL_NAMES[amount.tool]}")
        case ShovelPairs():
            return Message("one-pair-of-shovels")
        case PerTile():
            return Message(f"tile-{TILE_NAMES[amount.tile]}")
        case PerStall():
            return Message("one-stall")
        case PerAnimal():
            return Message(f"resource-{RESOURCE_NAMES[amount.animal]}", {"count": 1})
        case PerBoat():
            return Message("piece-peat-boat")
        case PerPlow():
            return Message("piece-plow")
        case _:
            assert_never(amount)


def _from(id_: str, thing: Thing, limits: list[int], numbers: list[int]) -> Message:
    """Numbers by the threshold that is reached; only the last one names the thing."""
    last = limits[-1]
    steps = zip(limits, numbers, strict=True)
    return one_of(
        [
            Message("quantity-from" if limit < last else id_, {"what": thing(number), "number": limit})
            for limit, number in steps
        ]
    )
