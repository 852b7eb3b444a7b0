"""The end of the game (chapter "The End of the Game and the Winner")."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.moves import DONE
from allmende.arle.rules.scoring import winners
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Pause, Step


class Scoring(Step[Table]):
    """Everyone may exchange goods a last time; then the points are counted."""

    def __init__(self, last_exchange: Step[Table]) -> None:
        self.last_exchange = last_exchange

    def resume(self, table: Table, seat: int) -> None:
        table.turn += 1
        if table.turn > 1:
            table.over = True
            if table.log is not None:
                table.log.append(events.GameEnded(winners=winners(table)))
            return
        for mine in table.seats:
            mine.push(self.last_exchange.index)


class LastExchange(Pause[Table]):
    """What may be done at any time can be done before the points are counted."""

    done = DONE

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-last-exchange")
