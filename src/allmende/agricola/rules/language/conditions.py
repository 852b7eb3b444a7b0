"""Conditions for playing cards, and for effects of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.improvement import NUMBERED_NAMES, with_covered
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.state import State
from allmende.core.message import Message

CONDITION: Final = "condition-of-card"


def condition_of(card: int, part: str) -> Message:
    """The placeholder for a condition of a card in a reason: rules don't know its words (`presentation/reasons.py`).

    `part`: the condition of its prerequisite, "needs", of its "use" at any time, or of its action "space".
    """
    return Message(CONDITION, {"card": card, "part": part})


class Condition:
    """A statement about a seat that holds or does not."""

    of_moment: bool = False
    """The value of `is_of_moment` for all conditions of its kind."""
    permit: int = 0
    """The permits that a card has by asking for it in a trigger."""

    def holds(self, state: State, seat: int) -> bool:
        """True if it holds for the seat now."""
        raise NotImplementedError

    def is_of_moment(self) -> bool:
        """True if the condition is defined only while the seat's cards are reacting to something."""
        return self.of_moment

    def sign(self, card: int) -> None:
        """Write the number of the card that it belongs to on it, if it asks for the card's mark."""


class Counting(Condition):
    """A condition that compares an amount with `number`, as its kinds say."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()

    def sign(self, card: int) -> None:
        self.of.sign(card)


class AtLeast(Counting):
    """There are at least `number`, but fewer than `below` unless it is 0; from there on, another part applies."""

    def __init__(self, number: int, of: Amount, below: int = 0) -> None:
        super().__init__(number, of)
        self.below = below

    def holds(self, state: State, seat: int) -> bool:
        count = self.of.count(state, seat)
        return count >= self.number and (not self.below or count < self.below)


class AtMost(Counting):
    """There are at most `number`."""

    def holds(self, state: State, seat: int) -> bool:
        return self.of.count(state, seat) <= self.number


class Exactly(Counting):
    """There are exactly `number`."""

    def holds(self, state: State, seat: int) -> bool:
        return self.of.count(state, seat) == self.number


MORE: Final = 0
NO_FEWER: Final = 1
AS_MANY: Final = 2


class Compared(Condition):
    """There is more of one amount than of another, no fewer, or exactly as many."""

    def __init__(self, of: Amount, how: int, than: Amount) -> None:
        self.of = of
        self.how = how
        self.than = than

    def holds(self, state: State, seat: int) -> bool:
        count, other = self.of.count(state, seat), self.than.count(state, seat)
        if self.how == MORE:
            return count > other
        return count >= other if self.how == NO_FEWER else count == other

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment() or self.than.is_of_moment()

    def sign(self, card: int) -> None:
        self.of.sign(card)
        self.than.sign(card)


class HasMajor(Condition):
    """One of these major improvements lies in front of the seat or, with `anybody`, in front of any seat."""

    def __init__(self, *names: str, anybody: bool = False) -> None:
        self.among = [NUMBERED_NAMES.index(name) for name in names]
        self.bits = sum([1 << improvement for improvement in with_covered(self.among)])
        self.anybody = anybody

    def holds(self, state: State, seat: int) -> bool:
        if not self.anybody:
            return state.majors_of(seat) & self.bits != 0
        for i in range(len(state.seats)):
            if state.majors_of(i) & self.bits:
                return True
        return False


class LivesIn(Condition):
    """The house is made of one of these materials."""

    def __init__(self, houses: Sequence[int]) -> None:
        self.houses = list(houses)

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].house in self.houses


class AllOf(Condition):
    """Several conditions at once."""

    def __init__(self, conditions: Sequence[Condition]) -> None:
        self.conditions = list(conditions)
        for condition in conditions:
            self.permit |= condition.permit

    def holds(self, state: State, seat: int) -> bool:
        for condition in self.conditions:
            if not condition.holds(state, seat):
                return False
        return True

    def is_of_moment(self) -> bool:
        for condition in self.conditions:
            if condition.is_of_moment():
                return True
        return False

    def sign(self, card: int) -> None:
        for condition in self.conditions:
            condition.sign(card)
