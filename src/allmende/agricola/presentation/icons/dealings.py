"""Symbols of deals of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED
from allmende.agricola.presentation.icons.amounts import goods
from allmende.agricola.presentation.reading import space_numbers
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
from allmende.core.symbols import separated, slashes, token


def symbols(node: DealingNode, icons: Callable[[Effect], list[str]]) -> list[str]:
    """The tokens of a node, in reading order; `icons` gives those of another effect."""
    match node:
        case ReturnFirst():
            return ["placed", "arrow", "person@house"]
        case ReturnPerson():
            cost = goods(node.cost)
            return [*cost, "arrow", "person@house"]
        case PlaceOnCard():
            options = [goods(o) for o in node.options]
            paid = goods(node.cost)
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
            gift = goods(node.gift)
            return ["give", *gift, f"material*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room", "times*1"]
        case WoodenRooms():
            return [f"wood*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room-wood"]
        case DiscardDownTo():
            return ["at-most", token(RESOURCE_NAMES[node.resource], node.number), "colon", *icons(node.then)]
        case PassAround():
            return ["give", RESOURCE_NAMES[node.resource]]
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
        case TakeAllFrom(spaces=spaces) if bit_count(spaces) == 1:
            return [f"take@{SPACE_NAMES[space_numbers(spaces)[0]]}"]
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
