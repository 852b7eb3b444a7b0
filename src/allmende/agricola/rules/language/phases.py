"""What cards that speak of the phases of a round look at: rounds and harvests, people, and what lies on the board."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES, SPACES_FOR
from allmende.agricola.rules.board import HARVEST_ROUNDS, SPACE_COUNT
from allmende.agricola.rules.components import KIND_MASK, RESOURCES
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.state import Table


class EndsWithHarvest(Condition):
    """The round that is so much `later` than this one ends with a harvest, or does not (`does`)."""

    def __init__(self, does: bool = True, later: int = 0) -> None:
        self.does = does
        self.later = later

    def holds(self, table: Table, seat: int) -> bool:
        return (table.round + self.later in HARVEST_ROUNDS) == self.does


class InRounds(Condition):
    """It is one of these rounds."""

    def __init__(self, rounds: Sequence[int]) -> None:
        self.rounds = list(rounds)

    def holds(self, table: Table, seat: int) -> bool:
        return table.round in self.rounds


class WasStocked(Condition):
    """Before goods came onto an accumulation space, some lay there already, or with `empty` none did."""

    of_moment = True

    def __init__(self, space: int, empty: bool = False) -> None:
        self.space = space
        self.empty = empty

    def holds(self, table: Table, seat: int) -> bool:
        return (table.told(seat) >> self.space & 1 == 0) == self.empty


class Unoccupied(Condition):
    """There is nobody on at least one of these action spaces, which are bits, or with `all_of_them` on any of them."""

    def __init__(self, spaces: int, all_of_them: bool = False) -> None:
        self.spaces = spaces
        self.all_of_them = all_of_them

    def holds(self, table: Table, seat: int) -> bool:
        people = 0
        for standing in table.people:
            people |= standing
        spaces = self.spaces & table.spaces
        return not spaces & people if self.all_of_them else spaces & ~people != 0


class AllVisited(Condition):
    """The seat has used all of these action spaces in this round."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].visited & self.spaces == self.spaces


class HasBrought(Condition):
    """The seat has placed a good on its farmyard in this work phase."""

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].brought > 0


class GoodsPromised(Condition):
    """Goods lie on round spaces for the seat."""

    def holds(self, table: Table, seat: int) -> bool:
        promised = table.seats[seat].promised
        for i in range(1, len(promised), 3):
            if promised[i] & KIND_MASK < RESOURCES:
                return True
        return False


class NoneOnBoard(Condition):
    """None of a resource lies on the game board, neither on accumulation spaces nor on round spaces."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def holds(self, table: Table, seat: int) -> bool:
        for space in range(SPACE_COUNT):
            if SPACES_FOR[self.resource] >> space & 1 and table.goods[space]:
                return False
        for mine in table.seats:
            for i in range(1, len(mine.promised), 3):
                if mine.promised[i] & KIND_MASK == self.resource:
                    return False
        return True


class LeftBehind(Condition):
    """An accumulation space has so many goods, and in the turn that is over none was used that had."""

    of_moment = True

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, table: Table, seat: int) -> bool:
        if table.told(seat) >= self.least:
            return False
        for space in range(SPACE_COUNT):
            if ACCUMULATION_SPACES >> space & 1 and table.goods[space] >= self.least:
                return True
        return False
