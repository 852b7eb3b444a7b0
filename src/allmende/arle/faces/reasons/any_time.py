"""Why something that may be done at any time can't be done now."""

from __future__ import annotations

from allmende.arle.faces.reasons.options import land_reason
from allmende.arle.faces.reasons.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    animal_missing,
    equipment_missing,
    first,
    goods_missing,
    load_in_the_way,
    vehicle_missing,
)
from allmende.arle.faces.reasons.steps import sale_missing
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.components import CLAY, HORSE, PEAT, RESOURCE_NAMES, SHEEP
from allmende.arle.rules.destinations import FIRST_SALE, SALES
from allmende.arle.rules.equipment import (
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
from allmende.arle.rules.language.effect import Exchange
from allmende.arle.rules.language.gains import Gain
from allmende.arle.rules.language.land import UpgradeStall
from allmende.arle.rules.moves import LOAD, RETURN, RETURN_BOAT, RETURN_PLOW, RETURN_VEHICLE, TRADE, USE
from allmende.arle.rules.numbers import BUILDING_NAMES, LOADING_STATION
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.phrases import named
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps.any_time import EXCHANGES
from allmende.arle.rules.steps.pushed import Selling, can_visit
from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.view import Refusal


def why_not_any_time(table: Table, seat: int, move: int) -> Message:
    """Why a move that may be made at any time is not legal now."""
    step = table.top(seat)
    if step.closed or (isinstance(step, Selling) and (move >= LOAD or not table.seats[seat].stack[-2])):
        return FINISH_FIRST
    if not USE <= move < LOAD and _waits(table, seat):
        return Message("reason-between-actions")
    if move >= LOAD and table.phase != WORK:
        return Message("reason-work-phase-only")
    if move < USE:
        reason = _trade(table, seat, move - TRADE)
    elif move < LOAD:
        reason = _use(table, seat, move - USE)
    elif move < RETURN:
        reason = _load(table, seat, (move - LOAD) // MOST_VEHICLES, (move - LOAD) % MOST_VEHICLES)
    else:
        reason = _return(table, seat, move)
    return reason or NOT_NOW


def visible_any_time(table: Table, seat: int) -> list[Refusal]:
    """Why green buildings, destinations and vehicles that the seat has can't be used now."""
    step = table.top(seat)
    if step.closed or isinstance(step, Selling):
        return []
    mine = table.seats[seat]
    found = []
    for building in EXCHANGES:
        if mine.has_built(building):
            reason = _use(table, seat, building)
            if reason is not None:
                found.append(Refusal(f"building:{BUILDING_NAMES[building]}", reason))
    if table.phase == WORK and mine.vehicles and not _waits(table, seat):
        found += _loads(table, seat)
    return found


def _waits(table: Table, seat: int) -> bool:
    """Whether vehicles and Peat Boats have to wait until the action is over."""
    return table.windows and not table.top(seat).rests


def _trade(table: Table, seat: int, resource: int) -> Message | None:
    mine = table.seats[seat]
    full = None if mine.room_for(resource) > 0 else Message("reason-full", {"resource": _resource(resource)})
    peat = None if mine.goods[PEAT] else needs(RESOURCE_NAMES[PEAT], 1, 0)
    return first(equipment_missing(mine.boats, PEAT_BOAT), peat, full)


def _resource(resource: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})


def _use(table: Table, seat: int, building: int) -> Message | None:
    exchange = EVERY_BUILDING[building].at_any_time
    if exchange is None:
        return Message("reason-no-exchange")
    if not table.seats[seat].has_built(building):
        return Message("reason-not-built")
    if exchange.is_possible(table, seat):
        return None
    return first(
        goods_missing(table, seat, exchange.cost),
        goods_missing(table, seat, exchange.least) if exchange.least else None,
        _nothing_gained(exchange, table, seat),
    )


def _nothing_gained(exchange: Exchange, table: Table, seat: int) -> Message | None:
    """Why an exchange that can be paid would bring nothing."""
    effect = exchange.gains.effects[0]
    if isinstance(effect, UpgradeStall):
        return land_reason(effect, table, seat, 0)
    if isinstance(effect, Gain):
        return Message("reason-full", {"resource": _resource(effect.resource)})
    return None


def _load(table: Table, seat: int, piece: int, parking: int) -> Message | None:
    missing = vehicle_missing(table, seat, parking) or _piece(table, seat, piece)
    if missing is None and not fits_on(table.seats[seat].vehicles[parking], piece):
        return Message("reason-does-not-fit")
    return missing


def _piece(table: Table, seat: int, piece: int) -> Message | None:
    """Why a good or a destination can't be put on any vehicle."""
    mine = table.seats[seat]
    if piece == PEAT_PIECE:
        built = mine.has_built(LOADING_STATION)
        return None if built else Message("reason-needs-building", {"building": _the(LOADING_STATION)})
    if piece >= GOODS_PIECES:
        return _destination(table, seat, piece - GOODS_PIECES)
    if table.can_put(seat, piece):
        return None
    if piece == CLAY_PIECE and mine.goods[CLAY]:
        return needs(RESOURCE_NAMES[PEAT], 1, 0)
    return needs(RESOURCE_NAMES[PIECE_GOODS[piece]], 1, 0)


def _the(building: int) -> Message:
    return named("the-building", BUILDING_NAMES[building])


def _destination(table: Table, seat: int, destination: int) -> Message | None:
    """Why a destination can't be visited."""
    if not table.seats[seat].destinations >> destination & 1:
        return Message("reason-visited")
    if can_visit(table, seat, destination):
        return None
    sales = SALES[FIRST_SALE[destination] : FIRST_SALE[destination + 1]]
    if len(sales) == 1:
        return sale_missing(table, seat, sales[0])
    return Message("reason-nothing-to-sell")


def _loads(table: Table, seat: int) -> list[Refusal]:
    """Why destinations can't be visited, and why nothing can be loaded on a vehicle."""
    mine = table.seats[seat]
    ready = [piece for piece in range(PIECES) if _piece(table, seat, piece) is None]
    found = []
    for destination in range(DESTINATIONS):
        piece = GOODS_PIECES + destination
        reason = _destination(table, seat, destination)
        if reason is None and not any(fits_on(vehicle, piece) for vehicle in mine.vehicles):
            reason = Message("reason-fits-nowhere")
        if reason is not None:
            found.append(Refusal(f"destination:{DESTINATION_NAMES[destination]}", reason))
    for parking, vehicle in enumerate(mine.vehicles):
        same = vehicle_missing(table, seat, parking)
        if same is not None or not any(fits_on(vehicle, piece) for piece in ready):
            full = not any(fits_on(vehicle, piece) for piece in range(PIECES))
            reason = same or Message("reason-vehicle-full" if full else "reason-nothing-to-load")
            found.append(Refusal(f"vehicle:{parking + 1}", reason))
    return found


def _return(table: Table, seat: int, move: int) -> Message | None:
    """Why something can't be returned."""
    mine = table.seats[seat]
    if RETURN <= move <= RETURN + HORSE - SHEEP:
        return animal_missing(table, seat, SHEEP + move - RETURN) or Message("reason-nothing-to-return-for")
    if move in (RETURN_BOAT, RETURN_PLOW):
        missing = (
            equipment_missing(mine.boats, PEAT_BOAT) if move == RETURN_BOAT else equipment_missing(mine.plows, PLOW)
        )
        return missing or Message("reason-nothing-to-return-for")
    parking = move - RETURN_VEHICLE
    missing = vehicle_missing(table, seat, parking) or load_in_the_way(table, seat, parking)
    return missing or Message("reason-nothing-to-return-for")
