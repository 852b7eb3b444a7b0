"""Phase 7: Harvest."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.position import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.amendments import DRAWN_IN_HARVEST
from allmende.hallertau.rules.components import COLUMNS
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.language.costs import field_number
from allmende.hallertau.rules.moves import HARVEST_ALL, PICK_FIELD
from allmende.hallertau.rules.phases import MILKING
from allmende.hallertau.rules.player import EMPTY, TO_HARVEST
from allmende.hallertau.rules.state import Table


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
    """Harvest the fields one by one, if their order may matter to a card; else all at once.

    The counter is 1 once a field has been harvested by itself.
    """

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
        """Whether the seat holds, or could come to hold, a card that could be played between two fields only."""
        for card in table.seats[seat].hand:
            if CARDS[card].minds_harvest:
                return True
        return table.amended(DRAWN_IN_HARVEST) and self.could_mind(table, seat)

    def could_mind(self, table: Table, seat: int) -> bool:
        """Whether the harvest of some fields could bring a card that minds whether others have been harvested.

        It is drawn, or what it takes to double a yield is gained. Whatever can be played before the first field can do
        so before it; so this takes a card that only the harvest makes playable.
        """
        mine = table.seats[seat]
        for number in mine.hand:
            if self.could_bring(table, CARDS[number]):
                under_way = mine.stack[-2] > 0
                return under_way or (mine.notes[TO_HARVEST].bit_count() > 1 and self.makes_playable(table, seat))
        return False

    def could_bring(self, table: Table, card: Card) -> bool:
        """Whether a card doubles a yield, or draws cards that are still to be had."""
        for deck in card.draws:
            if table.left_in(deck):
                return True
        return card.doubles_yield

    def makes_playable(self, table: Table, seat: int) -> bool:
        """Whether the harvest of all fields but one makes a card playable in a way in which it is not yet."""
        if not self.would_help(table, seat, 0):
            return False
        to_harvest = table.seats[seat].notes[TO_HARVEST]
        for column in range(COLUMNS):
            if to_harvest >> column & 1 and self.would_help(table, seat, 1 << column):
                return True
        return False

    def would_help(self, table: Table, seat: int, left: int) -> bool:
        """Whether that is so after the harvest of all fields but those that are left, one bit each."""
        after = table.copy()
        assert isinstance(after, Table)
        after.own(seat).notes[TO_HARVEST] &= ~left
        self.harvest_all(after, seat)
        for number in table.seats[seat].hand:
            card = CARDS[number]
            if card.options(after, seat) & ~card.options(table, seat):
                return True
        return False

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == HARVEST_ALL:
            self.resume(table, seat)
            return
        mine = table.seats[seat]
        for column in range(COLUMNS):
            if mine.notes[TO_HARVEST] >> column & 1 and PICK_FIELD + field_number(mine.fields[column]) == move:
                mine.stack[-2] = 1
                table.harvest(seat, column)
                return

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].pop()
        self.harvest_all(table, seat)

    def harvest_all(self, table: Table, seat: int) -> None:
        """Harvest all fields that are left."""
        notes = table.seats[seat].notes
        for column in range(COLUMNS):
            if notes[TO_HARVEST] >> column & 1:
                table.harvest(seat, column)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-harvest-order")
