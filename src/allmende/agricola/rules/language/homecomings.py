"""What comes back, and what has to wait: people that go home early, stables that are given back, turns left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.farmyard import CORNERS, SPACES, STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.numbers import SPACE_OF_CARD
from allmende.agricola.components.pieces import STABLES, WOODEN
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import MEETING_PLACE
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.farm.supplies import discard, gain_all, hand_over, has_all, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.house import BuildRooms
from allmende.agricola.rules.occupants import ADULT, VISITOR, kind_of, owner_of, space_of
from allmende.agricola.rules.people import call_person, put_person, send_home
from allmende.agricola.rules.permits import SKIPS_TURNS
from allmende.agricola.rules.shortages import good_missing, goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class ReturnFirst(Given):
    """The first person that the seat has placed in this round goes home, unless it is on the Meeting Place.

    ruling: If that person has gone home before, or is the one that is taking the action, nothing happens.
    """

    def give(self, state: State, seat: int, source: str) -> None:
        spaces = state.placed_by(seat)
        if not spaces or state.seats[seat].placed > len(spaces):
            return  # the first one has gone home already
        first = spaces[0]
        if first != MEETING_PLACE and len(spaces) > 1:
            send_home(state, seat, first)


class ReturnPerson(Action):
    """Another person than the one that is taking an action goes home, for a cost, unless it is on the Meeting Place."""

    asks = "prompt-return-person"
    first = CHOOSE
    last = CHOOSE + 5

    def __init__(self, cost: Sequence[int]) -> None:
        self.cost = list(cost)

    def spaces(self, state: State, seat: int) -> list[int]:
        """The action spaces from which one can go home, one for each person of the family there."""
        found = [
            space_of(person)
            for person in state.persons
            if owner_of(person) == seat and kind_of(person) == ADULT and space_of(person) != MEETING_PLACE
        ]
        acting = state.acting_on(seat)
        if acting in found:
            found.remove(acting)
        return found

    def choices(self, state: State, seat: int) -> list[int]:
        if not has_all(state, seat, self.cost):
            return []
        return [CHOOSE + i for i in range(len(self.spaces(state, seat)))]

    def refusal(self, state: State, seat: int) -> Message | None:
        if not self.spaces(state, seat):
            return Message("reason-no-person-to-return")
        return goods_missing(state, seat, self.cost)

    def do(self, state: State, seat: int, move: int) -> None:
        space = self.spaces(state, seat)[move - CHOOSE]
        pay_all(state, seat, self.cost, self.source(state, seat))
        send_home(state, seat, space)


class PlaceOnCard(Action):
    """Place another person on the card itself, for a cost, and get one thing or another."""

    asks = "prompt-place-on-card"
    first = CHOOSE

    def __init__(self, cost: Sequence[int], options: Sequence[Sequence[int]]) -> None:
        self.cost = list(cost)
        self.options = [list(option) for option in options]
        self.last = CHOOSE + len(self.options)

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.seats[seat].may_place() or not has_all(state, seat, self.cost):
            return []
        return [CHOOSE + i for i in range(len(self.options))]

    def refusal(self, state: State, seat: int) -> Message | None:
        if not state.seats[seat].may_place():
            return Message("reason-no-person-left")
        return goods_missing(state, seat, self.cost)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        pay_all(state, seat, self.cost, source)
        space = SPACE_OF_CARD[self.card]
        if mine.home:
            put_person(state, seat, space)
        else:
            mine.helpers -= 1
            call_person(state, seat, space, VISITOR)
        gain_all(state, seat, self.options[move - CHOOSE], source)


class SkipTurn(Given):
    """The seat's next turn in this round is left out. The mark counts those to be left out, with the round before it.

    ruling: What is left out is a turn; a person that a card lets the seat place right after another one is placed.
    """

    permit = SKIPS_TURNS

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        mine.set_mark(self.card, mark + 1 if mark >> SKIP_BITS == state.round else state.round << SKIP_BITS | 1)


SKIP_BITS: Final = 4
"""The bits of the mark for the number of turns to be left out."""


def leaves_out_turn(state: State, seat: int, card: int) -> bool:
    """True if a seat has to leave out this turn because of its card, which is noted then."""
    mine = state.seats[seat]
    mark = mine.mark_of(card)
    if mark >> SKIP_BITS != state.round or not mark & (1 << SKIP_BITS) - 1:
        return False
    mine.set_mark(card, mark - 1)
    return True


class ReturnStable(Action):
    """Give a stable of the farmyard back to the supply to get goods, and then to do something else."""

    asks = "prompt-return-stable"
    first = CHOOSE
    last = CHOOSE + STABLES

    def __init__(self, gains: Sequence[Given], then: Action) -> None:
        self.gains = list(gains)
        self.then = then

    def parts(self) -> list[Effect]:
        return [*self.gains, self.then]

    def sites(self, state: State, seat: int) -> list[int]:
        """Where the stables stand."""
        stables = state.seats[seat].stables
        return [site for site in range(SPACES + CORNERS) if stables >> site & 1]

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.sites(state, seat)))]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-stable-to-return")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        site = self.sites(state, seat)[move - CHOOSE]
        source = self.source(state, seat)
        mine.stables &= ~(1 << site)
        update_least_fences(mine)
        if state.log is not None:
            state.log.append(events.StableReturned(seat=seat, place=STABLE_SITE_NAMES[site]))
        for gain in self.gains:
            gain.give(state, seat, source)
        accommodate(state, seat)

    def finish(self, state: State, seat: int) -> None:
        state.seats[seat].push(self.then.index, 0, OPTIONAL)


class RoomForGift(BuildRooms):
    """Give goods to the player who has brought the moment about to build a single room, which has to be paid for."""

    def __init__(self, gift: Sequence[int]) -> None:
        super().__init__(repeats=False)
        self.gift = list(gift)

    def is_payable(self, state: State, seat: int) -> bool:
        if not has_all(state, seat, self.gift):
            return False
        goods = state.seats[seat].goods
        for i in range(0, len(self.gift), 2):
            goods[self.gift[i]] -= self.gift[i + 1]
        payable = super().is_payable(state, seat)
        for i in range(0, len(self.gift), 2):
            goods[self.gift[i]] += self.gift[i + 1]
        return payable

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.gift) or super().refusal(state, seat)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return goods_missing(state, seat, self.gift) or super().move_refusal(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        doer = state.reaction(seat).doer
        for i in range(0, len(self.gift), 2):
            hand_over(state, seat, doer, self.gift[i], self.gift[i + 1], self.card)
        super().do(state, seat, move)


class WoodenRooms(BuildRooms):
    """Build rooms, but only wooden ones."""

    def is_possible(self, state: State, seat: int) -> bool:
        return state.seats[seat].house == WOODEN and super().is_possible(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        return super().choices(state, seat) if state.seats[seat].house == WOODEN else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if state.seats[seat].house != WOODEN:
            return Message("reason-no-wooden-house")
        return super().refusal(state, seat)


class DiscardDownTo(Action):
    """Discard one resource down to a number to do one thing or another, which has to be possible then."""

    asks = "prompt-discard-down"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, resource: int, number: int, then: Action) -> None:
        self.resource = resource
        self.number = number
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def choices(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        has = goods[self.resource]
        if has < self.number:
            return []
        goods[self.resource] = self.number
        possible = self.then.is_possible(state, seat)
        goods[self.resource] = has
        return [CHOOSE] if possible else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return good_missing(state, seat, self.resource, self.number) or self.then.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        more = state.seats[seat].goods[self.resource] - self.number
        if more:
            discard(state, seat, self.resource, more)

    def finish(self, state: State, seat: int) -> None:
        state.seats[seat].push(self.then.index)


HomecomingAction = ReturnPerson | PlaceOnCard | ReturnStable | RoomForGift | WoodenRooms | DiscardDownTo
HomecomingNode = HomecomingAction | ReturnFirst | SkipTurn
