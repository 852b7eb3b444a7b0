"""Phase 2: New Workers."""

from __future__ import annotations

from allmende.core.rules.position import Step
from allmende.hallertau.facts import events
from allmende.hallertau.rules.components import WORKERS_IN_WINDOW
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import FRESH, NO_CARD
from allmende.hallertau.rules.state import Table


class NewWorkers(Step[Table]):
    """Each player moves this round's Farmyard card aside, loses the sheep on it, and takes new workers."""

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(INCOME)
            return
        table.turn = table.first
        for i in range(len(table.seats)):
            mine = table.seats[i]
            mine.side = mine.stable[table.round]
            mine.stable[table.round] = NO_CARD
            dead = mine.sheep[table.round]
            mine.sheep[table.round] = 0
            mine.notes[FRESH] = 1
            mine.workers = WORKERS_IN_WINDOW[mine.center]
            if table.log is not None:
                if dead:
                    table.log.append(events.SheepDied(seat=i, count=dead))
                table.log.append(events.WorkersGained(seat=i, count=mine.workers))
