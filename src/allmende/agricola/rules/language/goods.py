"""Goods, and the starting player token."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.rules.components import CATTLE, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.language.effect import Given, Priced
from allmende.agricola.rules.moments import GOODS_TAKEN, taking
from allmende.agricola.rules.moves import TAKE
from allmende.agricola.rules.state import Table


class Gain(Given):
    """Goods of the general supply."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def give(self, table: Table, seat: int, source: str) -> None:
        receive(table, seat, self.resource, self.count, source)

    def foreseen(self, table: Table, seat: int) -> list[int]:
        return [self.resource, self.count]


class TakeAll(Given):
    """All goods on an accumulation space."""

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
    """One good or animal, with which others may come, perhaps for food."""

    asks = "prompt-take-one"

    def __init__(self, resource: int, others: list[int], cost: list[int]) -> None:
        self.resource = resource
        self.others = others
        self.cost = cost
        self.first = TAKE + resource
        self.last = self.first + 1

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay_all(seat, self.cost, source)
        table.gain(seat, self.resource, 1, source)
        table.gain_all(seat, self.others, source)
        if SHEEP <= self.resource <= CATTLE:
            table.accommodate(seat)


class Promise(Given):
    """One good on each of the next round spaces: its owner gets it when that round begins."""

    def __init__(self, resource: int, rounds: int) -> None:
        self.resource = resource
        self.rounds = rounds

    def give(self, table: Table, seat: int, source: str) -> None:
        rounds = table.promise(seat, self.resource, self.rounds)
        if table.log is not None:
            name = RESOURCE_NAMES[self.resource]
            table.log.append(events.Promised(seat=seat, resource=name, count=1, rounds=rounds, source=source))


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
        table.accommodate(seat)


def receive(table: Table, seat: int, resource: int, count: int, source: str) -> None:
    """Have a seat get goods or animals, and see to it that these have room."""
    table.gain(seat, resource, count, source)
    if count and SHEEP <= resource <= CATTLE:
        table.accommodate(seat)
