"""Phase 3: Income."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import ACTIONS


class Income(Step[Table]):
    """Bonus cards in play give their income; the No Cards Variant skips this phase."""

    def resume(self, table: Table, seat: int) -> None:
        table.begin_phase(ACTIONS)
