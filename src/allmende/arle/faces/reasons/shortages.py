"""What is missing: goods, animals, tiles, room. Each answers with a reason, or None if nothing is missing."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.arle.rules.barn import EQUIPMENT_NAMES, piece_supply
from allmende.arle.rules.components import (
    CLAY,
    EMPTY,
    FOOD,
    GRAIN,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    SUPPLY_NAMES,
    TILE_NAMES,
    TILE_SUPPLY,
    WOOD,
)
from allmende.arle.rules.equipment import VEHICLE_KINDS
from allmende.arle.rules.language.effect import Used
from allmende.arle.rules.numbers import BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.rules.phrases import named
from allmende.arle.rules.state import Table, dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, needs

NOT_NOW = Message("reason-not-now")
FINISH_FIRST = Message("reason-finish-first")


def first(*reasons: Message | None) -> Message | None:
    """The first of several reasons, if there is any."""
    return next((reason for reason in reasons if reason is not None), None)


def goods_missing(table: Table, seat: int, pairs: Sequence[int]) -> Message | None:
    """What of these goods the seat lacks; timber stands for wood, and brick for clay."""
    lacking = []
    for i in range(0, len(pairs), 2):
        count = _missing(table, seat, pairs[i], pairs[i + 1])
        if count > 0:
            lacking.append((pairs[i], count))
    if len(lacking) == 1 and len(pairs) == 2:
        have = pairs[1] - lacking[0][1]
        return needs(RESOURCE_NAMES[pairs[0]], pairs[1], have)
    return _lacks(lacking)


def payment_missing(table: Table, seat: int, payment: int) -> list[tuple[int, int]]:
    """What the seat lacks to pay for a building in one way."""
    goods = table.seats[seat].goods
    pairs = PAYMENTS[payment]
    lacking = [(pairs[i], pairs[i + 1] - goods[pairs[i]]) for i in range(0, len(pairs), 2)]
    return [(resource, count) for resource, count in lacking if count > 0]


def cost_missing(table: Table, seat: int, building: int) -> Message | None:
    """What the seat lacks to pay for a building in the way for which it lacks least."""
    ways = [payment_missing(table, seat, payment) for payment in BUILDING_PAYMENTS[building]]
    return _lacks(min(ways, key=lambda way: sum(count for _, count in way)))


def lacks_payment(table: Table, seat: int, payment: int) -> Message | None:
    """What the seat lacks to pay in this way."""
    return _lacks(payment_missing(table, seat, payment))


def _lacks(lacking: list[tuple[int, int]]) -> Message | None:
    if not lacking:
        return None
    what = [amount(RESOURCE_NAMES[resource], count) for resource, count in lacking]
    return Message("reason-lacks", {"what": what, "count": sum(count for _, count in lacking)})


def _missing(table: Table, seat: int, resource: int, count: int) -> int:
    goods = table.seats[seat].goods
    have = goods[resource] + (goods[dearer(resource)] if resource in (WOOD, CLAY) else 0)
    return count - have


def food_missing(table: Table, seat: int, used: Used) -> Message | None:
    """What the seat lacks to pay for an action space."""
    if used.is_affordable(table, seat):
        return None
    goods = table.seats[seat].goods
    if used.or_grain and not goods[FOOD]:
        options = {"food": amount(RESOURCE_NAMES[FOOD], used.food), "grain": amount(RESOURCE_NAMES[GRAIN], used.food)}
        return Message("reason-needs-food-or-grain", options)
    return needs(RESOURCE_NAMES[FOOD], used.food, goods[FOOD])


def animal_missing(table: Table, seat: int, animal: int) -> Message | None:
    """Whether the seat has no animal of a kind."""
    return None if table.seats[seat].goods[animal] else needs(RESOURCE_NAMES[animal], 1, 0)


def land_missing(table: Table, seat: int) -> Message | None:
    """Whether the seat has no empty land space."""
    return None if table.seats[seat].tiles[EMPTY] else Message("reason-no-land")


def supply_missing(table: Table, tile: int) -> Message | None:
    """Whether such a tile of the Home Board is not left."""
    return _none_left(table, TILE_SUPPLY[tile])


def piece_missing(table: Table, seat: int, piece: int) -> Message | None:
    """Whether such a piece of equipment is not left, or finds no room."""
    left = _none_left(table, piece_supply(piece))
    if left is None and not table.can_add(seat, piece):
        return Message("reason-no-parking")
    return left


def _none_left(table: Table, supply: int) -> Message | None:
    return (
        None if table.supply[supply] else Message("reason-none-left", {"what": named("supply", SUPPLY_NAMES[supply])})
    )


def tile_missing(table: Table, seat: int, tile: int) -> Message | None:
    """Whether the seat has no such tile on its Home Board."""
    if table.seats[seat].tiles[tile]:
        return None
    return Message("reason-needs-tile", {"what": named("a-tile", TILE_NAMES[tile])})


def equipment_missing(count: int, piece: int) -> Message | None:
    """Whether there is no such piece of equipment."""
    return None if count else Message("reason-needs-tile", {"what": named("a-piece", EQUIPMENT_NAMES[piece])})


def moor_missing(table: Table, seat: int, peat: int) -> Message | None:
    """Whether the seat has no moor tile with so many peat tokens, or none that is hydrated."""
    if table.seats[seat].moor_with(peat) >= 0:
        return None
    return Message("reason-no-moor", {"count": peat if peat <= PEAT_ON_MOOR else 0})


def vehicle_missing(table: Table, seat: int, parking: int) -> Message | None:
    """Whether there is no vehicle in a parking space, or it is meant by another one that is just alike."""
    vehicles = table.seats[seat].vehicles
    if parking >= len(vehicles):
        return Message("reason-no-vehicle", {"parking": parking + 1})
    same = vehicles.index(vehicles[parking])
    return None if same == parking else Message("reason-same-vehicle", {"parking": same + 1})


def load_in_the_way(table: Table, seat: int, parking: int) -> Message | None:
    """Whether something lies on the vehicle."""
    return None if table.seats[seat].vehicles[parking] < VEHICLE_KINDS else Message("reason-vehicle-loaded")
