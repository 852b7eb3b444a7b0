"""Phase 10: Boulders, and the end of the round."""

from __future__ import annotations

from allmende.core.position import Step
from allmende.hallertau import events
from allmende.hallertau.components import CRAFTS, FIRST_BOULDER, ROUNDS, SECOND_BOULDER
from allmende.hallertau.scoring import winners
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import REMOVE_WORKERS, SCORING


class Boulders(Step[Table]):
    """Put the boulders back two and four spaces right of their buildings, except in Round 6, which is the last."""

    def resume(self, table: Table, seat: int) -> None:
        if table.round == ROUNDS:
            table.begin_phase(SCORING)
            return
        for i in range(len(table.seats)):
            mine = table.seats[i]
            before = mine.boulders[:]
            for craft in range(CRAFTS):
                mine.boulders[2 * craft] = mine.crafts[craft] + FIRST_BOULDER
                mine.boulders[2 * craft + 1] = mine.crafts[craft] + SECOND_BOULDER
            if table.log is not None and mine.boulders != before:
                table.log.append(events.BouldersReset(seat=i))
        # Without cards nobody can take the first player marker, so it moves on by itself.
        table.pass_marker((table.first + 1) % len(table.seats))
        table.round += 1
        if table.log is not None:
            table.log.append(events.RoundBegan(round=table.round))
        table.begin_phase(REMOVE_WORKERS)


class Scoring(Step[Table]):
    """The end of the game."""

    def resume(self, table: Table, seat: int) -> None:
        table.over = True
        if table.log is not None:
            table.log.append(events.GameEnded(winners=winners(table)))
