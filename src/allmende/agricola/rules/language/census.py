"""Amounts with a name: houses and the people in them, and what all players have."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import STAGE_OF_ROUND, STAGES
from allmende.agricola.components.farmyard import CORNER_SPACES, bit_count
from allmende.agricola.components.pieces import STONY, VEGETABLE
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State

KIND_MARKS: Final = 5
"""The bits of a card's mark for the kinds of crops and animals that lie on it."""


class UnoccupiedRooms(Counted):
    """The rooms of the house that nobody lives in.

    ruling: As many people as possible live where cards and stables have room for them.
    """

    name = "unoccupied-rooms"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return min(max(0, lodgings(mine) - mine.people), mine.room_count())


class FieldsAroundHouse(Counted):
    """The field tiles that touch the house, even at a corner only."""

    name = "fields-around-house"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(touching(mine.rooms) & mine.fields)


class LesserHouses(Counted):
    """The wooden and clay houses of all players."""

    name = "lesser-houses"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for mine in state.seats:
            found += 1 if mine.house != STONY else 0
        return found


class OccupationsBeside(Counted):
    """The occupations of all players, without one of the seat's own: the card that is being played."""

    name = "occupations-beside"

    def count(self, state: State, seat: int) -> int:
        found = -1
        for mine in state.seats:
            found += mine.occupation_count()
        return found


class MostPastures(Counted):
    """1 if the seat has pastures, and no player has more, or else 0."""

    name = "most-pastures"

    def count(self, state: State, seat: int) -> int:
        own = len(state.seats[seat].pastures)
        for other in state.seats:
            if len(other.pastures) > own:
                return 0
        return 1 if own else 0


class MostOfAllVegetables(Counted):
    """1 if the seat has vegetables, in its supply or on its fields, and no player has more, or else 0."""

    name = "most-of-all-vegetables"

    def count(self, state: State, seat: int) -> int:
        own = all_vegetables(state.seats[seat])
        for other in state.seats:
            if all_vegetables(other) > own:
                return 0
        return 1 if own else 0


class KindsHere(Counted):
    """The different goods that lie on the card: the lowest bits of its mark."""

    name = "kinds-here"

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].mark_of(self.card) & (1 << KIND_MARKS) - 1)


class StagesLeft(Counted):
    """The complete stages left to play."""

    name = "stages-left"

    def count(self, state: State, seat: int) -> int:
        return STAGES - STAGE_OF_ROUND[state.round]


class AnimalsBorn(Counted):
    """The animals born in the latest breeding phase."""

    name = "animals-born"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].born)


class StablesJust(Amount):
    """Of the stables just built, those that are the `first` to `last` one."""

    of_moment = True

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def count(self, state: State, seat: int) -> int:
        built = bit_count(state.seats[seat].stables)
        before = built - state.told(seat)
        return max(0, min(built, self.last) - max(before, self.first - 1))


def all_vegetables(mine: Player) -> int:
    """The vegetables in the supply and on the fields."""
    return mine.goods[VEGETABLE] + growing(mine, vegetables=True)


def touching(spaces: int) -> int:
    """The farmyard spaces that touch one of these, even at a corner only, as bits."""
    found = 0
    for square in CORNER_SPACES:
        if square & spaces:
            found |= square
    return found & ~spaces
