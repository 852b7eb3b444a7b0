"""Phase 1: Preparation Phase."""

from __future__ import annotations

from allmende.agricola.components import FIELD_TILE
from allmende.agricola.language.effect import OPTIONAL
from allmende.agricola.language.goods import receive
from allmende.agricola.moments import ROUND_STARTED
from allmende.agricola.phases import WORK
from allmende.agricola.state import Table
from allmende.core.position import Step


class Preparation(Step[Table]):
    """An action space card is turned up; goods come from its round space, then onto the accumulation spaces.

    ruling: What cards do "at the start of a round" comes right after the goods of the round space.
    """

    def __init__(self, plow: Step[Table]) -> None:
        self.plow = plow

    def resume(self, table: Table, seat: int) -> None:
        if not table.turn:
            table.turn = 1
            table.begin_round()
            if table.setup.cards:
                table.begin_moment(ROUND_STARTED)
            for i in range(len(table.seats)):
                self.deliver(table, i)
            if table.setup.cards:
                return
        table.fill_spaces()
        table.begin_phase(WORK)
        table.turn = table.first
        for mine in table.seats:
            mine.gathered = 0

    def deliver(self, table: Table, seat: int) -> None:
        """Give a seat its goods on the space of this round."""
        mine = table.seats[seat]
        if not mine.promised:
            return
        promised = mine.promised
        mine.promised = []
        for i in range(0, len(promised), 3):
            if promised[i] != table.round:
                mine.promised += promised[i : i + 3]
            elif promised[i + 1] == FIELD_TILE:
                mine.push(self.plow.index, 0, OPTIONAL)
            else:
                source = "" if table.log is None else f"round:{table.round}"
                receive(table, seat, promised[i + 1], promised[i + 2], source)
