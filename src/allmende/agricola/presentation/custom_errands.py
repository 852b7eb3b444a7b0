"""Words, symbols and labels of rare deeds with goods, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, GRAIN, RESOURCE_NAMES, WOOD
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.rules.language.custom_errands import (
    CustomErrandAction,
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
from allmende.agricola.rules.state import State
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


def label(node: CustomErrandAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    match node:
        case LayForRoom() | LayForStalls():
            return Message("move-lay-supply", {"what": goods(node.resource, 1)})
        case TakeWithTop():
            top = node.pile[state.seats[seat].mark_of(node.card)]
            return Message("move-take", {"what": [goods(top, 1), goods(node.prize, 1)]})
        case KeepHere():
            return Message("move-lay-supply", {"what": goods(GRAIN + move - CHOOSE, 1)})
        case FoodForMissing():
            way, resource = divmod(move - CHOOSE, BUILDING_RESOURCES)
            args = {"cost": goods(FOOD, 1), "gain": goods(resource, 1), "way": "off" if way else "onto"}
            return Message("move-food-for-missing", args)
        case RegainCost():
            return Message("move-take", {"what": amounts(node.costs(state, seat)[move - CHOOSE])})
        case PromiseAsFar():
            ahead = move - CHOOSE + 1
            return Message("move-promise-as-far", {"what": goods(node.resource, ahead), "round": state.round + ahead})
        case MoveFood():
            spaces = [named("action", SPACE_NAMES[space]) for space in node.spaces]
            return Message("move-move-food", {"what": goods(FOOD, 1), "spaces": spaces, "gain": goods(node.animal, 1)})
        case _:
            assert_never(node)
