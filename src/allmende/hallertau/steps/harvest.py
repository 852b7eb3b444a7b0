"""Phase 7: Harvest."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.position import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components import COLUMNS
from allmende.hallertau.language.costs import field_number
from allmende.hallertau.moves import HARVEST_ALL, PICK_FIELD
from allmende.hallertau.phases import MILKING
from allmende.hallertau.player import EMPTY, TO_HARVEST
from allmende.hallertau.state import Table


class Harvest(Step[Table]):
    """Each planted field gives as many goods as its row says, and drops one row.

    ruling: What is planted when the phase begins is harvested, each field once: what is sown during the phase grows on.
    """

    def __init__(self, harvesting: Step[Table]) -> None:
        self.harvesting = harvesting

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(MILKING)
            return
        table.turn = table.first
        for mine in table.seats:
            planted = 0
            for column in range(COLUMNS):
                if mine.fields[column] > EMPTY:
                    planted |= 1 << column
            mine.notes[TO_HARVEST] = planted
            if planted:
                mine.push(self.harvesting.index)


class Harvesting(Step[Table]):
    """Harvest the fields one by one, if the seat holds a card to which their order may matter; else all at once."""

    pauses = True
    rests = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        if not self.minds(table, seat):
            return found
        left = 0
        for column in range(COLUMNS):
            if mine.notes[TO_HARVEST] >> column & 1:
                left += 1
                move = PICK_FIELD + field_number(mine.fields[column])
                if move not in found:
                    found.append(move)
        if left == 1:
            found.pop()  # nothing to choose, but a card may come before it
        if left:
            found.append(HARVEST_ALL)
        return found

    def minds(self, table: Table, seat: int) -> bool:
        """Whether the seat holds a card that could be played between two fields only."""
        for card in table.seats[seat].hand:
            if CARDS[card].minds_harvest:
                return True
        return False

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == HARVEST_ALL:
            self.resume(table, seat)
            return
        mine = table.seats[seat]
        for column in range(COLUMNS):
            if mine.notes[TO_HARVEST] >> column & 1 and PICK_FIELD + field_number(mine.fields[column]) == move:
                table.harvest(seat, column)
                return

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        for column in range(COLUMNS):
            if mine.notes[TO_HARVEST] >> column & 1:
                table.harvest(seat, column)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-harvest-order")
