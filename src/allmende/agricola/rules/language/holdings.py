"""Amounts with a name: what a seat has of a certain kind, and what would cost it points."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    BEGGING_POINTS,
    CLAYEY,
    CROPS,
    FIELD_POINTS,
    PASTURE_POINTS,
    SHEEP,
    STONY,
    VEGETABLE,
    from_table,
)
from allmende.agricola.rules.farm.arrangements import empty_stables
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.scoring import crop_points, unused_points
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


class AllVegetables(Counted):
    """The vegetables in the supply and on all fields."""

    name = "all-vegetables"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.goods[VEGETABLE] + growing(mine, True)


class EmptyStables(Counted):
    """The unfenced stables that can stay empty while all animals have room."""

    name = "empty-stables"

    def count(self, state: State, seat: int) -> int:
        return empty_stables(state.seats[seat])


class AnimalsFromSpace(Counted):
    """The animals that the actions of the action space in question have given; there is one at least."""

    name = "animals-from-space"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return max(1, abs(state.seats[seat].taken))


class Times(Amount):
    """So many for each one of an amount."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number = number
        self.of = of

    def count(self, state: State, seat: int) -> int:
        return self.number * self.of.count(state, seat)


MOST_NEGATIVE: Final = 7
"""The largest number of negative points that count."""


class NegativePoints(Counted):
    """The negative points of the seat by then, at most `MOST_NEGATIVE`."""

    name = "negative-points"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = [
            from_table(FIELD_POINTS, bit_count(mine.fields)),
            from_table(PASTURE_POINTS, len(mine.pastures)),
            unused_points(mine),
            BEGGING_POINTS * mine.begging,
        ]
        found += [crop_points(mine, crop) for crop in range(CROPS)]
        found += [from_table(ANIMAL_POINTS[kind], mine.goods[SHEEP + kind]) for kind in range(ANIMALS)]
        for card in mine.played:
            node = card_at(state, card)
            found.append(node.points)
            found += [bonus.count(state, seat) for bonus in node.bonuses if bonus.points < 0]
        negative = 0
        for points in found:
            negative += max(0, -points)
        return min(negative, MOST_NEGATIVE)
