"""Labels of effects of single cards."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.rules.language.custom_trades import (
    PAIRS,
    CollectGoods,
    FoodInFields,
    LayOnOther,
    LayPairs,
    PayFor,
    PlaceAtNight,
    TakePair,
    TradeAction,
    UseStock,
)
from allmende.agricola.rules.language.improvements import PlayMinor
from allmende.agricola.rules.state import State
from allmende.core.message import Message


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
        case PayFor() if node.onto >= 0:
            space = named("action", SPACE_NAMES[node.onto])
            return Message("move-lay-on-space", {"what": amounts(node.cost), "space": space})
        case PayFor(then=PlayMinor()):
            return Message("move-pay-for-minor", {"what": amounts(node.cost)})
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
