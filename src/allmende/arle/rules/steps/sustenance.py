"""The last sub-phase of every inventory: food for the winter and the summer, and fuel for the winter."""

from __future__ import annotations

from allmende.arle.components.board import SUMMER
from allmende.arle.components.moves import DEAR, EAT, HOUSE, SELL
from allmende.arle.components.numbers import SCHNAPPS_DISTILLERY
from allmende.arle.components.pieces import ANIMALS, FOOD, FOOD_DUE, FUEL_DUE, GRAIN, PEAT, SHEEP, TIMBER, WOOD
from allmende.arle.record import events
from allmende.arle.rules.amendments import BETWEEN_FOOD_AND_FUEL
from allmende.arle.rules.player import Player
from allmende.arle.rules.shortages import NOT_NOW, goods_missing, not_asked
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.inventory import BEFORE_FUEL
from allmende.arle.rules.steps.pushed import PAY_CHEAPLY, dear_missing
from allmende.core.message import Message
from allmende.core.rules.state import Step


class Sustenance(Step[State]):
    """Pay 3 food; for missing food, grain, and then animals. Each food that is still missing costs points.

    In November fuel is due after that. Paying makes room on the Goods Track for food that peat can be exchanged for: so
    one can exchange goods in between if there was too little room before.
    """

    closed = True

    def __init__(self, fuel: Step[State], interval: Step[State]) -> None:
        self.fuel = fuel
        self.interval = interval

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if mine.stack[-1] == 0:
            food = min(FOOD_DUE, mine.goods[FOOD])
            grain = min(FOOD_DUE - food, mine.goods[GRAIN])
            state.pay(seat, FOOD, food)
            state.pay(seat, GRAIN, grain)
            mine.stack[-1] = 1 + FOOD_DUE - food - grain
            if mine.stack[-1] > 1:
                return
        missing = mine.stack[-1] - 1
        mine.pop()
        mine.shortages += missing
        if missing and state.log is not None:
            state.log.append(events.Short(seat=seat, food=missing, fuel=0))
        if state.season() == SUMMER:
            mine.push(self.fuel.index)
            if not state.windows and has_made_room(mine) and state.amended(BETWEEN_FOOD_AND_FUEL):
                mine.push(self.interval.index, BEFORE_FUEL)

    def moves(self, state: State, seat: int) -> list[int]:
        """The animals that can be eaten, once food and grain are paid; the mode is 1 and the food still missing."""
        mine = state.seats[seat]
        if mine.stack[-1] <= 1:
            return []
        return [EAT + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]

    def play(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].stack[-1] -= 1
        state.pay(seat, SHEEP + move - EAT, 1)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-eat", {"count": state.seats[seat].stack[-1] - 1})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if EAT <= move < HOUSE:
            return goods_missing(state, seat, [SHEEP + move - EAT, 1]) or NOT_NOW
        return not_asked(move)


def has_made_room(mine: Player) -> bool:
    """True if the food just paid makes room for food that peat brings, for which there was too little."""
    room = mine.room_for(FOOD) - FOOD_DUE
    peat = mine.goods[PEAT]
    if room >= FOOD_DUE or not peat:
        return False
    return (mine.boats > 0 and peat > room) or (mine.has_built(SCHNAPPS_DISTILLERY) and mine.goods[GRAIN] > 0)


class Fuel(Step[State]):
    """Pay 2 peat; for missing peat, wood or timber. Each fuel that is still missing costs points."""

    closed = True

    def due(self, state: State, seat: int) -> int:
        """The amount of fuel that has to be wood or timber."""
        return max(0, FUEL_DUE - state.seats[seat].goods[PEAT])

    def moves(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        due = self.due(state, seat)
        least = min(max(0, due - goods[WOOD]), goods[TIMBER])
        most = least if state.cheap else min(due, goods[TIMBER])
        return list(range(DEAR + least, DEAR + most + 1))

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        due = self.due(state, seat)
        mine.pop()
        state.pay(seat, PEAT, FUEL_DUE - due)
        timber = move - DEAR
        wood = min(due - timber, mine.goods[WOOD])
        state.pay(seat, WOOD, wood)
        state.pay(seat, TIMBER, timber)
        missing = due - timber - wood
        mine.shortages += missing
        if missing and state.log is not None:
            state.log.append(events.Short(seat=seat, food=0, fuel=missing))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-fuel", {"count": self.due(state, seat)})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if DEAR <= move < SELL:
            return dear_missing(state, seat, self.due(state, seat), WOOD, move - DEAR) or PAY_CHEAPLY
        return not_asked(move)
