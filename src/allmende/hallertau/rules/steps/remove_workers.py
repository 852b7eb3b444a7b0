"""Phase 1: Remove Workers."""

from __future__ import annotations

from allmende.core.rules.state import Step
from allmende.hallertau.components.board import QUADRANTS, SPACE_NAMES, in_row, quadrant_of, topmost_row
from allmende.hallertau.record import events
from allmende.hallertau.rules.phases import NEW_WORKERS
from allmende.hallertau.rules.state import State


class RemoveWorkers(Step[State]):
    """Take the topmost row of workers off each action space of the quadrants on the Quadrant card.

    With four players there are no cards, and it concerns the whole board. In Round 1 this phase is combined with
    setup: one worker on each action space, except in those quadrants.
    """

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(NEW_WORKERS)
            return
        state.turn = state.first
        quadrants = state.quadrants_cleared(state.round)
        if state.round == 1:
            if state.log is not None:
                state.log.append(events.RoundBegan(round=1))
            for space in state.open:
                state.board[space] = 0 if quadrant_of(space) in quadrants else 1
        else:
            if state.deal.quadrants:
                state.reveal()
            self.remove(state, quadrants)
        state.shared_version += 1

    def remove(self, state: State, quadrants: list[int]) -> None:
        changed: list[str] = []
        for quadrant in quadrants:
            removed = 0
            for space in QUADRANTS[quadrant]:
                row = topmost_row(state.board[space])
                if row:
                    removed += in_row(state.board[space], row)
                    state.board[space] &= ~(3 << 2 * row - 2)
                    changed.append(SPACE_NAMES[space])
            state.removed = max(state.removed, removed)
        if state.log is not None:
            state.log.append(events.WorkersRemoved(quadrants=quadrants, spaces=changed))
