"""The symbols of cards that lie in wait for certain action spaces."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import condition_icons
from allmende.agricola.faces.icons.effects import icons, row
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.errands import (
    DiscardCard,
    LayOnCard,
    LeftOfNewest,
    OnceByRound,
    OneMore,
    TakeOffCard,
)
from allmende.core.symbols import separated, token


@icons.register
def _(effect: LayOnCard) -> list[str]:
    return ["refill" if effect.refills else "onto-card", token(RESOURCE_NAMES[effect.resource], effect.count)]


@icons.register
def _(effect: TakeOffCard) -> list[str]:
    return ["off-card", RESOURCE_NAMES[effect.resource]]


@icons.register
def _(effect: OnceByRound) -> list[str]:
    return ["off-card", *separated([[RESOURCE_NAMES[good]] for good in effect.goods], "slash"), "times*1"]


@icons.register
def _(effect: OneMore) -> list[str]:
    return ["plus", "building-resource"]


@icons.register
def _(effect: DiscardCard) -> list[str]:
    return ["discard", "arrow", *row(effect.gains)]


@condition_icons.register
def _(condition: LeftOfNewest) -> list[str]:
    return ["left-of-newest"]
