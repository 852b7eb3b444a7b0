"""The words for cards that lie in wait for certain action spaces."""

from __future__ import annotations

from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import all_things, goods, say, thing
from allmende.agricola.rules.language.errands import (
    DiscardCard,
    LayOnCard,
    LeftOfNewest,
    OnceByRound,
    OneMore,
    TakeOffCard,
)
from allmende.agricola.rules.language.gains import PromiseOn
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


@say.register
def _(effect: PromiseOn) -> Message:
    """Goods on round spaces, as something that is done for a price; so far only on the next ones."""
    return Message("effect-promise-next", {"what": goods(effect.resource, effect.count), "count": len(effect.later)})


@gift.register
def _(effect: LayOnCard) -> Message:
    what = goods(effect.resource, effect.count)
    return Message("deed-lay-on-card", {"what": what, "refills": "yes" if effect.refills else "no"})


@thing.register
def _(effect: TakeOffCard) -> Message:
    return Message("thing-off-card", {"what": goods(effect.resource, 1)})


@thing.register
def _(effect: OnceByRound) -> Message:
    return Message("thing-once-by-round", {"what": respectively([goods(good, 1) for good in effect.goods])})


@thing.register
def _(effect: OneMore) -> Message:
    return Message("thing-one-more")


@say.register
def _(effect: DiscardCard) -> Message:
    return Message("effect-discard", {"gains": all_things(effect.gains)})


@holding.register
def _(condition: LeftOfNewest) -> Message:
    return Message("if-left-of-newest")
