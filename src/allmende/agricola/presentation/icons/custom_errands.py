"""Symbols of rare deeds with goods."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.rules.language.custom_errands import (
    CustomErrandNode,
    FoodForMissing,
    KeepHere,
    LayForRoom,
    LayForStalls,
    MoveFood,
    PromiseAsFar,
    RegainCost,
    RoomWhileFull,
    TakeWithTop,
)


def symbols(node: CustomErrandNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case LayForRoom():
            return ["onto-card", "food"]
        case RoomWhileFull():
            return ["holds", "person"]
        case LayForStalls():
            return ["onto-card", "wood", "arrow", "holds", f"any-animal*{node.stalls}"]
        case TakeWithTop():
            return ["pile", *(RESOURCE_NAMES[good] for good in node.pile), "plus", RESOURCE_NAMES[node.prize]]
        case KeepHere():
            return ["onto-card", "crop" if node.crops else "any-animal", "times*1"]
        case FoodForMissing():
            return ["onto-card", "slash", "off-card", "food", "arrow", "building-resource", "if", "no", "such"]
        case RegainCost():
            return ["once", "get", "spend"]
        case PromiseAsFar():
            return ["rounds-ahead", RESOURCE_NAMES[node.resource], "per", "round"]
        case MoveFood():
            return ["food", "arrow", RESOURCE_NAMES[node.animal]]
        case _:
            assert_never(node)
