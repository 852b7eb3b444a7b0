"""Labels of rare deeds with goods."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, GRAIN
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.rules.language.custom_errands import (
    CustomErrandAction,
    FoodForMissing,
    KeepHere,
    LayForRoom,
    LayForStalls,
    MoveFood,
    PromiseAsFar,
    RegainCost,
    TakeWithTop,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message


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
