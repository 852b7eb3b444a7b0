"""Words of effects of single cards."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.rules.language.custom_trades import (
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
    TradeNode,
    UseStock,
)
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.fencing import FreeFences
from allmende.agricola.rules.language.improvements import PlayMinor
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


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
            if node.onto >= 0:
                space = named("action", SPACE_NAMES[node.onto])
                return Message("effect-pay-onto", {"cost": amounts(node.cost), "space": space, "effect": then})
            id_ = "effect-pay-onto-space" if node.leaves else "effect-pay-again"
            if isinstance(node.then, FreeFences) or (isinstance(node.then, PlayMinor) and not node.then.again):
                id_ = "effect-pay-to"
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
