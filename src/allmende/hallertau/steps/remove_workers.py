"""Phase 1: Remove Workers."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau import events
from allmende.hallertau.components import ALL_QUADRANTS
from allmende.hallertau.spaces import QUADRANTS, SPACES, topmost_row
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import NEW_WORKERS


class RemoveWorkers(Step[Table]):
    """Take the topmost row of workers off each action space of the quadrants on the Quadrant card.

    With four players there are no cards and the whole board is meant. In Round 1 this phase is combined with
    setup: one worker on each action space, except in those quadrants.
    """

    def resume(self, table: Table, seat: int) -> None:
        quadrants = self.quadrants(table)
        if table.round == 1:
            if table.log is not None:
                table.log.append(events.RoundBegan(round=1))
            for space in table.open:
                table.board[space] = 0 if SPACES[space].quadrant in quadrants else 1
        else:
            if table.deal.quadrants:
                table.reveal()
            self.remove(table, quadrants)
        table.begin_phase(NEW_WORKERS)

    def quadrants(self, table: Table) -> list[int]:
        """The quadrants that lose workers in this round."""
        cards = table.deal.quadrants
        return [int(digit) for digit in (cards[table.round - 1][1:] if cards else ALL_QUADRANTS)]

    def remove(self, table: Table, quadrants: list[int]) -> None:
        changed: list[str] = []
        for quadrant in quadrants:
            for space in QUADRANTS[quadrant]:
                row = topmost_row(table.board[space])
                if row:
                    table.board[space] &= ~(3 << 2 * row - 2)
                    changed.append(SPACES[space].name)
        if table.log is not None:
            table.log.append(events.WorkersRemoved(quadrants=quadrants, spaces=changed))
