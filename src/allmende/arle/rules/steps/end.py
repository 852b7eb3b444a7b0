"""The end of the game (chapter "The End of the Game and the Winner")."""

from __future__ import annotations

from allmende.arle.components.moves import DONE
from allmende.arle.record import events
from allmende.arle.rules.scoring import winners
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Pause, Step


class Scoring(Step[State]):
    """Let every player exchange goods a last time; then count the points."""

    def __init__(self, last_exchange: Step[State]) -> None:
        self.last_exchange = last_exchange

    def resume(self, state: State, seat: int) -> None:
        state.turn += 1
        if state.turn > 1:
            state.over = True
            if state.log is not None:
                state.log.append(events.GameEnded(winners=winners(state)))
            return
        for mine in state.seats:
            mine.push(self.last_exchange.index)


class LastExchange(Pause[State]):
    """A pause for anytime actions before the points are counted."""

    done = DONE

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-last-exchange")
