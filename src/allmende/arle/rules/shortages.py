"""Reasons for shortages of goods, tiles, equipment and room, which effects and steps give for what can't be done.

Each function returns a reason, or None if nothing is missing. Random play asks the fast questions of `State` instead,
such as `can_pay` and `can_add`: building a message takes longer than answering them.
"""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import VEHICLE_KINDS
from allmende.arle.components.moves import DONE, IMITATE, PLACE
from allmende.arle.components.numbers import BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    CLAY,
    EMPTY,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    SUPPLY_NAMES,
    TILE_NAMES,
    TILE_SUPPLY,
    WOOD,
)
from allmende.arle.rules.barn import EQUIPMENT_NAMES, piece_supply
from allmende.arle.rules.state import State, dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, needs

NOT_NOW: Final = Message("reason-not-now")
FINISH_FIRST: Final = Message("reason-finish-first")
MUST_CHOOSE: Final = Message("reason-must-choose")
ONE_WAY_TO_PAY: Final = Message("reason-one-way-to-pay")


def not_asked(move: int) -> Message:
    """The reason why a move is not legal at a step that is about something else, in the middle of an action."""
    if move == DONE:
        return MUST_CHOOSE
    return FINISH_FIRST if PLACE <= move < IMITATE else NOT_NOW


def resources(resource: int, count: int = 2) -> Message:
    """The name of a resource, for `count` of it."""
    return Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": count})


# Goods


def goods_missing(state: State, seat: int, pairs: list[int]) -> Message | None:
    """Reason if the seat lacks some of these goods, as `has_all` says; `pairs` alternates resource and count."""
    return short_of(pairs, state.seats[seat].goods)


def price_missing(state: State, seat: int, pairs: list[int]) -> Message | None:
    """Reason if the seat can't pay these goods, as `can_pay` says: timber stands for wood, and brick for clay."""
    goods = state.seats[seat].goods[:]
    for resource in (WOOD, CLAY):
        goods[resource] += goods[dearer(resource)]
    return short_of(pairs, goods)


def short_of(pairs: list[int], goods: list[int]) -> Message | None:
    """Reason if some of `pairs` are not among `goods`: of a single one, the number needed and the number at hand."""
    lacking: list[tuple[int, int]] = []
    for i in range(0, len(pairs), 2):
        resource, count = pairs[i], pairs[i + 1]
        if goods[resource] < count:
            if len(pairs) == 2:
                return needs(RESOURCE_NAMES[resource], count, goods[resource])
            lacking.append((resource, count - goods[resource]))
    return lacks(lacking)


def payment_missing(state: State, seat: int, payment: int) -> list[tuple[int, int]]:
    """Pairs of resource and count that the seat lacks to pay for a building in one way."""
    goods = state.seats[seat].goods
    pairs = PAYMENTS[payment]
    lacking = [(pairs[i], pairs[i + 1] - goods[pairs[i]]) for i in range(0, len(pairs), 2)]
    return [(resource, count) for resource, count in lacking if count > 0]


def cost_missing(state: State, seat: int, building: int) -> Message | None:
    """Reason if the seat can't pay for a building, in the way for which it lacks least."""
    ways = [payment_missing(state, seat, payment) for payment in BUILDING_PAYMENTS[building]]
    return lacks(min(ways, key=lambda way: sum(count for _, count in way)))


def lacks(lacking: list[tuple[int, int]]) -> Message | None:
    """Reason if the seat lacks anything: pairs of resource and count."""
    if not lacking:
        return None
    what = [amount(RESOURCE_NAMES[resource], count) for resource, count in lacking]
    return Message("reason-lacks", {"what": what, "count": sum([count for _, count in lacking])})


def choice_missing(state: State, seat: int, resource: int, count: int) -> Message | None:
    """Reason if the seat can't pay more of the dearer material than it has to."""
    return None if state.has_choice(seat, resource, count) else ONE_WAY_TO_PAY


def room_missing(state: State, seat: int, resource: int) -> Message | None:
    """Reason if the seat has no room for more of a resource."""
    if state.seats[seat].room_for(resource) > 0:
        return None
    return Message("reason-full", {"resource": resources(resource)})


# Tiles


def land_missing(state: State, seat: int) -> Message | None:
    """Reason if the seat has no empty land space."""
    return None if state.seats[seat].tiles[EMPTY] else Message("reason-no-land")


def supply_missing(state: State, supply: int) -> Message | None:
    """Reason if none of this is left on the Supply Board."""
    if state.supply[supply]:
        return None
    return Message("reason-none-left", {"what": named("supply", SUPPLY_NAMES[supply])})


def place_missing(state: State, seat: int, tile: int) -> Message | None:
    """Reason if the seat can't place such a tile, as `can_place` says: there is no land for it, or no tile left."""
    return land_missing(state, seat) or supply_missing(state, TILE_SUPPLY[tile])


def tile_missing(state: State, seat: int, tile: int) -> Message | None:
    """Reason if the seat has no such tile on its Home Board."""
    if state.seats[seat].tiles[tile]:
        return None
    return Message("reason-needs-tile", {"what": named("a-tile", TILE_NAMES[tile])})


def moor_missing(state: State, seat: int, peat: int) -> Message | None:
    """Reason if the seat has no moor tile with `peat` tokens, or none that is hydrated."""
    if state.seats[seat].moor_with(peat) >= 0:
        return None
    return Message("reason-no-moor", {"count": peat if peat <= PEAT_ON_MOOR else 0})


# Equipment


def piece_missing(state: State, seat: int, piece: int) -> Message | None:
    """Reason if the seat can't add a piece of equipment, as `can_add` says: none is left, or it finds no room."""
    left = supply_missing(state, piece_supply(piece))
    if left is None and not state.can_add(seat, piece):
        return Message("reason-no-parking")
    return left


def equipment_missing(count: int, piece: int) -> Message | None:
    """Reason if `count` is 0: the seat has no such piece of equipment."""
    return None if count else Message("reason-needs-tile", {"what": named("a-piece", EQUIPMENT_NAMES[piece])})


def vehicle_missing(state: State, seat: int, parking: int) -> Message | None:
    """Reason if there is no vehicle in a parking space, or an equal one stands for it."""
    vehicles = state.seats[seat].vehicles
    if parking >= len(vehicles):
        return Message("reason-no-vehicle", {"parking": parking + 1})
    same = vehicles.index(vehicles[parking])
    return None if same == parking else Message("reason-same-vehicle", {"parking": same + 1})


def empty_vehicle_missing(state: State, seat: int, parking: int) -> Message | None:
    """Reason if there is no vehicle of its own in a parking space, or something lies on it."""
    missing = vehicle_missing(state, seat, parking)
    if missing is None and state.seats[seat].vehicles[parking] >= VEHICLE_KINDS:
        return Message("reason-vehicle-loaded")
    return missing
