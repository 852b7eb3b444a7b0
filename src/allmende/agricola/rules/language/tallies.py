"""Amounts with a name: counted in a turn, a phase and the game, and details of the moment."""

from __future__ import annotations

from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.components.farmyard import COLUMNS, spaces_in
from allmende.agricola.components.pieces import CLAYEY, HOUSE_NAMES, STONY, WOODEN
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.moments import (
    FIELD_BITS,
    FOOD_BITS,
    MOST_FIELDS,
    OBTAINED_BITS,
    ROOMS_PLACE,
    TILES,
    fields_told,
    space_told,
)
from allmende.agricola.rules.phases import BREEDING, SCORING
from allmende.agricola.rules.player import BUILT_BITS, BUILT_ROOMS, BUILT_STABLES, Player
from allmende.agricola.rules.state import State

# In this turn, phase or game


class Gathered(Counted):
    """The building resources gathered in this work phase."""

    name = "gathered"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].gathered


class RoomsOfTurn(Counted):
    """The rooms of any material built since the turn began."""

    name = "rooms-of-turn"

    def count(self, state: State, seat: int) -> int:
        total = 0
        for house in range(len(HOUSE_NAMES)):
            total += rooms_of_turn(state.seats[seat], house)
        return total


class WoodenRoomsOfTurn(Counted):
    """The wooden rooms built since the turn began."""

    name = "wooden-rooms-of-turn"

    def count(self, state: State, seat: int) -> int:
        return rooms_of_turn(state.seats[seat], WOODEN)


class ClayRoomsOfTurn(Counted):
    """The clay rooms built since the turn began."""

    name = "clay-rooms-of-turn"

    def count(self, state: State, seat: int) -> int:
        return rooms_of_turn(state.seats[seat], CLAYEY)


class StoneRoomsOfTurn(Counted):
    """The stone rooms built since the turn began."""

    name = "stone-rooms-of-turn"

    def count(self, state: State, seat: int) -> int:
        return rooms_of_turn(state.seats[seat], STONY)


class StablesOfTurn(Counted):
    """The stables built since the turn began."""

    name = "stables-of-turn"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].built >> BUILT_STABLES & (1 << BUILT_BITS) - 1


class RoundsLeft(Counted):
    """The complete rounds left to play."""

    name = "rounds-left"

    def count(self, state: State, seat: int) -> int:
        return ROUNDS - state.round


class RoundsDone(Counted):
    """The rounds that are over."""

    name = "rounds-done"

    def count(self, state: State, seat: int) -> int:
        return state.round - 1


class HarvestsDone(Counted):
    """The harvests that are over."""

    name = "harvests-done"

    def count(self, state: State, seat: int) -> int:
        done = 0
        for number in HARVEST_ROUNDS:
            if number < state.round or (number == state.round and is_harvest_over(state)):
                done += 1
        return done


class Players(Counted):
    """The players of the game."""

    name = "players"

    def count(self, state: State, seat: int) -> int:
        return len(state.seats)


# On the farm and in front of the seat


class RoomColumns(Counted):
    """The columns of the farmyard with at least one room."""

    name = "room-columns"

    def count(self, state: State, seat: int) -> int:
        return len({space % COLUMNS for space in spaces_in(state.seats[seat].rooms)})


class Adults(Counted):
    """The people in play that are no newborns."""

    name = "adults"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].people - state.seats[seat].newborns


# Details of a moment


class PlacingAs(Counted):
    """The rank of the person just being placed if it stands on the action space in question, or else 0."""

    name = "placing"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.placed if state.acting_on(seat) == space_told(state.told(seat)) else 0


class RoomsRenovated(Counted):
    """The rooms that have just been renovated, by whichever seat."""

    name = "rooms-renovated"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return state.seats[state.reaction(seat).doer].room_count()


class Told(Counted):
    """A number that the moment tells."""

    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return state.told(seat)


class PiecesBuilt(Told):
    """The rooms, stables or fences just built."""

    name = "pieces-built"


class RoomsJustBuilt(Counted):
    """The rooms built in the action that is over."""

    name = "rooms-just-built"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return state.told(seat) >> ROOMS_PLACE


class TilesHarvested(Counted):
    """The field tiles from which a crop has just been harvested."""

    name = "tiles-harvested"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return fields_told(state.told(seat), TILES)


class SpacesTurned(Told):
    """The farmyard spaces just turned from unused ones into used ones."""

    name = "spaces-turned"


class SpacesFenced(Told):
    """The farmyard spaces just enclosed."""

    name = "spaces-fenced"


class KindsSown(Told):
    """The kinds of goods just sown."""

    name = "kinds-sown"

    def count(self, state: State, seat: int) -> int:
        told, kinds = state.told(seat), 0
        while told:
            kinds += 1 if told & MOST_FIELDS else 0
            told >>= FIELD_BITS
        return kinds


def rooms_of_turn(mine: Player, house: int) -> int:
    """The number of rooms of a material built since the turn began."""
    return mine.built >> BUILT_ROOMS + BUILT_BITS * house & (1 << BUILT_BITS) - 1


def is_harvest_over(state: State) -> bool:
    """True if animals have bred in this round."""
    return state.phase == SCORING or (state.phase == BREEDING and state.turn > 1)


class HarvestsLeft(Counted):
    """The harvests that are still to come or have not yet ended."""

    name = "harvests-left"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for number in HARVEST_ROUNDS:
            if number > state.round or (number == state.round and not is_harvest_over(state)):
                found += 1
        return found


class NextRound(Counted):
    """The number of the round that is about to begin."""

    name = "next-round"

    def count(self, state: State, seat: int) -> int:
        return state.round + 1


class PeoplePlaced(Counted):
    """The people placed in this round."""

    name = "people-placed"

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].placed


class JustObtained(Counted):
    """The goods of the kind in question that have just been got together."""

    name = "just-obtained"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return state.told(seat) >> OBTAINED_BITS


class FoodPaid(Counted):
    """The food that has just been paid for an occupation."""

    name = "food-paid"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return state.told(seat) & (1 << FOOD_BITS) - 1
