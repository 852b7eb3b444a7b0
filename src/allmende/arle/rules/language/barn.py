"""What comes into the barn, and what becomes of it there."""

from __future__ import annotations

from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.components import BOAT_TILES, CATTLE, HORSE, WOOD
from allmende.arle.rules.equipment import FIRST_LARGE, VEHICLE_HORSES, VEHICLE_KINDS, VEHICLE_WOOD
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.moves import (
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
from allmende.arle.rules.phases import MAKING_ROOM
from allmende.arle.rules.state import Table


def acquire(table: Table, seat: int, piece: int) -> None:
    """Bring a piece of equipment into the barn; if there is no room, ask what to give up for it."""
    if table.has_room(seat, piece):
        table.add(seat, piece)
    else:
        table.seats[seat].push(MAKING_ROOM, 0, piece)


class BuildVehicle(Option):
    """Build a vehicle for wood and horses."""

    asks = "prompt-vehicle"
    first = VEHICLE
    last = PLOW_MOVE
    pauses = True

    def choices(self, table: Table, seat: int) -> list[int]:
        goods = table.seats[seat].goods
        found: list[int] = []
        dearly: list[int] = []
        for kind in range(VEHICLE_KINDS):
            if goods[HORSE] < VEHICLE_HORSES[kind] or not table.can_pay(seat, WOOD, VEHICLE_WOOD[kind]):
                continue
            if table.can_add(seat, kind):
                found.append(VEHICLE + kind)
                if table.has_choice(seat, WOOD, VEHICLE_WOOD[kind]):
                    dearly.append(VEHICLE_DEARLY + kind)
        found += dearly
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        dearly = move >= VEHICLE_DEARLY
        kind = move - (VEHICLE_DEARLY if dearly else VEHICLE)
        table.pay(seat, HORSE, VEHICLE_HORSES[kind])
        acquire(table, seat, kind)
        table.charge(seat, WOOD, VEHICLE_WOOD[kind], dearly)


class BuildPlow(Option):
    """Build a Plow for a wood and a cattle or horse."""

    asks = "prompt-plow"
    first = PLOW_MOVE
    last = BOAT

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        if not table.can_pay(seat, WOOD, 1) or not table.can_add(seat, PLOW):
            return found
        goods = table.seats[seat].goods
        dear = table.has_choice(seat, WOOD, 1)
        for i in range(2):
            if goods[CATTLE + i]:
                found.append(PLOW_MOVE + i)
        for i in range(2):
            if goods[CATTLE + i] and dear:
                found.append(PLOW_DEARLY + i)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        dearly = move >= PLOW_DEARLY
        table.pay(seat, CATTLE + move - (PLOW_DEARLY if dearly else PLOW_MOVE), 1)
        acquire(table, seat, PLOW)
        table.charge(seat, WOOD, 1, dearly)


class BuildBoat(Option):
    """Build a Peat Boat for a wood."""

    asks = "prompt-boat"
    first = BOAT
    last = STALL_MOVE

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.can_pay(seat, WOOD, 1) or not table.can_add(seat, PEAT_BOAT):
            return []
        return [BOAT, BOAT_DEARLY] if table.has_choice(seat, WOOD, 1) else [BOAT]

    def do(self, table: Table, seat: int, move: int) -> None:
        acquire(table, seat, PEAT_BOAT)
        table.charge(seat, WOOD, 1, move == BOAT_DEARLY)


class TakeVehicle(Option):
    """Take a vehicle for free."""

    asks = "prompt-take-vehicle"
    first = VEHICLE
    last = VEHICLE_DEARLY

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def choices(self, table: Table, seat: int) -> list[int]:
        return [VEHICLE + self.kind] if table.can_add(seat, self.kind) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        acquire(table, seat, self.kind)


class TakeBoat(Option):
    """Take a Peat Boat for free."""

    asks = "prompt-take-boat"
    first = BOAT
    last = BOAT_DEARLY

    def choices(self, table: Table, seat: int) -> list[int]:
        return [BOAT] if table.can_add(seat, PEAT_BOAT) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        acquire(table, seat, PEAT_BOAT)


class Forge(Option):
    """Exchange Peat Boats, Handcarts and Wagons for Plows, any number of them.

    A Plow can be sold, whose tile another one is made of then.

    ruling: A vehicle with something on it can't be exchanged, as it can't be returned.
    """

    asks = "prompt-forge"
    comes_back = True
    first = FORGE_BOAT
    last = GIVE_UP_BOAT

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found = [FORGE_BOAT] if mine.boats else []
        if table.supply[BOAT_TILES]:
            found += [FORGE_VEHICLE + i for i in mine.empty_vehicles(0, FIRST_LARGE)]
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        if move == FORGE_BOAT:
            table.flip_boat(seat)
        else:
            table.forge(seat, move - FORGE_VEHICLE)
