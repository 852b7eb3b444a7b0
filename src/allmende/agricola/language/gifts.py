"""What cards give when they are played: by what one has, on which action space it was, and on round spaces in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola import events
from allmende.agricola.board import ROUNDS
from allmende.agricola.components import RESOURCE_NAMES
from allmende.agricola.farmyard import bit_count
from allmende.agricola.language.amounts import Amount
from allmende.agricola.language.conditions import Condition
from allmende.agricola.language.effect import Action, Given, OneOf, Space
from allmende.agricola.language.goods import receive
from allmende.agricola.language.offers import Offer
from allmende.agricola.moves import CHOOSE
from allmende.agricola.numbers import is_occupation
from allmende.agricola.phases import REACTING
from allmende.agricola.standing import owner_of, space_of
from allmende.agricola.state import Table
from allmende.core.node import Node
from allmende.core.position import FRAME

# Amounts


class Fences(Amount):
    """The fences that the seat has built; what only stands for a fence is none."""

    def count(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return bit_count(mine.fences & ~mine.palisades)


class FieldTiles(Amount):
    """The field tiles on the farmyard."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(table.seats[seat].fields)


class MajorImprovements(Amount):
    """The major improvements in front of the seat."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(table.seats[seat].improvements)


class MinorImprovements(Amount):
    """The minor improvements in front of the seat."""

    def count(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return len(mine.played) - mine.occupation_count()


BOTTOM_ROW_FROM: Final = 5
"""On the supply board, the top row ends with the Well."""


class BottomRow(Amount):
    """The major improvements in front of the seat that come from the bottom row of the supply board."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(table.seats[seat].improvements >> BOTTOM_ROW_FROM)


class CookingImprovements(Amount):
    """The cooking improvements in front of the seat: those that cook, no ovens."""

    def count(self, table: Table, seat: int) -> int:
        improvements = table.setup.improvements
        mine = table.seats[seat]
        found = 0
        for i in range(len(improvements)):
            has = mine.has_improvement(i) or mine.permits & improvements[i].permit
            if improvements[i].cooks and has:
                found += 1
        return found


class NamingAccumulation(Amount):
    """The cards that the seat has played after a certain one and that speak of accumulation spaces.

    Of the cards by their place in `CARDS`, `speaks` has those that do.
    """

    def __init__(self, card: int, speaks: Sequence[int]) -> None:
        self.card = card
        self.speaks = list(speaks)

    def count(self, table: Table, seat: int) -> int:
        played = table.seats[seat].played
        found = 0
        for i in range(played.index(self.card) + 1, len(played)):
            if played[i] in self.speaks:
                found += 1
        return found


class OccupationsInHand(Amount):
    """The occupations in the seat's hand."""

    def count(self, table: Table, seat: int) -> int:
        found = 0
        for card in table.seats[seat].hand:
            if is_occupation(card):
                found += 1
        return found


class PeopleGathering(Amount):
    """The seat's people on accumulation spaces, newborns too."""

    def count(self, table: Table, seat: int) -> int:
        found = 0
        for person in table.persons:
            if owner_of(person) == seat and table.setup.accumulates[space_of(person)]:
                found += 1
        return found


class Sets(Amount):
    """How many complete sets there are of one each of several amounts: the smallest of these numbers."""

    def __init__(self, of: Sequence[Amount]) -> None:
        self.of = list(of)

    def count(self, table: Table, seat: int) -> int:
        least = self.of[0].count(table, seat)
        for amount in self.of:
            least = min(least, amount.count(table, seat))
        return least


# Conditions


class HasMajor(Condition):
    """A certain major improvement lies in front of the seat."""

    def __init__(self, improvement: int) -> None:
        self.improvement = improvement

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].has_improvement(self.improvement)


class PlayedOn(Condition):
    """The card, which is being played, is played as an action of this action space."""

    def __init__(self, space: str) -> None:
        self.space = space

    def holds(self, table: Table, seat: int) -> bool:
        stack = table.seats[seat].stack
        for i in range(len(stack) - 2 * FRAME, -1, -FRAME):  # beneath the card itself
            if stack[i] != REACTING:
                step = table.steps[stack[i]]
                if isinstance(step, Space):
                    return step.target == f"space:{self.space}"
                if isinstance(step, Node) and step.target:
                    return False  # another card made it possible
        return False


# What is given


class GainOther(Given):
    """One resource or another by how many one has of an amount: the resources belong to the numbers one by one.

    `or_fewer`: the first number stands for all that are smaller, too.
    """

    def __init__(self, resources: Sequence[int], numbers: Sequence[int], of: Amount, or_fewer: bool = False) -> None:
        self.resources = list(resources)
        self.numbers = list(numbers)
        self.of = of
        self.or_fewer = or_fewer

    def give(self, table: Table, seat: int, source: str) -> None:
        number = self.of.count(table, seat)
        if self.or_fewer:
            number = max(number, self.numbers[0])
        for i in range(len(self.numbers)):
            if self.numbers[i] == number:
                receive(table, seat, self.resources[i], 1, source)


class GainForMajors(Given):
    """A resource for each of certain major improvements that one has: these and the resources go together."""

    def __init__(self, improvements: Sequence[int], resources: Sequence[int]) -> None:
        self.improvements = list(improvements)
        self.resources = list(resources)

    def give(self, table: Table, seat: int, source: str) -> None:
        for i in range(len(self.improvements)):
            if table.seats[seat].has_improvement(self.improvements[i]):
                receive(table, seat, self.resources[i], 1, source)


class GainMore(Given):
    """One of each of several resources of which the supply has at least so many already."""

    def __init__(self, resources: Sequence[int], least: int) -> None:
        self.resources = list(resources)
        self.least = least

    def give(self, table: Table, seat: int, source: str) -> None:
        for resource in self.resources:
            if table.seats[seat].goods[resource] >= self.least:
                receive(table, seat, resource, 1, source)


class PromiseEach(Given):
    """One of a resource on each of the next round spaces, on as many as there are of an amount."""

    def __init__(self, resource: int, of: Amount) -> None:
        self.resource = resource
        self.of = of

    def give(self, table: Table, seat: int, source: str) -> None:
        place_next(table, seat, self.resource, self.of.count(table, seat), source)


class PromiseByCost(Given):
    """One of a resource on each of the next round spaces, so many for each of the costs that can be paid."""

    by_cost = True

    def __init__(self, card: int, resource: int, rounds: Sequence[int]) -> None:
        self.card = card
        self.resource = resource
        self.rounds = list(rounds)

    def give(self, table: Table, seat: int, source: str) -> None:
        place_next(table, seat, self.resource, self.rounds[table.seats[seat].mark_of(self.card)], source)


class PromiseInTurn(Given):
    """Goods on the next round spaces, one pair of resource and count after the other."""

    def __init__(self, pairs: Sequence[int]) -> None:
        self.pairs = list(pairs)

    def give(self, table: Table, seat: int, source: str) -> None:
        place_in_turn(table, seat, self.pairs, source)


class OneOrder(Action):
    """One of the orders in which goods can be placed on the next round spaces; each has a `way` of its own."""

    asks = "prompt-choose"
    owed = True

    def __init__(self, pairs: Sequence[int], way: int) -> None:
        self.pairs = list(pairs)
        self.first = CHOOSE + way
        self.last = self.first + 1

    def choices(self, table: Table, seat: int) -> list[int]:
        return [self.first] if table.round < ROUNDS else []

    def do(self, table: Table, seat: int, move: int) -> None:
        place_in_turn(table, seat, self.pairs, self.source(table, seat))


class PromiseInOrder(OneOf):
    """Goods on the next round spaces, one pair after the other, in one of several orders."""

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        super().__init__([OneOrder(orders[way], way) for way in range(len(orders))])
        self.rounds = len(orders[0]) // 2


class Investment(Offer):
    """Goods on round spaces for something else."""


def place_next(table: Table, seat: int, resource: int, rounds: int, source: str) -> None:
    """Place one of a resource on each of so many of the next round spaces, if there are so many."""
    chosen = table.promise(seat, resource, rounds)
    if table.log is not None:
        name = RESOURCE_NAMES[resource]
        table.log.append(events.Promised(seat=seat, resource=name, count=1, rounds=chosen, source=source))


def place_in_turn(table: Table, seat: int, pairs: list[int], source: str) -> None:
    """Place goods on the next round spaces, as long as there are any."""
    mine = table.seats[seat]
    for i in range(0, len(pairs), 2):
        number = table.round + 1 + i // 2
        if number <= ROUNDS:
            mine.promised = [*mine.promised, number, pairs[i], pairs[i + 1]]
            if table.log is not None:
                name = RESOURCE_NAMES[pairs[i]]
                placed = events.Promised(seat=seat, resource=name, count=pairs[i + 1], rounds=[number], source=source)
                table.log.append(placed)
