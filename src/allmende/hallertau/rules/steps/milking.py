"""Phase 8: Milking."""

from __future__ import annotations

from allmende.core.rules.position import Step
from allmende.hallertau.rules.components import MILK
from allmende.hallertau.rules.phases import PROGRESS
from allmende.hallertau.rules.state import Table


class Milking(Step[Table]):
    """One Milk for each sheep, wherever it is on the Stable board."""

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(PROGRESS)
            return
        table.turn = table.first
        for i in range(len(table.seats)):
            table.gain(i, MILK, table.seats[i].sheep_count(), "stable-board")
