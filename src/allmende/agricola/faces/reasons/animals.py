"""Why cards don't give animals, or another crop."""

from __future__ import annotations

from allmende.agricola.faces.reasons.shortages import first, goods_missing
from allmende.agricola.faces.reasons.special import nothing
from allmende.agricola.rules.language.animals import AddCrop, JoinHerds, OfferHerd
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


@nothing.register
def _(action: AddCrop, table: Table, seat: int) -> Message | None:
    return None


@nothing.register
def _(action: JoinHerds, table: Table, seat: int) -> Message | None:
    return None


@nothing.register
def _(action: OfferHerd, table: Table, seat: int) -> Message | None:
    room = None if action.has_room(table, seat) else Message("reason-no-room-for-herd")
    return first(goods_missing(table, seat, action.cost), room)
