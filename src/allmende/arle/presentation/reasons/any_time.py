"""Reasons why an anytime action is not possible now."""

from __future__ import annotations

from allmende.arle.components.destinations import FIRST_SALE, SALES
from allmende.arle.components.equipment import (
    CLAY_PIECE,
    DESTINATION_NAMES,
    DESTINATIONS,
    GOODS_PIECES,
    MOST_VEHICLES,
    PEAT_PIECE,
    PIECE_GOODS,
    PIECES,
    fits_on,
)
from allmende.arle.components.moves import LOAD, RETURN, RETURN_BOAT, RETURN_PLOW, RETURN_VEHICLE, TRADE, USE
from allmende.arle.components.numbers import BUILDING_NAMES, LOADING_STATION
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import CLAY, HORSE, PEAT, RESOURCE_NAMES, SHEEP
from allmende.arle.presentation.reasons.options import land_reason
from allmende.arle.presentation.reasons.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    animal_missing,
    equipment_missing,
    first,
    goods_missing,
    load_in_the_way,
    vehicle_missing,
)
from allmende.arle.presentation.reasons.steps import sale_missing
from allmende.arle.rules.barn import PEAT_BOAT, PLOW, can_put
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language.effect import Exchange
from allmende.arle.rules.language.gains import Gain
from allmende.arle.rules.language.land import UpgradeStall
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.any_time import EXCHANGES
from allmende.arle.rules.steps.pushed import Selling, can_visit
from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.view import Refusal


def why_not_any_time(state: State, seat: int, move: int) -> Message:
    """The reason why an anytime action is not legal now."""
    step = state.top(seat)
    if step.closed or (isinstance(step, Selling) and (move >= LOAD or not state.seats[seat].stack[-2])):
        return FINISH_FIRST
    if not USE <= move < LOAD and _waits(state, seat):
        return Message("reason-between-actions")
    if move >= LOAD and state.phase != WORK:
        return Message("reason-work-phase-only")
    if move < USE:
        reason = _trade(state, seat, move - TRADE)
    elif move < LOAD:
        reason = _use(state, seat, move - USE)
    elif move < RETURN:
        reason = _load(state, seat, (move - LOAD) // MOST_VEHICLES, (move - LOAD) % MOST_VEHICLES)
    else:
        reason = _return(state, seat, move)
    return reason or NOT_NOW


def visible_any_time(state: State, seat: int) -> list[Refusal]:
    """Refusals of green buildings, destinations and vehicles that the seat has and can't use now."""
    step = state.top(seat)
    if step.closed or isinstance(step, Selling):
        return []
    mine = state.seats[seat]
    found = []
    for building in EXCHANGES:
        if mine.has_built(building):
            reason = _use(state, seat, building)
            if reason is not None:
                found.append(Refusal(f"building:{BUILDING_NAMES[building]}", reason))
    if state.phase == WORK and mine.vehicles and not _waits(state, seat):
        found += _loads(state, seat)
    return found


def _waits(state: State, seat: int) -> bool:
    """True if vehicles and Peat Boats have to wait until the action is over."""
    return state.windows and not state.top(seat).rests


def _trade(state: State, seat: int, resource: int) -> Message | None:
    mine = state.seats[seat]
    full = None if mine.room_for(resource) > 0 else Message("reason-full", {"resource": _resource(resource)})
    peat = None if mine.goods[PEAT] else needs(RESOURCE_NAMES[PEAT], 1, 0)
    return first(equipment_missing(mine.boats, PEAT_BOAT), peat, full)


def _resource(resource: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})


def _use(state: State, seat: int, building: int) -> Message | None:
    exchange = EVERY_BUILDING[building].at_any_time
    if exchange is None:
        return Message("reason-no-exchange")
    if not state.seats[seat].has_built(building):
        return Message("reason-not-built")
    if exchange.is_possible(state, seat):
        return None
    return first(
        goods_missing(state, seat, exchange.cost),
        goods_missing(state, seat, exchange.least) if exchange.least else None,
        _nothing_gained(exchange, state, seat),
    )


def _nothing_gained(exchange: Exchange, state: State, seat: int) -> Message | None:
    """The reason why an exchange that can be paid would bring nothing."""
    effect = exchange.gains.effects[0]
    if isinstance(effect, UpgradeStall):
        return land_reason(effect, state, seat, 0)
    if isinstance(effect, Gain):
        return Message("reason-full", {"resource": _resource(effect.resource)})
    return None


def _load(state: State, seat: int, piece: int, parking: int) -> Message | None:
    missing = vehicle_missing(state, seat, parking) or _piece(state, seat, piece)
    if missing is None and not fits_on(state.seats[seat].vehicles[parking], piece):
        return Message("reason-does-not-fit")
    return missing


def _piece(state: State, seat: int, piece: int) -> Message | None:
    """Reason if a good or a destination can't be put on any vehicle."""
    mine = state.seats[seat]
    if piece == PEAT_PIECE:
        built = mine.has_built(LOADING_STATION)
        return None if built else Message("reason-needs-building", {"building": _the(LOADING_STATION)})
    if piece >= GOODS_PIECES:
        return _destination(state, seat, piece - GOODS_PIECES)
    if can_put(state, seat, piece):
        return None
    if piece == CLAY_PIECE and mine.goods[CLAY]:
        return needs(RESOURCE_NAMES[PEAT], 1, 0)
    return needs(RESOURCE_NAMES[PIECE_GOODS[piece]], 1, 0)


def _the(building: int) -> Message:
    return named("the-building", BUILDING_NAMES[building])


def _destination(state: State, seat: int, destination: int) -> Message | None:
    """Reason if a destination can't be visited."""
    if not state.seats[seat].destinations >> destination & 1:
        return Message("reason-visited")
    if can_visit(state, seat, destination):
        return None
    sales = SALES[FIRST_SALE[destination] : FIRST_SALE[destination + 1]]
    if len(sales) == 1:
        return sale_missing(state, seat, sales[0])
    return Message("reason-nothing-to-sell")


def _loads(state: State, seat: int) -> list[Refusal]:
    """Refusals of destinations that can't be visited, and of vehicles on which nothing can be loaded."""
    mine = state.seats[seat]
    ready = [piece for piece in range(PIECES) if _piece(state, seat, piece) is None]
    found = []
    for destination in range(DESTINATIONS):
        piece = GOODS_PIECES + destination
        reason = _destination(state, seat, destination)
        if reason is None and not any(fits_on(vehicle, piece) for vehicle in mine.vehicles):
            reason = Message("reason-fits-nowhere")
        if reason is not None:
            found.append(Refusal(f"destination:{DESTINATION_NAMES[destination]}", reason))
    for parking, vehicle in enumerate(mine.vehicles):
        same = vehicle_missing(state, seat, parking)
        if same is not None or not any(fits_on(vehicle, piece) for piece in ready):
            full = not any(fits_on(vehicle, piece) for piece in range(PIECES))
            reason = same or Message("reason-vehicle-full" if full else "reason-nothing-to-load")
            found.append(Refusal(f"vehicle:{parking + 1}", reason))
    return found


def _return(state: State, seat: int, move: int) -> Message | None:
    """The reason why a thing can't be returned."""
    mine = state.seats[seat]
    if RETURN <= move <= RETURN + HORSE - SHEEP:
        return animal_missing(state, seat, SHEEP + move - RETURN) or Message("reason-nothing-to-return-for")
    if move in (RETURN_BOAT, RETURN_PLOW):
        missing = (
            equipment_missing(mine.boats, PEAT_BOAT) if move == RETURN_BOAT else equipment_missing(mine.plows, PLOW)
        )
        return missing or Message("reason-nothing-to-return-for")
    parking = move - RETURN_VEHICLE
    missing = vehicle_missing(state, seat, parking) or load_in_the_way(state, seat, parking)
    return missing or Message("reason-nothing-to-return-for")
