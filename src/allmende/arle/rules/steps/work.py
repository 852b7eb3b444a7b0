"""Phase 2: Work Phase."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.board import SEASON_NAMES, SPACE_COUNT, SPACES_OF_SEASON
from allmende.arle.rules.components import WORKERS
from allmende.arle.rules.language.effect import action
from allmende.arle.rules.moves import DONE, PASS, PLACE
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Pause, Step


class Work(Step[Table]):
    """In each month the starting player goes first; then everyone declares the end of the Work Phase.

    ruling: The end is declared in the order of the next half-year, so that nobody has the last word on what to load
    and starts the next half-year, too.
    """

    def __init__(self, turn: Step[Table], end_of_work: Step[Table]) -> None:
        self.turn = turn
        self.end_of_work = end_of_work

    def resume(self, table: Table, seat: int) -> None:
        players = len(table.seats)
        turn = table.turn
        table.turn += 1
        if turn < WORKERS * players:
            table.seats[(table.first + turn) % players].push(self.turn.index)
        elif turn < (WORKERS + 1) * players:
            table.seats[(table.next_first() + turn) % players].push(self.end_of_work.index)
        else:
            table.begin_phase(INVENTORY)


class Turn(Step[Table]):
    """Place a worker on an empty action space and carry out its action, or do nothing with it.

    The spaces are those of the present season. Once in a half-year, one of all workers may use one of the other season
    (chapter "Special Action and Starting Player").
    """

    pauses = True
    rests = True

    def __init__(self, end_of_turn: Step[Table]) -> None:
        self.end_of_turn = end_of_turn

    def moves(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        occupied = 0
        for workers in table.workers:
            occupied |= workers
        first, end = 0, SPACE_COUNT
        if not table.may_be_special():
            first = table.season() * SPACES_OF_SEASON
            end = first + SPACES_OF_SEASON
        for space in range(first, end):
            if not occupied >> space & 1 and action(table, space).is_affordable(table, seat):
                found.append(PLACE + space)
        found.append(PASS)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        if len(table.seats) > 1:
            mine.push(self.end_of_turn.index)
        if move == PASS:
            if table.log is not None:
                table.log.append(events.WorkerIdle(seat=seat))
            return
        space = move - PLACE
        table.put_worker(seat, space)
        action(table, space).begin(table, seat)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-work", {"season": SEASON_NAMES[table.season()], "count": self.left(table)})

    def left(self, table: Table) -> int:
        """How many workers the seat whose turn it is has left, this one included."""
        return WORKERS - (table.turn - 1) // len(table.seats)


class EndOfTurn(Pause[Table]):
    """Before the turn passes on: what may be done at any time can be done now, before the opponent acts.

    ruling: It is asked only if something can be loaded or exchanged, and if the opponent does act next: otherwise the
    end of the Work Phase takes its place, and in the solo game always the next turn.
    """

    done = DONE

    def moves(self, table: Table, seat: int) -> list[int]:
        last = table.turn == WORKERS * len(table.seats)
        return [] if last and table.next_first() == seat else [DONE]

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-end-of-turn")


class EndOfWork(Pause[Table]):
    """Declare the end of the Work Phase: the last chance to load the vehicles."""

    done = DONE

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-end-of-work")
