"""What is missing: goods, spaces, improvements. Each answers with a reason, or None if nothing is missing."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components import RESOURCE_NAMES
from allmende.agricola.farmyard import FARM_SPACE_NAMES, spaces_in
from allmende.agricola.phrases import amounts, named
from allmende.agricola.player import Player
from allmende.agricola.state import Table
from allmende.core.message import Message
from allmende.core.phrases import needs

NOT_NOW = Message("reason-not-now")
FINISH_FIRST = Message("reason-finish-first")


def first(*reasons: Message | None) -> Message | None:
    """The first of several reasons, if there is any."""
    return next((reason for reason in reasons if reason is not None), None)


def goods_missing(table: Table, seat: int, pairs: Sequence[int]) -> Message | None:
    """What the seat would have to have, and what of that it has."""
    cost = list(pairs)
    if table.has_all(seat, cost):
        return None
    return Message("reason-needs", {"needed": amounts(cost), "have": of_these(table, seat, cost)})


def of_these(table: Table, seat: int, pairs: list[int]) -> list[Message] | int:
    """How much the seat has of each resource in these pairs; a mere number if it is only one."""
    goods = table.seats[seat].goods
    if len(pairs) == 2:
        return goods[pairs[0]]
    have: list[int] = []
    for resource in pairs[::2]:
        have += [resource, goods[resource]]
    return amounts(have)


def good_missing(table: Table, seat: int, resource: int, count: int = 1) -> Message | None:
    """Whether the seat has too little of one resource."""
    have = table.seats[seat].goods[resource]
    return None if have >= count else needs(RESOURCE_NAMES[resource], count, have)


def taken(mine: Player, spaces: int, in_pastures: bool = False) -> Message | None:
    """What lies or stands on one of these farmyard spaces; `in_pastures`, fences do not matter."""
    fenced = 0 if in_pastures else mine.fenced
    for what, found in (("room", mine.rooms), ("field", mine.fields), ("stable", mine.stables), ("pasture", fenced)):
        if found & spaces:
            place = FARM_SPACE_NAMES[spaces_in(found & spaces)[0]]
            return Message("reason-place-taken", {"what": what, "place": place})
    return None


def improvement_missing(table: Table, seat: int, improvement: int) -> Message | None:
    """Whether the seat does not have this major improvement."""
    if table.seats[seat].has_improvement(improvement):
        return None
    name = table.setup.improvements[improvement].name
    return Message("reason-no-improvement", {"what": named("improvement", name)})
