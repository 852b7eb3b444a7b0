"""Phase 10: Boulders, and the end of the round."""

from __future__ import annotations

from allmende.core.rules.state import Step
from allmende.hallertau.components.pieces import CRAFTS, FIRST_BOULDER, ROUNDS, SECOND_BOULDER
from allmende.hallertau.record import events
from allmende.hallertau.rules.action_board import pass_marker
from allmende.hallertau.rules.phases import REMOVE_WORKERS, SCORING
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.scoring import winners
from allmende.hallertau.rules.state import State


class Boulders(Step[State]):
    """Put the boulders back two and four spaces right of their buildings, except in Round 6, which is the last."""

    def resume(self, state: State, seat: int) -> None:
        if state.round == ROUNDS:
            state.begin_phase(SCORING)
            return
        if state.turn >= 0:
            self.end_round(state)
            return
        state.turn = state.first
        for i in range(len(state.seats)):
            mine = state.seats[i]
            before = mine.boulders[:]
            for craft in range(CRAFTS):
                mine.boulders[2 * craft] = mine.crafts[craft] + FIRST_BOULDER
                mine.boulders[2 * craft + 1] = mine.crafts[craft] + SECOND_BOULDER
            if mine.boulders != before:
                mine.fresh = CHANGED
                if state.log is not None:
                    state.log.append(events.BouldersReset(seat=i))

    def end_round(self, state: State) -> None:
        """Go on to the next round. Without cards no seat can take the first player marker, so it moves on by itself."""
        if state.anytime is None:
            pass_marker(state, (state.first + 1) % len(state.seats))
        state.round += 1
        state.removed = 0
        if state.log is not None:
            state.log.append(events.RoundBegan(round=state.round))
        state.begin_phase(REMOVE_WORKERS)


class Scoring(Step[State]):
    """The end of the game, after a last chance for all seats to play cards."""

    def resume(self, state: State, seat: int) -> None:
        state.over = True
        if state.log is not None:
            state.log.append(events.GameEnded(winners=winners(state)))
