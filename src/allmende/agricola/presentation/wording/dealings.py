"""Words of deals of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, REED, RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED, WOOD
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.presentation.wording.amounts import Arguments, goods
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.dealings import (
    BuyAfterRenovation,
    BuyForGrain,
    DealingNode,
    EmptySpace,
    ForDoer,
    GiveLying,
    LayEachOnce,
    LeaveAnother,
    NoteImproving,
    PassAround,
    StableGifts,
    TakeAllFrom,
    TakeBegging,
)
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.goods import Gain
from allmende.agricola.rules.language.homecomings import (
    DiscardDownTo,
    PlaceOnCard,
    ReturnFirst,
    ReturnPerson,
    ReturnStable,
    RoomForGift,
    SkipTurn,
    WoodenRooms,
)
from allmende.agricola.rules.language.sales import AnswerSale, OfferForSale, SettleSale
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of, respectively


def _one(resource: int) -> Message:
    return amount(RESOURCE_NAMES[resource], 1)


def words(node: DealingNode, said: Callable[[Effect], Message]) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may".

    `said` gives the words of another effect.
    """
    match node:
        case ReturnFirst():
            return Message("deed-return-first")
        case ReturnPerson():
            return Message("effect-return-person", {"cost": amounts(node.cost)})
        case PlaceOnCard():
            gains = [Message("listed", {"what": amounts(option)}) for option in node.options]
            return Message("effect-place-on-card", {"cost": amounts(node.cost), "gains": one_clause_of(gains)})
        case OfferForSale():
            food, less = goods(FOOD, node.food), goods(FOOD, node.less)
            return Message("effect-offer-for-sale", {"what": _one(node.resource), "food": food, "less": less})
        case AnswerSale() | SettleSale():
            raise AssertionError(f"{type(node).__name__} is a part of a sale, which says all")
        case SkipTurn():
            return Message("deed-skip-turn")
        case ReturnStable():
            gains = [goods(gain.resource, gain.count) for gain in node.gains if isinstance(gain, Gain)]
            return Message("effect-return-stable", {"gains": gains})
        case RoomForGift():
            cost: Arguments = {"count": ROOM_MATERIAL, "reed": goods(REED, ROOM_REED), "cost": amounts(node.gift)}
            return Message("effect-room-for-gift", cost)
        case WoodenRooms():
            return Message("effect-wooden-rooms", {"wood": goods(WOOD, ROOM_MATERIAL), "reed": goods(REED, ROOM_REED)})
        case DiscardDownTo():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": node.number})
            return Message(
                "effect-discard-down", {"number": node.number, "resource": resource, "effect": said(node.then)}
            )
        case PassAround():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": 2})
            return Message("deed-pass-around", {"resource": resource})
        case GiveLying():
            return Message("deed-gets-lying")
        case NoteImproving():
            return Message("deed-improving-noted")
        case BuyAfterRenovation():
            bought = respectively([goods(FOOD, price) for price in node.prices])
            return Message("effect-buy-after-renovation", {"what": _one(node.resource), "cost": bought})
        case ForDoer():
            return Message("deed-doer-gets", {"what": amount(RESOURCE_NAMES[node.resource], node.count)})
        case TakeBegging():
            return Message("deed-take-begging", {"count": node.count})
        case TakeAllFrom(spaces=spaces) if bit_count(spaces) == 1:
            return Message("deed-take-all-from", {"space": named("action", SPACE_NAMES[space_numbers(spaces)[0]])})
        case TakeAllFrom():
            return Message("deed-take-all-left")
        case EmptySpace():
            resource = Message(f"resource-{RESOURCE_NAMES[accumulated(node.space)]}", {"count": 2})
            return Message("deed-empty-space", {"resource": resource})
        case LeaveAnother():
            return Message("effect-leave-another")
        case StableGifts():
            numbers = respectively([Message("ordinal", {"number": i + 2}) for i in range(len(node.animals))])
            return Message("deed-stable-gifts", {"what": respectively([_one(a) for a in node.animals]), "as": numbers})
        case BuyForGrain():
            what, prices = _one(node.resource), (amount("food", node.food), amount("food", node.less))
            return Message("effect-buy-for-grain", {"what": what, "cost": prices[0], "less": prices[1]})
        case LayEachOnce():
            return Message("effect-lay-each-once", {"what": _one(node.resource)})
        case _:
            assert_never(node)
