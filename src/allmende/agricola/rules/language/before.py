"""What cards give by themselves before an action is taken.

It can be what makes the action possible. So whoever asks for the ways to take an action has these goods *lent*, and
once the action is taken they are given.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.trigger import comes_by_itself, heeding
from allmende.agricola.rules.moments import announced
from allmende.agricola.rules.phases import REACTING
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME

NOTHING: Final[list[int]] = []
"""What is lent where no card gives anything."""


def lend(table: Table, seat: int, moment: int) -> list[int]:
    """Have a seat hold what its cards give at a moment before an action; what was lent, as pairs."""
    mine = table.seats[seat]
    if not mine.moments >> moment & 1:
        return NOTHING
    lent: list[int] = []
    mine.push(REACTING, announced(moment, seat, 0))
    for trigger in heeding(table, seat, moment, 0):
        for effect in trigger.effects:
            if isinstance(effect, Given):
                lent += effect.foreseen(table, seat)
    mine.pop()
    for i in range(0, len(lent), 2):
        mine.goods[lent[i]] += lent[i + 1]
    return lent


def take_back(table: Table, seat: int, lent: list[int]) -> None:
    """Take away again what was lent."""
    goods = table.seats[seat].goods
    for i in range(0, len(lent), 2):
        goods[lent[i]] -= lent[i + 1]


def give_before(table: Table, seat: int, moment: int) -> None:
    """Give what cards give at a moment before an action, which is taken now."""
    mine = table.seats[seat]
    if not mine.moments >> moment & 1:
        return
    place = len(mine.stack)
    mine.push(REACTING, announced(moment, seat, 0))
    for trigger in heeding(table, seat, moment, 0):
        assert comes_by_itself(trigger)
        for effect in trigger.effects:
            assert isinstance(effect, Given)
            effect.give(table, seat, trigger.target)
    del mine.stack[place : place + FRAME]
