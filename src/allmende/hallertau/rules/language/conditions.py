"""Conditions for playing a card: the upper half with a book (glossary, entries 1, 2, 6 and 7).

A condition offers *options*: the numbers between its slashes. `applies` returns those that hold, as bits; a condition
without slashes has one option, bit 0. Only the seat's own boards matter, and the action board.
"""

from __future__ import annotations

from typing import Final

from allmende.core.rules.state import FRAME
from allmende.hallertau.components.board import space_number
from allmende.hallertau.rules.language.amounts import Amount, Fields
from allmende.hallertau.rules.language.effect import Exchange, Source
from allmende.hallertau.rules.language.flock import PaySheep
from allmende.hallertau.rules.phases import TURN_STEP
from allmende.hallertau.rules.state import State

BUTCHERY: Final = space_number("butchery")


class Condition:
    """A condition on the seat's boards."""

    options: int = 1
    """The number of alternatives between slashes."""
    passing: bool = False
    """True if it can be over before the seat's next decision, without the seat's doing."""
    minds_round: bool = False
    """True if the round's number is what it compares with."""
    of_card_before: bool = False
    """True if it holds because of the card played just before, which has to be resolved first."""
    jewelry_for_sheep: bool = False
    """True if it allows to pay the Butchery with a jewelry."""

    def parts(self) -> list[Condition]:
        """The conditions inside this one."""
        return []

    def amounts(self) -> list[Amount]:
        """The amounts that it counts."""
        return []

    def applies(self, state: State, seat: int) -> int:
        """The options that hold now, one bit each."""
        raise NotImplementedError


class AtLeast(Condition):
    """At least a number of something: the meaning of all quantities on cards unless they say otherwise."""

    def __init__(self, numbers: list[int], of: Amount) -> None:
        self.numbers = numbers
        self.of = of
        self.options = len(numbers)
        self.passing = of.passing

    def amounts(self) -> list[Amount]:
        return [self.of]

    def applies(self, state: State, seat: int) -> int:
        count = self.of.count(state, seat, 0)
        found = 0
        for i in range(len(self.numbers)):
            if count >= self.numbers[i]:
                found |= 1 << i
        return found


class AtMost(Condition):
    """At most a number of something."""

    def __init__(self, numbers: list[int], of: Amount) -> None:
        self.numbers = numbers
        self.of = of
        self.options = len(numbers)
        self.passing = of.passing

    def amounts(self) -> list[Amount]:
        return [self.of]

    def applies(self, state: State, seat: int) -> int:
        count = self.of.count(state, seat, 0)
        found = 0
        for i in range(len(self.numbers)):
            if count <= self.numbers[i]:
                found |= 1 << i
        return found


class Between(Condition):
    """At least one number of something, and at most another."""

    def __init__(self, least: int, most: int, of: Amount) -> None:
        self.least = least
        self.most = most
        self.of = of
        self.passing = of.passing

    def amounts(self) -> list[Amount]:
        return [self.of]

    def applies(self, state: State, seat: int) -> int:
        return 1 if self.least <= self.of.count(state, seat, 0) <= self.most else 0


class Reaches(Condition):
    """At least as many of one thing as of another."""

    def __init__(self, of: Amount, other: Amount) -> None:
        self.of = of
        self.other = other
        self.minds_round = other.minds_round
        self.passing = of.passing

    def amounts(self) -> list[Amount]:
        return [self.of, self.other]

    def applies(self, state: State, seat: int) -> int:
        return 1 if self.of.count(state, seat, 0) >= self.other.count(state, seat, 0) else 0


class Exceeds(Condition):
    """More of one thing than of another; with numbers, by more than each of those."""

    def __init__(self, of: Amount, other: Amount, numbers: list[int]) -> None:
        self.of = of
        self.other = other
        self.minds_round = other.minds_round
        self.numbers = numbers
        self.options = len(numbers)
        self.passing = of.passing

    def amounts(self) -> list[Amount]:
        return [self.of, self.other]

    def applies(self, state: State, seat: int) -> int:
        ahead = self.of.count(state, seat, 0) - self.other.count(state, seat, 0)
        found = 0
        for i in range(len(self.numbers)):
            if ahead > self.numbers[i]:
                found |= 1 << i
        return found


class AllOf(Condition):
    """Several conditions at once; at most one of them has slashes."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions
        for condition in conditions:
            self.options = max(self.options, condition.options)
            self.passing = self.passing or condition.passing

    def parts(self) -> list[Condition]:
        return self.conditions

    def applies(self, state: State, seat: int) -> int:
        found = 1
        for condition in self.conditions:
            applies = condition.applies(state, seat)
            if not applies:
                return 0
            if condition.options > 1:
                found = applies
        return found


class AnyOf(Condition):
    """One condition or another ("or", giant slash); if they have slashes, each has the same number of them."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions
        for condition in conditions:
            self.options = max(self.options, condition.options)
            self.passing = self.passing or condition.passing

    def parts(self) -> list[Condition]:
        return self.conditions

    def applies(self, state: State, seat: int) -> int:
        found = 0
        for condition in self.conditions:
            found |= condition.applies(state, seat)
        return found


class EachOf(Condition):
    """Conditions without slashes that are the options themselves: each goes with its own part of the lower half."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions
        self.options = len(conditions)
        for condition in conditions:
            self.passing = self.passing or condition.passing

    def parts(self) -> list[Condition]:
        return self.conditions

    def applies(self, state: State, seat: int) -> int:
        found = 0
        for i in range(len(self.conditions)):
            if self.conditions[i].applies(state, seat):
                found |= 1 << i
        return found


class No(Condition):
    """None of some fields; no fields at all is none, too."""

    passing = True

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def amounts(self) -> list[Amount]:
        return [self.fields]

    def applies(self, state: State, seat: int) -> int:
        return 0 if self.fields.count(state, seat, 0) else 1


# Conditions on events of the last moment


class JustSpentLastJewelry(Condition):
    """A moment ago there was jewelry, now there is none, and none is about to come back."""

    passing = True

    def applies(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if not mine.spent_last_jewelry:
            return 0
        for i in range(0, len(mine.stack), FRAME):
            step = state.steps[mine.stack[i]]
            if isinstance(step, Source) and step.returns_jewelry(state, seat, mine.stack[i + 2]):
                return 0
        return 1


class JustUsed(Condition):
    """One of these action spaces has been used by the seat just now."""

    passing = True

    def __init__(self, spaces: list[str]) -> None:
        self.spaces = [space_number(name) for name in spaces]

    def applies(self, state: State, seat: int) -> int:
        return 1 if state.seats[seat].just_used - 1 in self.spaces else 0


class UsingButchery(Condition):
    """The seat is using the Butchery and has not paid for it yet."""

    passing = True
    jewelry_for_sheep = True

    def applies(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if mine.just_used - 1 != BUTCHERY or mine.jewelry_for_sheep or not mine.stack:
            return 0
        step = state.step(mine.stack[-FRAME])
        return 1 if isinstance(step, Exchange) and isinstance(step.cost, PaySheep) else 0


class JustPlayedNewCard(Condition):
    """The card that the seat played last had come into its hand just before."""

    passing = True
    of_card_before = True

    def applies(self, state: State, seat: int) -> int:
        return 1 if state.seats[seat].played_new else 0


class BeforeLastAction(Condition):
    """It is the seat's turn to use workers, and it can use them all up (exchanging them is always possible)."""

    passing = True

    def applies(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return 1 if mine.stack and mine.stack[-FRAME] == TURN_STEP else 0
