"""Fields on the Field board: gained, spent, sown, moved and harvested.

Each operation logs an event, and notes that the seat's boards have changed (`Player.fresh`).
"""

from __future__ import annotations

from allmende.hallertau.components.contents import content_count, content_good
from allmende.hallertau.components.pieces import (
    COLUMNS,
    CROPS,
    HIGHEST_ROW,
    LOWEST_ROW,
    RESOURCE_NAMES,
)
from allmende.hallertau.record import events
from allmende.hallertau.rules.amendments import FIELDS_ALIKE
from allmende.hallertau.rules.phases import HARVEST
from allmende.hallertau.rules.player import CHANGED, EMPTY
from allmende.hallertau.rules.state import State


def gain_field(state: State, seat: int, row: int, source: str) -> None:
    """Place a new field in this row, if a column is free."""
    mine = state.seats[seat]
    column = mine.free_column()
    if column >= 0:
        mine.fields[column] = row
        mine.fresh = CHANGED
        if state.log is not None:
            state.log.append(events.FieldGained(seat=seat, column=column, row=row, source=source))


def alike(state: State, seat: int, field: int, to_harvest: int, doubled: int, raised: int = 0) -> int:
    """The column of a field that looks like `field`.

    Of several, in Phase 7, it is the one of least weight: a field that is still to be harvested weighs
    `to_harvest`, and one whose yield is doubled weighs `doubled`. Of equal weights it is one that an effect under
    way has `raised` (a bit for each column). Elsewhere the choice makes no difference.
    """
    mine = state.seats[seat]
    found = -1
    least = 0
    for column in range(COLUMNS):
        if mine.fields[column] != field:
            continue
        weight = 0
        if mine.to_harvest >> column & 1:
            weight += to_harvest
        if mine.doubled >> column & 1:
            weight += doubled
        weight += weight
        if raised >> column & 1:
            weight -= 1
        if found < 0 or weight < least:
            found = column
            least = weight
    return found


def given_up(state: State, seat: int, row: int, content: int, raised: int) -> int:
    """The column of a field of this kind that loses its crop: one that would yield least in this phase."""
    if state.amended(FIELDS_ALIKE):
        return alike(state, seat, row + EMPTY * content, 1, 1, raised)
    return state.seats[seat].field_in(row, content)


def spend_field(state: State, seat: int, row: int, content: int, raised: int) -> None:
    """Remove a field, and the crop on it."""
    column = given_up(state, seat, row, content, raised)
    clear_column(state, seat, column, 0)
    if state.log is not None:
        name = RESOURCE_NAMES[content_good(content)] if content else ""
        state.log.append(events.FieldSpent(seat=seat, column=column, row=row, good=name))


def uproot(state: State, seat: int, row: int, content: int, raised: int) -> None:
    """Return the crop of a field to the general supply, and keep the field."""
    column = given_up(state, seat, row, content, raised)
    clear_column(state, seat, column, row)
    if state.log is not None:
        name = RESOURCE_NAMES[content_good(content)]
        state.log.append(events.Uprooted(seat=seat, column=column, row=row, good=name))


def clear_column(state: State, seat: int, column: int, field: int) -> None:
    """Leave a column with an empty field, or without any: there is nothing to harvest any more."""
    mine = state.seats[seat]
    mine.fields[column] = field
    mine.to_harvest &= ~(1 << column)
    mine.doubled &= ~(1 << column)
    mine.fresh = CHANGED


def move_field(state: State, seat: int, column: int, to: int) -> None:
    """Slide a field to another row, with its crop."""
    mine = state.seats[seat]
    row = mine.fields[column] % EMPTY
    if row != to:
        mine.fields[column] += to - row
        mine.fresh = CHANGED
        if state.log is not None:
            state.log.append(events.FieldMoved(seat=seat, column=column, row=row, to=to))


def sow(state: State, seat: int, content: int, row: int) -> None:
    """Move a good, or two of it, from the supply onto an empty field in this row."""
    mine = state.seats[seat]
    column = mine.field_in(row)
    good = content_good(content)
    count = content_count(content)
    mine.goods[good] -= count
    mine.fields[column] = row + EMPTY * content
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.Sown(seat=seat, good=RESOURCE_NAMES[good], count=count, column=column, row=row))


def harvest(state: State, seat: int, column: int) -> None:
    """Gain the crop of a field, as many goods as its row says; then drop the field one row, if it can."""
    mine = state.seats[seat]
    field = mine.fields[column]
    row = field % EMPTY
    good = content_good(field // EMPTY)
    count = row * content_count(field // EMPTY)
    if mine.doubled >> column & 1:
        count += count
    mine.goods[good] += count
    clear_column(state, seat, column, row)
    if state.phase == HARVEST:
        mine.harvested = mine.harvested[:]
        mine.harvested[good] += count
    if good < CROPS:
        mine.just_harvested = mine.just_harvested[:]
        mine.just_harvested[good] += count
    if state.log is not None:
        state.log.append(events.Harvested(seat=seat, good=RESOURCE_NAMES[good], count=count, column=column, row=row))
    move_field(state, seat, column, max(row - 1, LOWEST_ROW))


def raise_field(state: State, seat: int, column: int) -> None:
    """Slide a field one row up, if it can."""
    move_field(state, seat, column, min(state.seats[seat].fields[column] % EMPTY + 1, HIGHEST_ROW))


def double_yield(state: State, seat: int, column: int) -> None:
    """Have a field yield twice as much when it is harvested."""
    mine = state.seats[seat]
    mine.doubled |= 1 << column
    if state.log is not None:
        name = RESOURCE_NAMES[content_good(mine.fields[column] // EMPTY)]
        state.log.append(events.YieldDoubled(seat=seat, good=name, column=column))
