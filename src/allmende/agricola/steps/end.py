"""The end of the game (chapter "Game End and Winner")."""

from __future__ import annotations

from allmende.agricola import events
from allmende.agricola.scoring import winners
from allmende.agricola.state import Table
from allmende.core.position import Step


class Scoring(Step[Table]):
    """After the last harvest the points are counted."""

    def resume(self, table: Table, seat: int) -> None:
        table.over = True
        if table.log is not None:
            table.log.append(events.GameEnded(winners=winners(table)))
