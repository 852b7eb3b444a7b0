"""Words of rare deeds with goods."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES, WOOD
from allmende.agricola.presentation.wording.amounts import goods
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
from allmende.core.message import Message


def words(node: CustomErrandNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case LayForRoom():
            return Message("effect-lay-for-room", {"what": goods(FOOD, 1)})
        case RoomWhileFull():
            return Message("permit-houses-person")
        case LayForStalls():
            return Message("effect-lay-for-stalls", {"what": goods(WOOD, 1), "count": node.stalls})
        case TakeWithTop():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in node.pile]
            return Message("effect-take-with-top", {"goods": pile, "prize": goods(node.prize, 1)})
        case KeepHere():
            return Message("effect-keep-here", {"what": "crop" if node.crops else "animal"})
        case FoodForMissing():
            return Message("effect-food-for-missing", {"food": goods(FOOD, 1)})
        case RegainCost():
            return Message("effect-regain")
        case PromiseAsFar():
            return Message("effect-promise-as-far", {"what": goods(node.resource, 1)})
        case MoveFood():
            return Message("effect-move-food", {"what": goods(FOOD, 1), "gain": goods(node.animal, 1)})
        case _:
            assert_never(node)
