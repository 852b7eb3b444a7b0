"""Phase 1: Preparation Phase."""

from __future__ import annotations

from allmende.agricola.rules.amendments import PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.board import SPACE_COUNT
from allmende.agricola.rules.components import KIND_MASK, RESOURCES, STABLE_PIECE
from allmende.agricola.rules.language.goods import receive
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
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import Step


class Preparation(Step[Table]):
    """An action space card is turned up; goods come from its round space, then onto the accumulation spaces.

    ruling: What cards do when an action space card appears comes before the goods of its round space, and what they do
    "at the start of a round" right after them.
    """

    def resume(self, table: Table, seat: int) -> None:
        if not table.turn:
            table.begin_round()
        if table.come_to(SPACE_REVEALED, 1, table.order[table.round - 1]):
            return
        if table.turn < 2:
            waits = table.come_to(ROUND_SPACE, 2)
            if waits and table.amended(PIECES_BEFORE_ANIMALS):
                for i, mine in enumerate(table.seats):
                    if mine.stack:
                        table.steps[REACTING].resume(table, i)  # it looks what lies there: animals ask for that
            for i in range(len(table.seats)):
                waits = deliver(table, i) or waits
            if waits:
                return
        if table.come_to(ROUND_STARTED, 3):
            return
        if table.turn < 4:
            had_goods = stocked(table) if table.setup.cards else 0
            table.fill_spaces()
            if table.setup.cards:
                for mine in table.seats:
                    clear_round_space(mine, table.round)
            if table.come_to(SPACES_FILLED, 4, had_goods):
                return
        if table.come_to(PREPARED, 5) or table.come_to(BEFORE_WORK, 6):
            return
        table.begin_phase(WORK)
        table.turn = table.first
        for mine in table.seats:
            mine.gathered = mine.brought = 0
        if table.setup.cards:
            table.begin_moment(WORK_STARTED)


def stocked(table: Table) -> int:
    """The accumulation spaces on which something lies, as bits."""
    found = 0
    for space in range(SPACE_COUNT):
        if table.goods[space]:
            found |= 1 << space
    return found


def deliver(table: Table, seat: int) -> bool:
    """Give a seat its goods on the space of this round; whether this leaves it something to do."""
    mine = table.seats[seat]
    if not mine.promised:
        return False
    promised = mine.promised
    mine.promised = []
    for i in range(0, len(promised), 3):
        kind = promised[i + 1] & KIND_MASK
        if promised[i] != table.round or kind >= RESOURCES:
            mine.promised += promised[i : i + 3]
        else:
            source = "" if table.log is None else f"round:{table.round}"
            receive(table, seat, kind, promised[i + 2], source)
    return len(mine.stack) > 0


def clear_round_space(mine: Player, number: int) -> None:
    """Take away what still lies on the space of a round, whether it has been used or not."""
    promised = mine.promised
    for i in range(0, len(promised), 3):
        if promised[i] == number and promised[i + 1] & KIND_MASK == STABLE_PIECE:
            mine.stables_away -= 1
    for i in range(0, len(promised), 3):
        if promised[i] == number:
            mine.promised = [promised[j] for j in range(len(promised)) if promised[j - j % 3] != number]
            return
