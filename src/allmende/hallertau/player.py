"""A player's boards and supplies, and the questions that are asked of them often."""

from __future__ import annotations

from typing import Final

from allmende.core.position import Seat
from allmende.hallertau.components import (
    COLUMNS,
    CRAFTS,
    FIRST_BOULDER,
    GOODS,
    LAST_COLUMN,
    SECOND_BOULDER,
    STABLES,
    STARTING_CROPS,
    STARTING_ROWS,
)

EMPTY: Final = 8
"""A field is `row + EMPTY * (good + 1)`, so an empty field is just its row; 0 is a column without a field."""


class Player(Seat):
    """One player's boards and supplies.

    `goods`: nine counts. `fields`: eight columns. `sheep`: by Round space 1 to 6 and Stables 7 (0 is unused).
    `crafts`: column 0 to 10 of each Craft Building. `boulders`: two columns a building; beyond 10 is off board.
    `center`: column of the Community Center tile. `exhausted`: tools used in this Progress Phase.
    """

    __slots__ = (
        "boulders",
        "center",
        "crafts",
        "exhausted",
        "fields",
        "goods",
        "jewelry",
        "sheep",
        "tools",
        "workers",
    )

    def __init__(
        self,
        stack: list[int],
        moves: list[int],
        workers: int,
        tools: int,
        exhausted: int,
        jewelry: int,
        center: int,
        goods: list[int],
        fields: list[int],
        sheep: list[int],
        crafts: list[int],
        boulders: list[int],
    ) -> None:
        self.stack = stack
        self.moves = moves
        self.workers = workers
        self.tools = tools
        self.exhausted = exhausted
        self.jewelry = jewelry
        self.center = center
        self.goods = goods
        self.fields = fields
        self.sheep = sheep
        self.crafts = crafts
        self.boulders = boulders

    def copy(self) -> Player:
        """An equal player that shares nothing that changes."""
        return Player(
            self.stack[:],
            self.moves,
            self.workers,
            self.tools,
            self.exhausted,
            self.jewelry,
            self.center,
            self.goods[:],
            self.fields[:],
            self.sheep[:],
            self.crafts[:],
            self.boulders[:],
        )

    def sheep_count(self) -> int:
        """All sheep on the Stable board, on Farmyard cards and in the Stables."""
        total = 0
        for n in self.sheep:
            total += n
        return total

    def field_in(self, row: int, good: int = -1) -> int:
        """The first column whose field lies in this row and holds this good (-1: is empty), or -1."""
        wanted = row + EMPTY * (good + 1)
        for column in range(COLUMNS):
            if self.fields[column] == wanted:
                return column
        return -1

    def free_column(self) -> int:
        """The first column without a field, or -1."""
        for column in range(COLUMNS):
            if not self.fields[column]:
                return column
        return -1

    def tools_to_advance(self, craft: int) -> int:
        """How many tools move the boulders out of this building's way, or -1 at the right edge."""
        return tools_needed(self.crafts[craft], self.boulders[2 * craft], self.boulders[2 * craft + 1])


def tools_needed(position: int, first: int, second: int) -> int:
    """How many tools a building in this column needs to pass boulders in those, or -1 at the right edge."""
    column = position + 1
    if column > LAST_COLUMN:
        return -1
    if first != column:
        return 0
    return 2 if second == column + 1 and column < LAST_COLUMN else 1


def new_player() -> Player:
    """The personal display at the start (chapter "Personal Display")."""
    goods = [0] * GOODS
    for good in STARTING_CROPS:
        goods[good] = 1
    fields = STARTING_ROWS + [0] * (COLUMNS - len(STARTING_ROWS))
    return Player(
        [],
        [],
        0,
        0,
        0,
        0,
        0,
        goods,
        fields,
        [0] * (STABLES + 1),
        [0] * CRAFTS,
        [FIRST_BOULDER, SECOND_BOULDER] * CRAFTS,
    )
