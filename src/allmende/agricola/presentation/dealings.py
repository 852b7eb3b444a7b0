"""Words, symbols and labels of deals of cards, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES
from allmende.agricola.rules.language.dealings import (
    BuyForGrain,
    DealingAction,
    DealingNode,
    ForDoer,
    LayEachOnce,
    LeaveAnother,
    StableGifts,
    TakeAllFrom,
    TakeBegging,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, respectively
from allmende.core.symbols import slashes, token


def _one(resource: int) -> Message:
    return amount(RESOURCE_NAMES[resource], 1)


def words(node: DealingNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case ForDoer():
            return Message("deed-doer-gets", {"what": amount(RESOURCE_NAMES[node.resource], node.count)})
        case TakeBegging():
            return Message("deed-take-begging", {"count": node.count})
        case TakeAllFrom():
            return Message("deed-take-all-left")
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


def symbols(node: DealingNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case ForDoer():
            return ["give", token(RESOURCE_NAMES[node.resource], node.count)]
        case TakeBegging():
            return [token("begging", node.count)]
        case TakeAllFrom():
            return ["take", "each-round", "building-resource"]
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


def label(action: DealingAction, state: State, seat: int, move: int) -> Message:
    """The label of a move of such an action here."""
    match action:
        case BuyForGrain():
            cost = amounts([FOOD, action.price(state, seat)])
        case LayEachOnce():
            cost = amounts([move - CHOOSE, 1])
        case _:
            assert_never(action)
    return Message("move-exchange-for", {"cost": cost, "gains": amounts([action.resource, 1])})
