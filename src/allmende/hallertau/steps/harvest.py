"""Phase 7: Harvest."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau.components import COLUMNS
from allmende.hallertau.player import EMPTY
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import MILKING


class Harvest(Step[Table]):
    """Each planted field gives as many goods as its row says, and drops one row. The order does not matter."""

    def resume(self, table: Table, seat: int) -> None:
        for i in range(len(table.seats)):
            for column in range(COLUMNS):
                if table.seats[i].fields[column] > EMPTY:
                    table.harvest(i, column)
        table.begin_phase(MILKING)
