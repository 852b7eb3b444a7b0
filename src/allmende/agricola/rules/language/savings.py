"""Savings by cards in play: each turns the ways to pay for something into others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import space_number
from allmende.agricola.components.improvement import with_covered
from allmende.agricola.components.moves import IMPROVE
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, RESOURCES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.state import State

# Kinds of things that are paid for, one bit each.
ROOMS: Final = 1
RENOVATION: Final = 2
MAJOR: Final = 4
MINOR: Final = 8
OCCUPATION: Final = 16
LESSONS: Final = 32
"""An occupation on a "Lessons" action space."""

# Means of payment besides resources: further columns of a cost.
ELSEWHERE: Final = RESOURCES
"""Food that lies on an accumulation space."""
FROM_PILE: Final = RESOURCES + 1
"""Goods from the top of the pile on a card, by their number."""
RETURNED: Final = RESOURCES + 2
"""A major improvement that is returned, by its number plus 1."""
FROM_CARDS: Final = RESOURCES + 3
"""Food of the price that a card gives right before it is paid; it says nothing about which way is cheaper."""
COLUMNS: Final = RESOURCES + 4
FOOD_SPACE: Final[int] = space_number("traveling-players")
"""The accumulation space from which food can be paid with some cards."""


class Saving:
    """A saving by a card in play. `kinds` are the kinds of things that become cheaper, as bits.

    Those with a lower `order` come first: costs of another kind, then reductions, then substitutes, and then exchanges
    before anything is paid. `permit`: the permit that its card has with it.
    """

    kinds: int
    order: int = 2
    permit: int = 0
    card: int = -1
    """The card that has it."""

    def turned_into_food(self) -> list[int]:
        """The building resources that it lets the owner of its card turn into food."""
        return []

    def is_about(self, move: int) -> bool:
        """True if it can make what a move pays for cheaper, given that the kind is right."""
        return True

    def off_fences(self, state: State, seat: int) -> int:
        """The wood that fences built in one action cost less in all."""
        return 0

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        """The costs that can be paid instead of one, which is among them unless it is simply lower now.

        A cost has a count by resource, and by other means of payment; a negative one is gained.
        """
        raise NotImplementedError


class Spared(Saving):
    """None of a resource has to be paid."""

    order = 1

    def __init__(self, kinds: int, resource: int) -> None:
        self.kinds = kinds
        self.resource = resource

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        lower = cost[:]
        lower[self.resource] = min(lower[self.resource], 0)
        return [lower]


class Less(Saving):
    """`count` less of a resource, or `count` for every one of an amount, perhaps only when a condition holds.

    `among`: only for these major improvements.
    """

    order = 1

    def __init__(
        self,
        kinds: int,
        resource: int,
        count: int,
        of: Amount | None = None,
        when: Condition | None = None,
        among: Sequence[int] = (),
    ) -> None:
        self.kinds = kinds
        self.resource = resource
        self.count = count
        self.of = of
        self.when = when
        self.among = with_covered(among)

    def is_about(self, move: int) -> bool:
        return not self.among or move - IMPROVE in self.among

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        if self.when is not None and not self.when.holds(state, seat):
            return [cost]
        count = self.count if self.of is None else self.count * self.of.count(state, seat)
        lower = cost[:]
        lower[self.resource] -= min(count, lower[self.resource])
        return [lower]


class AnyLess(Saving):
    """One of these resources less, of one's choice; perhaps only `on` an action space that is being used."""

    order = 1

    def __init__(self, kinds: int, resources: Sequence[int], on: str = "") -> None:
        self.kinds = kinds
        self.resources = list(resources)
        self.on = space_number(on) if on else -1

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        if self.on >= 0 and not is_using(state, seat, self.on):
            return [cost]
        found: list[list[int]] = []
        for resource in self.resources:
            if cost[resource] > 0:
                lower = cost[:]
                lower[resource] -= 1
                found.append(lower)
        return found or [cost]


class AsMinor(Saving):
    """Major improvements may be built with a "Minor Improvement" action, too, perhaps for another `cost`: pairs.

    `of_space`: only with such an action of an action space, and a Fireplace may be returned there, too, as when major
    improvements are built. What it changes is where such an action looks for improvements (`as_minor.py`), and the
    costs that are printed (`ways_to_pay.py`).
    """

    kinds = MAJOR
    order = 0

    def __init__(self, among: Sequence[int], cost: Sequence[int] = (), of_space: bool = False) -> None:
        self.among = list(among)
        self.cost = list(cost)
        self.of_space = of_space

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        return [cost]


class FencesLess(Saving):
    """Fences built on an action space cost `wood` wood less in all."""

    kinds = 0

    def __init__(self, on: str, wood: int) -> None:
        self.on = space_number(on)
        self.wood = wood

    def off_fences(self, state: State, seat: int) -> int:
        return self.wood if is_using(state, seat, self.on) else 0

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        return [cost]


def is_using(state: State, seat: int, space: int) -> bool:
    """True if the seat is using this action space, and no other one in between."""
    uses = state.seats[seat].uses
    return len(uses) > 0 and uses[-1].space == space


class Price(Saving):
    """A certain price is paid, and nothing else."""

    order = 0

    def __init__(self, kinds: int, cost: Sequence[int]) -> None:
        self.kinds = kinds
        self.cost = list(cost)

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        price = [0] * len(cost)
        for i in range(0, len(self.cost), 2):
            price[self.cost[i]] += self.cost[i + 1]
        return [price]


class StonePrice(Saving):
    """A renovation to stone costs certain goods for each room instead: pairs, by the house before it."""

    kinds = RENOVATION
    order = 0

    def __init__(self, from_wood: Sequence[int], from_clay: Sequence[int]) -> None:
        self.by_house = [list(from_wood), list(from_clay)]

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        mine = state.seats[seat]
        price = [0] * len(cost)
        pairs = self.by_house[mine.house]
        for i in range(0, len(pairs), 2):
            price[pairs[i]] = pairs[i + 1] * mine.room_count()
        return [price]


class Instead(Saving):
    """One of a resource may be paid instead of exactly `count` of others, or of all that is asked for if that is 0.

    `each`: as often as one likes. `at_most`: also instead of fewer than `count` if no more are asked for.
    """

    def __init__(
        self,
        kinds: int,
        resource: int,
        of: Sequence[int],
        count: int,
        each: bool = False,
        at_most: bool = False,
    ) -> None:
        self.kinds = kinds
        self.resource = resource
        self.of = list(of)
        self.count = count
        self.each = each
        self.at_most = at_most

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        found = [cost]
        for resource in self.of:
            count = min(self.count, cost[resource]) if self.at_most else self.count or cost[resource]
            if count and cost[resource] >= count:
                for times in range(1, cost[resource] // count + 1 if self.each else 2):
                    other = cost[:]
                    other[resource] -= times * count
                    other[self.resource] += times
                    found.append(other)
        return found


class AnyInstead(Saving):
    """One building resource of one's choice may be paid instead of up to `count` of another resource."""

    def __init__(self, kinds: int, of: int, count: int) -> None:
        self.kinds = kinds
        self.of = of
        self.count = count

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        found = [cost]
        if cost[self.of] > 0:
            for resource in range(BUILDING_RESOURCES):
                other = cost[:]
                other[self.of] -= min(self.count, cost[self.of])
                other[resource] += 1
                found.append(other)
        return found


class FoodBefore(Saving):
    """Before paying, one of a resource may be given for `food` food, or for `food` for every one of an amount."""

    order = 3

    def __init__(self, kinds: int, resource: int, of: Amount | None = None, food: int = 1) -> None:
        self.kinds = kinds
        self.resource = resource
        self.of = of
        self.food = food

    def turned_into_food(self) -> list[int]:
        return [self.resource] if self.resource < BUILDING_RESOURCES else []

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        other = cost[:]
        other[self.resource] += 1
        food = self.food if self.of is None else self.food * self.of.count(state, seat)
        other[FOOD] -= food
        other[FROM_CARDS] += food
        return [cost, other]


class FromPile(Saving):
    """The top goods of a pile on the card may be used to pay, which is listed from the top; its mark counts those gone.

    Each of them has to be a part of what is paid.
    """

    order = 3

    def __init__(self, kinds: int, pile: Sequence[int]) -> None:
        self.kinds = kinds
        self.pile = list(pile)

    def left(self, state: State, seat: int) -> list[int]:
        """The goods that are left, from the top."""
        return self.pile[state.seats[seat].mark_of(self.card) :]

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        found = [cost]
        for good in self.left(state, seat):
            if cost[good] <= 0:
                break
            cost = cost[:]
            cost[good] -= 1
            cost[FROM_PILE] += 1
            found.append(cost)
        return found


class FoodOfSpace(Saving):
    """Food may be taken from an accumulation space to pay with."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        found: list[list[int]] = []
        for food in range(min(max(cost[FOOD], 0), state.goods[FOOD_SPACE]) + 1):
            other = cost[:]
            other[FOOD] -= food
            other[ELSEWHERE] += food
            found.append(other)
        return found


def lower(kind: int, ways: list[list[int]], savings: list[Saving], state: State, seat: int) -> list[list[int]]:
    """All ways to pay, given those without cards.

    Ways in which one pays no less of anything and more of something are left out.
    """
    for order in range(4):
        for saving in savings:
            if saving.kinds & kind and saving.order == order:
                more: list[list[int]] = []
                for cost in ways:
                    more += saving.ways(state, seat, cost)
                ways = more
    found: list[list[int]] = []
    for cost in ways:
        if cost not in found and not is_beaten(cost, ways):
            found.append(cost)
    return found


def is_beaten(cost: list[int], ways: list[list[int]]) -> bool:
    """True if one of these ways costs no more of anything, and less of something, and returns the same."""
    for other in ways:
        if other != cost:
            no_more = other[RETURNED] == cost[RETURNED]
            for resource in range(RETURNED):
                if other[resource] > cost[resource]:
                    no_more = False
            if no_more:
                return True
    return False


def is_affordable(goods: list[int], cost: list[int]) -> bool:
    """True if there is enough of each resource."""
    for resource in range(RESOURCES):
        if cost[resource] > 0 and goods[resource] < cost[resource]:
            return False
    return True


class Free(Saving):
    """Nothing has to be paid."""

    order = 0

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        return [[0] * len(cost)]
