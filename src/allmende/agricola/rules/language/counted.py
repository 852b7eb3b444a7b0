"""Amounts with a name: counted on a farm, in front of a seat and in its hand; those of the course are in `tallies`.

Each is a class of its own, which says what it counts. Words and symbols go by its `name`.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, STARTING_ROOMS, bit_count
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.pieces import ANIMALS, BUILDING_RESOURCES, SHEEP
from allmende.agricola.rules.farm.arrangements import free_stalls
from allmende.agricola.rules.farm.pastures import is_sown
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.occupants import owner_of, space_of
from allmende.agricola.rules.state import State

BOTTOM_ROW_FROM: Final = 5
BOTTOM_ROW_MAJORS: Final[list[int]] = list(range(BOTTOM_ROW_FROM, IMPROVEMENTS))
"""On the supply board, the top row ends with the Well."""


class Counted(Amount):
    """An amount with a name, by which words and symbols go."""

    name: str = ""


# On the farm


class Rooms(Counted):
    """The rooms of the house."""

    name = "rooms"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].room_count()


class NewRooms(Counted):
    """The rooms that the house did not have at the start."""

    name = "new-rooms"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].rooms & ~STARTING_ROOMS)


class HouseMaterial(Counted):
    """The material of the house, by its number."""

    name = "house"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].house


class MostRooms(Counted):
    """1 if no player has more rooms, or else 0."""

    name = "most-rooms"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        for other in state.seats:
            if other.room_count() > mine.room_count():
                return 0
        return 1


class UnusedSpaces(Counted):
    """The farmyard spaces on which there is nothing."""

    name = "unused-spaces"

    def count(self, state: State, seat: int) -> int:
        return bit_count(ALL_SPACES & ~state.seats[seat].used_spaces())


class FencedSpaces(Counted):
    """The farmyard spaces in pastures."""

    name = "fenced-spaces"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].fenced)


class FieldTiles(Counted):
    """The field tiles on the farmyard."""

    name = "field-tiles"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].fields)


class UnplantedTiles(Counted):
    """The field tiles on which nothing grows."""

    name = "unplanted-tiles"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = 0
        for space in range(SPACES):
            if mine.fields >> space & 1 and not mine.crops[space]:
                found += 1
        return found


class AllFields(Counted):
    """The field tiles, the fields that cards are, and the sown pastures."""

    name = "all-fields"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = bit_count(mine.fields) + len(mine.crops) - SPACES
        for pasture in mine.pastures:
            found += 1 if is_sown(mine, pasture) else 0
        return found


class Fences(Counted):
    """The fences built, without palisades."""

    name = "fences"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(mine.fences & ~mine.palisades)


class FencesLeft(Counted):
    """The fences in the supply."""

    name = "fences-left"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].fences_left()


class StablesLeft(Counted):
    """The stables in the supply."""

    name = "stables-left"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].stables_left()


class Palisades(Counted):
    """The palisades, which stand for fences."""

    name = "palisades"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].palisades)


class Stables(Counted):
    """The stables built."""

    name = "stables"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.seats[seat].stables)


class UnfencedStables(Counted):
    """The stables outside pastures."""

    name = "unfenced-stables"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(mine.stables & ~mine.fenced)


class FencedStables(Counted):
    """The stables in pastures."""

    name = "fenced-stables"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(mine.stables & mine.fenced)


class FarmAnimals(Counted):
    """The animals of all types."""

    name = "animals"

    def count(self, state: State, seat: int) -> int:
        return sum(state.seats[seat].goods[SHEEP : SHEEP + ANIMALS])


class FreeStalls(Counted):
    """The places for animals of any type on cards that can stay free.

    ruling: Animals may be moved at any time, so they stand as it is best for the card with free stalls.
    """

    name = "free-stalls"

    def count(self, state: State, seat: int) -> int:
        return free_stalls(state.seats[seat])


# In front of the seat, and in its hand


class Occupations(Counted):
    """The occupations played."""

    name = "occupations"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].occupation_count()


class OccupationsInHand(Counted):
    """The occupations in hand."""

    name = "occupations-in-hand"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for card in state.seats[seat].hand:
            if is_occupation(card):
                found += 1
        return found


class Improvements(Counted):
    """The improvements, major and minor ones."""

    name = "improvements"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].improvement_count()


class MajorImprovements(Counted):
    """The major improvements."""

    name = "major-improvements"

    def count(self, state: State, seat: int) -> int:
        return bit_count(state.majors_of(seat))


class MinorImprovements(Counted):
    """The minor improvements."""

    name = "minor-improvements"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].minor_count()


class BottomRow(Counted):
    """The major improvements from the bottom row of the supply board."""

    name = "bottom-row"

    def count(self, state: State, seat: int) -> int:
        return bit_count((state.seats[seat].improvements & MAJORS) >> BOTTOM_ROW_FROM)


class CookingImprovements(Counted):
    """The improvements that cook, which ovens do not."""

    name = "cooking-improvements"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        improvements = state.setup.improvements
        found = 0
        for i in range(len(improvements)):
            if len(improvements[i].cooks) > 0 and mine.has_improvement(i):
                found += 1
        return found


class BakingImprovements(Counted):
    """The improvements with which bread can be baked."""

    name = "baking-improvements"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        improvements = state.setup.improvements
        found = 0
        for i in range(len(improvements)):
            if improvements[i].bread > 0 and mine.has_improvement(i):
                found += 1
        return found


class MajorPoints(Counted):
    """The points printed on major improvements, of which the smallest number counts twice."""

    name = "major-points"

    def count(self, state: State, seat: int) -> int:
        majors = state.majors_of(seat)
        improvements = state.setup.improvements
        total = least = 0
        for i in range(len(improvements)):
            if majors >> i & 1:
                points = improvements[i].points
                least = points if not total else min(least, points)
                total += points
        return total + least


class BuildingResources(Counted):
    """The building resources in the supply."""

    name = "building-resources"

    def count(self, state: State, seat: int) -> int:
        return sum(state.seats[seat].goods[:BUILDING_RESOURCES])


class LeftOver(Counted):
    """The building resources left over when a card has been paid for, which has to allow for it."""

    name = "left-over"

    def count(self, state: State, seat: int) -> int:
        return sum(state.seats[seat].goods[:BUILDING_RESOURCES])


# People


class PeopleInPlay(Counted):
    """The people in play."""

    name = "people"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].people


class Newborns(Counted):
    """The people born in this round."""

    name = "newborns"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].newborns


class PeopleGathering(Counted):
    """The people on accumulation spaces, newborns too."""

    name = "people-gathering"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for person in state.persons:
            if owner_of(person) == seat and state.setup.accumulates[space_of(person)]:
                found += 1
        return found


class Placed(Counted):
    """The rank, in order of placing, of the person that is taking an action, from 1 on, or 0 without one.

    It is the same even if another person was placed since.
    """

    name = "placed"

    def count(self, state: State, seat: int) -> int:
        spaces = state.placed_by(seat)
        acting = state.acting_on(seat)
        for i in range(len(spaces) - 1, -1, -1):
            if spaces[i] == acting:
                return i + 1 + state.seats[seat].placed - len(spaces)  # those that have been sent home count, too
        return 0
