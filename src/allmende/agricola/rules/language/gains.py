"""Gains from cards: goods by number, by an amount or by the players, goods on round spaces, bonus points."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.pieces import FOOD
from allmende.agricola.record import events
from allmende.agricola.rules.farm.supplies import gain, gain_all, pay_all
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given, building_resources_in
from allmende.agricola.rules.language.goods import Gain, receive
from allmende.agricola.rules.state import State


class ForOthers(Given):
    """`count` of a resource for each other player."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        for i in range(len(state.seats)):
            if i != seat:
                state.own(i)
                gain(state, i, self.resource, self.count, source)
        state.shared_version += 1  # those who decide at the same time have more to choose from, and cards that react


class BonusPoints(Given):
    """Bonus points: `count`, or `count` for every one of an amount."""

    def __init__(self, count: int, of: Amount | None = None) -> None:
        self.count = count
        self.of = of

    def give(self, state: State, seat: int, source: str) -> None:
        points = self.count if self.of is None else self.count * self.of.count(state, seat)
        award(state, seat, points, source)


def award(state: State, seat: int, points: int, source: str) -> None:
    """Give a seat bonus points."""
    if points:
        state.seats[seat].bonus += points
        if state.log is not None:
            state.log.append(events.BonusPointsGained(seat=seat, points=points, source=source))


class GainBy(Given):
    """Goods that depend on an amount: for each of these numbers a resource and its count, for other numbers nothing.

    `or_more`: the last number is a minimum; `or_fewer`: the first one is a maximum.
    """

    def __init__(
        self,
        numbers: Sequence[int],
        pairs: Sequence[int],
        of: Amount,
        or_more: bool = False,
        or_fewer: bool = False,
    ) -> None:
        self.numbers = list(numbers)
        self.pairs = list(pairs)
        self.of = of
        self.or_more = or_more
        self.or_fewer = or_fewer

    def give(self, state: State, seat: int, source: str) -> None:
        gained = self.foreseen(state, seat)
        if gained:
            receive(state, seat, gained[0], gained[1], source)

    def foreseen(self, state: State, seat: int) -> list[int]:
        number = self.of.count(state, seat)
        if self.or_more:
            number = min(number, self.numbers[-1])
        if self.or_fewer:
            number = max(number, self.numbers[0])
        if number not in self.numbers:
            return []
        place = 2 * self.numbers.index(number)
        return self.pairs[place : place + 2]


class Cases(Given):
    """Several gains, each under a condition of its own: they belong together one by one."""

    def __init__(self, conditions: Sequence[Condition], gains: Sequence[Gain]) -> None:
        self.conditions = list(conditions)
        self.gains = list(gains)

    def is_possible(self, state: State, seat: int) -> bool:
        for condition in self.conditions:
            if condition.holds(state, seat):
                return True
        return False

    def give(self, state: State, seat: int, source: str) -> None:
        for i in range(len(self.conditions)):
            if self.conditions[i].holds(state, seat):
                self.gains[i].give(state, seat, source)


class ByCost(Effect):
    """An effect for each of the printed costs of the card: the one that belongs to the cost that was paid."""

    by_cost = True

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.effects = list(effects)

    def parts(self) -> list[Effect]:
        return self.effects

    def is_possible(self, state: State, seat: int) -> bool:
        for effect in self.effects:
            if effect.is_possible(state, seat):
                return True
        return False

    def is_owed(self) -> bool:
        return False

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        mine.push(self.effects[mine.mark_of(self.card)].index, 0, OPTIONAL)


class Exchange(Given):
    """Goods for other goods: an exchange that can't be declined."""

    def __init__(self, cost: Sequence[int], gains: Sequence[int]) -> None:
        self.cost = list(cost)
        self.gains = list(gains)

    def turned_into_food(self) -> list[int]:
        return building_resources_in(self.cost) if FOOD in self.gains[::2] else []

    def give(self, state: State, seat: int, source: str) -> None:
        pay_all(state, seat, self.cost, source)
        gain_all(state, seat, self.gains, source)
