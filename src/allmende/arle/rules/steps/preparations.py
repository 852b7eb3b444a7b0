"""Phase 1: Preparations."""

from __future__ import annotations

from allmende.arle.components.board import SEASON_NAMES
from allmende.arle.record import events
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.state import State
from allmende.core.rules.state import Step


class Preparations(Step[State]):
    """Take all workers back from the action spaces, and begin the half-year."""

    def resume(self, state: State, seat: int) -> None:
        for i in range(len(state.workers)):
            state.workers[i] = 0
        state.special = -1
        if state.log is not None:
            season = SEASON_NAMES[state.season()]
            state.log.append(events.HalfYearBegan(seat=state.first, half_year=state.half_year, season=season))
        state.begin_phase(WORK)
