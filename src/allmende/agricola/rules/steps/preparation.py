"""Phase 1: Preparation Phase."""

from __future__ import annotations

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.pieces import KIND_MASK, RESOURCES, STABLE_PIECE
from allmende.agricola.rules.amendments import PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.announcements import begin_moment, come_to
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.invitations import offer_from_hands
from allmende.agricola.rules.moments import (
    BEFORE_WORK,
    PREPARED,
    ROUND_SPACE,
    ROUND_STARTED,
    SPACE_REVEALED,
    SPACES_FILLED,
    WORK_STARTED,
)
from allmende.agricola.rules.phases import REACTING, WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.rules.state import Step


class Preparation(Step[State]):
    """Turn up an action space card; give out goods of its round space, then fill the accumulation spaces.

    ruling: What cards do when an action space card appears comes before the goods of its round space, and what they do
    "at the start of a round" right after them.
    """

    def resume(self, state: State, seat: int) -> None:
        if not state.turn:
            state.begin_round()
        if come_to(state, SPACE_REVEALED, 1, state.order[state.round - 1]):
            return
        if state.turn < 2:
            waits = come_to(state, ROUND_SPACE, 2)
            if waits and state.amended(PIECES_BEFORE_ANIMALS):
                for i, mine in enumerate(state.seats):
                    if mine.stack:
                        state.steps[REACTING].resume(state, i)  # it reads what lies there: animals ask for that
            for i in range(len(state.seats)):
                waits = deliver(state, i) or waits
            if waits:
                return
        if come_to(state, ROUND_STARTED, 3):
            return
        if state.turn < 4:
            had_goods = stocked(state) if state.setup.cards else 0
            state.fill_spaces()
            if state.setup.cards:
                for mine in state.seats:
                    clear_round_space(mine, state.round)
            if come_to(state, SPACES_FILLED, 4, had_goods):
                return
        if come_to(state, PREPARED, 5) or come_to(state, BEFORE_WORK, 6):
            return
        state.begin_phase(WORK)
        state.turn = state.first
        for mine in state.seats:
            mine.gathered = mine.brought = 0
        if state.setup.cards:
            begin_moment(state, WORK_STARTED)
            if state.round == 1:
                offer_from_hands(state)


def stocked(state: State) -> int:
    """The accumulation spaces on which something lies, as bits."""
    found = 0
    for space in range(SPACE_COUNT):
        if state.goods[space]:
            found |= 1 << space
    return found


def deliver(state: State, seat: int) -> bool:
    """Give a seat its goods on the space of this round; True if the seat has something to decide because of them."""
    mine = state.seats[seat]
    if not mine.promised:
        return False
    promised = mine.promised
    mine.promised = []
    for i in range(0, len(promised), 3):
        kind = promised[i + 1] & KIND_MASK
        if promised[i] != state.round or promised[i + 1] >= RESOURCES:  # a piece, or a good that has to be paid for
            mine.promised += promised[i : i + 3]
        else:
            source = "" if state.log is None else f"round:{state.round}"
            receive(state, seat, kind, promised[i + 2], source)
    return len(mine.stack) > 0


def clear_round_space(mine: Player, number: int) -> None:
    """Remove everything that still lies on the space of a round, used or not."""
    promised = mine.promised
    for i in range(0, len(promised), 3):
        if promised[i] == number and promised[i + 1] & KIND_MASK == STABLE_PIECE:
            mine.stables_away -= 1
    for i in range(0, len(promised), 3):
        if promised[i] == number:
            mine.promised = [promised[j] for j in range(len(promised)) if promised[j - j % 3] != number]
            return
