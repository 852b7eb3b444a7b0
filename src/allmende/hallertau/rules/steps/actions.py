"""Phase 4: Actions."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.rules.position import Step
from allmende.core.view import Refusal
from allmende.hallertau.facts import events
from allmende.hallertau.rules.board import ROW_WORKERS, SPACE_NAMES, SPACE_ROWS, lowest_free_row
from allmende.hallertau.rules.language.amounts import FREELY, SPARINGLY
from allmende.hallertau.rules.moves import CHOOSE, EXCHANGE, PLACE, SPARE
from allmende.hallertau.rules.phases import NEW_CARD
from allmende.hallertau.rules.player import FRESH, JUST_EXCHANGED, JUST_TOOLS, LAST_ACTION, TOOLS_THIS_PHASE
from allmende.hallertau.rules.spaces import SPACES
from allmende.hallertau.rules.state import Table


class Actions(Step[Table]):
    """Clockwise from the first player, one turn each, until all workers are gone.

    Who has none left is skipped; who has some can't pass.
    """

    def __init__(self, turn: Step[Table]) -> None:
        self.turn = turn

    def resume(self, table: Table, seat: int) -> None:
        following = table.following()
        if following < 0:
            table.begin_phase(NEW_CARD)
            return
        table.turn = following
        mine = table.seats[following]
        mine.notes[FRESH] = 1  # what can be played before an action of one's own can be played now
        mine.push(self.turn.index)


class Turn(Step[Table]):
    """Place workers on the action board, or exchange workers for tools.

    Whoever has declared this action to be the last has to use up all workers with it.
    """

    pauses = True
    rests = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        workers = mine.workers
        found: list[int] = []
        if not workers:
            return found
        least = workers if mine.notes[LAST_ACTION] else 1
        sparing: list[int] = []
        for number in table.open:
            row = lowest_free_row(table.board[number], SPACE_ROWS[number])
            if row and least <= ROW_WORKERS[row] <= workers:
                found.append(PLACE + number)
                if SPACES[number].divisible(table, seat, FREELY):
                    sparing.append(SPARE + number)
        found.extend(range(EXCHANGE + least - 1, EXCHANGE + workers))
        found.extend(sparing)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].pop()
        table.seats[seat].notes[LAST_ACTION] = 0
        table.forget(seat)
        if move >= EXCHANGE:
            self.exchange(table, seat, move - EXCHANGE + 1)
        elif move >= SPARE:
            self.place(table, seat, move - SPARE, SPARINGLY)
        else:
            self.place(table, seat, move - PLACE, FREELY)

    def resume(self, table: Table, seat: int) -> None:
        """A card has used the last worker: who has none passes."""
        table.seats[seat].pop()
        table.seats[seat].notes[LAST_ACTION] = 0

    def place(self, table: Table, seat: int, number: int, mode: int) -> None:
        """Fill the lowest free row with workers, then carry out the action."""
        row = lowest_free_row(table.board[number], SPACE_ROWS[number])
        table.use(seat, number, row, ROW_WORKERS[row], True, mode)

    def exchange(self, table: Table, seat: int, count: int) -> None:
        """Return workers to the general supply and take as many tools."""
        mine = table.seats[seat]
        mine.workers -= count
        mine.tools += count
        mine.notes[JUST_TOOLS] = count
        mine.notes[JUST_EXCHANGED] = count
        mine.notes[TOOLS_THIS_PHASE] += count
        mine.notes[FRESH] = 1
        if table.log is not None:
            table.log.append(events.WorkersExchanged(seat=seat, count=count))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-turn", {"count": table.seats[seat].workers})

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for number, name in enumerate(SPACE_NAMES):
            reason = self.refusal(table, seat, number)
            if reason is not None:
                found.append(Refusal(f"space:{name}", reason))
        return found

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        if EXCHANGE <= move < CHOOSE:
            if move - EXCHANGE < table.seats[seat].workers:
                return Message("reason-last-action", {"count": table.seats[seat].workers})
            return needs("workers", move - EXCHANGE + 1, table.seats[seat].workers)
        if not PLACE <= move < EXCHANGE:
            return Message("reason-not-now")
        number = move - (SPARE if move >= SPARE else PLACE)
        return self.refusal(table, seat, number) or Message("reason-nothing-to-spare")

    def refusal(self, table: Table, seat: int, number: int) -> Message | None:
        """Why this seat can't place workers on this action space, or None."""
        if number not in table.open:
            return Message("reason-closed")
        row = lowest_free_row(table.board[number], SPACE_ROWS[number])
        if not row:
            return Message("reason-space-full")
        have = table.seats[seat].workers
        if ROW_WORKERS[row] > have:
            return needs("workers", ROW_WORKERS[row], have)
        if table.seats[seat].notes[LAST_ACTION] and ROW_WORKERS[row] < have:
            return Message("reason-last-action", {"count": have})
        return None
