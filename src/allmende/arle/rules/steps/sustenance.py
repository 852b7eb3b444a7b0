"""The last sub-phase of every inventory: food for the winter and the summer, and fuel for the winter."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.amendments import BETWEEN_FOOD_AND_FUEL
from allmende.arle.rules.board import SUMMER
from allmende.arle.rules.components import ANIMALS, FOOD, FOOD_DUE, FUEL_DUE, GRAIN, PEAT, SHEEP, TIMBER, WOOD
from allmende.arle.rules.moves import DEAR, EAT
from allmende.arle.rules.numbers import SCHNAPPS_DISTILLERY
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps.inventory import BEFORE_FUEL
from allmende.core.message import Message
from allmende.core.rules.position import Step


class Sustenance(Step[Table]):
    """Pay 3 food; for what is missing, grain, and then animals. What is still missing costs points.

    In November fuel is due after that. Where there was no room for all the food that peat can be exchanged for, there
    is now: so one can exchange goods in between.
    """

    closed = True

    def __init__(self, fuel: Step[Table], interval: Step[Table]) -> None:
        self.fuel = fuel
        self.interval = interval

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-1] == 0:
            food = min(FOOD_DUE, mine.goods[FOOD])
            grain = min(FOOD_DUE - food, mine.goods[GRAIN])
            table.pay(seat, FOOD, food)
            table.pay(seat, GRAIN, grain)
            mine.stack[-1] = 1 + FOOD_DUE - food - grain
            if mine.stack[-1] > 1:
                return
        missing = mine.stack[-1] - 1
        mine.pop()
        mine.shortages += missing
        if missing and table.log is not None:
            table.log.append(events.Short(seat=seat, food=missing, fuel=0))
        if table.season() == SUMMER:
            mine.push(self.fuel.index)
            if not table.windows and has_made_room(mine) and table.amended(BETWEEN_FOOD_AND_FUEL):
                mine.push(self.interval.index, BEFORE_FUEL)

    def moves(self, table: Table, seat: int) -> list[int]:
        """The animals that can be eaten. The mode is 1 and what is still missing, once food and grain are paid."""
        mine = table.seats[seat]
        if mine.stack[-1] <= 1:
            return []
        return [EAT + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].stack[-1] -= 1
        table.pay(seat, SHEEP + move - EAT, 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-eat", {"count": table.seats[seat].stack[-1] - 1})


def has_made_room(mine: Player) -> bool:
    """Whether the food that has just been paid makes room for food that peat brings, for which there was too little."""
    room = mine.room_for(FOOD) - FOOD_DUE
    peat = mine.goods[PEAT]
    if room >= FOOD_DUE or not peat:
        return False
    return (mine.boats > 0 and peat > room) or (mine.has_built(SCHNAPPS_DISTILLERY) and mine.goods[GRAIN] > 0)


class Fuel(Step[Table]):
    """Pay 2 peat; for what is missing, wood or timber. What is still missing costs points."""

    closed = True

    def due(self, table: Table, seat: int) -> int:
        """How much of the fuel has to be wood or timber."""
        return max(0, FUEL_DUE - table.seats[seat].goods[PEAT])

    def moves(self, table: Table, seat: int) -> list[int]:
        goods = table.seats[seat].goods
        due = self.due(table, seat)
        least = min(max(0, due - goods[WOOD]), goods[TIMBER])
        most = least if table.cheap else min(due, goods[TIMBER])
        return list(range(DEAR + least, DEAR + most + 1))

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        due = self.due(table, seat)
        mine.pop()
        table.pay(seat, PEAT, FUEL_DUE - due)
        timber = move - DEAR
        wood = min(due - timber, mine.goods[WOOD])
        table.pay(seat, WOOD, wood)
        table.pay(seat, TIMBER, timber)
        missing = due - timber - wood
        mine.shortages += missing
        if missing and table.log is not None:
            table.log.append(events.Short(seat=seat, food=0, fuel=missing))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-fuel", {"count": self.due(table, seat)})
