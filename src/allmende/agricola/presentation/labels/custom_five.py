"""Labels of what single cards for five and six players let their owners do."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.rules.language.custom_five import ActOn, FiveAction, RepeatOption
from allmende.agricola.rules.language.joining import JoiningAction, PlaceAtLeft, PlaceBesideOther
from allmende.agricola.rules.language.leaving import LeaveGoods
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def label(node: FiveAction | JoiningAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    match node:
        case RepeatOption():
            cost, gains = amounts(node.price(state, seat)), amounts(node.gains(state, seat))
            return Message("move-exchange-for", {"cost": cost, "gains": gains})
        case ActOn():
            return Message("move-act-on", {"action": named("action", SPACE_NAMES[node.spaces[move - CHOOSE]])})
        case PlaceAtLeft() | PlaceBesideOther():
            return None
        case LeaveGoods():
            way = node.ways(state, seat)[move - CHOOSE]
            return Message("move-leave-goods", {"goods": amounts(way), "gains": amounts([node.animal(state, seat), 1])})
        case _:
            assert_never(node)
