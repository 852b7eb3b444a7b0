"""Goods, and the starting player token."""

from __future__ import annotations

from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import KEPT_AT_WILL, SHEEP_OF_THE_SHEPHERD
from allmende.agricola.rules.components import CATTLE, SHEEP
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Effect, Given, Priced
from allmende.agricola.rules.language.trigger import heeding
from allmende.agricola.rules.moments import AFTER_USE, GOODS_TAKEN, USED, announced, taking
from allmende.agricola.rules.moves import TAKE
from allmende.agricola.rules.phases import CAME_PLACE, KIND_OF_CAME_BITS, REACTING
from allmende.agricola.rules.state import Table

ACCUMULATING: Final = -1
"""The resource that accumulates on the action space in question, whichever that is."""


class Gain(Given):
    """Goods of the general supply: so many, or so many for every one of an amount, or for `every` so many of it.

    `more` is what the owner of the card may do for more of it at the same moment, though no card says so.
    """

    def __init__(
        self, resource: int, count: int, of: Amount | None = None, every: int = 1, more: Effect | None = None
    ) -> None:
        self.resource = resource
        self.count = count
        self.of = of
        self.every = every
        self.more = more

    def laid(self) -> list[Effect]:
        return [self.more] if self.more is not None else []

    def number(self, table: Table, seat: int) -> int:
        """How many there are now."""
        return self.count if self.of is None else self.count * (self.of.count(table, seat) // self.every)

    def give(self, table: Table, seat: int, source: str) -> None:
        if self.resource >= 0 and self.of is None:
            receive(table, seat, self.resource, self.count, source)
            return
        resource = self.resource if self.resource >= 0 else ACCUMULATED[table.told(seat)]
        receive(table, seat, resource, self.number(table, seat), source)

    def foreseen(self, table: Table, seat: int) -> list[int]:
        return [self.resource, self.number(table, seat)]


class TakeAll(Given):
    """All goods on an accumulation space.

    ruling: Where nothing lies there is no action to take, so that the space can't be used, whatever cards would give.
    """

    def __init__(self, resource: int, space: int) -> None:
        self.resource = resource
        self.space = space

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.goods[self.space] > 0

    def give(self, table: Table, seat: int, source: str) -> None:
        count = table.goods[self.space]
        table.goods[self.space] = 0
        table.seats[seat].taken = count
        take_from(table, seat, self.space, self.resource, count, source)


class TakeOne(Priced):
    """One good or animal, with which others may come, perhaps for food: so much `less` for every one of an amount."""

    asks = "prompt-take-one"

    def __init__(self, resource: int, others: list[int], cost: list[int], less: Amount | None = None) -> None:
        self.resource = resource
        self.others = others
        self.cost = cost
        self.less = less
        self.first = TAKE + resource
        self.last = self.first + 1

    def price(self, table: Table, seat: int) -> list[int]:
        """What has to be paid now."""
        if self.less is None:
            return self.cost
        return [self.cost[0], max(0, self.cost[1] - self.less.count(table, seat))]

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.has_all(seat, self.cost if self.less is None else self.price(table, seat))

    def deal(self, table: Table, seat: int) -> list[int]:
        return [*paid(self.cost), self.resource, 1, *self.others]

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay_all(seat, self.price(table, seat), source)
        table.gain(seat, self.resource, 1, source)
        table.gain_all(seat, self.others, source)
        if SHEEP <= self.resource <= CATTLE:
            table.accommodate(seat)


class BecomeStartingPlayer(Given):
    """Take the starting player token, or keep it (chapter "Starting Player")."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.first = seat
        if table.log is not None:
            table.log.append(events.StartingPlayerTaken(seat=seat))


def take_from(table: Table, seat: int, space: int, resource: int, count: int, source: str) -> None:
    """Have a seat get goods that lay on an accumulation space, and let the cards in play have their say."""
    table.gain(seat, resource, count, source)
    if count and table.setup.cards:
        table.happen(seat, GOODS_TAKEN, taking(space, count))
    if count and SHEEP <= resource <= CATTLE:
        if table.amended(SHEEP_OF_THE_SHEPHERD):
            table.seats[seat].taken = count
        came = 0
        if table.amended(KEPT_AT_WILL) and waits_for_all(table, seat, space):
            came = table.seats[seat].goods[resource] << KIND_OF_CAME_BITS | resource - SHEEP + 1
        table.accommodate(seat, came << CAME_PLACE)


def waits_for_all(table: Table, seat: int, space: int) -> bool:
    """Whether a card of the seat is for the next time that all animals of an action space are kept, and this may be."""
    mine = table.seats[seat]
    for moment in (GOODS_TAKEN, USED, AFTER_USE):
        if mine.moments >> moment & 1:
            mine.push(REACTING, announced(moment, seat, space))  # of which conditions may ask
            found = heeding(table, seat, moment, space)
            mine.pop()
            if any(trigger.next_time for trigger in found):
                return True
    return False


def paid(cost: list[int]) -> list[int]:
    """Pairs of resource and count as what changes when they are paid."""
    return [-cost[i] if i % 2 else cost[i] for i in range(len(cost))]


def receive(table: Table, seat: int, resource: int, count: int, source: str) -> None:
    """Have a seat get goods or animals, and see to it that these have room."""
    table.gain(seat, resource, count, source)
    if count and SHEEP <= resource <= CATTLE:
        table.accommodate(seat)
