"""Room for people: in the house, in a stable amid fields and on cards."""

from __future__ import annotations

from allmende.agricola.components.farmyard import SPACES, around, bit_count
from allmende.agricola.components.pieces import WOODEN
from allmende.agricola.rules.permits import ROOM_FOR_TWO, ROOMY_HOUSE, ROOMY_HOUSE_ROOMS
from allmende.agricola.rules.player import Player


def lodgings(mine: Player) -> int:
    """The number of people for whom the house and cards have room."""
    found = house_room(mine) + mine.quarters + bit_count(mine.stables >> SPACES)
    return found + 1 if mine.permits & ROOM_FOR_TWO and double_room(mine) >= 0 else found


def house_room(mine: Player) -> int:
    """The number of people for whom the house has room, without one that shares a room of its own."""
    rooms = mine.room_count()
    is_roomy = mine.permits & ROOMY_HOUSE and rooms >= ROOMY_HOUSE_ROOMS
    return max(rooms, ROOMY_HOUSE_ROOMS + 1) if is_roomy else rooms


def double_room(mine: Player) -> int:
    """The first room that is not wooden and lies beside a field and a pasture, or -1."""
    if mine.house == WOODEN:
        return -1
    for space in range(SPACES):
        if mine.rooms >> space & 1:
            near = around(1 << space)
            if near & mine.fields and near & mine.fenced:
                return space
    return -1
