"""Symbols of goods on cards."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import amount_name, amount_token
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.errands import OnceByRound
from allmende.agricola.rules.language.lessons import TurnedReward, TurnReward
from allmende.agricola.rules.language.neighbors import LayPrizes, WinPrize
from allmende.agricola.rules.language.nodes import (
    OnCardNode,
)
from allmende.agricola.rules.language.plenty import TakeInPlenty
from allmende.agricola.rules.language.restocking import Restock
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.yards import LayOnUnused, TakeOffUsed
from allmende.core.symbols import separated, token


def on_card_icons(effect: OnCardNode) -> list[str]:
    """Goods on the card, or on unused spaces for it."""
    match effect:
        case LayOnCard():
            good = token(RESOURCE_NAMES[effect.resource], effect.count)
            moved = ["colon", "off-card", token(RESOURCE_NAMES[effect.resource], effect.moves_at)]
            return ["refill" if effect.refills else "onto-card", good, *(moved if effect.moves_at else [])]
        case TakeOffCard():
            per = [] if effect.of is None else ["per", amount_name(effect.of)]
            good = "good" if effect.resource < 0 else token(RESOURCE_NAMES[effect.resource], effect.most)
            return ["off-card", good, *per]
        case OnceByRound():
            return ["off-card", *separated([[RESOURCE_NAMES[good]] for good in effect.goods], "slash"), "times*1"]
        case LayOnUnused():
            return [RESOURCE_NAMES[effect.resource], "per", "unused"]
        case TakeOffUsed():
            return [RESOURCE_NAMES[effect.resource]]
        case LayPrizes():
            return ["onto-card", *[token(RESOURCE_NAMES[prize.resource], prize.count) for prize in effect.prizes]]
        case WinPrize():
            prize = effect.stake.prizes[effect.place]
            good = token(RESOURCE_NAMES[prize.resource], prize.count)
            return ["if", amount_token(prize.of, prize.least), "colon", "off-card", good, "times*1"]
        case Restock():
            good = token(RESOURCE_NAMES[accumulated(effect.space)], effect.count)
            return [
                "others",
                f"use@{SPACE_NAMES[effect.space]}",
                "colon",
                good,
                "arrow",
                f"lying@{SPACE_NAMES[effect.space]}",
            ]
        case TakeInPlenty():
            return ["off-card", "building-resource"]
        case TurnedReward():
            return [token(RESOURCE_NAMES[effect.resource], effect.count)]
        case TurnReward():
            return [f"score*{effect.points}"]
        case _:
            assert_never(effect)
