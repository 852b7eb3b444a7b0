"""Vehicles, and the rules of their loading (chapters "Loading Vehicles", "Index of Equipment and Tools").

A vehicle is one int: its kind in the lowest three bits, then the count of each piece on it, then the sums that packing
depends on. So equal vehicles are equal ints, and a piece is loaded by an addition.

ruling: Positions of pieces on a vehicle never matter as long as all of them find room: they may be shifted on it.
"""

from __future__ import annotations

from typing import Final

from allmende.arle.components.pieces import (
    BRICK,
    CARRIAGE_TILES,
    CART_TILES,
    CLAY,
    HANDCART_TILES,
    LEATHER,
    LEATHER_WEAR,
    LINEN,
    PEAT,
    SUMMER_WEAR,
    TIMBER,
    WINTER_WEAR,
    WOOD,
    WOOLEN,
)

HANDCART: Final = 0
WAGON: Final = 1
CART: Final = 2
HORSE_CART: Final = 3
CARRIAGE: Final = 4
DROSHKY: Final = 5
VEHICLE_KINDS: Final = 6
VEHICLE_NAMES: Final[list[str]] = ["handcart", "wagon", "cart", "horse-cart", "carriage", "droshky"]
"""Every second one is the reverse side of the one before."""
VEHICLE_WOOD: Final[list[int]] = [2, 4, 5, 7, 4, 6]
VEHICLE_HORSES: Final[list[int]] = [0, 0, 1, 1, 2, 2]
VEHICLE_POINTS: Final[list[int]] = [0, 1, 1, 2, 4, 5]
VEHICLE_SUPPLY: Final[list[int]] = [
    HANDCART_TILES,
    HANDCART_TILES,
    CART_TILES,
    CART_TILES,
    CARRIAGE_TILES,
    CARRIAGE_TILES,
]
VEHICLE_CELLS: Final[list[list[int]]] = [[1], [1, 1], [1, 1, 1], [1, 1, 1, 1], [1, 2], [1, 2, 1]]
"""By kind: its spaces from left to right, single and double."""
FIRST_LARGE: Final = CART

SMALL_SPACES: Final = 4
LARGE_SPACES: Final = 3
"""Large parking spaces in the barn. The bottommost one takes a small piece of equipment instead."""
MOST_VEHICLES: Final = SMALL_SPACES + LARGE_SPACES

# Capacity by kind of vehicle: in all, for one piece, and for the sizes that cannot lie everywhere.
ROOM: Final[list[int]] = [1, 2, 3, 4, 3, 4]
LARGEST: Final[list[int]] = [1, 1, 3, 4, 3, 4]
"""The spaces of a Wagon are never combined."""
MOST_ONES: Final[list[int]] = [1, 2, 3, 4, 1, 2]
"""Pieces of size 1 lie on single spaces."""
MOST_TWOS: Final[list[int]] = [0, 0, 1, 2, 1, 1]
"""The double space is not split, and the singles beside the one of a Droshky are not adjacent."""

# Pieces: goods that are upgraded, peat from the Loading Station, and then the destinations.
WOOD_PIECE: Final = 0
CLAY_PIECE: Final = 1
LINEN_PIECE: Final = 2
WOOLEN_PIECE: Final = 3
LEATHER_PIECE: Final = 4
PEAT_PIECE: Final = 5
GOODS_PIECES: Final = 6
DESTINATION_NAMES: Final[list[str]] = [
    "hage",
    "beemoor",
    "dornum",
    "norden",
    "aurich",
    "esens",
    "emden",
    "leer",
    "bremen",
]
DESTINATION_SIZES: Final[list[int]] = [1, 1, 1, 2, 2, 2, 3, 3, 4]
DESTINATIONS: Final = 9
PIECES: Final = GOODS_PIECES + DESTINATIONS
PIECE_GOODS: Final[list[int]] = [WOOD, CLAY, LINEN, WOOLEN, LEATHER, PEAT]
"""By piece: the resource that is put on the vehicle."""
UPGRADED: Final[list[int]] = [TIMBER, BRICK, SUMMER_WEAR, WINTER_WEAR, LEATHER_WEAR, PEAT]
"""By piece: the resource that comes off it."""
PIECE_SIZES: Final[list[int]] = [1, 1, 2, 3, 3, 1, *DESTINATION_SIZES]

KIND: Final = 7
_SHIFTS: Final[list[int]] = [3, 6, 9, 11, 12, 13, *range(16, 16 + DESTINATIONS)]
_MASKS: Final[list[int]] = [7, 7, 3, 1, 1, 7] + [1] * DESTINATIONS
_TOTAL: Final = 25
_ONES: Final = 28
_TWOS: Final = 31


def _weights() -> list[int]:
    """By piece: the number that loading it adds to the int."""
    weights: list[int] = []
    for piece in range(PIECES):
        size = PIECE_SIZES[piece]
        weight = (1 << _SHIFTS[piece]) + (size << _TOTAL)
        if size == 1:
            weight += 1 << _ONES
        if size == 2:
            weight += 1 << _TWOS
        weights.append(weight)
    return weights


PIECE_WEIGHTS: Final[list[int]] = _weights()


def room_on(vehicle: int) -> int:
    """The room that is left on a vehicle, in single spaces."""
    return ROOM[vehicle & KIND] - (vehicle >> _TOTAL & 7)


def fits_on(vehicle: int, piece: int) -> bool:
    """True if a vehicle has room for one more piece, beside those on it."""
    kind = vehicle & KIND
    size = PIECE_SIZES[piece]
    if size > LARGEST[kind] or (vehicle >> _TOTAL & 7) + size > ROOM[kind]:
        return False
    if size == 1:
        return (vehicle >> _ONES & 7) < MOST_ONES[kind]
    return size != 2 or (vehicle >> _TWOS & 3) < MOST_TWOS[kind]


def pieces_on(vehicle: int, piece: int) -> int:
    """The number of copies of a piece that lie on a vehicle."""
    return vehicle >> _SHIFTS[piece] & _MASKS[piece]


def is_loaded(vehicle: int) -> bool:
    """True if anything lies on a vehicle."""
    return vehicle > KIND
