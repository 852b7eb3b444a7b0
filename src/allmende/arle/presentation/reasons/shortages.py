"""Reasons for shortages of goods, animals, tiles and room. Each function returns a reason, or None if nothing is
missing."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.arle.components.equipment import VEHICLE_KINDS
from allmende.arle.components.numbers import BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
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
from allmende.arle.rules.barn import EQUIPMENT_NAMES, can_add, piece_supply
from allmende.arle.rules.language.effect import Used
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, needs

NOT_NOW = Message("reason-not-now")
FINISH_FIRST = Message("reason-finish-first")


def first(*reasons: Message | None) -> Message | None:
    """The first of several reasons, if there is any."""
    return next((reason for reason in reasons if reason is not None), None)


def goods_missing(state: State, seat: int, pairs: Sequence[int]) -> Message | None:
    """Reason if the seat lacks some of these goods; timber stands for wood, and brick for clay."""
    lacking = []
    for i in range(0, len(pairs), 2):
        count = _missing(state, seat, pairs[i], pairs[i + 1])
        if count > 0:
            lacking.append((pairs[i], count))
    if len(lacking) == 1 and len(pairs) == 2:
        have = pairs[1] - lacking[0][1]
        return needs(RESOURCE_NAMES[pairs[0]], pairs[1], have)
    return _lacks(lacking)


def payment_missing(state: State, seat: int, payment: int) -> list[tuple[int, int]]:
    """Pairs of resource and count that the seat lacks to pay for a building in one way."""
    goods = state.seats[seat].goods
    pairs = PAYMENTS[payment]
    lacking = [(pairs[i], pairs[i + 1] - goods[pairs[i]]) for i in range(0, len(pairs), 2)]
    return [(resource, count) for resource, count in lacking if count > 0]


def cost_missing(state: State, seat: int, building: int) -> Message | None:
    """Reason if the seat can't pay for a building, in the way for which it lacks least."""
    ways = [payment_missing(state, seat, payment) for payment in BUILDING_PAYMENTS[building]]
    return _lacks(min(ways, key=lambda way: sum(count for _, count in way)))


def lacks_payment(state: State, seat: int, payment: int) -> Message | None:
    """Reason if the seat lacks goods to pay in this way."""
    return _lacks(payment_missing(state, seat, payment))


def _lacks(lacking: list[tuple[int, int]]) -> Message | None:
    if not lacking:
        return None
    what = [amount(RESOURCE_NAMES[resource], count) for resource, count in lacking]
    return Message("reason-lacks", {"what": what, "count": sum(count for _, count in lacking)})


def _missing(state: State, seat: int, resource: int, count: int) -> int:
    goods = state.seats[seat].goods
    have = goods[resource] + (goods[dearer(resource)] if resource in (WOOD, CLAY) else 0)
    return count - have


def food_missing(state: State, seat: int, used: Used) -> Message | None:
    """Reason if the seat can't pay for an action space."""
    if used.is_affordable(state, seat):
        return None
    goods = state.seats[seat].goods
    if used.or_grain and not goods[FOOD]:
        options = {"food": amount(RESOURCE_NAMES[FOOD], used.food), "grain": amount(RESOURCE_NAMES[GRAIN], used.food)}
        return Message("reason-needs-food-or-grain", options)
    return needs(RESOURCE_NAMES[FOOD], used.food, goods[FOOD])


def animal_missing(state: State, seat: int, animal: int) -> Message | None:
    """Reason if the seat has no animal of a kind."""
    return None if state.seats[seat].goods[animal] else needs(RESOURCE_NAMES[animal], 1, 0)


def land_missing(state: State, seat: int) -> Message | None:
    """Reason if the seat has no empty land space."""
    return None if state.seats[seat].tiles[EMPTY] else Message("reason-no-land")


def supply_missing(state: State, tile: int) -> Message | None:
    """Reason if no such tile of the Home Board is left."""
    return _none_left(state, TILE_SUPPLY[tile])


def piece_missing(state: State, seat: int, piece: int) -> Message | None:
    """Reason if no such piece of equipment is left, or it finds no room."""
    left = _none_left(state, piece_supply(piece))
    if left is None and not can_add(state, seat, piece):
        return Message("reason-no-parking")
    return left


def _none_left(state: State, supply: int) -> Message | None:
    return (
        None if state.supply[supply] else Message("reason-none-left", {"what": named("supply", SUPPLY_NAMES[supply])})
    )


def tile_missing(state: State, seat: int, tile: int) -> Message | None:
    """Reason if the seat has no such tile on its Home Board."""
    if state.seats[seat].tiles[tile]:
        return None
    return Message("reason-needs-tile", {"what": named("a-tile", TILE_NAMES[tile])})


def equipment_missing(count: int, piece: int) -> Message | None:
    """Reason if `count` is 0: the seat has no such piece of equipment."""
    return None if count else Message("reason-needs-tile", {"what": named("a-piece", EQUIPMENT_NAMES[piece])})


def moor_missing(state: State, seat: int, peat: int) -> Message | None:
    """Reason if the seat has no moor tile with `peat` tokens, or none that is hydrated."""
    if state.seats[seat].moor_with(peat) >= 0:
        return None
    return Message("reason-no-moor", {"count": peat if peat <= PEAT_ON_MOOR else 0})


def vehicle_missing(state: State, seat: int, parking: int) -> Message | None:
    """Reason if there is no vehicle in a parking space, or an equal one stands for it."""
    vehicles = state.seats[seat].vehicles
    if parking >= len(vehicles):
        return Message("reason-no-vehicle", {"parking": parking + 1})
    same = vehicles.index(vehicles[parking])
    return None if same == parking else Message("reason-same-vehicle", {"parking": same + 1})


def load_in_the_way(state: State, seat: int, parking: int) -> Message | None:
    """Reason if something lies on the vehicle."""
    return None if state.seats[seat].vehicles[parking] < VEHICLE_KINDS else Message("reason-vehicle-loaded")
