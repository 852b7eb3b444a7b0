"""The words for dealings with other players."""

from __future__ import annotations

from allmende.agricola.faces.wording.amounts import have
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.effects import all_things, goods, say
from allmende.agricola.rules.language.neighbors import GiveTo, LayPrizes, Prize
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message


@say.register
def _(effect: GiveTo) -> Message:
    return Message("effect-give-to", {"cost": amounts(effect.cost), "gains": all_things(effect.gains)})


@gift.register
def _(effect: LayPrizes) -> Message:
    what = [goods(prize.resource, prize.count) for prize in effect.prizes]
    return Message("deed-lay-prizes", {"what": what, "prizes": [_prize(prize) for prize in effect.prizes]})


def _prize(prize: Prize) -> Message:
    """Who gets one of the prizes that lie on a card."""
    least = have(prize.of, Message("number", {"number": prize.least}), prize.least)
    return Message("prize", {"what": goods(prize.resource, prize.count), "least": least})
