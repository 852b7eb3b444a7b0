"""Labels of deals of cards."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.language.dealings import (
    BuyAfterRenovation,
    BuyForGrain,
    DealingAction,
    LayEachOnce,
)
from allmende.agricola.rules.language.homecomings import (
    DiscardDownTo,
    PlaceOnCard,
    ReturnPerson,
    ReturnStable,
    RoomForGift,
    WoodenRooms,
)
from allmende.agricola.rules.language.sales import AnswerSale, OfferForSale, SettleSale
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def label(action: DealingAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move of such an action here."""
    match action:
        case RoomForGift() | WoodenRooms():
            return None
        case SettleSale():
            return Message("move-sell-to", {"seat": move - CHOOSE + 1, "cost": amounts([FOOD, action.less])})
        case OfferForSale():
            return Message("move-offer-for-sale", {"what": amounts([action.resource, 1])})
        case AnswerSale():
            gains = amounts([action.resource, 1])
            return Message("move-exchange-for", {"cost": amounts([FOOD, action.price]), "gains": gains})
        case PlaceOnCard():
            gained = amounts(action.options[move - CHOOSE])
            return Message("move-exchange-for", {"cost": amounts(action.cost), "gains": gained})
        case ReturnPerson():
            space = action.spaces(state, seat)[move - CHOOSE]
            place = named("action", SPACE_NAMES[space])
            return Message("move-return-person", {"action": place, "cost": amounts(action.cost)})
        case ReturnStable():
            return Message("move-return-stable", {"place": STABLE_SITE_NAMES[action.sites(state, seat)[move - CHOOSE]]})
        case DiscardDownTo():
            more = state.seats[seat].goods[action.resource] - action.number
            return Message("move-discard-down", {"what": amounts([action.resource, more]) if more else []})
        case BuyForGrain() | BuyAfterRenovation():
            cost = amounts([FOOD, action.price(state, seat)])
        case LayEachOnce():
            cost = amounts([move - CHOOSE, 1])
        case _:
            assert_never(action)
    return Message("move-exchange-for", {"cost": cost, "gains": amounts([action.resource, 1])})
