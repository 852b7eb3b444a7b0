"""Phase 1: Preparations."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.board import SEASON_NAMES
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.state import Table
from allmende.core.rules.position import Step


class Preparations(Step[Table]):
    """Everyone's workers are placed on the months: all action spaces are empty again."""

    def resume(self, table: Table, seat: int) -> None:
        for i in range(len(table.workers)):
            table.workers[i] = 0
        table.special = -1
        if table.log is not None:
            season = SEASON_NAMES[table.season()]
            table.log.append(events.HalfYearBegan(seat=table.first, half_year=table.half_year, season=season))
        table.begin_phase(WORK)
