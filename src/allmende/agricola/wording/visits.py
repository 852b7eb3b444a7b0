"""The words for what cards do each time that an action space is used."""

from __future__ import annotations

from allmende.agricola.accumulation import accumulated
from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.components import RESOURCE_NAMES
from allmende.agricola.language.amounts import GoodsOn, GoodsThere, PeoplePlaced, Taken
from allmende.agricola.phrases import named
from allmende.agricola.wording.amounts import each, have, there
from allmende.agricola.wording.effects import Arguments
from allmende.core.message import Message


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
