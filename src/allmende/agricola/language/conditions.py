"""Conditions: what has to hold for a card to be played, or for it to do something."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.board import HARVEST_ROUNDS
from allmende.agricola.components import BUILDING_RESOURCES
from allmende.agricola.language.amounts import Amount
from allmende.agricola.phases import WORK
from allmende.agricola.state import Table


class Condition:
    """Something that holds or does not."""

    def holds(self, table: Table, seat: int) -> bool:
        """Whether it does for the seat now."""
        raise NotImplementedError

    def is_of_moment(self) -> bool:
        """Whether there is an answer only while the seat's cards are reacting to something."""
        return False


class AtLeast(Condition):
    """So many, or more."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) >= self.number

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()


class AtMost(Condition):
    """So many, or fewer."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) <= self.number

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()


class Exactly(Condition):
    """Neither more nor fewer than so many."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) == self.number

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()


class NotFewer(Condition):
    """There are no fewer of one amount than of another, or with `equally` as many."""

    def __init__(self, of: Amount, than: Amount, equally: bool = False) -> None:
        self.of = of
        self.than = than
        self.equally = equally

    def holds(self, table: Table, seat: int) -> bool:
        count, least = self.of.count(table, seat), self.than.count(table, seat)
        return count == least if self.equally else count >= least

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment() or self.than.is_of_moment()


class MoreThan(Condition):
    """There is more of one amount than of another."""

    def __init__(self, of: Amount, than: Amount) -> None:
        self.of = of
        self.than = than

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) > self.than.count(table, seat)

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment() or self.than.is_of_moment()


class LivesIn(Condition):
    """The house is made of one of these materials."""

    def __init__(self, houses: Sequence[int]) -> None:
        self.houses = list(houses)

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].house in self.houses


class AllOf(Condition):
    """Several conditions at once."""

    def __init__(self, conditions: Sequence[Condition]) -> None:
        self.conditions = list(conditions)

    def holds(self, table: Table, seat: int) -> bool:
        for condition in self.conditions:
            if not condition.holds(table, seat):
                return False
        return True

    def is_of_moment(self) -> bool:
        for condition in self.conditions:
            if condition.is_of_moment():
                return True
        return False


class Occupied(Condition):
    """Somebody's person is on an action space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def holds(self, table: Table, seat: int) -> bool:
        for people in table.people:
            if people >> self.space & 1:
                return True
        return False


class PersonOn(Condition):
    """One of the seat's own people is on an action space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def holds(self, table: Table, seat: int) -> bool:
        return bool(table.people[seat] >> self.space & 1)


class LeftOver(Condition):
    """So many building resources are left in the supply once the card has been paid for, which has to allow for it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, table: Table, seat: int) -> bool:
        return sum(table.seats[seat].goods[:BUILDING_RESOURCES]) >= self.number


class InWorkPhase(Condition):
    """The work phase is under way."""

    def holds(self, table: Table, seat: int) -> bool:
        return table.phase == WORK


class AfterHarvest(Condition):
    """The last round ended with a harvest."""

    def holds(self, table: Table, seat: int) -> bool:
        return table.round - 1 in HARVEST_ROUNDS


class OnlySmallHouse(Condition):
    """The seat is the only one whose house has exactly two rooms."""

    def holds(self, table: Table, seat: int) -> bool:
        for i in range(len(table.seats)):
            if (table.seats[i].room_count() == 2) != (i == seat):
                return False
        return True


class LargePasture(Condition):
    """The pasture that has just been fenced has at least so many spaces."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def holds(self, table: Table, seat: int) -> bool:
        return table.told(seat) >= self.spaces

    def is_of_moment(self) -> bool:
        return True


class PlayersAtLeast(Condition):
    """The game is for at least so many players."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, table: Table, seat: int) -> bool:
        return len(table.seats) >= self.number
