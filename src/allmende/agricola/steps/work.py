"""Phase 2: Work Phase, and phase 3: Returning Home Phase."""

from __future__ import annotations

from allmende.agricola import events
from allmende.agricola.board import HARVEST_ROUNDS, SPACE_COUNT
from allmende.agricola.language import Space
from allmende.agricola.moves import PLACE
from allmende.agricola.phases import FIELD, PREPARATION, RETURNING_HOME
from allmende.agricola.state import Table
from allmende.core.message import Message
from allmende.core.position import Step


class Work(Step[Table]):
    """From the starting player on, everybody in turn places one person, until all people have been placed."""

    def __init__(self, turn: Step[Table]) -> None:
        self.turn = turn

    def resume(self, table: Table, seat: int) -> None:
        players = len(table.seats)
        for i in range(players):
            next_seat = (table.turn + i) % players
            if table.seats[next_seat].home:
                table.turn = (next_seat + 1) % players
                table.seats[next_seat].push(self.turn.index)
                return
        table.begin_phase(RETURNING_HOME)


class Turn(Step[Table]):
    """Place a person on an action space that is not occupied and carry out at least one of its actions."""

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        free = table.spaces & ~table.occupied
        actions = table.setup.actions
        for space in range(SPACE_COUNT):
            if free >> space & 1:
                action = table.steps[actions[space]]
                assert isinstance(action, Space)
                if action.is_possible(table, seat):
                    found.append(PLACE + space)
        return found

    def resume(self, table: Table, seat: int) -> None:
        """Keep all people at home that find no action space.

        ruling: With so many spaces that always can be used this hardly ever happens; whoever can't place a person has
        no more turns in this round.
        """
        mine = table.seats[seat]
        mine.pop()
        mine.home = 0
        if table.log is not None:
            table.log.append(events.PersonIdle(seat=seat))

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        table.put_person(seat, move - PLACE)
        mine.push(table.setup.actions[move - PLACE])

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-place", {"count": table.seats[seat].home})


class ReturningHome(Step[Table]):
    """All people return home. Then comes the harvest, or the next round."""

    def resume(self, table: Table, seat: int) -> None:
        table.occupied = 0
        for i in range(len(table.people)):
            table.people[i] = 0
        if table.round in HARVEST_ROUNDS:
            table.begin_phase(FIELD)
        else:
            table.begin_phase(PREPARATION)
