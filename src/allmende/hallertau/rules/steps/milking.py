"""Phase 8: Milking."""

from __future__ import annotations

from allmende.core.rules.state import Step
from allmende.hallertau.components.pieces import MILK
from allmende.hallertau.rules.phases import PROGRESS
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import gain


class Milking(Step[State]):
    """Gain one Milk for each sheep, wherever it is on the Stable board."""

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(PROGRESS)
            return
        state.turn = state.first
        for i in range(len(state.seats)):
            gain(state, i, MILK, state.seats[i].sheep_count(), "stable-board")
