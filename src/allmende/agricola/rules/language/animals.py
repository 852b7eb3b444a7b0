"""Effects and amounts of cards that concern animals: their numbers, their places, and those that come."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.pieces import ANIMALS, CATTLE, SHEEP
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.arrangements import best_pastures
from allmende.agricola.rules.farm.housing import has_room
from allmende.agricola.rules.farm.lone_animals import kinds_alone_in_stables
from allmende.agricola.rules.farm.supplies import gain, pay, pay_all
from allmende.agricola.rules.language.action import Priced
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.player import SHEEP_EATEN
from allmende.agricola.rules.shortages import goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class OfferHerd(Priced):
    """Buy one animal of each of these kinds, but only if all of them can be accommodated.

    Of several such offers of a card, each has a `way` of its own.

    ruling: You may give away other animals to make room, but not the new ones.
    """

    asks = "prompt-offer"

    def __init__(self, cost: Sequence[int], animals: Sequence[int], way: int = 0) -> None:
        self.cost = list(cost)
        self.animals = list(animals)
        self.first = CHOOSE + way
        self.last = self.first + 1

    def is_possible(self, state: State, seat: int) -> bool:
        return super().is_possible(state, seat) and self.has_room(state, seat)

    def has_room(self, state: State, seat: int) -> bool:
        """True if there would be room for these animals alone."""
        alone = [0] * ANIMALS
        for animal in self.animals:
            alone[animal - SHEEP] += 1
        return has_room(state.seats[seat], alone[0], alone[1], alone[2])

    def refusal(self, state: State, seat: int) -> Message | None:
        room = None if self.has_room(state, seat) else Message("reason-no-room-for-herd")
        return goods_missing(state, seat, self.cost) or room

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay_all(state, seat, self.cost, source)
        stay = 0
        for animal in self.animals:
            gain(state, seat, animal, 1, source)
            stay |= 1 << animal - SHEEP
        accommodate(state, seat, stay)


class ExchangeAnimals(Given):
    """All other animals for as many of one kind, of the general supply."""

    def __init__(self, into: int) -> None:
        self.into = into

    def give(self, state: State, seat: int, source: str) -> None:
        goods, count = state.seats[seat].goods, 0
        for other in range(SHEEP, CATTLE + 1):
            if other != self.into:
                count += goods[other]
                pay(state, seat, other, goods[other], source)
        receive(state, seat, self.into, count, source)


class SheepOfTheGame(Counted):
    """The sheep gained in the game other than by breeding."""

    name = "sheep-of-the-game"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].flock & SHEEP_EATEN - 1


class NoSheepEaten(Fact):
    """None of the seat's sheep has become food in the game."""

    name = "no-sheep-eaten"

    def holds(self, state: State, seat: int) -> bool:
        return not state.seats[seat].flock & SHEEP_EATEN


class KindsAloneInStables(Counted):
    """The kinds of animals of which exactly one stands in exactly one unfenced stable, as many as can be."""

    name = "kinds-alone-in-stables"

    def count(self, state: State, seat: int) -> int:
        return kinds_alone_in_stables(state.seats[seat], state.seats[seat].stalls)


class StockedPastures(Amount):
    """The pastures with an animal and `room` for at least that many more; without `room`, those that are full.

    ruling: Animals may be moved at any time, so they stand as it is best for this card, and for others that ask for it.
    """

    def __init__(self, room: int = -1) -> None:
        self.room = room

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if self.room >= 0:
            return best_pastures(mine, self.room, False)
        room = -1
        for card in mine.played:
            for bonus in card_at(state, card).bonuses:
                if isinstance(bonus.of, StockedPastures):
                    room = max(room, bonus.of.room)
        both = best_pastures(mine, room, True)
        return both - best_pastures(mine, room, False) if room >= 0 else both
