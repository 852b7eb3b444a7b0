"""Phase 7: Harvest."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.state import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import HARVEST_ALL, PICK_FIELD
from allmende.hallertau.components.pieces import COLUMNS
from allmende.hallertau.rules.amendments import DRAWN_IN_HARVEST
from allmende.hallertau.rules.fields import harvest
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.language.costs import field_number
from allmende.hallertau.rules.phases import MILKING
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import State


class Harvest(Step[State]):
    """Let each planted field yield as many goods as its row says, and drop one row.

    ruling: Fields that are planted when the phase begins are harvested, each once: goods sown during the phase grow on.
    """

    def __init__(self, harvesting: Step[State]) -> None:
        self.harvesting = harvesting

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(MILKING)
            return
        state.turn = state.first
        for mine in state.seats:
            planted = 0
            for column in range(COLUMNS):
                if mine.fields[column] > EMPTY:
                    planted |= 1 << column
            mine.to_harvest = planted
            if planted:
                mine.push(self.harvesting.index)


class Harvesting(Step[State]):
    """Harvest the fields one by one, if their order may matter to a card; else all at once.

    The counter is 1 once a field has been harvested by itself.
    """

    pauses = True
    rests = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        if not self.minds(state, seat):
            return found
        left = 0
        for column in range(COLUMNS):
            if mine.to_harvest >> column & 1:
                left += 1
                move = PICK_FIELD + field_number(mine.fields[column])
                if move not in found:
                    found.append(move)
        if left == 1:
            found.pop()  # nothing to choose, but a card may come before it
        if left:
            found.append(HARVEST_ALL)
        return found

    def minds(self, state: State, seat: int) -> bool:
        """True if the seat holds, or could come to hold, a card that could be played between two fields only."""
        for card in state.seats[seat].hand:
            if CARDS[card].minds_harvest:
                return True
        return state.amended(DRAWN_IN_HARVEST) and self.could_mind(state, seat)

    def could_mind(self, state: State, seat: int) -> bool:
        """True if the harvest of some fields could bring a card for which the order of the rest matters.

        Such a card is drawn, or the goods to play it are gained. A card that is playable before the first field can do
        its work then; so this takes a card that only the harvest makes playable.
        """
        mine = state.seats[seat]
        for number in mine.hand:
            if self.could_bring(state, CARDS[number]):
                under_way = mine.stack[-2] > 0
                return under_way or (mine.to_harvest.bit_count() > 1 and self.makes_playable(state, seat))
        return False

    def could_bring(self, state: State, card: Card) -> bool:
        """True if a card doubles a yield, or draws cards that are left in their pile."""
        for deck in card.draws:
            if state.left_in(deck):
                return True
        return card.doubles_yield

    def makes_playable(self, state: State, seat: int) -> bool:
        """True if the harvest of all fields, or of all but one, makes a card playable in a new way."""
        if not self.would_help(state, seat, 0):
            return False
        to_harvest = state.seats[seat].to_harvest
        for column in range(COLUMNS):
            if to_harvest >> column & 1 and self.would_help(state, seat, 1 << column):
                return True
        return False

    def would_help(self, state: State, seat: int, left: int) -> bool:
        """True if a card is playable in a new way after the harvest of all fields but those in `left`, one bit each."""
        after = state.copy()
        assert isinstance(after, State)
        after.own(seat).to_harvest &= ~left
        self.harvest_all(after, seat)
        for number in state.seats[seat].hand:
            card = CARDS[number]
            if card.options(after, seat) & ~card.options(state, seat):
                return True
        return False

    def play(self, state: State, seat: int, move: int) -> None:
        if move == HARVEST_ALL:
            self.resume(state, seat)
            return
        mine = state.seats[seat]
        for column in range(COLUMNS):
            if mine.to_harvest >> column & 1 and PICK_FIELD + field_number(mine.fields[column]) == move:
                mine.stack[-2] = 1
                harvest(state, seat, column)
                return

    def resume(self, state: State, seat: int) -> None:
        state.seats[seat].pop()
        self.harvest_all(state, seat)

    def harvest_all(self, state: State, seat: int) -> None:
        """Harvest all fields that are left."""
        mine = state.seats[seat]
        for column in range(COLUMNS):
            if mine.to_harvest >> column & 1:
                harvest(state, seat, column)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-harvest-order")
