"""Words, symbols and labels of deals of cards, side by side, node by node."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, REED, RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED, WOOD
from allmende.agricola.presentation.wording.amounts import Arguments, goods
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.dealings import (
    BuyAfterRenovation,
    BuyForGrain,
    DealingAction,
    DealingNode,
    EmptySpace,
    ForDoer,
    GiveLying,
    LayEachOnce,
    LeaveAnother,
    NoteImproving,
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
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of, respectively
from allmende.core.symbols import separated, slashes, token


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


def symbols(node: DealingNode, icons: Callable[[Effect], list[str]]) -> list[str]:
    """The tokens of a node, in reading order; `icons` gives those of another effect."""
    match node:
        case ReturnFirst():
            return ["placed", "arrow", "person@house"]
        case ReturnPerson():
            cost = [token(RESOURCE_NAMES[node.cost[i]], node.cost[i + 1]) for i in range(0, len(node.cost), 2)]
            return [*cost, "arrow", "person@house"]
        case PlaceOnCard():
            options = [[token(RESOURCE_NAMES[o[i]], o[i + 1]) for i in range(0, len(o), 2)] for o in node.options]
            paid = [token(RESOURCE_NAMES[node.cost[i]], node.cost[i + 1]) for i in range(0, len(node.cost), 2)]
            return [*paid, "arrow", "place", "colon", *separated(options, "slash")]
        case OfferForSale():
            name = RESOURCE_NAMES[node.resource]
            return [name, "arrow", token("food", node.food), "slash", "others", token("food", node.less)]
        case AnswerSale() | SettleSale():
            raise AssertionError(f"{type(node).__name__} is a part of a sale, which shows all")
        case SkipTurn():
            return ["no", "place"]
        case ReturnStable():
            gains = [each for gain in node.gains for each in icons(gain)]
            return ["return", "stable", "arrow", *gains, *icons(node.then)]
        case RoomForGift():
            gift = [token(RESOURCE_NAMES[node.gift[i]], node.gift[i + 1]) for i in range(0, len(node.gift), 2)]
            return ["give", *gift, f"material*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room", "times*1"]
        case WoodenRooms():
            return [f"wood*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room-wood"]
        case DiscardDownTo():
            return ["at-most", token(RESOURCE_NAMES[node.resource], node.number), "colon", *icons(node.then)]
        case GiveLying():
            return ["give", "food", "lying"]
        case NoteImproving():
            return []
        case BuyAfterRenovation():
            return [f"food*{slashes(node.prices)}", "arrow", RESOURCE_NAMES[node.resource]]
        case ForDoer():
            return ["give", token(RESOURCE_NAMES[node.resource], node.count)]
        case TakeBegging():
            return [token("begging", node.count)]
        case TakeAllFrom():
            return ["take", "each-round", "building-resource"]
        case EmptySpace():
            return ["no", RESOURCE_NAMES[accumulated(node.space)]]
        case LeaveAnother():
            return ["same-animal", "instead-of", "taken"]
        case StableGifts():
            numbers = slashes(range(2, 2 + len(node.animals)))
            names = [RESOURCE_NAMES[animal] for animal in node.animals]
            return [f"stable*{numbers}", "arrow", *" slash ".join(names).split()]
        case BuyForGrain():
            last = ["slash", "last@grain", token("food", node.less)]
            name = RESOURCE_NAMES[node.resource]
            return [token("food", node.food), *last, "arrow", name, "per", "harvested@grain"]
        case LayEachOnce():
            return ["onto-card", "good", "times*1", "arrow", RESOURCE_NAMES[node.resource]]
        case _:
            assert_never(node)


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
