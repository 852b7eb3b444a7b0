"""Symbols of effects of single cards."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import goods
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
from allmende.core.symbols import slashes, token


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
            onto = [f"lying@{SPACE_NAMES[node.onto]}", "colon"] if node.onto >= 0 else []
            return [*goods(node.cost), "arrow", *onto, *then]
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
