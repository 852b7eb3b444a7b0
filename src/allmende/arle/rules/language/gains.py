"""What comes without a choice, and what is taken by choice: goods, animals, tools, dikes."""

from __future__ import annotations

from allmende.arle.rules.components import FOOD, TRACK_GOODS
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.language.effect import Given, Option
from allmende.arle.rules.moves import CONVERT, TAKE
from allmende.arle.rules.state import Table


class Gain(Given):
    """Gain a number of one resource."""

    def __init__(self, resource: int, number: Amount) -> None:
        self.resource = resource
        self.number = number

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.number.count(table, seat) > 0 and table.seats[seat].room_for(self.resource) > 0

    def give(self, table: Table, seat: int, source: str) -> None:
        table.gain(seat, self.resource, self.number.count(table, seat), source)


class RaiseGoods(Given):
    """Move each of the six indicators on the Goods Track up; two of them are of food."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, table: Table, seat: int, source: str) -> None:
        number = self.number.count(table, seat)
        table.gain(seat, FOOD, 2 * number, source)
        for resource in range(FOOD + 1, TRACK_GOODS):
            table.gain(seat, resource, number, source)


class Improve(Given):
    """Move a Tool Indicator for free, as far as its track goes."""

    def __init__(self, tool: int, steps: int) -> None:
        self.tool = tool
        self.steps = steps

    def give(self, table: Table, seat: int, source: str) -> None:
        table.improve(seat, self.tool, self.steps)


class MoveDikes(Given):
    """Move a number of dikes."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, table: Table, seat: int, source: str) -> None:
        table.move_dikes(seat, self.number.count(table, seat))


class Dehydrate(Given):
    """Turn a moor tile and place four peat tokens on it."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.dehydrate(seat)


class TakeOne(Option):
    """Take so many of one resource among several."""

    asks = "prompt-take-one"
    first = TAKE
    last = CONVERT

    def __init__(self, resources: list[int], count: int, required: bool) -> None:
        self.resources = resources
        self.count = count
        self.required = required

    def choices(self, table: Table, seat: int) -> list[int]:
        return [TAKE + resource for resource in self.resources]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.gain(seat, move - TAKE, self.count, self.source(table, seat))
