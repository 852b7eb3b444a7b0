"""The numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number. Anytime actions come last, from
`ANY_TIME` on.
"""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SPACE_COUNT
from allmende.arle.components.destinations import SALES
from allmende.arle.components.equipment import MOST_VEHICLES, PIECES, VEHICLE_KINDS
from allmende.arle.components.numbers import BUILDINGS, PAYMENTS
from allmende.arle.components.pieces import ANIMALS, PEAT_ON_MOOR, RESOURCES, TOOLS, TRACK_GOODS

MOST_CONVERSIONS: Final = 6
"""The largest number of conversions by one action, since there can be six Fleshing Beams."""
MOST_DEAR: Final = 7
"""The largest number of dearer pieces in one payment, since a Horse Cart costs seven wood."""
CUTS: Final = PEAT_ON_MOOR + PEAT_ON_MOOR * (PEAT_ON_MOOR + 1) // 2
"""Ways to cut peat: 1 to 4 from the boardwalk, and 1 to n from a moor with n tokens, for n from 1 to 4."""

DONE: Final = 0
PASS: Final = 1
"""Take a worker off its month and do nothing with it."""
PLACE: Final = 2
IMITATE: Final = PLACE + SPACE_COUNT
TAKE: Final = IMITATE + SPACE_COUNT
"""By resource."""
CONVERT: Final = TAKE + RESOURCES
"""Convert once, twice, …"""
CONVERT_DEARLY: Final = CONVERT + MOST_CONVERSIONS
"""Convert once, twice, …, choosing how many of the dearer material to pay."""
SLAUGHTER: Final = CONVERT_DEARLY + MOST_CONVERSIONS
CUT: Final = SLAUGHTER + ANIMALS
BUILD: Final = CUT + CUTS
IMPROVE: Final = BUILD + BUILDINGS
"""Move a Tool Indicator."""
IMPROVE_DEARLY: Final = IMPROVE + TOOLS
VEHICLE: Final = IMPROVE_DEARLY + TOOLS
VEHICLE_DEARLY: Final = VEHICLE + VEHICLE_KINDS
PLOW_MOVE: Final = VEHICLE_DEARLY + VEHICLE_KINDS
"""Build a Plow, paying a cattle or a horse."""
PLOW_DEARLY: Final = PLOW_MOVE + 2
BOAT: Final = PLOW_DEARLY + 2
BOAT_DEARLY: Final = BOAT + 1
STALL_MOVE: Final = BOAT_DEARLY + 1
STALL_DEARLY: Final = STALL_MOVE + 1
STABLE_MOVE: Final = STALL_DEARLY + 1
FOREST_MOVE: Final = STABLE_MOVE + 1
FIELD: Final = FOREST_MOVE + 1
"""Plow a grain field or a flax field."""
REPLACE: Final = FIELD + 2
"""Replace a grain field or a flax field with a forest."""
FLIP_BOAT: Final = REPLACE + 2
FLIP_MOOR: Final = FLIP_BOAT + 1
FLIP_FOREST: Final = FLIP_MOOR + 1
FLIP_STALL: Final = FLIP_FOREST + 1
FLIP_STABLE: Final = FLIP_STALL + 1
FLIP_VEHICLE: Final = FLIP_STABLE + 1
"""By parking space."""
FORGE_BOAT: Final = FLIP_VEHICLE + MOST_VEHICLES
"""Exchange a Peat Boat for a Plow."""
FORGE_VEHICLE: Final = FORGE_BOAT + 1
GIVE_UP_BOAT: Final = FORGE_VEHICLE + MOST_VEHICLES
"""Return a piece of equipment to make room in the barn."""
GIVE_UP_PLOW: Final = GIVE_UP_BOAT + 1
GIVE_UP_VEHICLE: Final = GIVE_UP_PLOW + 1
PAY: Final = GIVE_UP_VEHICLE + MOST_VEHICLES
DEAR: Final = PAY + len(PAYMENTS)
"""Pay 0, 1, … pieces of the dearer material."""
SELL: Final = DEAR + MOST_DEAR + 1
RELEASE: Final = SELL + len(SALES)
"""Return an animal for which there is no room."""
BREED: Final = RELEASE + ANIMALS
EAT: Final = BREED + ANIMALS
HOUSE: Final = EAT + ANIMALS
"""Use a building before November."""

ANY_TIME: Final = HOUSE + BUILDINGS
TRADE: Final = ANY_TIME
"""Exchange a peat for a good of the Goods Track, with a Peat Boat."""
USE: Final = TRADE + TRACK_GOODS
"""Use a green building."""
LOAD: Final = USE + BUILDINGS
"""By piece, then by parking space."""
RETURN: Final = LOAD + PIECES * MOST_VEHICLES
"""Return an animal."""
RETURN_BOAT: Final = RETURN + ANIMALS
RETURN_PLOW: Final = RETURN_BOAT + 1
RETURN_VEHICLE: Final = RETURN_PLOW + 1
END: Final = RETURN_VEHICLE + MOST_VEHICLES


def cut_move(peat: int, count: int) -> int:
    """The move that cuts `count` tokens off a moor with `peat` tokens, 0 for the boardwalk."""
    if not peat:
        return CUT + count - 1
    return CUT + PEAT_ON_MOOR + peat * (peat - 1) // 2 + count - 1


def what_is_cut(move: int) -> tuple[int, int]:
    """The arguments `peat` and `count` of `cut_move`, read from a move that cuts."""
    count = move - CUT + 1
    if count <= PEAT_ON_MOOR:
        return 0, count
    count -= PEAT_ON_MOOR
    peat = 1
    while count > peat:
        count -= peat
        peat += 1
    return peat, count
