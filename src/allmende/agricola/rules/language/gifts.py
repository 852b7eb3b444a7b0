"""What cards give when they are played: by what one has, on which action space it was, and on round spaces in turn."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Given, OneOf, Space
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.moves import CHOOSE
from allmende.agricola.rules.phases import REACTING
from allmende.agricola.rules.state import Table
from allmende.core.rules.node import Node
from allmende.core.rules.position import FRAME

# Conditions


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
