"""Amounts with a name: what a seat has of a certain kind, and what would cost it points."""

from __future__ import annotations

from allmende.agricola.components.pieces import CLAYEY, STONY
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.state import State


class RoomsOfHouse(Counted):
    """The rooms of the house if it is of a certain material."""

    house: int

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.room_count() if mine.house == self.house else 0


class ClayRooms(RoomsOfHouse):
    """The rooms of a clay house."""

    name = "clay-rooms"
    house = CLAYEY


class StoneRooms(RoomsOfHouse):
    """The rooms of a stone house."""

    name = "stone-rooms"
    house = STONY


class PeopleAtHome(Counted):
    """The people that have yet to be placed in this round."""

    name = "people-at-home"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].home


class CardsInHand(Counted):
    """The cards in hand, of both kinds."""

    name = "cards-in-hand"

    def count(self, state: State, seat: int) -> int:
        return len(state.seats[seat].hand)


class MostCards(Counted):
    """The improvements and occupations in front of the player who has the most of them."""

    name = "most-cards"

    def count(self, state: State, seat: int) -> int:
        most = 0
        for mine in state.seats:
            most = max(most, mine.improvement_count() + mine.occupation_count())
        return most
