"""Effects and amounts of single cards of deck X."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.farmyard import COLUMNS, ROWS
from allmende.agricola.components.moves import CHOOSE, MOST_WAYS, PLACE, TAKE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED, ANIMAL_SPACES, BUILDING_SPACES, is_in_reach
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action, OnCard
from allmende.agricola.rules.language.closed_spaces import why_not_placed
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.goods import take_from
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.placing import act_without_use, can_act_without_use
from allmende.agricola.rules.people import take_person_away
from allmende.agricola.rules.shortages import good_missing
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


# A marker on an action space

MARKABLE_SPACES: Final[int] = BUILDING_SPACES | ANIMAL_SPACES
"""The action spaces on which building resources or animals accumulate."""


class MarkSpace(Action):
    """Put the card's marker on an action space on which building resources or animals accumulate, for good.

    The card's mark is 1 more than the number of the action space.
    """

    asks = "prompt-mark-space"
    first = PLACE
    last = TAKE
    owed = True

    def choices(self, state: State, seat: int) -> list[int]:
        there, played = state.spaces & MARKABLE_SPACES, state.seats[seat].played
        return [PLACE + space for space in range(SPACE_COUNT) if there >> space & 1 and is_in_reach(space, played)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-not-markable")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-not-markable")

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + space for space in range(SPACE_COUNT) if state.spaces >> space & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        space = move - PLACE
        state.seats[seat].set_mark(self.card, space + 1)
        state.shared_version += 1
        if state.log is not None:
            state.log.append(events.SpaceMarked(seat=seat, card=CARD_NAMES[self.card], space=SPACE_NAMES[space]))


def marking(state: State, space: int) -> list[int]:
    """The seats whose cards have a marker on an action space."""
    found: list[int] = []
    for seat, mine in enumerate(state.seats):
        for card in mine.played:
            for effect in card_at(state, card).effects:
                if isinstance(effect, MarkSpace) and mine.mark_of(card) == space + 1:
                    found.append(seat)
    return found


class MarkedUnused(Fact):
    """No player has used the action space with the card's marker in this round, and something lies there."""

    name = "marked-unused"

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        space = state.seats[seat].mark_of(self.card) - 1
        if space < 0 or not state.goods[space]:
            return False
        for other in state.seats:
            if other.visited >> space & 1:
                return False
        return True


class TakeFromMarked(Given):
    """Take one of the goods on the action space with the card's marker."""

    def give(self, state: State, seat: int, source: str) -> None:
        space = state.seats[seat].mark_of(self.card) - 1
        if space < 0 or not state.goods[space]:
            return
        state.goods[space] -= 1
        state.shared_version += 1
        take_from(state, seat, space, ACCUMULATED[space], 1, f"space:{SPACE_NAMES[space]}")


# Markers on the card, which breed and are fed

MARKER_BITS: Final = 8
"""The bits of a card's mark for the markers on it; further on stand those that have been lost."""


def markers_on(mark: int) -> int:
    """The number of markers on a card with this mark."""
    return mark & (1 << MARKER_BITS) - 1


class LayMarkers(Given):
    """Lay markers onto the card: `count`, or one for each `every` of those that are there."""

    def __init__(self, count: int = 0, every: int = 0) -> None:
        self.count = count
        self.every = every

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        more = markers_on(mark) // self.every if self.every else self.count
        mine.set_mark(self.card, mark + more)
        if more and state.log is not None:
            state.log.append(events.MarkersLaid(seat=seat, card=CARD_NAMES[self.card], count=more))


class FeedMarkers(Action):
    """Pay a food for each marker on the card; those for which none is paid are removed, and lost."""

    asks = "prompt-feed-markers"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS
    owed = True

    def left_on_card(self, mark: int) -> int:
        return markers_on(mark)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        there = markers_on(mine.mark_of(self.card))
        return [CHOOSE + kept for kept in range(min(there, mine.goods[FOOD]) + 1)] if there else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-card-empty")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move - CHOOSE > markers_on(state.seats[seat].mark_of(self.card)):
            return Message("reason-not-so-many-markers")
        return good_missing(state, seat, FOOD, move - CHOOSE)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mark, kept = mine.mark_of(self.card), move - CHOOSE
        lost = markers_on(mark) - kept
        if kept:
            pay(state, seat, FOOD, kept, self.source(state, seat))
        mine.set_mark(self.card, mark - lost + (lost << MARKER_BITS))
        if lost and state.log is not None:
            state.log.append(events.MarkersLost(seat=seat, card=CARD_NAMES[self.card], count=lost))


class Markers(Counted):
    """The markers on the card."""

    name = "markers"

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return markers_on(mine.mark_of(self.card)) if self.card in mine.played else 0


class LostMarkers(Markers):
    """The markers that have been removed from the card."""

    name = "lost-markers"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.mark_of(self.card) >> MARKER_BITS if self.card in mine.played else 0


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
DrawnAction = ActOnFree | MarkSpace | FeedMarkers
DrawnNode = DrawnAction | LosePerson | StayOnCard | TakeFromMarked | LayMarkers
