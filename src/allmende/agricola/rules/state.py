"""The state of a game: the game board with its people and goods, the major improvements, the players' farmyards."""

from __future__ import annotations

from typing import Any

from allmende.agricola.components.board import ROUNDS, SPACE_COUNT, SPACE_NAMES, TILE_SPACES
from allmende.agricola.components.farmyard import around
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NAMES, SPACE_OF_CARD
from allmende.agricola.record import events
from allmende.agricola.record.deal import Deal, drawn
from allmende.agricola.rules.amendments import MINORS_AS_MAJORS
from allmende.agricola.rules.announcements import Announcements
from allmende.agricola.rules.moments import PLOWED, SPACES_USED
from allmende.agricola.rules.occupants import ADULT, NEWBORN, VISITOR, kind_of, owner_of, space_of, standing
from allmende.agricola.rules.permits import HOUSES_PERSON, KEEPS_SITE, LODGES_PERSON, LODGING_ENDS
from allmende.agricola.rules.phases import (
    AHEAD_PLACE,
    ELSEWHERE,
    PHASE_NAMES,
    PREPARATION,
    REACTING,
    STANDS_MASK,
    STANDS_PLACE,
    UNREAD,
    USING,
    WORK,
)
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.setup import Setup
from allmende.core.rules.state import FRAME, Anytime, Step


class State(Announcements):
    """A state of Agricola.

    `order` has the action space that comes into play in each round, from index 0 on. `spaces` are those in play,
    `occupied` those that can't be used any more in this round, as bits, and `people` those on which each seat's people
    stand. `persons` are all people there, one by one, in the order in which they came (`occupants.py`). `goods` lie on
    the accumulation spaces. `improvements` are the major ones that can be built, as bits. `first` is the starting
    player. `first_used` is the first action space of this round to which a person came and on which nothing
    accumulates, or -1. In the work phase `turn` is the seat that places the next person if it has one; in the other
    phases it counts their progress, from 0 on. `pile` has the hand cards that lie face down, from which others
    are drawn before the first round; the list is never changed but replaced.
    """

    __slots__ = (
        "deal",
        "first",
        "first_used",
        "goods",
        "improvements",
        "occupied",
        "order",
        "people",
        "persons",
        "pile",
        "round",
        "spaces",
        "steps",
    )

    def __init__(
        self,
        seats: list[Player],
        anytime: Anytime[Any] | None,
        steps: list[Step[State]],
        setup: Setup,
        deal: Deal,
        order: list[int],
        goods: list[int],
        people: list[int],
        persons: list[int],
        spaces: int,
        occupied: int,
        improvements: int,
        round_number: int,
        phase: int,
        first: int,
        turn: int,
        pile: list[int],
        first_used: int,
    ) -> None:
        super().__init__(seats, anytime, phase, setup, turn)
        self.steps = steps
        self.deal = deal
        self.order = order
        self.goods = goods
        self.people = people
        self.persons = persons
        self.spaces = spaces
        self.occupied = occupied
        self.improvements = improvements
        self.round = round_number
        self.first = first
        self.pile = pile
        self.first_used = first_used

    def copy_state(self) -> State:
        """A copy that shares the seats."""
        return State(
            self.seats[:],
            self.anytime,
            self.steps,
            self.setup,
            self.deal,
            self.order,
            self.goods[:],
            self.people[:],
            self.persons[:],
            self.spaces,
            self.occupied,
            self.improvements,
            self.round,
            self.phase,
            self.first,
            self.turn,
            self.pile,
            self.first_used,
        )

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase."""
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = 0
        if self.log is not None and phase != PREPARATION:  # of which the round itself tells
            self.log.append(events.PhaseBegan(phase=PHASE_NAMES[phase], round=self.round))

    def begin_round(self) -> None:
        """Bring the next action space into play."""
        self.round += 1
        self.occupied = 0
        self.persons = []
        self.first_used = -1
        for seat in range(len(self.seats)):
            self.people[seat] = 0
            mine = self.seats[seat]
            mine.newborns = 0
            mine.placed = 0
            mine.visited = 0
            mine.helpers = 0
            mine.home = mine.people
        space = self.order[self.round - 1]
        if self.log is not None:
            self.log.append(events.RoundBegan(seat=self.first, round=self.round))
        self.reveal()
        self.spaces |= 1 << space
        if self.log is not None:
            self.log.append(events.SpaceRevealed(action=SPACE_NAMES[space], round=self.round))

    # The action spaces

    def put_person(self, seat: int, space: int) -> None:
        """Place a person of the family on an action space."""
        self.seats[seat].home -= 1
        self.put_there(seat, space, ADULT)

    def call_person(self, seat: int, space: int, kind: int) -> None:
        """Place a person of the seat's supply on an action space: a visitor, or one that is out of play afterwards."""
        self.seats[seat].people_away += 1
        if self.log is not None:
            self.log.append(events.PersonCalled(seat=seat))
        self.put_there(seat, space, kind)

    def put_there(self, seat: int, space: int, kind: int) -> None:
        """Place a person on an action space; a person on one of the variant tiles blocks all of them."""
        mine = self.seats[seat]
        mine.placed += 1
        mine.visited |= 1 << space
        self.persons.append(standing(space, seat, kind))
        self.note_first(space)
        self.people[seat] |= 1 << space
        self.occupied |= TILE_SPACES if TILE_SPACES >> space & 1 else 1 << space
        if self.log is not None:
            self.log.append(events.PersonPlaced(seat=seat, action=SPACE_NAMES[space]))

    def note_first(self, space: int) -> None:
        """Note that a person has come to an action space, if no one has come to one where nothing accumulates."""
        if self.first_used < 0 and not self.setup.accumulates[space]:
            self.first_used = space

    def move_person(self, seat: int, space: int) -> None:
        """Move the person that is taking an action, if one is, to another action space; it leaves its own."""
        before = self.acting_on(seat)
        if before < 0:
            return
        stack = self.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if stack[i] == USING and not stack[i + 2] & ELSEWHERE:
                stack[i + 2] &= ~(STANDS_MASK << STANDS_PLACE)
                stack[i + 2] |= space + 1 << STANDS_PLACE
                break
        for i in range(len(self.persons) - 1, -1, -1):
            person = self.persons[i]
            if owner_of(person) == seat and space_of(person) == before and kind_of(person) != NEWBORN:
                self.persons[i] = standing(space, seat, kind_of(person))
                break
        self.note_first(space)
        here = [owner_of(person) for person in self.persons if space_of(person) == before]
        if not here:
            self.occupied &= ~(1 << before)
        if seat not in here:
            self.people[seat] &= ~(1 << before)
        self.people[seat] |= 1 << space
        self.occupied |= 1 << space
        if self.log is not None:
            self.log.append(events.PersonMoved(seat=seat, action=SPACE_NAMES[space], left=SPACE_NAMES[before]))

    def grow_family(self, seat: int) -> None:
        super().grow_family(seat)
        space = self.acting_on(seat)
        if space >= 0:
            self.persons.append(standing(space, seat, NEWBORN))

    def raise_newborn(self, seat: int) -> None:
        """Let a newborn of this round take an action: it grows up, and leaves the place beside its parent."""
        mine = self.seats[seat]
        mine.newborns -= 1
        mine.home += 1
        for i in range(len(self.persons) - 1, -1, -1):
            if owner_of(self.persons[i]) == seat and kind_of(self.persons[i]) == NEWBORN:
                del self.persons[i]
                return

    def acting_on(self, seat: int) -> int:
        """The action space on which the person that is taking an action stands, or -1 if none is."""
        if not self.setup.cards:
            return space_of(self.persons[-1]) if self.persons else -1
        stack = self.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if stack[i] == USING and not stack[i + 2] & ELSEWHERE:
                stands = stack[i + 2] >> STANDS_PLACE & STANDS_MASK
                return stands - 1 if stands else stack[i + 1]
        return -1

    def placed_by(self, seat: int) -> list[int]:
        """The action spaces on which a seat has placed people in this round, in order; newborns are not placed."""
        return [space_of(person) for person in self.persons if owner_of(person) == seat and kind_of(person) != NEWBORN]

    def return_home(self) -> None:
        """Take all people off the action spaces; visitors go back to the supply."""
        for person in self.persons:
            if kind_of(person) == VISITOR:
                self.seats[owner_of(person)].people_away -= 1
        self.persons = []
        self.occupied = 0
        for seat in range(len(self.people)):
            self.people[seat] = 0

    def is_before_homecoming(self, number: int) -> bool:
        """True if the Returning Home Phase of round `number` is still to come."""
        return self.round < number or (self.round == number and self.phase <= WORK)

    def fill_spaces(self) -> None:
        """Place goods on all accumulation spaces in play."""
        accumulates = self.setup.accumulates
        for space in range(SPACE_COUNT):
            if accumulates[space] and self.spaces >> space & 1:
                self.goods[space] += accumulates[space]

    # Fields

    def plow(self, seat: int, space: int) -> None:
        """Place a field tile."""
        beside = around(self.seats[seat].fields) >> space & 1
        super().plow(seat, space)
        if self.setup.cards:
            self.happen(seat, PLOWED, beside)

    # Major improvements

    def take_improvement(self, seat: int, improvement: int) -> None:
        """Put a major improvement in front of a seat."""
        self.improvements &= ~(1 << improvement)
        self.seats[seat].improvements |= 1 << improvement
        if self.phase != WORK:  # when others may be deciding, too
            self.shared_version += 1

    def return_improvement(self, seat: int, improvement: int) -> None:
        """Put a major improvement back beside the board; a minor one that is major, too, is out of play there."""
        self.improvements |= 1 << improvement
        self.seats[seat].improvements &= ~(1 << improvement)
        if improvement >= IMPROVEMENTS:
            self.take_from_play(seat, CARD_NAMES.index(self.setup.improvements[improvement].name))

    def majors_of(self, seat: int) -> int:
        """The improvements of a seat that count as major ones, as bits."""
        improvements = self.seats[seat].improvements
        return improvements if self.amended(MINORS_AS_MAJORS) else improvements & MAJORS

    def improvement_of(self, seat: int, kind: int) -> int:
        """An improvement of this kind that the seat has, or -1."""
        improvements = self.setup.improvements
        mine = self.seats[seat]
        for i in range(len(improvements)):
            if improvements[i].kind == kind and mine.has_improvement(i):
                return i
        return -1

    # Hand cards

    def put_in_play(
        self, seat: int, card: int, moments: int, watches: int, permits: int, saves: bool, bed: int
    ) -> None:
        """Place a card in front of a seat, with all that it does; `bed`: the crops that may grow on it, as bits."""
        mine = self.seats[seat]
        mine.played = [*mine.played, card]
        mine.marks = [*mine.marks, 0]
        mine.moments |= moments
        mine.watches |= watches
        mine.permits |= permits
        if permits & KEEPS_SITE:
            mine.update_least_fences()
        lodges = permits & LODGES_PERSON and self.is_before_homecoming(LODGING_ENDS)
        if permits & HOUSES_PERSON or lodges:
            mine.quarters += 1
        if lodges:
            mine.set_mark(card, 1)
        mine.saves = mine.saves or saves
        if SPACE_OF_CARD[card] >= 0:
            self.spaces |= 1 << SPACE_OF_CARD[card]
        if bed:
            mine.beds = [*mine.beds, card << BED_BITS | bed]
            mine.crops.append(0)

    def take_from_play(self, seat: int, card: int) -> None:
        """Take a card that reacts to no moment out of play; others that are still to react get other bits."""
        mine = self.seats[seat]
        place = mine.played.index(card)
        mine.played = mine.played[:place] + mine.played[place + 1 :]
        mine.marks = mine.marks[:place] + mine.marks[place + 1 :]
        before = (1 << place) - 1
        stack = mine.stack
        for i in range(0, len(stack), FRAME):
            if stack[i] == REACTING and stack[i + 2] != UNREAD:
                stack[i + 2] = stack[i + 2] & before | stack[i + 2] >> 1 & ~before
            elif stack[i] == USING:
                ahead = stack[i + 2] >> AHEAD_PLACE
                stack[i + 2] += (ahead & before | ahead >> 1 & ~before) - ahead << AHEAD_PLACE

    def pass_on(self, seat: int, card: int) -> None:
        """Pass a traveling card to the player to the left; in a solo game, remove it from play."""
        players = len(self.seats)
        if players > 1:
            left = self.own((seat + 1) % players)
            left.hand = [*left.hand, card]
            left.known = [*left.known, card]
            self.shared_version += 1
        if self.log is not None:
            to = (seat + 1) % players if players > 1 else -1
            self.log.append(events.CardPassed(seat=seat, card=CARD_NAMES[card], to=to))

    def give_away(self, seat: int, card: int) -> None:
        """Give a card of one's hand to the player to the left, who alone sees it; in a solo game, it is removed."""
        players = len(self.seats)
        mine = self.seats[seat]
        mine.hand = [other for other in mine.hand if other != card]
        mine.known = [other for other in mine.known if other != card]
        if players > 1:
            left = self.own((seat + 1) % players)
            left.hand = [*left.hand, card]
            if players == 2:
                left.known = [*left.known, card]
            self.shared_version += 1
        if self.log is not None:
            to = (seat + 1) % players if players > 1 else -1
            self.log.append(events.OccupationGiven(seat=seat, cards=[CARD_NAMES[card]], to=to))

    def draw_lot(self, count: int) -> int:
        """Draw one of `count` by lot; no player can know in advance which one."""
        self.reveal()
        return drawn(self.deal.lot, self.reveal_count, count)

    def turn_used(self, seat: int, spaces: int) -> None:
        """Announce that unused spaces of a seat's farmyard, as bits, are used now."""
        if spaces and self.setup.cards:
            if self.seats[seat].permits & KEEPS_SITE:
                self.seats[seat].update_least_fences()
            self.happen(seat, SPACES_USED, spaces)

    def promise(self, seat: int, resource: int, rounds: int) -> list[int]:
        """Place one of a resource on each of the next `rounds` round spaces that there are; return those rounds."""
        mine = self.seats[seat]
        chosen = list(range(self.round + 1, min(self.round + rounds, ROUNDS) + 1))
        for number in chosen:
            mine.promised = [*mine.promised, number, resource, 1]
        return chosen
