"""Effects and amounts of single cards of deck X."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.farmyard import COLUMNS, ROWS
from allmende.agricola.components.moves import PLACE, TAKE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import OnCard
from allmende.agricola.rules.language.closed_spaces import why_not_placed
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.markers import MarkerAction, MarkerNode
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.placing import act_without_use, can_act_without_use
from allmende.agricola.rules.people import take_person_away
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class FirstBuyer(Offer):
    """Take the card itself, which lies beside the game board, for a `cost`, and get `gains`; then it is gone."""

    def do(self, state: State, seat: int, move: int) -> None:
        super().do(state, seat, move)
        state.beside = [card for card in state.beside if card != self.card]
        state.shared_version += 1
        for i in range(len(state.seats)):
            other = state.own(i)
            other.moments = 0
            for card in (*other.played, *state.beside):
                other.moments |= card_at(state, card).moments
        if state.log is not None:
            state.log.append(events.BesideTaken(seat=seat, card=CARD_NAMES[self.card]))


class LosePerson(Given):
    """The person that is carrying out the action leaves the family, into the supply.

    ruling: Its action space stays occupied in this round. A person that came from the supply for the round is not one
    of the family: it only goes back.
    """

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        if take_person_away(state, seat) < 0:
            return
        mine.people -= 1
        if state.log is not None:
            state.log.append(events.PersonLeft(seat=seat, people=mine.people))


class StayOnCard(Given):
    """The person that is carrying out the action stays on the card to the end of the game.

    It is still one of the family, which needs room and food for it. ruling: Its action space stays occupied in this
    round.
    """

    def give(self, state: State, seat: int, source: str) -> None:
        space = take_person_away(state, seat)
        if space < 0:
            return
        state.seats[seat].bound += 1
        if state.log is not None:
            state.log.append(events.PersonBound(seat=seat, card=CARD_NAMES[self.card], left=SPACE_NAMES[space]))


class ActOnFree(OnCard):
    """Carry out the actions of an action space that is not occupied, for one of `count` markers on the card.

    ruling: No person is placed, and the action space is not used: no card speaks of that.
    """

    asks = "prompt-act-on-free"
    first = PLACE
    last = TAKE

    def __init__(self, count: int) -> None:
        self.pile_size = count

    def choices(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].mark_of(self.card) >= self.pile_size:
            return []
        free = state.spaces & ~state.occupied
        spaces = [space for space in range(SPACE_COUNT) if free >> space & 1]
        return [PLACE + space for space in spaces if can_act_without_use(state, seat, space)]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return self.empty(state, seat) or Message("reason-no-free-space")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return self.empty(state, seat) or why_not_placed(state, seat, move - PLACE, 0)

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + space for space in range(SPACE_COUNT) if state.spaces >> space & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) + 1)
        act_without_use(state, seat, move - PLACE)


# Columns of the farmyard: three farmyard spaces, one below the other

COLUMN_SPACES: Final[list[int]] = [sum(1 << row * COLUMNS + column for row in range(ROWS)) for column in range(COLUMNS)]
"""By column of the farmyard: its spaces."""


def full_columns(spaces: int) -> int:
    """The number of columns of which all spaces are among these."""
    found = 0
    for column in COLUMN_SPACES:
        if not column & ~spaces:
            found += 1
    return found


class ColumnsOfRooms(Counted):
    """The columns of the farmyard with three rooms."""

    name = "columns-of-rooms"

    def count(self, state: State, seat: int) -> int:
        return full_columns(state.seats[seat].rooms)


class ColumnsOfFields(Counted):
    """The columns of the farmyard with three field tiles."""

    name = "columns-of-fields"

    def count(self, state: State, seat: int) -> int:
        return full_columns(state.seats[seat].fields)


class ColumnPastures(Counted):
    """The pastures that are just a column of the farmyard."""

    name = "column-pastures"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for pasture in state.seats[seat].pastures:
            if pasture in COLUMN_SPACES:
                found += 1
        return found


# Every custom node of deck X belongs here, or a test fails.
DrawnAction = ActOnFree | MarkerAction
DrawnNode = ActOnFree | MarkerNode | LosePerson | StayOnCard
