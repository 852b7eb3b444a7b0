"""Phase 5: New Card."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import FALLOW_FIELDS


class NewCard(Step[Table]):
    """Take the Farmyard card of this round into the hand; the No Cards Variant discards it unseen."""

    def resume(self, table: Table, seat: int) -> None:
        table.begin_phase(FALLOW_FIELDS)
