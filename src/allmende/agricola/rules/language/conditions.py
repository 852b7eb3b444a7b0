"""Conditions: what has to hold for a card to be played, or for it to do something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.board import HARVEST_ROUNDS
from allmende.agricola.rules.components import BUILDING_RESOURCES
from allmende.agricola.rules.improvement import NUMBERED_NAMES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.turns import is_using_space
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.state import Table


class Condition:
    """Something that holds or does not."""

    of_moment: bool = False
    """What `is_of_moment` says of all of its kind."""

    def holds(self, table: Table, seat: int) -> bool:
        """Whether it does for the seat now."""
        raise NotImplementedError

    def is_of_moment(self) -> bool:
        """Whether there is an answer only while the seat's cards are reacting to something."""
        return self.of_moment


class Counting(Condition):
    """There are so many of an amount, as its kinds say."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()


class AtLeast(Counting):
    """So many, or more."""

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) >= self.number


class AtMost(Counting):
    """So many, or fewer."""

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) <= self.number


class Exactly(Counting):
    """Neither more nor fewer than so many."""

    def holds(self, table: Table, seat: int) -> bool:
        return self.of.count(table, seat) == self.number


MORE: Final = 0
NO_FEWER: Final = 1
AS_MANY: Final = 2


class Compared(Condition):
    """There is more of one amount than of another, no fewer, or exactly as many."""

    def __init__(self, of: Amount, how: int, than: Amount) -> None:
        self.of = of
        self.how = how
        self.than = than

    def holds(self, table: Table, seat: int) -> bool:
        count, other = self.of.count(table, seat), self.than.count(table, seat)
        if self.how == MORE:
            return count > other
        return count >= other if self.how == NO_FEWER else count == other

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment() or self.than.is_of_moment()


class HasMajor(Condition):
    """One of these major improvements lies in front of the seat, or in front of `anybody`."""

    def __init__(self, *names: str, anybody: bool = False) -> None:
        self.among = [NUMBERED_NAMES.index(name) for name in names]
        self.bits = sum([1 << improvement for improvement in self.among])
        self.anybody = anybody

    def holds(self, table: Table, seat: int) -> bool:
        if not self.anybody:
            return table.majors_of(seat) & self.bits != 0
        for i in range(len(table.seats)):
            if table.majors_of(i) & self.bits:
                return True
        return False


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


class AtLeastBut(AllOf):
    """So many of an amount or more, but not so many that something else holds, of which the same card speaks."""

    def __init__(self, number: int, below: int, of: Amount) -> None:
        super().__init__([AtLeast(number, of), AtMost(below - 1, of)])


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
    """The work phase is under way, and if `on_turn` the seat is using an action space in it."""

    def __init__(self, on_turn: bool = False) -> None:
        self.on_turn = on_turn

    def holds(self, table: Table, seat: int) -> bool:
        if table.phase != WORK:
            return False
        return not self.on_turn or is_using_space(table.seats[seat])


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
