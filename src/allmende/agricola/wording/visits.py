"""The words for what cards do each time that an action space is used."""

from __future__ import annotations

from allmende.agricola.accumulation import accumulated
from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.components import RESOURCE_NAMES
from allmende.agricola.language.amounts import GoodsOn, GoodsThere, PeoplePlaced, Taken
from allmende.agricola.language.visits import (
    EachInstead,
    EmptyStore,
    Exchange,
    GainBy,
    HasSuch,
    PlacesAs,
    Store,
    TakeFrom,
    UsedSuch,
)
from allmende.agricola.phrases import amounts, named
from allmende.agricola.wording.amounts import each, have, there
from allmende.agricola.wording.cards import gift
from allmende.agricola.wording.conditions import holding
from allmende.agricola.wording.effects import Arguments, goods, say, thing
from allmende.agricola.wording.openings import these_spaces
from allmende.agricola.wording.savings import kind_names, saving
from allmende.core.message import Message
from allmende.core.phrases import respectively


@have.register
def _(of: PeoplePlaced, number: Message | str, count: int) -> Message:
    return Message("have-placed", {"number": number, "count": count})


@have.register
def _(of: GoodsOn | GoodsThere, number: Message | str, count: int) -> Message:
    raise NotImplementedError(f"nobody has {of!r}: they are there")


@there.register
def _(of: Taken, number: Message | str, count: int) -> Message:
    return Message("if-taken", {"number": number})


@there.register
def _(of: GoodsOn, number: Message | str, count: int) -> Message:
    return Message("if-lying", {"number": number, **_lying(of, count)})


@there.register
def _(of: GoodsThere, number: Message | str, count: int) -> Message:
    return Message("if-lying-there", {"number": number, "count": count})


@each.register
def _(of: PeoplePlaced, every: int) -> Message:
    return Message("each-placed", {"every": every})


@each.register
def _(of: GoodsOn, every: int) -> Message:
    return Message("each-good-on", {"every": every, **_lying(of, every)})


@each.register
def _(of: GoodsThere, every: int) -> Message:
    return Message("each-good-there", {"every": every})


def _lying(of: GoodsOn, count: int) -> Arguments:
    """What lies where."""
    resource = Message(f"resource-{RESOURCE_NAMES[accumulated(of.space)]}", {"count": count})
    return {"count": count, "resource": resource, "space": named("action", SPACE_NAMES[of.space])}


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


@saving.register
def _(node: EachInstead) -> Message:
    kinds = [Message("every-kind", {"kind": name}) for name in kind_names(node.kinds)]
    of = Message(f"resource-{RESOURCE_NAMES[node.of]}", {"count": 1})
    return Message("saving-each-instead", {"kinds": kinds, "what": goods(node.resource, 1), "of": of})
