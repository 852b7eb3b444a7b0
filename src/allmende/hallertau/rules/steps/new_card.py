"""Phase 5: New Card."""

from __future__ import annotations

from allmende.core.rules.position import Step
from allmende.hallertau.rules.components import FARMYARD
from allmende.hallertau.rules.phases import FALLOW_FIELDS
from allmende.hallertau.rules.player import NO_CARD
from allmende.hallertau.rules.state import Table


class NewCard(Step[Table]):
    """Take the Farmyard card of this round into the hand; the No Cards Variant discards it unseen."""

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(FALLOW_FIELDS)
            return
        table.turn = table.first
        for i in range(len(table.seats)):
            mine = table.seats[i]
            card = mine.side
            if card == NO_CARD:
                continue
            mine.side = NO_CARD
            table.take_up(i, FARMYARD, [card], "stable-board")
