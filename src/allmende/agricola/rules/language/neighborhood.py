"""Amounts, conditions and patterns about what lies side by side on the farmyard."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import ALL_SPACES, COLUMNS, CORNER_SPACES, ROWS, SPACES, around, bit_count
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State


class UnusedBesideHouse(Counted):
    """The unused farmyard spaces beside the house."""

    name = "unused-beside-house"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(around(mine.rooms) & ALL_SPACES & ~mine.used_spaces())


class FieldsInL(Fact):
    """Three field tiles lie around a corner that they have in common: in the shape of an L."""

    name = "fields-in-l"

    def holds(self, state: State, seat: int) -> bool:
        fields = state.seats[seat].fields
        for corner in CORNER_SPACES:
            if bit_count(fields & corner) >= 3:
                return True
        return False


class NobodyHome(Fact):
    """None of the seat's people is left in the house."""

    name = "nobody-home"

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].home == 0


def _zigzags() -> list[int]:
    """All sets of four spaces in a zigzag: two spaces side by side, and two more shifted by one in the next line."""
    found: list[int] = []
    for row in range(ROWS - 1):
        for column in range(COLUMNS - 2):
            first = row * COLUMNS + column
            found.append(0b11 << first | 0b11 << first + COLUMNS + 1)
            found.append(0b11 << first + 1 | 0b11 << first + COLUMNS)
    upright = 1 | 1 << COLUMNS
    for column in range(COLUMNS - 1):
        found.append(upright << column | upright << column + COLUMNS + 1)
        found.append(upright << column + 1 | upright << column + COLUMNS)
    return found


ZIGZAGS: Final[list[int]] = _zigzags()


def zigzag_sites(mine: Player) -> int:
    """The spaces on which a field tile would complete a zigzag of four of them, as bits."""
    found = 0
    for zigzag in ZIGZAGS:
        missing = zigzag & ~mine.fields
        if bit_count(missing) == 1:
            found |= missing
    return found & (1 << SPACES) - 1
