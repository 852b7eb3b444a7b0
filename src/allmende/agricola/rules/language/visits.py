"""What cards do each time that an action space is used: gains by a number, goods of other spaces, and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import ACCUMULATED, alike
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.components import RESOURCE_NAMES, RESOURCES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Given
from allmende.agricola.rules.language.goods import receive, take_from
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.moves import CHOOSE
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.state import Table

STORED_BITS: Final = 8
"""Of the mark of a card on which several kinds of goods lie, so many bits are for each resource."""


# Conditions


class PlacesAs(Condition):
    """The person that is placed on the action space in question is the seat's so manyeth in this round.

    Whoever uses another action space with a person that stands elsewhere places nobody there.
    """

    of_moment = True

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, table: Table, seat: int) -> bool:
        space = space_told(table.told(seat))
        return table.seats[seat].placed == self.number and table.acting_on(seat) == space


class HasSuch(Condition):
    """The seat has a good of the kind that accumulates on the action space in question."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        resource = ACCUMULATED[space_told(table.told(seat))]
        return resource >= 0 and table.seats[seat].goods[resource] > 0


class UsedSuch(Condition):
    """In this round the seat has used another accumulation space for the same good as the one in question."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        space = space_told(table.told(seat))
        return table.seats[seat].visited & alike(space) & ~(1 << space) != 0


# Gains


class GainBy(Given):
    """Goods that depend on an amount: for each of these numbers a resource and its count, for other numbers nothing.

    `or_more`: the last number is a minimum.
    """

    def __init__(self, numbers: Sequence[int], pairs: Sequence[int], of: Amount, or_more: bool = False) -> None:
        self.numbers = list(numbers)
        self.pairs = list(pairs)
        self.of = of
        self.or_more = or_more

    def give(self, table: Table, seat: int, source: str) -> None:
        gained = self.foreseen(table, seat)
        if gained:
            receive(table, seat, gained[0], gained[1], source)

    def foreseen(self, table: Table, seat: int) -> list[int]:
        number = self.of.count(table, seat)
        if self.or_more:
            number = min(number, self.numbers[-1])
        if number not in self.numbers:
            return []
        place = 2 * self.numbers.index(number)
        return self.pairs[place : place + 2]


class Exchange(Given):
    """Goods for other goods: an exchange that can't be declined."""

    def __init__(self, cost: Sequence[int], gains: Sequence[int]) -> None:
        self.cost = list(cost)
        self.gains = list(gains)

    def give(self, table: Table, seat: int, source: str) -> None:
        table.pay_all(seat, self.cost, source)
        table.gain_all(seat, self.gains, source)


class TakeFrom(Action):
    """One good of one of these accumulation spaces, if at least so many lie there."""

    asks = "prompt-take-from"
    first = CHOOSE

    def __init__(self, spaces: int, least: int = 1) -> None:
        self.spaces = [space for space in range(SPACE_COUNT) if spaces >> space & 1]
        self.least = least
        self.last = CHOOSE + len(self.spaces)

    def choices(self, table: Table, seat: int) -> list[int]:
        goods = table.goods
        return [CHOOSE + i for i in range(len(self.spaces)) if goods[self.spaces[i]] >= self.least]

    def do(self, table: Table, seat: int, move: int) -> None:
        space = self.spaces[move - CHOOSE]
        table.goods[space] -= 1
        source = "" if table.log is None else f"space:{SPACE_NAMES[space]}"
        take_from(table, seat, space, ACCUMULATED[space], 1, source)


# Stores


class Store(Given):
    """One of a resource comes from the general supply onto the card, where several kinds of goods may lie.

    The card's mark says how many of each there are.
    """

    def __init__(self, card: int, resource: int) -> None:
        self.card = card
        self.resource = resource

    def left_on_card(self, mark: int) -> int:
        return sum(stored(mark))

    def goods_on_card(self, mark: int) -> list[int]:
        return stored(mark)

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) + (1 << STORED_BITS * self.resource))
        if table.log is not None:
            resource, card = RESOURCE_NAMES[self.resource], CARD_NAMES[self.card]
            table.log.append(events.LaidOnCard(seat=seat, resource=resource, count=1, card=card))


class EmptyStore(Given):
    """All goods that lie on the card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        counts = stored(mine.mark_of(self.card))
        mine.set_mark(self.card, 0)
        for resource in range(RESOURCES):
            receive(table, seat, resource, counts[resource], source)


def stored(mark: int) -> list[int]:
    """How many of each resource lie on a card with this mark."""
    return [mark >> STORED_BITS * resource & (1 << STORED_BITS) - 1 for resource in range(RESOURCES)]
