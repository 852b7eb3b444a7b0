"""Markers of deck X: on action spaces, and on the card itself."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import CHOOSE, MOST_WAYS, PLACE, TAKE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED, ANIMAL_SPACES, BUILDING_SPACES, is_in_reach
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.goods import take_from
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.placing import known_spaces
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.occupants import ADULT, kind_of
from allmende.agricola.rules.people import person_in_action
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

# One on an action space

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
        marks = mine.trail >> space & 1
        for card in mine.played:
            for effect in card_at(state, card).effects:
                if isinstance(effect, MarkSpace) and mine.mark_of(card) == space + 1:
                    marks = 1
        if marks:
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


# Those on many action spaces


class LayTrail(Action):
    """Get bonus points, from `least` to `most` of them, and put `each` markers for each on different action spaces.

    The counter has the markers that are still to be put somewhere; before that, the points are chosen.
    """

    asks = "prompt-lay-trail"
    first = PLACE
    last = TAKE
    owed = True

    def __init__(self, least: int, most: int, each: int) -> None:
        self.least = least
        self.most = most
        self.each = each

    def owns(self, move: int) -> bool:
        return super().owns(move) or CHOOSE <= move <= CHOOSE + self.most - self.least

    def points(self, move: int) -> int:
        """The points that a move chooses."""
        return self.least + move - CHOOSE

    def choices(self, state: State, seat: int) -> list[int]:
        unmarked = known_spaces(state, seat) & ~state.seats[seat].trail
        if self.so_far(state, seat):
            return [PLACE + space for space in range(SPACE_COUNT) if unmarked >> space & 1]
        most = min(self.most, bit_count(unmarked) // self.each)
        return [CHOOSE + points - self.least for points in range(self.least, most + 1)]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-space-to-mark")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= CHOOSE:
            return Message("reason-markers-first" if self.so_far(state, seat) else "reason-no-space-to-mark")
        if not self.so_far(state, seat):
            return Message("reason-points-first")
        marked = state.seats[seat].trail >> move - PLACE & 1
        return Message("reason-marked" if marked else "reason-no-space-to-mark")

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + space for space in range(SPACE_COUNT) if state.spaces >> space & 1]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move >= CHOOSE:
            mine.stack[-2] = self.each * self.points(move)
            award(state, seat, self.points(move), self.source(state, seat))
            return
        self.do(state, seat, move)
        mine.stack[-2] -= 1
        if not mine.stack[-2]:
            mine.pop()

    def do(self, state: State, seat: int, move: int) -> None:
        space = move - PLACE
        state.seats[seat].trail |= 1 << space
        state.shared_version += 1
        if state.log is not None:
            state.log.append(events.SpaceMarked(seat=seat, card=CARD_NAMES[self.card], space=SPACE_NAMES[space]))


class FamilyAtMarker(Fact):
    """One of the family has come to an action space with a marker that the seat may take.

    A person of the supply does not belong to the family.
    """

    name = "family-at-marker"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        if not state.seats[seat].trail >> space_told(state.told(seat)) & 1:
            return False
        place = person_in_action(state, seat)
        return place >= 0 and kind_of(state.persons[place]) == ADULT


class TakeMarker(Given):
    """Take the marker off the action space in question."""

    def give(self, state: State, seat: int, source: str) -> None:
        space = space_told(state.told(seat))
        state.seats[seat].trail &= ~(1 << space)
        state.shared_version += 1
        if state.log is not None:
            state.log.append(events.MarkerTaken(seat=seat, card=CARD_NAMES[self.card], space=SPACE_NAMES[space]))


class MarkersOut(Counted):
    """The markers that lie on action spaces."""

    name = "markers-out"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].trail)


# Those on the card, which breed and are fed

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


MarkerAction = MarkSpace | LayTrail | FeedMarkers
MarkerNode = MarkerAction | TakeFromMarked | TakeMarker | LayMarkers
