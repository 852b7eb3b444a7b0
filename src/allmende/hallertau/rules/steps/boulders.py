"""Phase 10: Boulders, and the end of the round."""

from __future__ import annotations

from allmende.core.rules.position import Step
from allmende.hallertau.facts import events
from allmende.hallertau.rules.components import CRAFTS, FIRST_BOULDER, ROUNDS, SECOND_BOULDER
from allmende.hallertau.rules.phases import REMOVE_WORKERS, SCORING
from allmende.hallertau.rules.player import FRESH
from allmende.hallertau.rules.scoring import winners
from allmende.hallertau.rules.state import Table


class Boulders(Step[Table]):
    """Put the boulders back two and four spaces right of their buildings, except in Round 6, which is the last."""

    def resume(self, table: Table, seat: int) -> None:
        if table.round == ROUNDS:
            table.begin_phase(SCORING)
            return
        if table.turn >= 0:
            self.end_round(table)
            return
        table.turn = table.first
        for i in range(len(table.seats)):
            mine = table.seats[i]
            before = mine.boulders[:]
            for craft in range(CRAFTS):
                mine.boulders[2 * craft] = mine.crafts[craft] + FIRST_BOULDER
                mine.boulders[2 * craft + 1] = mine.crafts[craft] + SECOND_BOULDER
            if mine.boulders != before:
                mine.notes[FRESH] = 1
                if table.log is not None:
                    table.log.append(events.BouldersReset(seat=i))

    def end_round(self, table: Table) -> None:
        """Go on to the next round. Without cards nobody can take the first player marker, so it moves on by itself."""
        if table.anytime is None:
            table.pass_marker((table.first + 1) % len(table.seats))
        table.round += 1
        table.removed = 0
        if table.log is not None:
            table.log.append(events.RoundBegan(round=table.round))
        table.begin_phase(REMOVE_WORKERS)


class Scoring(Step[Table]):
    """The end of the game. Before it everybody had a last chance to play cards."""

    def resume(self, table: Table, seat: int) -> None:
        table.over = True
        if table.log is not None:
            table.log.append(events.GameEnded(winners=winners(table)))
