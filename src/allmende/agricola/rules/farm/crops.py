"""Fields: which can be plowed and sown, what grows on them, and how it comes there and goes."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SPACES, around
from allmende.agricola.components.pieces import CROPS, FOOD, GRAIN, RESOURCE_NAMES, SEEDS, SOWN, STONE, VEGETABLE, WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import MOVED_IS_NOT_PLACED
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.on_field import BELOW, ROCKS, SLOT_BITS, TIMBER, crops_in
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.farm.places import bed_card, field_name, field_place, turn_used
from allmende.agricola.rules.farm.supplies import gain, pay, receive
from allmende.agricola.rules.moments import (
    BED_HARVESTED,
    BED_LAST,
    BESIDE_HOUSE,
    FROM_BED,
    HARVESTED_BEDS,
    PLOWED,
    TILES,
    from_bed,
    harvested,
)
from allmende.agricola.rules.moments import sown as one_of_details
from allmende.agricola.rules.permits import (
    BOAR_ON_FIELDS,
    FIELD_FEE,
    FIELD_FEE_FOOD,
    MORE_BESIDE_PASTURES,
    SOWS_LESS,
    SOWS_PASTURES,
)
from allmende.agricola.rules.player import BED_FIELDS, Player
from allmende.agricola.rules.state import State

MOST_SLOTS: Final = 3
"""The largest number of fields that a card stands for."""


def seed_number(resource: int) -> int:
    """The place of something that can be sown among `SEEDS`."""
    return SEEDS.index(resource)


def sown_count(mine: Player, resource: int) -> int:
    """The number of goods that come onto a field that the player sows with this."""
    return SOWN[seed_number(resource) % CROPS] - (1 if mine.permits & SOWS_LESS else 0)


def other_good(crops: int) -> int:
    """The building resource that grows on a card, or -1 if it is a crop, or nothing."""
    if crops < TIMBER:
        return -1
    return STONE if crops & ROCKS else WOOD


def slots(crops: int) -> list[int]:
    """The building resources on each of the fields that a card stands for."""
    return [crops >> SLOT_BITS * i & (1 << SLOT_BITS) - 1 for i in range(MOST_SLOTS)]


def with_slots(resource: int, counts: list[int]) -> int:
    """What lies on a card with these building resources on its fields; 0 if there are none."""
    found = 0
    for i in range(len(counts)):
        found |= counts[i] << SLOT_BITS * i
    return found | (ROCKS if resource == STONE else TIMBER) if found else 0


def grown(crops: int) -> tuple[str, int]:
    """What grows on a field, from the top, by its name, and how much of it."""
    if crops >= TIMBER:
        return RESOURCE_NAMES[other_good(crops)], sum(slots(crops))
    return RESOURCE_NAMES[VEGETABLE if crops < 0 else GRAIN], crops_in(crops, crops < 0)


def free_slot(bed: int, crops: int) -> int:
    """The first empty one of the fields that a card stands for, or -1; a card for crops is a single field."""
    if not crops:
        return 0
    counts = slots(crops) if crops >= TIMBER else [1]
    for i in range((bed >> BED_FIELDS & 3) + 1):
        if not counts[i]:
            return i
    return -1


def empty_field(mine: Player, crop: int) -> int:
    """The first field on which nothing grows and this crop can, or -1.

    ruling: Which of several such fields is sown makes no difference, but for a card that asks for goods on the
    farmyard. Those that take nothing else are the first, then come other cards, and field tiles are left for last.
    """
    wanted = 1 << seed_number(crop)
    other = -1
    for i in range(len(mine.beds)):
        if not mine.crops[SPACES + i] or mine.crops[SPACES + i] >= TIMBER:
            takes = mine.beds[i] & (1 << BED_FIELDS) - 1
            if takes & wanted and free_slot(mine.beds[i], mine.crops[SPACES + i]) >= 0:
                if takes == wanted:
                    return SPACES + i
                if other < 0:
                    other = SPACES + i
    return other if other >= 0 or crop < GRAIN else empty_tile(mine)


def empty_tile(mine: Player) -> int:
    """The first field tile on which nothing grows, or -1."""
    found = -1
    for space in range(SPACES):
        if mine.fields >> space & 1 and not mine.crops[space]:
            if not mine.permits & MORE_BESIDE_PASTURES or around(1 << space) & mine.fenced:
                return space
            if found < 0:
                found = space
    return found


def can_sow(mine: Player, crop: int) -> bool:
    """True if the player has a crop, and an empty field for it."""
    return mine.goods[crop] > 0 and (mine.fields != 0 or len(mine.beds) > 0) and empty_field(mine, crop) >= 0


def fields_of(mine: Player, crop: int) -> int:
    """The number of fields with this crop, or of empty ones if `crop` is -1."""
    count = 0
    for field in range(len(mine.crops)):
        grows = mine.crops[field]
        if crop < 0:
            count += 1 if not grows and (field >= SPACES or mine.fields >> field & 1) else 0
        elif crops_in(grows, crop == VEGETABLE):
            count += 1
    return count


def growing(mine: Player, vegetables: bool) -> int:
    """The grain, or the vegetables, on all fields."""
    count = 0
    for crops in mine.crops:
        if crops:
            count += crops_in(crops, vegetables)
    return count


def plow(state: State, seat: int, space: int) -> None:
    """Place a field tile."""
    beside = around(state.seats[seat].fields) >> space & 1
    mine = state.seats[seat]
    if mine.permits & FIELD_FEE:
        pay(state, seat, FOOD, FIELD_FEE_FOOD, FARM_SPACE_NAMES[space])
    turned = 1 << space & ~mine.used_spaces()
    mine.fields |= 1 << space
    update_least_fences(mine)
    if state.log is not None:
        state.log.append(events.FieldPlowed(seat=seat, place=FARM_SPACE_NAMES[space]))
    turn_used(state, seat, turned)
    if state.setup.cards:
        happen(state, seat, PLOWED, beside)


def sow(state: State, seat: int, crop: int, space: int = -1) -> int:
    """Sow the field tile or pasture with first space `space`, or else the first empty field (`empty_field`).

    Return the field.
    """
    mine = state.seats[seat]
    field = empty_field(mine, crop) if space < 0 else space
    pay(state, seat, crop, 1, field_place(state, mine, field))
    count = sown_count(mine, crop)
    if crop < GRAIN:
        counts = slots(mine.crops[field])
        counts[free_slot(mine.beds[field - SPACES], mine.crops[field])] = count
        mine.crops[field] = with_slots(crop, counts)
    else:
        mine.crops[field] = -count if crop == VEGETABLE else count
    mine.brought += 1 if field < SPACES else 0
    if state.log is not None:
        name, where = RESOURCE_NAMES[crop], field_name(mine, field)
        state.log.append(events.FieldSown(seat=seat, resource=name, count=count, place=where))
    crowd_fields(state, seat)
    return field


def crowd_fields(state: State, seat: int) -> None:
    """Have animals go that no longer have room on fields, or in pastures that are sown."""
    if state.seats[seat].permits & (BOAR_ON_FIELDS | SOWS_PASTURES):
        accommodate(state, seat)


def harvest_fields(state: State, seat: int, left: int = 0) -> int:
    """Take one crop from each field (chapter "Field Phase"); return the detail for cards (`harvested`).

    Fields that are `left`, as bits, stay as they are.
    """
    mine = state.seats[seat]
    if not mine.fields and not mine.beds and not mine.permits & SOWS_PASTURES:
        return 0
    told = 0
    grain_from: list[str] = []
    vegetables_from: list[str] = []
    for field in range(len(mine.crops)):
        if left >> field & 1:
            continue
        if mine.crops[field] >= TIMBER:
            harvest_slots(state, seat, field)
        elif mine.crops[field]:
            crop = lift_crop(mine, field)
            if field >= SPACES:
                told |= 1 << HARVESTED_BEDS + field - SPACES
            receive(state, seat, GRAIN + crop, 1)
            told += taken(mine, field, crop)
            if field < SPACES and mine.fields >> field & 1:
                told += one_of_details(TILES)
            if mine.fields >> field & 1 and around(mine.rooms) >> field & 1:
                told += BESIDE_HOUSE
            tell_of_bed(state, seat, field, crop, BED_HARVESTED)
            if state.log is not None:
                (vegetables_from if crop else grain_from).append(field_place(state, mine, field))
    if state.log is not None and told:
        state.log.append(
            events.FieldsHarvested(
                seat=seat,
                grain=len(grain_from),
                vegetables=len(vegetables_from),
                grain_from=grain_from,
                vegetables_from=vegetables_from,
            )
        )
    return told


def harvest_slots(state: State, seat: int, field: int) -> None:
    """Take one building resource from each of the fields that a card stands for."""
    mine = state.seats[seat]
    resource = other_good(mine.crops[field])
    counts = slots(mine.crops[field])
    number = 0
    for i in range(MOST_SLOTS):
        if counts[i]:
            counts[i] -= 1
            number += 1
    mine.crops[field] = with_slots(resource, counts)
    gain(state, seat, resource, number, field_place(state, mine, field))
    tell_of_bed(state, seat, field, seed_number(resource), BED_HARVESTED)


def tell_of_bed(state: State, seat: int, field: int, crop: int, how: int = 0) -> None:
    """Let the cards of a seat react to a crop, 0 for grain, that was taken from a field on a card."""
    mine = state.seats[seat]
    if field >= SPACES and mine.moments >> FROM_BED & 1:
        left = mine.crops[field] if crop >= CROPS else crops_in(mine.crops[field], crop == 1)
        last = 0 if left else BED_LAST
        tell_own(state, seat, FROM_BED, from_bed(bed_card(mine, field), crop, how | last))


def take_crop(state: State, seat: int, field: int) -> int:
    """Take one crop from a field; return the detail for cards (`harvested`)."""
    mine = state.seats[seat]
    if mine.crops[field] >= TIMBER:
        harvest_slots(state, seat, field)
        return 0
    crop = lift_crop(mine, field)
    gain(state, seat, GRAIN + crop, 1, field_place(state, mine, field))
    tell_of_bed(state, seat, field, crop, BED_HARVESTED)
    return taken(mine, field, crop)


def lift_crop(mine: Player, field: int) -> int:
    """Take the top crop off a field; 0 if it was grain, 1 if it was a vegetable."""
    crops = mine.crops[field]
    if crops < 0:
        mine.crops[field] = crops + 1
        return 1
    crops -= 1
    mine.crops[field] = crops if crops % BELOW else -(crops // BELOW)
    return 0


def take_one_of(state: State, seat: int, field: int, crop: int) -> None:
    """Take a crop of this kind from a field, even a vegetable that lies below grain."""
    mine = state.seats[seat]
    if crop == VEGETABLE and mine.crops[field] > 0:
        mine.crops[field] -= BELOW
    else:
        lift_crop(mine, field)
    tell_of_bed(state, seat, field, crop - GRAIN)
    gain(state, seat, crop, 1, field_place(state, mine, field))


def pay_crop(state: State, seat: int, field: int) -> None:
    """Have a seat pay a crop straight from a field."""
    crop = GRAIN + lift_crop(state.seats[seat], field)
    tell_of_bed(state, seat, field, crop - GRAIN)
    if state.log is not None:
        state.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[crop], count=1))


def move_crop(state: State, seat: int, field: int) -> None:
    """Move the top crop of a field to an empty one."""
    mine = state.seats[seat]
    to = empty_field(mine, VEGETABLE if mine.crops[field] < 0 else GRAIN)
    crop = lift_crop(mine, field)
    one = 1 - 2 * crop
    tell_of_bed(state, seat, field, crop)
    mine.crops[to] = one
    mine.brought += 1 if to < SPACES and not state.amended(MOVED_IS_NOT_PLACED) else 0
    if state.log is not None:
        name = RESOURCE_NAMES[VEGETABLE if one < 0 else GRAIN]
        from_, where = field_name(mine, field), field_name(mine, to)
        state.log.append(events.CropMoved(seat=seat, resource=name, place=from_, to=where))
    crowd_fields(state, seat)


def taken(mine: Player, field: int, crop: int) -> int:
    """The detail of a field from which this crop was taken (`harvested`)."""
    return harvested(crop, not crops_in(mine.crops[field], crop == 1))
