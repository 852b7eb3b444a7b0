"""Amounts: a fixed number, or one that depends on the seat's boards."""

from __future__ import annotations

from allmende.arle.components.pieces import CATTLE, SHEEP, SHOVEL_PAIRS, SHOVELS
from allmende.arle.rules.amendments import COUNTED_AT_FIRST
from allmende.arle.rules.state import State


class Amount:
    """A number that may depend on the seat's boards.

    `varies`: the things counted may come or go while the seat makes use of the amount, since animals and Plows are sold
    at any time.
    """

    varies: bool = False

    def count(self, state: State, seat: int) -> int:
        """The amount for the seat now."""
        raise NotImplementedError

    def noted(self, state: State, seat: int) -> int:
        """The number that a frame notes when it begins: the amount, if that may change; else 0."""
        return self.count(state, seat) if self.varies and state.amended(COUNTED_AT_FIRST) else 0

    def due(self, state: State, seat: int) -> int:
        """The amount for the topmost frame, whose mode has the number noted."""
        if self.varies and state.amended(COUNTED_AT_FIRST):
            return state.seats[seat].stack[-1]
        return self.count(state, seat)


class Fixed(Amount):
    """A number that is always the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, state: State, seat: int) -> int:
        return self.number


class PerTool(Amount):
    """One for each tool of a kind."""

    def __init__(self, tool: int) -> None:
        self.tool = tool

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].tool(self.tool)


class ShovelPairs(Amount):
    """One for each pair of Shovels."""

    def count(self, state: State, seat: int) -> int:
        return SHOVEL_PAIRS[state.seats[seat].tools[SHOVELS]]


class PerTile(Amount):
    """`times` for each tile of a kind."""

    def __init__(self, tile: int, times: int) -> None:
        self.tile = tile
        self.times = times

    def count(self, state: State, seat: int) -> int:
        return self.times * state.seats[seat].tiles[self.tile]


class PerStall(Amount):
    """One for each Stall; a Double Stall is two."""

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].stalls()


class PerAnimal(Amount):
    """One for each animal of a kind."""

    varies = True

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].goods[self.animal]


class PerBoat(Amount):
    """`times` for each Peat Boat."""

    def __init__(self, times: int) -> None:
        self.times = times

    def count(self, state: State, seat: int) -> int:
        return self.times * state.seats[seat].boats


class PerPlow(Amount):
    """One for each Plow."""

    varies = True

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].plows


class ByFields(Amount):
    """A number by the count of fields of any kind: that of the highest threshold reached."""

    def __init__(self, fields: list[int], numbers: list[int]) -> None:
        self.fields = fields
        self.numbers = numbers

    def count(self, state: State, seat: int) -> int:
        return reached(self.fields, self.numbers, state.seats[seat].field_count())


class ByDairyAnimals(Amount):
    """A number by the count of sheep and cattle together: that of the highest threshold reached."""

    def __init__(self, animals: list[int], numbers: list[int]) -> None:
        self.animals = animals
        self.numbers = numbers

    def count(self, state: State, seat: int) -> int:
        goods = state.seats[seat].goods
        return reached(self.animals, self.numbers, goods[SHEEP] + goods[CATTLE])


def reached(limits: list[int], numbers: list[int], value: int) -> int:
    """The number that goes with the highest limit that is reached, or 0."""
    found = 0
    for i in range(len(limits)):
        if value >= limits[i]:
            found = numbers[i]
    return found
