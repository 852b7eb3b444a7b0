"""Phase 2: New Workers."""

from __future__ import annotations

from allmende.core.rules.state import Step
from allmende.hallertau.components.pieces import WORKERS_IN_WINDOW
from allmende.hallertau.record import events
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import CHANGED, NO_CARD
from allmende.hallertau.rules.state import State


class NewWorkers(Step[State]):
    """Move this round's Farmyard card aside for each player, remove the sheep on it, and give out new workers."""

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(INCOME)
            return
        state.turn = state.first
        for i in range(len(state.seats)):
            mine = state.seats[i]
            mine.side = mine.stable[state.round]
            mine.stable[state.round] = NO_CARD
            dead = mine.sheep[state.round]
            mine.sheep[state.round] = 0
            mine.fresh = CHANGED
            mine.workers = WORKERS_IN_WINDOW[mine.center]
            if state.log is not None:
                if dead:
                    state.log.append(events.SheepDied(seat=i, count=dead))
                state.log.append(events.WorkersGained(seat=i, count=mine.workers))
