"""Phase 1: Preparation Phase."""

from __future__ import annotations

from allmende.agricola.phases import WORK
from allmende.agricola.state import Table
from allmende.core.position import Step


class Preparation(Step[Table]):
    """An action space card is turned up; goods come from its round space, then onto the accumulation spaces."""

    def resume(self, table: Table, seat: int) -> None:
        table.begin_round()
        for i in range(len(table.seats)):
            self.deliver(table, i)
        table.fill_spaces()
        table.begin_phase(WORK)
        table.turn = table.first

    def deliver(self, table: Table, seat: int) -> None:
        """Give a seat its goods on the space of this round."""
        mine = table.seats[seat]
        if not mine.promised:
            return
        promised = mine.promised
        mine.promised = []
        for i in range(0, len(promised), 3):
            if promised[i] == table.round:
                source = "" if table.log is None else f"round:{table.round}"
                table.gain(seat, promised[i + 1], promised[i + 2], source)
            else:
                mine.promised += promised[i : i + 3]
