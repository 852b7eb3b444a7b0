"""How much of something there is: a number, or as much as there is of something else."""

from __future__ import annotations

from allmende.arle.rules.amendments import COUNTED_AT_FIRST
from allmende.arle.rules.components import CATTLE, SHEEP, SHOVEL_PAIRS, SHOVELS
from allmende.arle.rules.state import Table


class Amount:
    """A number that may depend on the seat's boards.

    `varies`: what is counted may come or go while the seat makes use of it, since animals and Plows are sold at any
    time.
    """

    varies: bool = False

    def count(self, table: Table, seat: int) -> int:
        """How much it is for the seat now."""
        raise NotImplementedError

    def noted(self, table: Table, seat: int) -> int:
        """What a frame notes of it when it begins: how much it is, if that may change; else 0."""
        return self.count(table, seat) if self.varies and table.amended(COUNTED_AT_FIRST) else 0

    def due(self, table: Table, seat: int) -> int:
        """How much it is for the topmost frame, whose mode has what was noted."""
        if self.varies and table.amended(COUNTED_AT_FIRST):
            return table.seats[seat].stack[-1]
        return self.count(table, seat)


class Fixed(Amount):
    """Always the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, table: Table, seat: int) -> int:
        return self.number


class PerTool(Amount):
    """One for each tool of a kind."""

    def __init__(self, tool: int) -> None:
        self.tool = tool

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].tool(self.tool)


class ShovelPairs(Amount):
    """One for each pair of Shovels."""

    def count(self, table: Table, seat: int) -> int:
        return SHOVEL_PAIRS[table.seats[seat].tools[SHOVELS]]


class PerTile(Amount):
    """So many for each tile of a kind."""

    def __init__(self, tile: int, times: int) -> None:
        self.tile = tile
        self.times = times

    def count(self, table: Table, seat: int) -> int:
        return self.times * table.seats[seat].tiles[self.tile]


class PerStall(Amount):
    """One for each Stall; a Double Stall is two."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].stalls()


class PerAnimal(Amount):
    """One for each animal of a kind."""

    varies = True

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].goods[self.animal]


class PerBoat(Amount):
    """So many for each Peat Boat."""

    def __init__(self, times: int) -> None:
        self.times = times

    def count(self, table: Table, seat: int) -> int:
        return self.times * table.seats[seat].boats


class PerPlow(Amount):
    """One for each Plow."""

    varies = True

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].plows


class ByFields(Amount):
    """So many with that many fields of any kind."""

    def __init__(self, fields: list[int], numbers: list[int]) -> None:
        self.fields = fields
        self.numbers = numbers

    def count(self, table: Table, seat: int) -> int:
        return reached(self.fields, self.numbers, table.seats[seat].field_count())


class ByDairyAnimals(Amount):
    """So many with that many sheep and cattle together."""

    def __init__(self, animals: list[int], numbers: list[int]) -> None:
        self.animals = animals
        self.numbers = numbers

    def count(self, table: Table, seat: int) -> int:
        goods = table.seats[seat].goods
        return reached(self.animals, self.numbers, goods[SHEEP] + goods[CATTLE])


def reached(limits: list[int], numbers: list[int], value: int) -> int:
    """The number that goes with the highest limit that is reached, or 0."""
    found = 0
    for i in range(len(limits)):
        if value >= limits[i]:
            found = numbers[i]
    return found
