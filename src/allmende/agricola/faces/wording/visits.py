"""The words for what cards do each time that an action space is used."""

from __future__ import annotations

from allmende.agricola.faces.wording.amounts import have, there
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, say, thing
from allmende.agricola.faces.wording.openings import these_spaces
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.visits import (
    EmptyStore,
    Exchange,
    GainBy,
    HasSuch,
    PlacesAs,
    Store,
    TakeFrom,
    UsedSuch,
)
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


@holding.register
def _(condition: PlacesAs) -> Message:
    return Message("if-places-as", {"number": condition.number})


@holding.register
def _(condition: HasSuch) -> Message:
    return Message("if-has-such")


@holding.register
def _(condition: UsedSuch) -> Message:
    return Message("if-used-such")


@gift.register
def _(effect: GainBy) -> Message:
    numbers: list[Message | str] = [str(number) for number in effect.numbers]
    if effect.or_more:
        numbers[-1] = Message("at-least", {"number": numbers[-1]})
    number = Message("exactly", {"number": respectively(numbers)})
    clause = there(effect.of, number, effect.numbers[-1])
    if clause is None:
        clause = Message("if-have", {"what": [have(effect.of, number, effect.numbers[-1])]})
    what = respectively([goods(effect.pairs[i], effect.pairs[i + 1]) for i in range(0, len(effect.pairs), 2)])
    return Message("deed-get-by", {"what": what, "if": clause})


@gift.register
def _(effect: Exchange) -> Message:
    return Message("deed-exchange", {"cost": amounts(effect.cost), "gains": amounts(effect.gains)})


@gift.register
def _(effect: Store) -> Message:
    return Message("deed-lay-on-card", {"what": goods(effect.resource, 1), "refills": "no"})


@thing.register
def _(effect: EmptyStore) -> Message:
    return Message("thing-all-on-card")


@say.register
def _(effect: TakeFrom) -> Message:
    spaces = sum(1 << space for space in effect.spaces)
    args = {"spaces": these_spaces(spaces, are_source=True), "least": effect.least}
    if len(effect.spaces) > 1:
        return Message("effect-take-from-any", args)
    return Message("effect-take-from", {"what": goods(accumulated(effect.spaces[0]), 1), **args})
