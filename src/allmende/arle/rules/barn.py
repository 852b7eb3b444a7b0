"""Operations on a player's barn: gain, flip and return equipment; load and empty vehicles."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import (
    CLAY_PIECE,
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    DESTINATIONS,
    FIRST_LARGE,
    GOODS_PIECES,
    KIND,
    PEAT_PIECE,
    PIECE_GOODS,
    PIECE_WEIGHTS,
    UPGRADED,
    VEHICLE_KINDS,
    VEHICLE_NAMES,
    VEHICLE_SUPPLY,
    is_loaded,
    pieces_on,
)
from allmende.arle.components.moves import GIVE_UP_BOAT, GIVE_UP_PLOW, GIVE_UP_VEHICLE
from allmende.arle.components.pieces import BOAT_TILES, PEAT, RESOURCE_NAMES
from allmende.arle.record import events
from allmende.arle.rules.dikes_and_moor import clear_moor
from allmende.arle.rules.home_board import take_tile
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import gain, pay

# Pieces of equipment: the vehicles by their kinds, and after them the Peat Boat and the Plow.
PEAT_BOAT: Final = VEHICLE_KINDS
PLOW: Final = VEHICLE_KINDS + 1
EQUIPMENT_NAMES: Final[list[str]] = [*VEHICLE_NAMES, "peat-boat", "plow"]


def is_large(piece: int) -> bool:
    """True if a piece of equipment needs a large parking space."""
    return FIRST_LARGE <= piece < VEHICLE_KINDS


def piece_supply(piece: int) -> int:
    """The index of a piece of equipment on the Supply Board."""
    return VEHICLE_SUPPLY[piece] if piece < VEHICLE_KINDS else BOAT_TILES


def ways_to_make_room(state: State, seat: int, piece: int) -> list[int]:
    """The moves that return a piece of equipment so that `piece` finds room, when there is none.

    ruling: A vehicle with something on it can't be returned, since that leaves it only at the end of the Work
    Phase. Of vehicles that are alike the first is meant.
    """
    mine = state.seats[seat]
    large = is_large(piece)
    any_size = state.is_of_any_size()
    found: list[int] = []
    if large or (any_size and mine.is_room(1, -1)):
        found += [GIVE_UP_VEHICLE + i for i in mine.empty_vehicles(FIRST_LARGE, VEHICLE_KINDS)]
    if not large or (any_size and mine.is_room(-1, 1)):
        if mine.boats:
            found.append(GIVE_UP_BOAT)
        if mine.plows:
            found.append(GIVE_UP_PLOW)
        found += [GIVE_UP_VEHICLE + i for i in mine.empty_vehicles(0, FIRST_LARGE)]
    return found


def has_room(state: State, seat: int, piece: int) -> bool:
    """True if a piece of equipment finds room without anything being returned."""
    return state.seats[seat].is_room(0, 1) if is_large(piece) else state.seats[seat].is_room(1, 0)


def can_add(state: State, seat: int, piece: int) -> bool:
    """True if there is such a piece in the supply, and room for it in the barn, or a piece to give up for it."""
    if not state.supply[piece_supply(piece)]:
        return False
    return has_room(state, seat, piece) or len(ways_to_make_room(state, seat, piece)) > 0


def add(state: State, seat: int, piece: int) -> None:
    """Take a piece of equipment from the Supply Board into the barn."""
    mine = state.seats[seat]
    take_tile(state, piece_supply(piece), 1)
    if piece == PEAT_BOAT:
        mine.boats += 1
    elif piece == PLOW:
        mine.plows += 1
    else:
        mine.vehicles.append(piece)
    if state.log is not None:
        state.log.append(events.EquipmentGained(seat=seat, piece=EQUIPMENT_NAMES[piece]))


def give_up(state: State, seat: int, move: int) -> None:
    """Return the piece that a `GIVE_UP_…` move names."""
    if move == GIVE_UP_BOAT:
        return_boat(state, seat)
    elif move == GIVE_UP_PLOW:
        return_plow(state, seat)
    else:
        return_vehicle(state, seat, move - GIVE_UP_VEHICLE)


def return_boat(state: State, seat: int) -> None:
    """Return a Peat Boat to the Supply Board."""
    state.seats[seat].boats -= 1
    returned(state, seat, PEAT_BOAT)


def return_plow(state: State, seat: int) -> None:
    """Return a Plow to the Supply Board."""
    state.seats[seat].plows -= 1
    returned(state, seat, PLOW)


def return_vehicle(state: State, seat: int, parking: int) -> None:
    """Return an empty vehicle to the Supply Board."""
    returned(state, seat, state.seats[seat].vehicles.pop(parking) & KIND)


def returned(state: State, seat: int, piece: int) -> None:
    """Put a piece of equipment that has left the barn back on the Supply Board, and log it."""
    take_tile(state, piece_supply(piece), -1)
    if state.log is not None:
        state.log.append(events.EquipmentReturned(seat=seat, piece=EQUIPMENT_NAMES[piece]))


def flip_boat(state: State, seat: int) -> None:
    """Turn a Peat Boat into a Plow, its reverse side."""
    state.seats[seat].boats -= 1
    state.seats[seat].plows += 1
    flipped(state, seat, PEAT_BOAT, PLOW)


def flip_vehicle(state: State, seat: int, parking: int) -> None:
    """Turn a vehicle to its reverse side, which has one more single space.

    ruling: What lies on a vehicle stays on it when it is flipped.
    """
    mine = state.seats[seat]
    kind = mine.vehicles[parking] & KIND
    mine.vehicles[parking] += 1
    flipped(state, seat, kind, kind + 1)


def forge(state: State, seat: int, parking: int) -> None:
    """Exchange a small vehicle for a Plow."""
    mine = state.seats[seat]
    kind = mine.vehicles.pop(parking)
    mine.plows += 1
    take_tile(state, piece_supply(kind), -1)
    take_tile(state, BOAT_TILES, 1)
    flipped(state, seat, kind, PLOW)


def flipped(state: State, seat: int, piece: int, to: int) -> None:
    """Log that one piece of equipment has become another."""
    if state.log is not None:
        state.log.append(events.EquipmentFlipped(seat=seat, piece=EQUIPMENT_NAMES[piece], to=EQUIPMENT_NAMES[to]))


# Loading


def can_put(state: State, seat: int, piece: int) -> bool:
    """True if the seat has the good that is loaded; the Loading Station's peat comes from the supply."""
    goods = state.seats[seat].goods
    if piece == PEAT_PIECE:
        return True
    return goods[PIECE_GOODS[piece]] > 0 and (piece != CLAY_PIECE or goods[PEAT] > 0)


def load(state: State, seat: int, piece: int, parking: int) -> None:
    """Put a good on a vehicle, or go to a destination with it; the step `Selling` asks next what is sold there."""
    mine = state.seats[seat]
    vehicle = mine.vehicles[parking]
    mine.vehicles[parking] = vehicle + PIECE_WEIGHTS[piece]
    to = f"vehicle:{parking + 1}" if state.log is not None else ""
    if piece >= GOODS_PIECES:
        mine.destinations &= ~(1 << piece - GOODS_PIECES)
    elif piece != PEAT_PIECE:
        pay(state, seat, PIECE_GOODS[piece], 1, to)
        if piece == CLAY_PIECE:
            pay(state, seat, PEAT, 1, to)
    if state.log is not None:
        name = DESTINATION_NAMES[piece - GOODS_PIECES] if piece >= GOODS_PIECES else RESOURCE_NAMES[PIECE_GOODS[piece]]
        kind = VEHICLE_NAMES[vehicle & KIND]
        state.log.append(events.Loaded(seat=seat, piece=name, vehicle=kind, parking=parking + 1))


def empty(state: State, seat: int) -> None:
    """Take everything off the vehicles: upgraded goods into the supply, destinations onto the track."""
    mine = state.seats[seat]
    visited: list[str] = []
    for parking in range(len(mine.vehicles)):
        vehicle = mine.vehicles[parking]
        if not is_loaded(vehicle):
            continue
        source = f"vehicle:{parking + 1}" if state.log is not None else ""
        for piece in range(GOODS_PIECES):
            count = pieces_on(vehicle, piece)
            if count:
                gain(state, seat, UPGRADED[piece], count, source)
        for destination in range(DESTINATIONS):
            if pieces_on(vehicle, GOODS_PIECES + destination):
                mine.travelled += DESTINATION_SIZES[destination]
                visited.append(DESTINATION_NAMES[destination])
        mine.vehicles[parking] = vehicle & KIND
    if visited and state.log is not None:
        state.log.append(events.VehiclesEmptied(seat=seat, destinations=visited, travelled=mine.travelled))


def sell_moor(state: State, seat: int, boardwalk: bool, peat: int) -> None:
    """Remove a moor tile for good, and the peat on it with it."""
    clear_moor(state, seat, 0 if boardwalk else state.seats[seat].moor_with(peat))
