"""The words for dealings with other players."""

from __future__ import annotations

from allmende.agricola.language.neighbors import GiveTo, LayPrizes, WinPrize
from allmende.agricola.phrases import amounts
from allmende.agricola.wording.amounts import have
from allmende.agricola.wording.cards import gift
from allmende.agricola.wording.effects import all_things, goods, say
from allmende.core.message import Message


@say.register
def _(effect: GiveTo) -> Message:
    return Message("effect-give-to", {"cost": amounts(effect.cost), "gains": all_things(effect.gains)})


@gift.register
def _(effect: LayPrizes) -> Message:
    return Message("deed-lay-prizes", {"what": [goods(prize.resource, prize.count) for prize in effect.prizes]})


@gift.register
def _(effect: WinPrize) -> Message:
    prize = effect.stake.prizes[effect.place]
    least = have(prize.of, Message("at-least", {"number": prize.least}), prize.least)
    return Message("deed-win-prize", {"what": goods(prize.resource, prize.count), "least": least})
