"""Effects in the barn: equipment is built, taken for free, or forged into Plows."""

from __future__ import annotations

from allmende.arle.components.equipment import FIRST_LARGE, KIND, VEHICLE_HORSES, VEHICLE_KINDS, VEHICLE_WOOD
from allmende.arle.components.moves import (
    BOAT,
    BOAT_DEARLY,
    FORGE_BOAT,
    FORGE_VEHICLE,
    GIVE_UP_BOAT,
    PLOW_DEARLY,
    PLOW_MOVE,
    STALL_MOVE,
    VEHICLE,
    VEHICLE_DEARLY,
)
from allmende.arle.components.pieces import BOAT_TILES, CATTLE, HORSE, WOOD
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.phases import MAKING_ROOM
from allmende.arle.rules.shortages import (
    NOT_NOW,
    choice_missing,
    empty_vehicle_missing,
    equipment_missing,
    piece_missing,
    price_missing,
    supply_missing,
    vehicle_missing,
)
from allmende.arle.rules.state import State
from allmende.core.message import Message


def acquire(state: State, seat: int, piece: int) -> None:
    """Bring a piece of equipment into the barn; if there is no room, ask for a piece to give up."""
    if state.has_room(seat, piece):
        state.add(seat, piece)
    else:
        state.seats[seat].push(MAKING_ROOM, 0, piece)


class BuildVehicle(Option):
    """Build a vehicle for wood and horses."""

    asks = "prompt-vehicle"
    first = VEHICLE
    last = PLOW_MOVE
    pauses = True

    def choices(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        found: list[int] = []
        dearly: list[int] = []
        for kind in range(VEHICLE_KINDS):
            if goods[HORSE] < VEHICLE_HORSES[kind] or not state.can_pay(seat, WOOD, VEHICLE_WOOD[kind]):
                continue
            if state.can_add(seat, kind):
                found.append(VEHICLE + kind)
                if state.has_choice(seat, WOOD, VEHICLE_WOOD[kind]):
                    dearly.append(VEHICLE_DEARLY + kind)
        found += dearly
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(VEHICLE, VEHICLE + VEHICLE_KINDS))

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        dearly = move >= VEHICLE_DEARLY
        kind = move - (VEHICLE_DEARLY if dearly else VEHICLE)
        cost = [WOOD, VEHICLE_WOOD[kind]]
        if VEHICLE_HORSES[kind]:
            cost += [HORSE, VEHICLE_HORSES[kind]]
        missing = price_missing(state, seat, cost) or piece_missing(state, seat, kind)
        if missing is None and dearly:
            return choice_missing(state, seat, WOOD, VEHICLE_WOOD[kind])
        return missing

    def do(self, state: State, seat: int, move: int) -> None:
        dearly = move >= VEHICLE_DEARLY
        kind = move - (VEHICLE_DEARLY if dearly else VEHICLE)
        state.pay(seat, HORSE, VEHICLE_HORSES[kind])
        acquire(state, seat, kind)
        state.charge(seat, WOOD, VEHICLE_WOOD[kind], dearly)


class BuildPlow(Option):
    """Build a Plow for a wood and a cattle or horse."""

    asks = "prompt-plow"
    first = PLOW_MOVE
    last = BOAT

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        if not state.can_pay(seat, WOOD, 1) or not state.can_add(seat, PLOW):
            return found
        goods = state.seats[seat].goods
        dear = state.has_choice(seat, WOOD, 1)
        for i in range(2):
            if goods[CATTLE + i]:
                found.append(PLOW_MOVE + i)
        for i in range(2):
            if goods[CATTLE + i] and dear:
                found.append(PLOW_DEARLY + i)
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLOW_MOVE, PLOW_MOVE + 1]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        dearly = move >= PLOW_DEARLY
        cost = [WOOD, 1, CATTLE + move - (PLOW_DEARLY if dearly else PLOW_MOVE), 1]
        missing = price_missing(state, seat, cost) or piece_missing(state, seat, PLOW)
        return choice_missing(state, seat, WOOD, 1) if missing is None and dearly else missing

    def do(self, state: State, seat: int, move: int) -> None:
        dearly = move >= PLOW_DEARLY
        state.pay(seat, CATTLE + move - (PLOW_DEARLY if dearly else PLOW_MOVE), 1)
        acquire(state, seat, PLOW)
        state.charge(seat, WOOD, 1, dearly)


class BuildBoat(Option):
    """Build a Peat Boat for a wood."""

    asks = "prompt-boat"
    first = BOAT
    last = STALL_MOVE

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.can_pay(seat, WOOD, 1) or not state.can_add(seat, PEAT_BOAT):
            return []
        return [BOAT, BOAT_DEARLY] if state.has_choice(seat, WOOD, 1) else [BOAT]

    def visible(self, state: State, seat: int) -> list[int]:
        return [BOAT]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        missing = price_missing(state, seat, [WOOD, 1]) or piece_missing(state, seat, PEAT_BOAT)
        return choice_missing(state, seat, WOOD, 1) if missing is None and move == BOAT_DEARLY else missing

    def do(self, state: State, seat: int, move: int) -> None:
        acquire(state, seat, PEAT_BOAT)
        state.charge(seat, WOOD, 1, move == BOAT_DEARLY)


class TakeVehicle(Option):
    """Take a vehicle for free."""

    asks = "prompt-take-vehicle"
    first = VEHICLE
    last = VEHICLE_DEARLY

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choices(self, state: State, seat: int) -> list[int]:
        return [VEHICLE + self.kind] if self.refusal(state, seat) is None else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [VEHICLE + self.kind]

    def refusal(self, state: State, seat: int) -> Message | None:
        return piece_missing(state, seat, self.kind)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return self.refusal(state, seat) if move == VEHICLE + self.kind else NOT_NOW

    def do(self, state: State, seat: int, move: int) -> None:
        acquire(state, seat, self.kind)


class TakeBoat(Option):
    """Take a Peat Boat for free."""

    asks = "prompt-take-boat"
    first = BOAT
    last = BOAT_DEARLY

    def choices(self, state: State, seat: int) -> list[int]:
        return [BOAT] if self.refusal(state, seat) is None else []

    def visible(self, state: State, seat: int) -> list[int]:
        return [BOAT]

    def refusal(self, state: State, seat: int) -> Message | None:
        return piece_missing(state, seat, PEAT_BOAT)

    def do(self, state: State, seat: int, move: int) -> None:
        acquire(state, seat, PEAT_BOAT)


class Forge(Option):
    """Exchange Peat Boats, Handcarts and Wagons for Plows, any number of them.

    A Plow can be sold in between; its tile can then become another one.

    ruling: A vehicle with something on it can't be exchanged, as it can't be returned.
    """

    asks = "prompt-forge"
    comes_back = True
    first = FORGE_BOAT
    last = GIVE_UP_BOAT

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found = [FORGE_BOAT] if mine.boats else []
        if state.supply[BOAT_TILES]:
            found += [FORGE_VEHICLE + i for i in mine.empty_vehicles(0, FIRST_LARGE)]
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return [FORGE_BOAT, *range(FORGE_VEHICLE, FORGE_VEHICLE + len(state.seats[seat].vehicles))]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine = state.seats[seat]
        if move == FORGE_BOAT:
            return equipment_missing(mine.boats, PEAT_BOAT)
        parking = move - FORGE_VEHICLE
        missing = vehicle_missing(state, seat, parking)
        if missing is not None:
            return missing
        if (mine.vehicles[parking] & KIND) >= FIRST_LARGE:
            return Message("reason-vehicle-large")
        return empty_vehicle_missing(state, seat, parking) or supply_missing(state, BOAT_TILES)

    def do(self, state: State, seat: int, move: int) -> None:
        if move == FORGE_BOAT:
            state.flip_boat(seat)
        else:
            state.forge(seat, move - FORGE_VEHICLE)
