"""Geometry of a farmyard: 3 rows of 5 spaces, the fence spaces around them, and every shape a pasture can have.

Sets of spaces and of fences are ints with a bit for each. Spaces are counted row by row from the top left, and named
by column and row: `A1` to `E3`. There are 38 fence spaces: 20 horizontal ones, row by row, above the spaces of a row
and below the last one; then 18 vertical ones, row by row, to the left of the spaces of a row and to the right of its
last one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from allmende.agricola.components.pieces import FENCES

ROWS: Final = 3
COLUMNS: Final = 5
SPACES: Final = ROWS * COLUMNS
ALL_SPACES: Final = (1 << SPACES) - 1
HORIZONTAL: Final = (ROWS + 1) * COLUMNS
FENCE_SPACES: Final = HORIZONTAL + ROWS * (COLUMNS + 1)
FARM_SPACE_NAMES: Final[list[str]] = ["ABCDE"[space % COLUMNS] + str(space // COLUMNS + 1) for space in range(SPACES)]
STARTING_ROOMS: Final = 1 << 5 | 1 << 10
"""The leftmost column, in the middle and at the bottom."""

CORNERS: Final = (ROWS - 1) * (COLUMNS - 1)
"""The number of places in the middle of four farmyard spaces, counted row by row."""
CORNER_SPACES: Final[list[int]] = [
    (1 | 1 << 1 | 1 << COLUMNS | 1 << COLUMNS + 1) << row * COLUMNS + column
    for row in range(ROWS - 1)
    for column in range(COLUMNS - 1)
]
"""By such a place: the four spaces around it."""
STABLE_SITE_NAMES: Final[list[str]] = [
    *FARM_SPACE_NAMES,
    *["ABCDE"[column] + f"{row + 1}-" + "ABCDE"[column + 1] + str(row + 2) for row in (0, 1) for column in range(4)],
]
"""The sites of stables: farmyard spaces, or the middle between two of them that lie diagonally across."""

_LEFT_COLUMN: Final = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
_RIGHT_COLUMN: Final = _LEFT_COLUMN << COLUMNS - 1


def bit_count(bits: int) -> int:
    """The number of spaces or fences in a set, which has less than 63 bits.

    It is the most frequent question where fences are built: pairs of bits are added up, then pairs of these sums, and
    so on.
    """
    sums: i64 = bits
    sums -= sums >> 1 & 0x5555555555555555
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333)
    sums = sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0F
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0x7F


def around(spaces: int) -> int:
    """The spaces that are orthogonally adjacent to one of these, without these themselves."""
    near = spaces << COLUMNS | spaces >> COLUMNS | (spaces & ~_RIGHT_COLUMN) << 1 | (spaces & ~_LEFT_COLUMN) >> 1
    return near & ALL_SPACES & ~spaces


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set, in order."""
    return [space for space in range(SPACES) if spaces >> space & 1]


def border(spaces: int) -> int:
    """The fences that enclose a set of spaces."""
    fences = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            fences ^= _SIDES[space]  # a fence between two of the spaces drops out
    return fences


def left_fence(row: int, column: int) -> int:
    """The fence space to the left of a space; for the column after the last, the one to the right of the last space."""
    return HORIZONTAL + row * (COLUMNS + 1) + column


def _sides(space: int) -> int:
    """The four fence spaces of a space."""
    left = left_fence(space // COLUMNS, space % COLUMNS)
    return 1 << space | 1 << space + COLUMNS | 1 << left | 1 << left + 1


_SIDES: Final[list[int]] = [_sides(space) for space in range(SPACES)]


def is_connected(spaces: int) -> bool:
    """True if each of these spaces can be reached from every other one across them."""
    reached = spaces & -spaces
    while True:
        more = around(reached) & spaces
        if not more:
            return reached == spaces
        reached |= more


def _connected_land() -> list[int]:
    """All connected sets of spaces beside the starting rooms, as numbers in order."""
    land = ALL_SPACES & ~STARTING_ROOMS
    found: list[int] = []
    spaces = land & -land
    while spaces:
        if is_connected(spaces):
            found.append(spaces)
        spaces = spaces - land & land  # the next set of these spaces, after all of them the empty one
    return found


_LAND: Final[list[int]] = _connected_land()


def _shapes() -> list[int]:
    """All sets of spaces that 15 fences can enclose as one pasture, small ones first."""
    found = [spaces for spaces in _LAND if bit_count(border(spaces)) <= FENCES]
    found.sort(key=bit_count)
    return found


def _edge() -> int:
    """The fence spaces at the edge of the farmyard, each beside one space only."""
    edge = 0
    for sides in _SIDES:
        edge ^= sides
    return edge


FARM_EDGE: Final[int] = _edge()
SHAPES: Final[list[int]] = _shapes()
"""The spaces of each possible pasture."""
SHAPE_COUNT: Final[int] = len(SHAPES)
SHAPE_BORDERS: Final[list[int]] = [border(shape) for shape in SHAPES]
SHAPE_SURROUNDINGS: Final[list[int]] = [around(shape) for shape in SHAPES]


def _large_shapes() -> list[int]:
    """All other pastures, for which 15 fences are too few."""
    known = set(SHAPES)
    return [spaces for spaces in _LAND if spaces not in known]


LARGE_SHAPES: Final[list[int]] = _large_shapes()
"""The spaces of pastures that take more than 15 fences; at the farmyard's edge, some fences can be palisades of wood.
"""


def enclosed(fences: int, closed: int) -> list[int]:
    """All pastures: the sets of spaces that fences enclose on all sides; none of them are in `closed`.

    A space that other pastures enclose together is a pasture, too; that takes more than 15 fences, though.
    """
    found: list[int] = []
    rest = ALL_SPACES & ~closed
    while rest:
        area = rest & -rest
        while True:
            more = area
            for space in range(SPACES):
                if area >> space & 1:
                    more |= _reachable(space, fences)
            if more == area:
                break
            area = more
        rest &= ~area
        if not area & closed and border(area) & ~fences == 0:
            found.append(area)
    return found


def _reachable(space: int, fences: int) -> int:
    """The neighbours of a space that no fence separates from it."""
    row, column = space // COLUMNS, space % COLUMNS
    left = left_fence(row, column)
    found = 0
    if row > 0 and not fences >> space & 1:
        found |= 1 << space - COLUMNS
    if row < ROWS - 1 and not fences >> space + COLUMNS & 1:
        found |= 1 << space + COLUMNS
    if column > 0 and not fences >> left & 1:
        found |= 1 << space - 1
    if column < COLUMNS - 1 and not fences >> left + 1 & 1:
        found |= 1 << space + 1
    return found


def shape_names(shape: int) -> list[str]:
    """The names of the spaces of a pasture."""
    return [FARM_SPACE_NAMES[space] for space in spaces_in(shape)]


def shape_text(shape: int) -> str:
    """The names of the spaces of a pasture, one after the other."""
    return " ".join(shape_names(shape))
