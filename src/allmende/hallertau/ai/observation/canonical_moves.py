"""The canonical moves of Hallertau, for a search: of several moves with one outcome, one stands for all.

The rules offer everything. The moves left out here are worth no more than those that stay: taking less than is offered,
paying more than is due, another order of the same sowings. A seat with cards may want another order, because cards can
come in between, or another number of workers for tools. Craft Buildings advance in any order: one order alone would ask
for the whole plan of a Progress Phase at its first advance.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.moves import (
    ACTIVATE_SPARINGLY,
    CHOOSE,
    DISCARD,
    DONE,
    EXCHANGE,
    PAY,
    PLAY,
    PLAY_SPARINGLY,
    ROWS,
    SOW,
    SPARE,
    SPEND_GOOD,
)
from allmende.hallertau.components.payments import PAYMENT_GOODS, PAYMENTS
from allmende.hallertau.components.pieces import GOODS, HIGHEST_ROW, LOWEST_ROW, ROUNDS
from allmende.hallertau.rules.language.effect import OneOf
from allmende.hallertau.rules.language.farm import LiftFields, MoveEmptyFields, Sow
from allmende.hallertau.rules.language.flock import Sustain
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike
from allmende.hallertau.rules.phases import TURN_STEP
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.steps import COLLECTING, PAYING, STEPS

GIFTS: Final = (Take, TakeAlike, Sustain)
"""Effects that cost nothing, so that there is no reason to stop before the end."""


def _is_gift(index: int) -> bool:
    step = STEPS[index]
    if isinstance(step, OneOf):
        return any(isinstance(option, (Gain, GainField, Draw, *GIFTS)) for option in step.options)
    return step is COLLECTING or isinstance(step, GIFTS)


FREE: Final[list[bool]] = [_is_gift(index) for index in range(len(STEPS))]
"""By step: True if it offers something for nothing."""
RAISES: Final[list[bool]] = [isinstance(step, (LiftFields, MoveEmptyFields)) for step in STEPS]
"""By step: True if it raises fields, which can only be bad for the sake of hand cards."""
SOWS: Final[list[bool]] = [isinstance(step, Sow) for step in STEPS]


def _is_least(payment: int, others: list[int]) -> bool:
    """True if no other payment takes less of something and no more of anything."""
    mine = PAYMENT_GOODS[payment]
    for other in others:
        theirs = PAYMENT_GOODS[other]
        if theirs != mine and all(theirs[good] <= mine[good] for good in range(GOODS)):
            return False
    return True


LEAST: Final[list[list[int]]] = [[payment for payment in others if _is_least(payment, others)] for others in PAYMENTS]
"""Indexed as `PAYMENTS`: the payments that are no larger than they have to be."""


def canonical_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a seat that differ in their outcome, at least one."""
    moves = state.moves(seat)
    mine = state.seats[seat]
    index = state.top(seat).index
    free = FREE[index] or (RAISES[index] and not mine.hand)
    found: list[int] = []
    if index == PAYING.index:
        least = LEAST[mine.stack[-2] * (ROUNDS + 1) + state.round]
        found = [move for move in moves if not PAY <= move < DISCARD or move - PAY in least]
    elif index == TURN_STEP:
        _add_turns(found, moves, bool(mine.hand))
    elif SOWS[index] and not mine.hand:
        _add_sowings(found, moves, mine)
    else:
        for move in moves:
            if not (ACTIVATE_SPARINGLY <= move < PLAY or move >= PLAY_SPARINGLY or (free and move == DONE)):
                found.append(move)
    return found if found else moves


def _add_turns(found: list[int], moves: list[int], cards: bool) -> None:
    """Add the moves of a turn, none sparing; without cards, workers are exchanged for tools one by one, or all that are
    left."""
    most = -1
    for move in moves:
        if EXCHANGE <= move < CHOOSE:
            most = move
        if move < SPARE or move == EXCHANGE or (cards and EXCHANGE < move < CHOOSE) or PLAY <= move < PLAY_SPARINGLY:
            found.append(move)
    if most > EXCHANGE and not cards:
        found.append(most)


def _add_sowings(found: list[int], moves: list[int], mine: Player) -> None:
    """Add the sowings in the highest empty field: it yields most, and lower ones rise."""
    row = HIGHEST_ROW
    while row > LOWEST_ROW and row not in mine.fields:
        row -= 1
    for move in moves:
        if not SOW <= move < SPEND_GOOD or (move - SOW) % ROWS + LOWEST_ROW == row:
            found.append(move)
