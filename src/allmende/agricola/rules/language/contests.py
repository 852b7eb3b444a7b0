"""Amounts and facts that compare farms: who has the most, who is the only one, and categories of the scoring."""

from __future__ import annotations

from allmende.agricola.components.board import LEFT_OF_ROUND, ROUNDS
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    CROP_POINTS,
    CROPS,
    FIELD_POINTS,
    GRAIN,
    PASTURE_POINTS,
    PEOPLE,
    SHEEP,
    STABLES,
    STONY,
    from_table,
)
from allmende.agricola.rules.farm.arrangements import can_leave_house
from allmende.agricola.rules.farm.crops import fields_of, growing
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.counted import Counted, Placed
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.tallies import HarvestsDone
from allmende.agricola.rules.moments import improvement_told, space_told
from allmende.agricola.rules.state import State

_PLACED = Placed()
_HARVESTS_DONE = HarvestsDone()


class OccupationsByDeal(Counted):
    """The occupations played, one fewer in a game with a draft."""

    name = "occupations-by-deal"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].occupation_count() - (1 if state.setup.picks else 0)


class TopCategories(Counted):
    """The categories of the scoring with the most points that they can bring, as many as four fenced stables."""

    name = "top-categories"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = 0
        found += _is_top(FIELD_POINTS, bit_count(mine.fields))
        found += _is_top(PASTURE_POINTS, len(mine.pastures))
        for crop in range(CROPS):
            found += _is_top(CROP_POINTS[crop], mine.goods[GRAIN + crop] + growing(mine, crop == 1))
        for animal in range(ANIMALS):
            found += _is_top(ANIMAL_POINTS[animal], mine.goods[SHEEP + animal])
        return found + (1 if bit_count(mine.stables & mine.fenced) == STABLES else 0)


def _is_top(points: list[int], number: int) -> int:
    """1 if a number brings the most points of a table, else 0."""
    return 1 if from_table(points, number) == points[-1] else 0


class MostVegetables(Counted):
    """1 if there are vegetables on the seat's fields, and no player has more there, or else 0."""

    name = "most-vegetables"

    def count(self, state: State, seat: int) -> int:
        own = growing(state.seats[seat], vegetables=True)
        for other in state.seats:
            if growing(other, vegetables=True) > own:
                return 0
        return 1 if own else 0


class MostFencedStables(Counted):
    """1 if the seat has fenced stables, and no player has more, or else 0."""

    name = "most-fenced-stables"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        own = bit_count(mine.stables & mine.fenced)
        for other in state.seats:
            if bit_count(other.stables & other.fenced) > own:
                return 0
        return 1 if own else 0


class OthersInStone(Counted):
    """The other players who live in a stone house."""

    name = "others-in-stone"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for i in range(len(state.seats)):
            if i != seat and state.seats[i].house == STONY:
                found += 1
        return found


class OnlyLargeFamily(Fact):
    """The seat is the only one with all the people that there can be."""

    name = "only-large-family"

    def holds(self, state: State, seat: int) -> bool:
        for i in range(len(state.seats)):
            if (state.seats[i].people == PEOPLE) != (i == seat):
                return False
        return True


class FewestRooms(Fact):
    """Each other player has more rooms."""

    name = "fewest-rooms"

    def holds(self, state: State, seat: int) -> bool:
        own = state.seats[seat].room_count()
        for i in range(len(state.seats)):
            if i != seat and state.seats[i].room_count() <= own:
                return False
        return True


class GrainForHarvest(Fact):
    """There are at least as many grain fields as harvests, the present one among them."""

    name = "grain-for-harvest"

    def holds(self, state: State, seat: int) -> bool:
        return fields_of(state.seats[seat], GRAIN) > _HARVESTS_DONE.count(state, seat)


class FirstPersonOfDoer(Fact):
    """The player who has brought the moment about takes an action with the first person placed in this round."""

    name = "first-person-of-doer"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return _PLACED.count(state, state.reaction(seat).doer) == 1


class RenovationNoted(Condition):
    """A player has renovated since the last turn was over, as the card's mark notes."""

    of_moment = True

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].mark_of(self.card) != 0


class MinorPlayed(Fact):
    """What has just been built or played is a minor improvement."""

    name = "minor-played"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return improvement_told(state.told(seat)) >= IMPROVEMENTS


class OwnAtSide(Fact):
    """One of the seat's people is on the card immediately to the left or right of the action space in question."""

    name = "own-at-side"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        space = space_told(state.told(seat))
        if space not in state.order:
            return False
        number = state.order.index(space) + 1
        for other in range(1, ROUNDS + 1):
            beside = LEFT_OF_ROUND[other] == number or LEFT_OF_ROUND[number] == other
            if beside and state.people[seat] >> state.order[other - 1] & 1:
                return True
        return False


class NoPet(Fact):
    """No animal has to be in the house."""

    name = "no-pet"

    def holds(self, state: State, seat: int) -> bool:
        return can_leave_house(state.seats[seat])
