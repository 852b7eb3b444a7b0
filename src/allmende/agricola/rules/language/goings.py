"""People who come home early, go on to other action spaces, or come as guests; and stables given back."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_NAMES, space_number
from allmende.agricola.components.farmyard import SPACES, STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE, PLACE, STABLE
from allmende.agricola.components.numbers import SPACE_OF_CARD
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import MEETING_PLACE
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.another_space import Placing
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.on_card import LAID_BITS
from allmende.agricola.rules.language.placing import placings, unoccupied_spaces, use_space
from allmende.agricola.rules.occupants import ADULT, NEWBORN, kind_of, owner_of, space_of, standing
from allmende.agricola.rules.people import leave_space, move_person, send_home
from allmende.agricola.rules.phases import TURNING, WORK
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


def own_person(state: State, seat: int, space: int, visitors: bool = False) -> int:
    """The place among the people on action spaces of a person of the seat on a space, or -1.

    It is one of the family, or with `visitors` any that was placed there.
    """
    for i in range(len(state.persons)):
        person = state.persons[i]
        meant = kind_of(person) == ADULT or (visitors and kind_of(person) != NEWBORN)
        if meant and owner_of(person) == seat and space_of(person) == space:
            return i
    return -1


class ComeHome(Given):
    """Take one's person on an action space home again, to be placed once more in this round."""

    def __init__(self, space: str) -> None:
        self.space = space_number(space)

    def is_possible(self, state: State, seat: int) -> bool:
        return own_person(state, seat, self.space) >= 0

    def give(self, state: State, seat: int, source: str) -> None:
        if self.is_possible(state, seat):
            send_home(state, seat, self.space)


def go_to(state: State, seat: int, place: int, space: int) -> None:
    """Move a person of the seat, at its place among those on action spaces, to another space; no action is taken."""
    person = state.persons[place]
    before = space_of(person)
    state.persons[place] = standing(space, seat, kind_of(person))
    leave_space(state, seat, before)
    state.people[seat] |= 1 << space
    state.occupied |= 1 << space
    if state.log is not None:
        state.log.append(events.PersonMoved(seat=seat, action=SPACE_NAMES[space], left=SPACE_NAMES[before]))


class GoOn(Placing):
    """Move one's person on an action space to an unoccupied one, and use that one.

    It is one of the family, or with `visitors` any that was placed there.
    """

    asks = "prompt-go-on"

    def __init__(self, space: str, visitors: bool = False) -> None:
        self.space = space_number(space)
        self.visitors = visitors

    def has_person(self, state: State, seat: int) -> bool:
        return self.person(state, seat) >= 0

    def person(self, state: State, seat: int) -> int:
        """The place of that person among all people on action spaces, or -1."""
        return own_person(state, seat, self.space, self.visitors)

    def spaces(self, state: State, seat: int) -> int:
        return unoccupied_spaces(state, seat) & ~(1 << self.space) if self.has_person(state, seat) else 0

    def choices(self, state: State, seat: int) -> list[int]:
        return placings(state, seat, self.spaces(state, seat))

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        return Message("reason-only-unoccupied") if self.has_person(state, seat) else None

    def of_supply(self, state: State, seat: int) -> int:
        return 0

    def do(self, state: State, seat: int, move: int) -> None:
        go_to(state, seat, self.person(state, seat), move - PLACE)
        use_space(state, seat, move - PLACE)


class MoveFirstHere(Action):
    """Move the first person placed in this round to the card, unless it is on the Meeting Place, to do something."""

    asks = "prompt-move-first-here"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, then: Action) -> None:
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def finish(self, state: State, seat: int) -> None:
        state.seats[seat].push(self.then.index, 0, OPTIONAL)

    def place(self, state: State, seat: int) -> int:
        """The place of that person among those on action spaces, or -1 if it can't be moved."""
        spaces = state.placed_by(seat)
        if state.phase != WORK or not spaces or state.seats[seat].placed > len(spaces) or spaces[0] == MEETING_PLACE:
            return -1
        for i in range(len(state.persons)):
            person = state.persons[i]
            if owner_of(person) == seat and kind_of(person) != NEWBORN:
                return i
        return -1

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if self.place(state, seat) >= 0 else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.place(state, seat) >= 0 else Message("reason-no-first-person")

    def do(self, state: State, seat: int, move: int) -> None:
        here, place = SPACE_OF_CARD[self.card], self.place(state, seat)
        before = space_of(state.persons[place])
        if before == state.acting_on(seat) and state.placed_by(seat).count(before) == 1:
            move_person(state, seat, here)
        else:
            go_to(state, seat, place, here)
        if before not in state.placed_by(seat):  # a newborn may be left there, which has not been placed
            state.people[seat] &= ~(1 << before)


class InviteGuest(Action):
    """Discard a food from the card, so that a person of the supply may be placed in this round; once in a round.

    The card's mark has its food and, `LAID_BITS` further on, the last round in which that was done.
    """

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def left_on_card(self, mark: int) -> int:
        return mark & (1 << LAID_BITS) - 1

    def food(self, state: State, seat: int) -> int:
        """The food on the card."""
        return state.seats[seat].mark_of(self.card) & (1 << LAID_BITS) - 1

    def was_used(self, state: State, seat: int) -> bool:
        """True if it was done in this round."""
        return state.seats[seat].mark_of(self.card) >> LAID_BITS == state.round

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        free = mine.supply() - mine.helpers > 0
        possible = state.phase == WORK and free and self.food(state, seat) > 0 and not self.was_used(state, seat)
        return [CHOOSE] if possible else []

    def refusal(self, state: State, seat: int) -> Message | None:
        mine = state.seats[seat]
        if self.was_used(state, seat):
            return Message("reason-card-used-in-round")
        if not self.food(state, seat):
            return Message("reason-card-empty")
        if mine.supply() - mine.helpers <= 0:
            return Message("reason-all-people")
        return None if state.phase == WORK else NOT_NOW

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, state.round << LAID_BITS | self.food(state, seat) - 1)
        mine.helpers += 1


class ReturnStables(Action):
    """Take up to `most` stables off the farmyard, back into the supply, for goods each."""

    asks = "prompt-return-stables"
    first = STABLE
    last = STABLE + len(STABLE_SITE_NAMES)
    repeats = True

    def __init__(self, most: int, gains: Sequence[int]) -> None:
        self.most = most
        self.gains = list(gains)

    def choices(self, state: State, seat: int) -> list[int]:
        if self.so_far(state, seat) >= self.most:
            return []
        stables = state.seats[seat].stables
        return [STABLE + site for site in range(len(STABLE_SITE_NAMES)) if stables >> site & 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-stable-built")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-no-stable-here")

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(STABLE, STABLE + SPACES))

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        mine.stables &= ~(1 << move - STABLE)
        update_least_fences(mine)
        if state.log is not None:
            state.log.append(events.StableReturned(seat=seat, place=STABLE_SITE_NAMES[move - STABLE]))
        receive(state, seat, self.gains[0], self.gains[1], source)

    def end(self, state: State, seat: int) -> None:
        super().end(state, seat)
        accommodate(state, seat)


class SkipToBake(Action):
    """Skip the placing of a person on one's turn, and bake bread instead, if all players have people left to place."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self) -> None:
        self.bake = BakeBread()

    def parts(self) -> list[Effect]:
        return [self.bake]

    def all_have_people(self, state: State) -> bool:
        """True if each player has a person left to place."""
        for mine in state.seats:
            if mine.home <= 0:
                return False
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        if TURNING not in state.seats[seat].stack[::FRAME] or not self.all_have_people(state):
            return []
        return [CHOOSE] if self.bake.is_possible(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if TURNING not in state.seats[seat].stack[::FRAME]:
            return Message("reason-only-on-turn")
        if not self.all_have_people(state):
            return Message("reason-all-need-people")
        return self.bake.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        place = mine.stack[::FRAME].index(TURNING) * FRAME
        del mine.stack[place : place + FRAME]
        mine.push(self.bake.index)


ErrandAction = GoOn | MoveFirstHere | InviteGuest | ReturnStables | SkipToBake
