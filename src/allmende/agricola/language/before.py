"""What cards give by themselves before an action is taken, or before an action space is used.

It can be what makes the action possible. So whoever asks for the ways to take an action has these goods *lent*, and
once the action is taken they are given. An action space is tried out on a copy of the table.
"""

from __future__ import annotations

from allmende.agricola.language.effect import Given, Space
from allmende.agricola.language.trigger import comes_by_itself, heeding
from allmende.agricola.moments import BEFORE_USE, announced
from allmende.agricola.phases import REACTING, USING
from allmende.agricola.state import Table
from allmende.core.position import FRAME, WAIT


def lend(table: Table, seat: int, moment: int) -> list[int]:
    """Have a seat hold what its cards give at a moment before an action; what was lent, as pairs."""
    mine = table.seats[seat]
    if not mine.moments >> moment & 1:
        return []
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


def has_begun(table: Table, seat: int, index: int) -> bool:
    """Whether an action that is done several times lies on top of the stack and has been done at least once."""
    stack = table.seats[seat].stack
    return len(stack) > 0 and stack[-FRAME] == index and stack[-2] != 0


def becomes_useful(table: Table, seat: int, space: int) -> bool:
    """Whether something can be done on an action space thanks to what cards give or offer before it is used."""
    if not table.seats[seat].moments >> BEFORE_USE & 1:
        return False
    mine = table.seats[seat]
    mine.push(REACTING, announced(BEFORE_USE, seat, space))  # of which conditions may ask
    heeds = len(heeding(table, seat, BEFORE_USE, space)) > 0
    mine.pop()
    if not heeds:
        return False
    owned = table.owned
    trial = table.copy()
    table.owned = owned  # what was copied is never looked at again
    assert isinstance(trial, Table)
    mine = trial.own(seat)
    trial.put_person(seat, space)
    mine.push(USING, space)
    mine.push(table.setup.actions[space])
    depth = len(mine.stack)
    trial.happen(seat, BEFORE_USE, space)
    node = table.steps[table.setup.actions[space]]
    assert isinstance(node, Space)
    return leads_to(trial, seat, depth, node)


def leads_to(trial: Table, seat: int, depth: int, node: Space) -> bool:
    """Whether an action is possible in some way once the stack of a seat is no higher than this any more."""
    stack = trial.seats[seat].stack
    while len(stack) > depth:
        if stack[-FRAME] == WAIT:  # for others, who have no say in what is possible
            trial.seats[seat].pop()
            continue
        step = trial.steps[stack[-FRAME]]
        moves = step.moves(trial, seat)
        if not moves:
            step.resume(trial, seat)
        elif len(moves) == 1:
            step.play(trial, seat, moves[0])
        else:
            for move in moves:
                twin = trial.copy()
                assert isinstance(twin, Table)
                twin.own(seat)
                step.play(twin, seat, move)
                if leads_to(twin, seat, depth, node):
                    return True
            return False
    return node.is_possible(trial, seat)
