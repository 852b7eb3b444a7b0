"""Goods that cards give by themselves before an action is taken.

They can be what makes the action possible. So these goods are *lent* while the ways to take an action are looked for,
and given once the action is taken.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.announcements import announce, end_reaction
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.trigger import comes_by_itself, heeding
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME

NOTHING: Final[list[int]] = []
"""The loan of a moment at which no card gives anything."""


def lend(state: State, seat: int, moment: int) -> list[int]:
    """Lend a seat the goods that its cards give at a moment before an action; return them as pairs."""
    mine = state.seats[seat]
    if not mine.moments >> moment & 1:
        return NOTHING
    lent: list[int] = []
    announce(mine, Reaction(moment, seat, is_read=True))
    for trigger in heeding(state, seat, moment, 0):
        for effect in trigger.effects:
            if isinstance(effect, Given):
                lent += effect.foreseen(state, seat)
    end_reaction(mine)
    for i in range(0, len(lent), 2):
        mine.goods[lent[i]] += lent[i + 1]
    return lent


def take_back(state: State, seat: int, lent: list[int]) -> None:
    """Take lent goods away again."""
    goods = state.seats[seat].goods
    for i in range(0, len(lent), 2):
        goods[lent[i]] -= lent[i + 1]


def give_before(state: State, seat: int, moment: int) -> None:
    """Give the goods that cards give at a moment before an action, which is taken now."""
    mine = state.seats[seat]
    if not mine.moments >> moment & 1:
        return
    place, number = len(mine.stack), len(mine.reactions)
    announce(mine, Reaction(moment, seat, is_read=True))
    for trigger in heeding(state, seat, moment, 0):
        if not comes_by_itself(trigger):
            continue  # its owner had the choice (`deeds_before`)
        for effect in trigger.effects:
            assert isinstance(effect, Given)
            effect.give(state, seat, trigger.target)
    del mine.reactions[number]
    del mine.stack[place : place + FRAME]


def deeds_before(state: State, seat: int, moment: int) -> list[Action]:
    """The actions that the seat's cards let it take at a moment before an action, if it likes."""
    found: list[Action] = []
    mine = state.seats[seat]
    if not mine.moments >> moment & 1:
        return found
    announce(mine, Reaction(moment, seat, is_read=True))
    for trigger in heeding(state, seat, moment, 0):
        if not comes_by_itself(trigger):
            found += [effect for effect in trigger.effects if isinstance(effect, Action)]
    end_reaction(mine)
    return found


def deed_before(state: State, seat: int, moment: int, card: int) -> Action | None:
    """The action that this card of the seat offers before an action."""
    for deed in deeds_before(state, seat, moment):
        if deed.card == card:
            return deed
    return None
