"""Why what cards offer in the phases of a round is not to be had."""

from __future__ import annotations

from allmende.agricola.faces.reasons.shortages import first, good_missing
from allmende.agricola.faces.reasons.special import in_sight, not_so, nothing
from allmende.agricola.rules.components import CROPS, FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.language.evenings import (
    BreedOne,
    BuyPoints,
    GrainFor,
    LendFood,
    PayOrBeg,
    TakeCrop,
    TakeFromSpace,
    UseOnlyFree,
)
from allmende.agricola.rules.moves import BREED, CHOOSE, FENCE, PICK, RELEASE
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


def _crop(crop: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[crop]}", {"count": 1})


@nothing.register
def _(action: PayOrBeg, table: Table, seat: int) -> Message | None:
    return None


@nothing.register
def _(action: TakeCrop, table: Table, seat: int) -> Message | None:
    if action.is_possible(table, seat):
        return None
    return Message("reason-no-such-crop", {"resource": _crop(action.crop)})


@not_so.register
def _(action: TakeCrop, table: Table, seat: int, move: int) -> Message | None:
    return Message("reason-not-this-crop", {"resource": _crop(action.crop)})


@in_sight.register
def _(action: TakeCrop | GrainFor, table: Table, seat: int) -> list[int]:
    mine = table.seats[seat]
    return [PICK + field for field in range(len(mine.crops)) if field >= SPACES or mine.fields >> field & 1]


@nothing.register
def _(action: GrainFor, table: Table, seat: int) -> Message | None:
    if action.is_possible(table, seat):
        return None
    unused = None if action.then.is_possible(table, seat) else nothing(action.then, table, seat)
    return first(unused, Message("reason-no-grain-anywhere"))


@not_so.register
def _(action: GrainFor, table: Table, seat: int, move: int) -> Message | None:
    if PICK <= move < FENCE:
        return Message("reason-not-this-crop", {"resource": _crop(GRAIN)})
    return good_missing(table, seat, GRAIN)


@nothing.register
def _(action: BreedOne, table: Table, seat: int) -> Message | None:
    return None if action.is_possible(table, seat) else Message("reason-nothing-breeds")


@not_so.register
def _(action: BreedOne, table: Table, seat: int, move: int) -> Message | None:
    if move >= RELEASE:
        return good_missing(table, seat, GRAIN + CROPS + move - RELEASE) or Message("reason-release-in-vain")
    resource = GRAIN + CROPS + move - BREED
    full = Message("reason-full", {"resource": Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})})
    return first(good_missing(table, seat, resource, 2), full)


@nothing.register
def _(action: UseOnlyFree, table: Table, seat: int) -> Message | None:
    if action.is_possible(table, seat):
        return None
    return Message("reason-no-single-free-space", {"rounds": action.rounds})


@nothing.register
def _(action: TakeFromSpace, table: Table, seat: int) -> Message | None:
    return None if action.is_possible(table, seat) else Message("reason-no-space-with-plenty")


@nothing.register
def _(action: BuyPoints, table: Table, seat: int) -> Message | None:
    none_done = None if action.most.count(table, seat) else Message("reason-no-harvest-completed")
    return first(none_done, good_missing(table, seat, FOOD))


@not_so.register
def _(action: BuyPoints, table: Table, seat: int, move: int) -> Message | None:
    return first(nothing(action, table, seat), good_missing(table, seat, FOOD, move - CHOOSE + 1))


@nothing.register
def _(action: LendFood, table: Table, seat: int) -> Message | None:
    if action.is_possible(table, seat):
        return None
    return good_missing(table, seat, FOOD, min(action.counts)) or Message("reason-no-round-left")
