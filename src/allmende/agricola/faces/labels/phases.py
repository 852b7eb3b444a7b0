"""What moves do that belong to cards for the phases of a round."""

from __future__ import annotations

from allmende.agricola.faces.labels.cards import special_label
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.rules.farm.farmyard import FARM_SPACE_NAMES, SPACES
from allmende.agricola.rules.language.evenings import (
    BuyPoints,
    GrainFor,
    LendFood,
    PayOrBeg,
    TakeCrop,
    TakeFromSpace,
    UseOnlyFree,
)
from allmende.agricola.rules.moves import CHOOSE, PICK
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.phrases import named
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.phrases import amount


@special_label.register
def _(action: PayOrBeg, table: Table, seat: int, move: int) -> Message | None:
    return Message("move-take-begging-marker")


@special_label.register
def _(action: GrainFor, table: Table, seat: int, move: int) -> Message | None:
    cost = amount(RESOURCE_NAMES[GRAIN], 1)
    if move == CHOOSE:
        return Message("move-pay-from-supply", {"cost": cost})
    return Message("move-pay-from-field", {"cost": cost, "place": _field(table, seat, move - PICK)})


def _field(table: Table, seat: int, field: int) -> str | Message:
    """A field by the space of the farmyard, or by the card that it is on."""
    mine = table.seats[seat]
    return FARM_SPACE_NAMES[field] if field < SPACES else named("card", CARD_NAMES[mine.bed_card(field)])


@special_label.register
def _(action: TakeCrop, table: Table, seat: int, move: int) -> Message | None:
    what = amount(RESOURCE_NAMES[action.crop], 1)
    return Message("move-pick-crop", {"what": what, "place": _field(table, seat, move - PICK)})


@special_label.register
def _(action: UseOnlyFree, table: Table, seat: int, move: int) -> Message | None:
    return Message("move-use-space-too", {"action": named("action", SPACE_NAMES[action.space(table)])})


@special_label.register
def _(action: TakeFromSpace, table: Table, seat: int, move: int) -> Message | None:
    space = action.spaces(table)[move - CHOOSE]
    what = amount(RESOURCE_NAMES[ACCUMULATED[space]], 1)
    return Message("move-take-from-space", {"what": what, "space": named("action", SPACE_NAMES[space])})


@special_label.register
def _(action: BuyPoints, table: Table, seat: int, move: int) -> Message | None:
    points = move - CHOOSE + 1
    bought = Message("bonus-points", {"number": points, "points": points})
    return Message("move-buy-points", {"cost": amount(RESOURCE_NAMES[FOOD], points), "points": bought})


@special_label.register
def _(action: LendFood, table: Table, seat: int, move: int) -> Message | None:
    return Message("move-lend", {"count": move - CHOOSE + 1})
