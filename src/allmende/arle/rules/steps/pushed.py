"""Decisions in the middle of other steps: animals without room, payments, room in the barn, sales at a destination."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.destinations import FIRST_SALE, SALES, Sale
from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.moves import (
    BREED,
    DEAR,
    DONE,
    GIVE_UP_BOAT,
    GIVE_UP_PLOW,
    GIVE_UP_VEHICLE,
    PAY,
    RELEASE,
    SELL,
)
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDING_PAYMENTS
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.arle.record import events
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.shortages import (
    NOT_NOW,
    empty_vehicle_missing,
    equipment_missing,
    goods_missing,
    lacks,
    moor_missing,
    not_asked,
    payment_missing,
    resources,
    tile_missing,
)
from allmende.arle.rules.state import State, dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import Step

PAY_CHEAPLY: Final = Message("reason-pay-cheaply")


class Crowded(Step[State]):
    """Return animals until the others find room; which ones is the player's choice."""

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if is_housed(mine):
            return []
        return [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]

    def play(self, state: State, seat: int, move: int) -> None:
        state.return_animal(seat, SHEEP + move - RELEASE)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-crowded")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if RELEASE <= move < BREED:
            return goods_missing(state, seat, [SHEEP + move - RELEASE, 1]) or NOT_NOW
        return not_asked(move)


class Paying(Step[State]):
    """Pay for a building in one of several ways. The counter is the building."""

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        return [PAY + payment for payment in state.payments(seat, state.seats[seat].stack[-2])]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        building = mine.stack[-2]
        mine.pop()
        state.pay_and_build(seat, building, move - PAY)

    def prompt(self, state: State, seat: int) -> Message:
        building = BUILDING_NAMES[state.seats[seat].stack[-2]]
        return Message("prompt-pay-building", {"building": named("the-building", building)})

    def visible(self, state: State, seat: int) -> list[int]:
        return [PAY + payment for payment in BUILDING_PAYMENTS[state.seats[seat].stack[-2]]]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not PAY <= move < DEAR:
            return not_asked(move)
        payment = move - PAY
        if payment not in BUILDING_PAYMENTS[state.seats[seat].stack[-2]]:
            return Message("reason-not-its-price")
        return lacks(payment_missing(state, seat, payment)) or PAY_CHEAPLY


class Placing(Step[State]):
    """Place a building that is paid for. The counter is the building.

    If it displaces animals, some may be sold first, at any time.
    """

    pauses = True

    def moves(self, state: State, seat: int) -> list[int]:
        return [] if is_housed(state.seats[seat], taken=1) else [DONE]

    def play(self, state: State, seat: int, move: int) -> None:
        self.resume(state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        building = mine.stack[-2]
        mine.pop()
        state.place_building(seat, building)

    def prompt(self, state: State, seat: int) -> Message:
        building = BUILDING_NAMES[state.seats[seat].stack[-2]]
        return Message("prompt-place-building", {"building": named("the-building", building)})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return not_asked(move)


class PayingDearly(Step[State]):
    """Pay more of the dearer material than one has to. The counter is the amount due, the mode its cheaper material."""

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        count, resource = mine.stack[-2], mine.stack[-1]
        least = max(0, count - mine.goods[resource]) + 1
        return list(range(DEAR + least, DEAR + min(count, mine.goods[dearer(resource)]) + 1))

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        count, resource = mine.stack[-2], mine.stack[-1]
        mine.pop()
        state.pay(seat, resource, count - (move - DEAR))
        state.pay(seat, dearer(resource), move - DEAR)

    def prompt(self, state: State, seat: int) -> Message:
        count, resource = state.seats[seat].stack[-2], state.seats[seat].stack[-1]
        dear = Message(f"resource-{RESOURCE_NAMES[dearer(resource)]}", {"count": count})
        return Message("prompt-pay-dearly", {"what": amount(RESOURCE_NAMES[resource], count), "dear": dear})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not DEAR <= move < SELL:
            return not_asked(move)
        count, resource = state.seats[seat].stack[-2], state.seats[seat].stack[-1]
        return dear_missing(state, seat, count, resource, move - DEAR) or PAY_CHEAPLY


def dear_missing(state: State, seat: int, due: int, resource: int, dear: int) -> Message | None:
    """The reason why, where `due` of wood or clay has to be paid, the seat can't pay `dear` of the dearer material."""
    if dear > due:
        return Message("reason-not-due", {"count": due})
    missing = goods_missing(state, seat, [dearer(resource), dear])
    if missing is None and due - dear > state.seats[seat].goods[resource]:
        return Message("reason-pay-more", {"resource": resources(dearer(resource))})
    return missing


class MakingRoom(Step[State]):
    """Return a piece of equipment to make room for a new one. The mode is the new piece."""

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        return state.ways_to_make_room(seat, state.seats[seat].stack[-1])

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        piece = mine.stack[-1]
        mine.pop()
        state.give_up(seat, move)
        state.add(seat, piece)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-make-room")

    def visible(self, state: State, seat: int) -> list[int]:
        vehicles = range(len(state.seats[seat].vehicles))
        return [GIVE_UP_BOAT, GIVE_UP_PLOW, *(GIVE_UP_VEHICLE + parking for parking in vehicles)]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not GIVE_UP_BOAT <= move < PAY:
            return not_asked(move)
        mine = state.seats[seat]
        if move == GIVE_UP_BOAT:
            missing = equipment_missing(mine.boats, PEAT_BOAT)
        elif move == GIVE_UP_PLOW:
            missing = equipment_missing(mine.plows, PLOW)
        else:
            missing = empty_vehicle_missing(state, seat, move - GIVE_UP_VEHICLE)
        return missing or Message("reason-makes-no-room" if state.is_of_any_size() else "reason-other-size")


class Selling(Step[State]):
    """Sell at a destination: at least one item, each at most once. The counter has the items sold, as bits; the mode is
    the destination.

    Between two sales goods may be exchanged; no other destination is visited, and nothing is loaded.
    """

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        sold, destination = mine.stack[-2], mine.stack[-1]
        found: list[int] = []
        for number in range(FIRST_SALE[destination], FIRST_SALE[destination + 1]):
            sale = SALES[number]
            if not sold >> sale.item & 1 and can_sell(state, seat, sale):
                found.append(SELL + number)
        if found and sold:
            found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        sale = SALES[move - SELL]
        mine.stack[-2] |= 1 << sale.item
        sell(state, seat, sale)

    def visible(self, state: State, seat: int) -> list[int]:
        destination = state.seats[seat].stack[-1]
        return [SELL + number for number in range(FIRST_SALE[destination], FIRST_SALE[destination + 1])]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        sold, destination = state.seats[seat].stack[-2], state.seats[seat].stack[-1]
        if move == DONE:
            return Message("reason-sell-something")
        if not SELL <= move < RELEASE or SALES[move - SELL].destination != destination:
            return not_asked(move)
        sale = SALES[move - SELL]
        if sold >> sale.item & 1:
            return Message("reason-sold-already")
        return sale_missing(state, seat, sale) or NOT_NOW

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sell", {"destination": Message(f"destination-{self.name(state, seat)}")})

    def name(self, state: State, seat: int) -> str:
        """The name of the destination at which the seat sells."""
        return DESTINATION_NAMES[state.seats[seat].stack[-1]]


def can_visit(state: State, seat: int, destination: int) -> bool:
    """True if the seat could sell anything there."""
    for number in range(FIRST_SALE[destination], FIRST_SALE[destination + 1]):
        if can_sell(state, seat, SALES[number]):
            return True
    return False


def can_sell(state: State, seat: int, sale: Sale) -> bool:
    """True if the seat has the thing sold: in its supply, on its Home Board, in its barn."""
    mine = state.seats[seat]
    if sale.field:
        return mine.tiles[sale.field] > 0
    if sale.plow:
        return mine.plows > 0
    if sale.boat:
        return mine.boats > 0
    if sale.boardwalk:
        return mine.moors[0] > 0
    if sale.moor:
        return mine.moor_with(sale.moor) >= 0
    # Not by `has_all`: this is asked of many sales at every decision.
    for i in range(0, len(sale.goods), 2):
        if mine.goods[sale.goods[i]] < sale.goods[i + 1]:
            return False
    return True


def sale_missing(state: State, seat: int, sale: Sale) -> Message | None:
    """The reason why the seat doesn't have the thing sold, or None."""
    mine = state.seats[seat]
    if sale.field:
        return tile_missing(state, seat, sale.field)
    if sale.plow:
        return equipment_missing(mine.plows, PLOW)
    if sale.boat:
        return equipment_missing(mine.boats, PEAT_BOAT)
    if sale.boardwalk:
        return None if mine.moors[0] else Message("reason-boardwalk-peat", {"count": 0})
    if sale.moor:
        return moor_missing(state, seat, sale.moor)
    return goods_missing(state, seat, sale.goods)


def visit_missing(state: State, seat: int, destination: int) -> Message | None:
    """The reason why the seat could sell nothing there, or None."""
    if can_visit(state, seat, destination):
        return None
    first = FIRST_SALE[destination]
    if FIRST_SALE[destination + 1] == first + 1:
        return sale_missing(state, seat, SALES[first])
    return Message("reason-nothing-to-sell")


def sell(state: State, seat: int, sale: Sale) -> None:
    """Give the thing sold away and take the food for it."""
    to = f"destination:{DESTINATION_NAMES[sale.destination]}" if state.log is not None else ""
    if sale.field:
        state.remove(seat, sale.field)
    elif sale.plow:
        state.return_plow(seat)
    elif sale.boat:
        state.return_boat(seat)
    elif sale.boardwalk or sale.moor:
        state.sell_moor(seat, sale.boardwalk, sale.moor)
    state.pay_all(seat, sale.goods, to)
    if state.log is not None:
        name = DESTINATION_NAMES[sale.destination]
        food = min(sale.food, state.seats[seat].room_for(FOOD))
        state.log.append(events.Sold(seat=seat, destination=name, food=food))
    state.gain(seat, FOOD, sale.food, to)
