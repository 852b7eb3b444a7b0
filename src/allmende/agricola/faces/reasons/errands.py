"""Why no hand card can be discarded."""

from __future__ import annotations

from allmende.agricola.faces.reasons.cards import not_held
from allmende.agricola.faces.reasons.special import not_so, nothing
from allmende.agricola.rules.language.errands import DiscardCard
from allmende.agricola.rules.moves import DISCARD
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


@nothing.register
def _(action: DiscardCard, table: Table, seat: int) -> Message | None:
    return None if table.seats[seat].hand else Message("reason-no-card-in-hand")


@not_so.register
def _(action: DiscardCard, table: Table, seat: int, move: int) -> Message | None:
    return not_held(table, seat, move - DISCARD)
