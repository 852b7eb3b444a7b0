"""The words for costs: payments, and other actions that one takes for a card or a gain."""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of, one_of
from allmende.hallertau.components.pieces import ALL_CROPS, ALL_GOODS, RESOURCE_NAMES, SHEEP
from allmende.hallertau.presentation.nodes import CostNode, Payment
from allmende.hallertau.presentation.wording.amounts import cards_of, fields, number_words, quantity, resource, several
from allmende.hallertau.presentation.wording.lists import Part
from allmende.hallertau.rules.language.amounts import Fixed
from allmende.hallertau.rules.language.costs import (
    ANY_CARD,
    Discard,
    Harvested,
    MoveCraftBack,
    Pay,
    PayAlike,
    PayField,
    Price,
    ReturnCropsDownTo,
    Uproot,
)
from allmende.hallertau.rules.language.effect import Cost
from allmende.hallertau.rules.language.flock import MoveSheepBack, PaySheep


def say_price(price: Price, option: int | None = None) -> Message:
    """The price of a card as a clause; with an option only that."""
    options = price.options if option is None else [price.options[option]]
    numbers = numbers_of_one_thing(options)
    if numbers:
        return Message("effect-pay", {"what": _several(numbers, options[0][0])})
    ways = [[payment(each) for each in costs if isinstance(each, Payment)] for costs in options]
    if all(len(way) == len(costs) for way, costs in zip(ways, options, strict=True)):
        phrases = [Message("listed", {"what": way}) for way in ways]
        what = one_of(phrases) if all(len(way) == 1 for way in ways) else one_clause_of(phrases)
        return Message("effect-pay", {"what": what})
    # A cost that is not a payment is an action with a verb of its own.
    return Message("listed", {"what": one_clause_of([_clauses(costs) for costs in options])})


def say_cost(cost: Cost) -> Message:
    """A cost as a clause."""
    assert isinstance(cost, CostNode), f"{cost!r} has no words"
    match cost:
        case Pay() | PayAlike() | PaySheep() | PayField() | Harvested():
            return Message("effect-pay", {"what": payment(cost)})
        case ReturnCropsDownTo():
            return Message("cost-return-crops", {"number": cost.number})
        case Uproot():
            return Message("cost-uproot")
        case Discard():
            return Message("cost-discard", {"what": discarded(cost)})
        case MoveSheepBack():
            return Message("cost-move-sheep-back", {"count": cost.number})
        case MoveCraftBack():
            return Message("effect-move-craft-back")
        case _:
            assert_never(cost)


def payment(cost: Payment) -> Message:
    """A payment as a phrase."""
    match cost:
        case Pay():
            return quantity(cost.resource, cost.number)
        case PayAlike():
            return alike(cost.number, cost.number, cost.goods, cost.types)
        case PaySheep():
            return quantity(SHEEP, cost.number)
        case PayField():
            number, count = number_words(cost.number, None)
            return Message("amount", {"count": number, "resource": fields(cost.fields, count)})
        case Harvested():
            return Message("cost-harvested", {"what": amount(RESOURCE_NAMES[cost.crop], cost.number)})
        case _:
            assert_never(cost)


def alike(number: Part, count: int, goods: list[int], types: int = 1) -> Message:
    """`number` goods of one type, or of each of several; the words agree with `count`."""
    said = {"number": number, "count": count}
    if types > 1:
        return Message("alike-types", {**said, "types": types})
    if goods == ALL_GOODS:
        return Message("alike-goods", said)
    if goods == ALL_CROPS:
        return Message("alike-crops", said)
    return Message("alike-of", {**said, "goods": one_of([resource(good, 2) for good in goods])})


def discarded(cost: Discard) -> Message:
    """The cards that are discarded, as a phrase."""
    any_card = cost.deck == ANY_CARD
    cards = Message("deck-any", {"count": cost.number}) if any_card else cards_of(cost.deck, cost.number)
    return Message("amount", {"count": cost.number, "resource": cards})


def numbers_of_one_thing(options: list[list[Cost]]) -> list[int]:
    """The numbers by option, if all options are numbers of one and the same thing; else none."""
    numbers: list[int] = []
    things: list[object] = []
    for costs in options:
        match costs:
            case [Pay(number=Fixed(number=number), resource=kind)]:
                things.append(kind)
            case [PaySheep(number=Fixed(number=number))]:
                things.append(SHEEP)
            case [PayField(number=Fixed(number=number), fields=of)]:
                things.append((of.kind, of.rows, of.goods))
            case _:
                return []
        numbers.append(number)
    return numbers if all(thing == things[0] for thing in things) else []


def _several(numbers: list[int], cost: Cost) -> Message:
    """Several numbers of the thing that one of the costs takes."""
    match cost:
        case Pay():
            return several(numbers, resource(cost.resource, numbers[-1]))
        case PayField():
            return several(numbers, fields(cost.fields, numbers[-1]))
        case _:
            return several(numbers, resource(SHEEP, numbers[-1]))


def _clauses(costs: list[Cost]) -> Message:
    said = say_cost(costs[0])
    for cost in costs[1:]:
        said = Message("effect-then", {"first": said, "second": say_cost(cost)})
    return said
