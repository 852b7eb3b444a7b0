"""The action board: twenty action spaces in four quadrants, and the rows that workers fill."""

from __future__ import annotations

from typing import Final

SPACE_NAMES: Final[list[str]] = [
    # 1st Quadrant
    "gateway-card",
    "sheep-breeding",
    "sheep-shearing",
    "clay-delivery",
    "farming",
    # 2nd Quadrant
    "farmyard-card",
    "butchery",
    "nursery",
    "busy-weekend",
    "clearing",
    # 3rd Quadrant
    "bonus-card",
    "small-trade",
    "cultivation",
    "weekly-market",
    "land-sale",
    # 4th Quadrant
    "point-card",
    "fertilizing",
    "tool-shed",
    "town-hall",
    "sheep-market",
]
SPACE_COUNT: Final = 20
SPACES_IN_QUADRANT: Final = 5

SPACE_ROWS: Final[list[int]] = [2 if name.endswith("-card") else 3 for name in SPACE_NAMES]
"""By space: the number of its rows of workers. The corners of the board, for cards, have two."""

WITHOUT_CARDS: Final[list[int]] = [space for space in range(SPACE_COUNT) if SPACE_ROWS[space] == 3]
"""The action spaces of the No Cards Variant."""
ALL_SPACES: Final[list[int]] = list(range(SPACE_COUNT))

QUADRANTS: Final[list[list[int]]] = [[]] + [
    list(range(first, first + SPACES_IN_QUADRANT)) for first in range(0, SPACE_COUNT, SPACES_IN_QUADRANT)
]
"""By quadrant 1 to 4: its action spaces."""

ROW_WORKERS: Final[list[int]] = [0, 1, 2, 3]
"""The number of workers that a row takes, from the bottom row (1) to the top row (3)."""


def space_number(name: str) -> int:
    """The number of an action space."""
    return SPACE_NAMES.index(name)


def quadrant_of(space: int) -> int:
    """The quadrant 1 to 4 in which an action space lies."""
    return space // SPACES_IN_QUADRANT + 1


def in_row(workers: int, row: int) -> int:
    """The number of a space's workers in this row."""
    return workers >> 2 * row - 2 & 3


def head_count(workers: int) -> int:
    """The number of a space's workers in all rows."""
    return (workers & 3) + (workers >> 2 & 3) + (workers >> 4)


def lowest_free_row(workers: int, rows: int) -> int:
    """The row that a space with these workers offers next, or 0 if it is full."""
    # Row by row, since this is asked of every action space at every turn: a loop takes four times as long.
    if not workers & 3:
        return 1
    if rows > 1 and not workers >> 2 & 3:
        return 2
    if rows > 2 and not workers >> 4 & 3:
        return 3
    return 0


def topmost_row(workers: int) -> int:
    """The highest row with workers, or 0."""
    for row in (3, 2, 1):
        if workers >> 2 * row - 2 & 3:
            return row
    return 0
