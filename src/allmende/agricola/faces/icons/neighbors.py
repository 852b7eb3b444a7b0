"""The symbols of dealings with other players."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import amount_token
from allmende.agricola.faces.icons.effects import goods, icons, row
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.neighbors import GiveTo, LayPrizes, WinPrize
from allmende.core.symbols import token


@icons.register
def _(effect: GiveTo) -> list[str]:
    return ["give", *goods(effect.cost), "arrow", *row(effect.gains)]


@icons.register
def _(effect: LayPrizes) -> list[str]:
    return ["onto-card", *[token(RESOURCE_NAMES[prize.resource], prize.count) for prize in effect.prizes]]


@icons.register
def _(effect: WinPrize) -> list[str]:
    prize = effect.stake.prizes[effect.place]
    return [
        "if",
        amount_token(prize.of, prize.least),
        "colon",
        "off-card",
        token(RESOURCE_NAMES[prize.resource], prize.count),
        "times*1",
    ]
