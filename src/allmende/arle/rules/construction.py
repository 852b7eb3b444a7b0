"""Buildings that are paid for and placed."""

from __future__ import annotations

from allmende.arle.components.numbers import BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.components.pieces import (
    BRICK,
    FOOD,
    TIMBER,
)
from allmende.arle.rules.amendments import ROOM_AFTER_PAYING
from allmende.arle.rules.home_board import build
from allmende.arle.rules.phases import PAYING, PLACING
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import has_all, house, pay_all


def payments(state: State, seat: int, building: int) -> list[int]:
    """The ways in which the seat can pay for a building; if it pays cheaply, those with least timber and brick."""
    found = [payment for payment in BUILDING_PAYMENTS[building] if has_all(state, seat, PAYMENTS[payment])]
    if not state.cheap or not found:
        return found
    least = min([dear_pieces(payment) for payment in found])
    return [payment for payment in found if dear_pieces(payment) == least]


def can_pay_for(state: State, seat: int, building: int) -> bool:
    """True if the seat can pay for a building in any way."""
    for payment in BUILDING_PAYMENTS[building]:
        if has_all(state, seat, PAYMENTS[payment]):
            return True
    return False


def erect(state: State, seat: int, building: int) -> None:
    """Have the seat pay for a building and build it; if there are several ways to pay, they are asked for next."""
    ways = payments(state, seat, building)
    if len(ways) > 1:
        state.seats[seat].push(PAYING, building)
    else:
        pay_and_build(state, seat, building, ways[0])


def pay_and_build(state: State, seat: int, building: int, payment: int) -> None:
    """Pay for a building, and place it; if food was paid, animals can be sold in between."""
    mine = state.seats[seat]
    food = mine.goods[FOOD]
    pay_all(state, seat, PAYMENTS[payment], "building")
    if mine.goods[FOOD] < food and state.amended(ROOM_AFTER_PAYING):
        mine.push(PLACING, building)
    else:
        place_building(state, seat, building)


def place_building(state: State, seat: int, building: int) -> None:
    """Place a building that is paid for, and push the step of its immediate effect, if it has one.

    ruling: Animals that it displaces have to find room before it does anything, even if it would win land, since
    they "must always be accommodated".
    """
    state.buildings &= ~(1 << building)
    state.shared_version += 1
    build(state, seat, building)
    if state.built[building]:
        state.seats[seat].push(state.built[building])
    house(state, seat)


def dear_pieces(payment: int) -> int:
    """The number of timber and brick in a payment."""
    pairs = PAYMENTS[payment]
    count = 0
    for i in range(0, len(pairs), 2):
        if pairs[i] in (TIMBER, BRICK):
            count += pairs[i + 1]
    return count
