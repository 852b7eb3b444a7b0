"""Phase 4: Actions."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.position import Step
from allmende.core.view import Refusal
from allmende.hallertau import events
from allmende.hallertau.language import FREELY, SPARINGLY
from allmende.hallertau.moves import CHOOSE, EXCHANGE, PLACE, SPARE
from allmende.hallertau.phrases import needs
from allmende.hallertau.spaces import ROW_WORKERS, SPACES, lowest_free_row
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import NEW_CARD


class Actions(Step[Table]):
    """Clockwise from the first player, one turn each, until all workers are gone.

    Who has none left is skipped; who has some can't pass.
    """

    def __init__(self, turn: Step[Table]) -> None:
        self.turn = turn

    def resume(self, table: Table, seat: int) -> None:
        players = len(table.seats)
        begin = table.first if table.turn < 0 else table.turn + 1
        for i in range(players):
            candidate = (begin + i) % players
            if table.seats[candidate].workers:
                table.turn = candidate
                table.seats[candidate].push(self.turn.index)
                return
        table.begin_phase(NEW_CARD)


class Turn(Step[Table]):
    """Place workers on the action board, or exchange workers for tools."""

    def moves(self, table: Table, seat: int) -> list[int]:
        workers = table.seats[seat].workers
        found: list[int] = []
        sparing: list[int] = []
        for number in table.open:
            space = SPACES[number]
            row = lowest_free_row(table.board[number], space.rows)
            if row and ROW_WORKERS[row] <= workers:
                found.append(PLACE + number)
                if space.effect.divisible(table, seat):
                    sparing.append(SPARE + number)
        found.extend(range(EXCHANGE, EXCHANGE + workers))
        found.extend(sparing)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].pop()
        if move >= EXCHANGE:
            self.exchange(table, seat, move - EXCHANGE + 1)
        elif move >= SPARE:
            self.place(table, seat, move - SPARE, SPARINGLY)
        else:
            self.place(table, seat, move - PLACE, FREELY)

    def place(self, table: Table, seat: int, number: int, mode: int) -> None:
        """Fill the lowest free row with workers, then carry out the action."""
        mine = table.seats[seat]
        space = SPACES[number]
        row = lowest_free_row(table.board[number], space.rows)
        workers = ROW_WORKERS[row]
        table.board[number] |= workers << 2 * row - 2
        mine.workers -= workers
        if table.log is not None:
            table.log.append(events.WorkersPlaced(seat=seat, space=space.name, row=row, count=workers))
        mine.push(space.effect.index, 0, mode)

    def exchange(self, table: Table, seat: int, count: int) -> None:
        """Return workers to the general supply and take as many tools."""
        mine = table.seats[seat]
        mine.workers -= count
        mine.tools += count
        if table.log is not None:
            table.log.append(events.WorkersExchanged(seat=seat, count=count))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-turn", {"count": table.seats[seat].workers})

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for number, space in enumerate(SPACES):
            reason = self.refusal(table, seat, number)
            if reason is not None:
                found.append(Refusal(f"space:{space.name}", reason))
        return found

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        if EXCHANGE <= move < CHOOSE:
            return needs("workers", move - EXCHANGE + 1, table.seats[seat].workers)
        if not PLACE <= move < EXCHANGE:
            return Message("reason-not-now")
        number = move - (SPARE if move >= SPARE else PLACE)
        return self.refusal(table, seat, number) or Message("reason-nothing-to-spare")

    def refusal(self, table: Table, seat: int, number: int) -> Message | None:
        """Why this seat can't place workers on this action space, or None."""
        space = SPACES[number]
        if number not in table.open:
            return Message("reason-closed")
        row = lowest_free_row(table.board[number], space.rows)
        if not row:
            return Message("reason-space-full")
        have = table.seats[seat].workers
        if ROW_WORKERS[row] > have:
            return needs("workers", ROW_WORKERS[row], have)
        return None
