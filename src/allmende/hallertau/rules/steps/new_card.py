"""Phase 5: New Card."""

from __future__ import annotations

from allmende.core.rules.state import Step
from allmende.hallertau.components.pieces import FARMYARD
from allmende.hallertau.rules.hand import take_up
from allmende.hallertau.rules.phases import FALLOW_FIELDS
from allmende.hallertau.rules.player import NO_CARD
from allmende.hallertau.rules.state import State


class NewCard(Step[State]):
    """Take the Farmyard card of this round into the hand; the No Cards Variant discards it unseen."""

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(FALLOW_FIELDS)
            return
        state.turn = state.first
        for i in range(len(state.seats)):
            mine = state.seats[i]
            card = mine.side
            if card == NO_CARD:
                continue
            mine.side = NO_CARD
            take_up(state, i, FARMYARD, [card], "stable-board")
