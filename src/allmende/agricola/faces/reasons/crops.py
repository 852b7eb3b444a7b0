"""Why what cards do with crops can't be done."""

from __future__ import annotations

from allmende.agricola.faces.reasons.shortages import good_missing
from allmende.agricola.faces.reasons.special import in_sight, not_so, nothing
from allmende.agricola.rules.components import FOOD
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.language.crops import Bargain, DiscardGrain
from allmende.agricola.rules.moves import PICK
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


@nothing.register
def _(action: Bargain, table: Table, seat: int) -> Message | None:
    return good_missing(table, seat, FOOD, action.price(table, seat))


@nothing.register
def _(action: DiscardGrain, table: Table, seat: int) -> Message | None:
    return None if action.is_possible(table, seat) else Message("reason-no-grain-field")


@not_so.register
def _(action: DiscardGrain, table: Table, seat: int, move: int) -> Message | None:
    return Message("reason-nothing-sown")


@in_sight.register
def _(action: DiscardGrain, table: Table, seat: int) -> list[int]:
    mine = table.seats[seat]
    return [PICK + field for field in range(len(mine.crops)) if field >= SPACES or mine.fields >> field & 1]


@in_sight.register
def _(action: Bargain, table: Table, seat: int) -> list[int]:
    return [action.first]
