"""Amounts that conditions ask for, and that gains and points depend on; plain ones are in `counted`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.numbers import FIRST_OCCUPATION
from allmende.agricola.components.pieces import GRAIN
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.farm.crops import fields_of
from allmende.agricola.rules.moments import GOODS_TAKEN, LAST, OTHERS, fields_told, number_told, space_told
from allmende.agricola.rules.state import State


class Amount:
    """A number that can be read off the state."""

    of_moment: bool = False
    """The value of `is_of_moment` for all amounts of its kind."""

    def count(self, state: State, seat: int) -> int:
        """The present number for the seat."""
        raise NotImplementedError

    def sign(self, card: int) -> None:
        """Write the number of the card that it belongs to on it, if it asks for the card's mark."""

    def is_of_moment(self) -> bool:
        """True if the amount is defined only while the seat's cards are reacting to something."""
        return self.of_moment


class Goods(Amount):
    """A resource in the supply, or animals of a kind."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].goods[self.resource]


class Fields(Amount):
    """The fields with a crop, on cards too; with -1 the empty ones.

    `apart`: they are counted beside fields with the other crop; a field with both is counted as the other if there is
    no other one.
    """

    def __init__(self, crop: int, apart: bool = False) -> None:
        self.crop = crop
        self.apart = apart

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = fields_of(mine, self.crop)
        if self.apart:
            planted = len(mine.crops) - mine.crops.count(0)
            return found if planted > found else found - 1
        return found


class Pastures(Amount):
    """The pastures with at least `spaces` spaces."""

    def __init__(self, spaces: int = 1) -> None:
        self.spaces = spaces

    def count(self, state: State, seat: int) -> int:
        pastures = state.seats[seat].pastures
        if self.spaces == 1:
            return len(pastures)
        found = 0
        for pasture in pastures:
            found += 1 if bit_count(pasture) >= self.spaces else 0
        return found


class CardsAfter(Amount):
    """The occupations that the seat has played after the card that asks, or, if `among` names cards, any of those.

    The mark of the card that asks is the number of named cards
    that have been passed on: since an amendment, they count, too.
    """

    def __init__(self, among: Sequence[int] = ()) -> None:
        self.card = -1
        self.among = list(among)

    def sign(self, card: int) -> None:
        self.card = card

    def count(self, state: State, seat: int) -> int:
        played = state.seats[seat].played
        found = state.seats[seat].mark_of(self.card)
        for i in range(played.index(self.card) + 1, len(played)):
            if played[i] in self.among if self.among else played[i] >= FIRST_OCCUPATION:
                found += 1
        return found


class Sets(Amount):
    """The number of complete sets of one each of several amounts, which is the smallest of these numbers.

    `limited`: it is the first amount that counts, up to the second.
    """

    def __init__(self, of: Sequence[Amount], limited: bool = False) -> None:
        self.of = list(of)
        self.limited = limited

    def count(self, state: State, seat: int) -> int:
        least = self.of[0].count(state, seat)
        for i in range(1, len(self.of)):
            least = min(least, self.of[i].count(state, seat))
        return least


class Steps(Amount):
    """A number that rises in steps with an amount: each of `counts` belongs to the one of `least` at its place."""

    def __init__(self, counts: Sequence[int], least: Sequence[int], of: Amount) -> None:
        self.counts = list(counts)
        self.least = list(least)
        self.of = of

    def count(self, state: State, seat: int) -> int:
        return self.at(self.of.count(state, seat))

    def at(self, number: int) -> int:
        """The number for `number` of the amount: 0 if that is too few."""
        found = 0
        for i in range(len(self.least)):
            if number >= self.least[i]:
                found = self.counts[i]
        return found

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()

    def sign(self, card: int) -> None:
        self.of.sign(card)


class Round(Amount):
    """The number of this round."""

    def count(self, state: State, seat: int) -> int:
        return state.round


IN_QUESTION: Final = -1
"""The action space that was announced to the seat's cards."""


class GoodsOn(Amount):
    """The goods on an accumulation space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def count(self, state: State, seat: int) -> int:
        return state.goods[space_told(state.told(seat)) if self.space == IN_QUESTION else self.space]

    def is_of_moment(self) -> bool:
        return self.space == IN_QUESTION


# Details of a moment


class FieldsJust(Amount):
    """The fields on which something has just been `done` with a crop, for words and symbols to go by.

    They were `harvested`, or `emptied` of the last one of its kind, or `sown`.
    """

    of_moment = True

    def __init__(self, done: str, crop: int) -> None:
        self.done = done
        self.crop = crop
        self.place = crop - GRAIN + (LAST if done == "emptied" else 0)

    def count(self, state: State, seat: int) -> int:
        return fields_told(state.told(seat), self.place)


class Taken(Amount):
    """The goods just taken from an accumulation space, in particular by the seat that has used it.

    `animals`: they can only be animals.
    """

    of_moment = True

    def __init__(self, animals: bool = False) -> None:
        self.animals = animals

    def count(self, state: State, seat: int) -> int:
        reaction = state.reaction(seat)
        if reaction.moment & OTHERS - 1 == GOODS_TAKEN:
            return number_told(reaction.detail)
        return abs(state.seats[reaction.doer].taken)


# Of the game board


class Surplus(Amount):
    """The number by which one amount is higher than another, or 0."""

    def __init__(self, of: Amount, than: Amount) -> None:
        self.of = of
        self.than = than

    def count(self, state: State, seat: int) -> int:
        return max(0, self.of.count(state, seat) - self.than.count(state, seat))


class GoodsLying(Amount):
    """All goods of a kind on accumulation spaces."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def count(self, state: State, seat: int) -> int:
        found = 0
        for space in range(SPACE_COUNT):
            if SPACES_FOR[self.resource] >> space & 1:
                found += state.goods[space]
        return found
