"""Words, symbols and labels of effects of single cards, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.rules.language.custom_trades import (
    PAIRS,
    AddToSpace,
    CollectGoods,
    EveryFourth,
    FoodInFields,
    LayOnOther,
    LayPairs,
    LeaveOutHarvest,
    OwnOrOthers,
    PayFor,
    PlaceAtNight,
    RoomOnCard,
    TakePair,
    TradeAction,
    TradeNode,
    UseStock,
)
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively
from allmende.core.symbols import slashes, token


def words(node: TradeNode, then: Message | None) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may".

    `then` are the words of what follows it.
    """
    match node:
        case RoomOnCard():
            return Message("effect-room-on-card")
        case FoodInFields():
            food = Message("resource-food", {"count": node.prices[-1]})
            points = Message("bonus-points", {"number": respectively(node.points), "points": node.points[-1]})
            return Message(
                "effect-food-in-fields", {"prices": respectively(node.prices), "food": food, "points": points}
            )
        case CollectGoods():
            return Message("effect-collect", {"counts": respectively(node.counts)})
        case UseStock():
            what = goods(node.resource, 1)
            return (
                Message("effect-take-off", {"what": what})
                if then is None
                else Message("effect-use-off", {"what": what, "effect": then})
            )
        case PayFor():
            assert then is not None, "something is done"
            id_ = "effect-pay-onto-space" if node.leaves else "effect-pay-again"
            return Message(id_, {"cost": amounts(node.cost), "effect": then})
        case OwnOrOthers():
            args = {
                "own": goods(node.own.resource, node.own.count),
                "others": goods(node.others.resource, node.others.count),
            }
            return Message(
                "effect-own-or-others", {**args, "tribute": goods(node.tribute.resource, node.tribute.count)}
            )
        case AddToSpace():
            space = named("action", SPACE_NAMES[node.space])
            return Message("deed-add-to-space", {"what": goods(node.resource, node.count), "space": space})
        case LayOnOther():
            return Message("effect-lay-on-other", {"what": goods(node.resource, node.count)})
        case LayPairs():
            return Message("deed-lay-pairs")
        case TakePair():
            return Message("effect-take-pair")
        case EveryFourth():
            return Message("deed-every-fourth", {"what": goods(node.animal, 1), "every": node.every})
        case LeaveOutHarvest():
            return Message("deed-leave-out-harvest")
        case PlaceAtNight():
            return Message("effect-place-at-night")
        case _:
            assert_never(node)


def following(node: TradeNode) -> Effect | None:
    """What follows a node, if its words say that."""
    return node.then if isinstance(node, UseStock | PayFor) else None


def symbols(node: TradeNode, then: list[str]) -> list[str]:
    """The tokens of a node, in reading order; `then` are those of what follows it."""
    match node:
        case RoomOnCard():
            return ["holds", "person"]
        case FoodInFields():
            return ["food*" + slashes(node.prices), "arrow", "score*" + slashes(node.points), "per", "field@empty"]
        case CollectGoods():
            return ["begging", "good*" + slashes(node.counts)]
        case UseStock():
            arrow = ["arrow", *then] if then else []
            return ["off-card", RESOURCE_NAMES[node.resource], *arrow]
        case PayFor():
            costs = [token(RESOURCE_NAMES[node.cost[i]], node.cost[i + 1]) for i in range(0, len(node.cost), 2)]
            return [*costs, "arrow", *then]
        case OwnOrOthers():
            own, others, tribute = (
                token(RESOURCE_NAMES[part.resource], part.count) for part in (node.own, node.others, node.tribute)
            )
            return [own, "slash", "others", others, "give", tribute]
        case AddToSpace():
            return [token(RESOURCE_NAMES[node.resource], node.count), "arrow", f"lying@{SPACE_NAMES[node.space]}"]
        case LayOnOther():
            return [token(RESOURCE_NAMES[node.resource], node.count), "arrow", "lying", "plus", "place"]
        case LayPairs():
            return ["onto-card", "building-resource", "plus", "building-resource", "per", "any-improvement"]
        case EveryFourth():
            return [f"use*{node.every}", "colon", RESOURCE_NAMES[node.animal], "holds", RESOURCE_NAMES[node.animal]]
        case LeaveOutHarvest():
            return ["no", "harvest@next"]
        case PlaceAtNight():
            return ["place", "each-round", "building-resource", "if", "no", "building-resource@supply"]
        case TakePair():
            return ["off-card", "building-resource", "plus", "building-resource"]
        case _:
            assert_never(node)


def label(node: TradeAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    match node:
        case FoodInFields():
            points = node.points[move - CHOOSE]
            bought = Message("bonus-points", {"number": points, "points": points})
            return Message("move-buy-points", {"cost": goods(FOOD, node.prices[move - CHOOSE]), "points": bought})
        case UseStock():
            what = goods(node.resource, 1)
            return Message("move-take-off" if node.then is None else "move-use-off", {"what": what})
        case PayFor():
            return Message("move-pay", {"what": amounts(node.cost)})
        case LayOnOther():
            space = named("action", SPACE_NAMES[node.other(state, seat)])
            return Message("move-lay-on-space", {"what": goods(node.resource, node.count), "space": space})
        case LayPairs() | TakePair():
            pair = amounts([number for resource in PAIRS[move - CHOOSE] for number in (resource, 1)])
            return Message("move-lay-pair" if isinstance(node, LayPairs) else "move-take-pair", {"what": pair})
        case CollectGoods() | PlaceAtNight():
            return None
        case _:
            assert_never(node)
