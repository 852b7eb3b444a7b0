"""Phase 8: Milking."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau.components import MILK
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import PROGRESS


class Milking(Step[Table]):
    """One Milk for each sheep, wherever it is on the Stable board."""

    def resume(self, table: Table, seat: int) -> None:
        for i in range(len(table.seats)):
            sheep = table.seats[i].sheep_count()
            if sheep:
                table.gain(i, MILK, sheep, "stable-board")
        table.begin_phase(PROGRESS)
