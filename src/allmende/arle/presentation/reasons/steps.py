"""Reasons why a move is not legal at the steps of the course of play: turns, payments, sales, animals."""

from __future__ import annotations

from allmende.arle.components.board import SPACE_COUNT, space_season
from allmende.arle.components.destinations import FIRST_SALE, SALES, Sale
from allmende.arle.components.moves import (
    ANY_TIME,
    BREED,
    DEAR,
    DONE,
    EAT,
    GIVE_UP_BOAT,
    GIVE_UP_PLOW,
    GIVE_UP_VEHICLE,
    HOUSE,
    IMITATE,
    PAY,
    PLACE,
    RELEASE,
    SELL,
)
from allmende.arle.components.numbers import BUILDING_PAYMENTS
from allmende.arle.components.pieces import RESOURCE_NAMES, SHEEP, WOOD
from allmende.arle.presentation.reasons.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    animal_missing,
    equipment_missing,
    food_missing,
    goods_missing,
    lacks_payment,
    load_in_the_way,
    moor_missing,
    tile_missing,
    vehicle_missing,
)
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.language.effect import action
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.inventory import BeforeNovember, Breeding
from allmende.arle.rules.steps.pushed import Crowded, MakingRoom, Paying, PayingDearly, Selling, can_sell
from allmende.arle.rules.steps.sustenance import Fuel, Sustenance
from allmende.arle.rules.steps.work import Turn
from allmende.arle.rules.supplies import dearer
from allmende.core.message import Message
from allmende.core.rules.state import Step


def candidates(step: Step[State], state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to use at this step."""
    stack = state.seats[seat].stack
    match step:
        case Turn():
            return list(range(PLACE, PLACE + SPACE_COUNT))
        case Paying():
            return [PAY + payment for payment in BUILDING_PAYMENTS[stack[-2]]]
        case Selling():
            return [SELL + number for number in range(FIRST_SALE[stack[-1]], FIRST_SALE[stack[-1] + 1])]
        case MakingRoom():
            vehicles = range(len(state.seats[seat].vehicles))
            return [GIVE_UP_BOAT, GIVE_UP_PLOW, *(GIVE_UP_VEHICLE + parking for parking in vehicles)]
        case Breeding():
            return list(range(BREED, EAT))
        case _:
            return []


def why_not_decided(step: Step[State], state: State, seat: int, move: int) -> Message:
    """The reason why a move is not legal at a step of the course of play."""
    reason: Message | None = None
    match step:
        case Turn() if PLACE <= move < IMITATE:
            reason = _place(state, seat, move - PLACE)
        case Paying() if PAY <= move < DEAR:
            reason = _pay(state, seat, move - PAY)
        case PayingDearly() if DEAR <= move < SELL:
            count, resource = state.seats[seat].stack[-2], state.seats[seat].stack[-1]
            reason = _dear(state, seat, count, resource, move - DEAR)
        case Fuel() if DEAR <= move < SELL:
            reason = _dear(state, seat, step.due(state, seat), WOOD, move - DEAR)
        case MakingRoom() if GIVE_UP_BOAT <= move < PAY:
            reason = _give_up(state, seat, move)
        case Selling() if SELL <= move < RELEASE:
            reason = _sell(state, seat, SALES[move - SELL])
        case Selling() if move == DONE:
            reason = Message("reason-sell-something")
        case Crowded() if RELEASE <= move < BREED:
            reason = animal_missing(state, seat, SHEEP + move - RELEASE)
        case Breeding() if BREED <= move < EAT:
            animal = Message(f"resource-{RESOURCE_NAMES[SHEEP + move - BREED]}", {"count": 2})
            reason = Message("reason-no-birth", {"animal": animal})
        case Sustenance() if EAT <= move < HOUSE:
            reason = animal_missing(state, seat, SHEEP + move - EAT)
        case BeforeNovember() if HOUSE <= move < ANY_TIME:
            reason = _house(step, state, seat, move - HOUSE)
        case _ if PLACE <= move < IMITATE and not step.rests:
            reason = FINISH_FIRST
        case _ if move == DONE:
            reason = Message("reason-must-choose")
    return reason or NOT_NOW


def _place(state: State, seat: int, space: int) -> Message | None:
    """Reason if a worker can't be placed on an action space."""
    if state.is_occupied(space):
        return Message("reason-space-occupied")
    if space_season(space) != state.season() and not state.may_be_special():
        return Message("reason-special-used" if len(state.seats) > 1 else "reason-other-season")
    return food_missing(state, seat, action(state, space))


def _pay(state: State, seat: int, payment: int) -> Message | None:
    building = state.seats[seat].stack[-2]
    if payment not in BUILDING_PAYMENTS[building]:
        return Message("reason-not-its-price")
    return lacks_payment(state, seat, payment) or Message("reason-pay-cheaply")


def _dear(state: State, seat: int, due: int, resource: int, dear: int) -> Message | None:
    """The reason why `dear` of the dearer material can't be paid."""
    if dear > due:
        return Message("reason-not-due", {"count": due})
    missing = goods_missing(state, seat, [dearer(resource), dear]) if dear else None
    cheap = due - dear
    have = state.seats[seat].goods[resource]
    if missing is None and cheap > have:
        missing = Message(
            "reason-pay-more", {"resource": Message(f"resource-{RESOURCE_NAMES[dearer(resource)]}", {"count": 2})}
        )
    return missing or Message("reason-pay-cheaply")


def _give_up(state: State, seat: int, move: int) -> Message | None:
    mine = state.seats[seat]
    missing: Message | None
    if move == GIVE_UP_BOAT:
        missing = equipment_missing(mine.boats, PEAT_BOAT)
    elif move == GIVE_UP_PLOW:
        missing = equipment_missing(mine.plows, PLOW)
    else:
        parking = move - GIVE_UP_VEHICLE
        missing = vehicle_missing(state, seat, parking) or load_in_the_way(state, seat, parking)
    return missing or Message("reason-makes-no-room" if state.is_of_any_size() else "reason-other-size")


def _sell(state: State, seat: int, sale: Sale) -> Message | None:
    stack = state.seats[seat].stack
    if sale.destination != stack[-1]:
        return None
    if stack[-2] >> sale.item & 1:
        return Message("reason-sold-already")
    return sale_missing(state, seat, sale)


def sale_missing(state: State, seat: int, sale: Sale) -> Message | None:
    """Reason if the seat can't sell an item."""
    mine = state.seats[seat]
    if can_sell(state, seat, sale):
        return None
    if sale.field:
        return tile_missing(state, seat, sale.field)
    if sale.plow or sale.boat:
        return equipment_missing(0, PLOW if sale.plow else PEAT_BOAT)
    if sale.boardwalk:
        return Message("reason-boardwalk-peat", {"count": mine.moors[0]})
    if sale.moor:
        return moor_missing(state, seat, sale.moor)
    return goods_missing(state, seat, sale.goods)


def _house(step: BeforeNovember, state: State, seat: int, building: int) -> Message | None:
    mine = state.seats[seat]
    if not mine.has_built(building):
        return Message("reason-not-built")
    return Message("reason-used-already") if building not in step.unused(mine) else None
