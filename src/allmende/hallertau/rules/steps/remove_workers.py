"""Phase 1: Remove Workers."""

from __future__ import annotations

from allmende.core.rules.position import Step
from allmende.hallertau.facts import events
from allmende.hallertau.rules.board import QUADRANTS, SPACE_NAMES, in_row, quadrant_of, topmost_row
from allmende.hallertau.rules.phases import NEW_WORKERS
from allmende.hallertau.rules.state import Table


class RemoveWorkers(Step[Table]):
    """Take the topmost row of workers off each action space of the quadrants on the Quadrant card.

    With four players there are no cards and the whole board is meant. In Round 1 this phase is combined with
    setup: one worker on each action space, except in those quadrants.
    """

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(NEW_WORKERS)
            return
        table.turn = table.first
        quadrants = table.quadrants_cleared(table.round)
        if table.round == 1:
            if table.log is not None:
                table.log.append(events.RoundBegan(round=1))
            for space in table.open:
                table.board[space] = 0 if quadrant_of(space) in quadrants else 1
        else:
            if table.deal.quadrants:
                table.reveal()
            self.remove(table, quadrants)
        table.shared += 1

    def remove(self, table: Table, quadrants: list[int]) -> None:
        changed: list[str] = []
        for quadrant in quadrants:
            removed = 0
            for space in QUADRANTS[quadrant]:
                row = topmost_row(table.board[space])
                if row:
                    removed += in_row(table.board[space], row)
                    table.board[space] &= ~(3 << 2 * row - 2)
                    changed.append(SPACE_NAMES[space])
            table.removed = max(table.removed, removed)
        if table.log is not None:
            table.log.append(events.WorkersRemoved(quadrants=quadrants, spaces=changed))
