"""Conditions with names: on a farm, in the course of the game, and of the moment at which cards react.

Each is a class of its own, which says when it holds. Words and symbols go by its `name`.
"""

from __future__ import annotations

from allmende.agricola.components.board import HARVEST_ROUNDS, LEFT_OF_ROUND
from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, around
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import KIND_MASK, RESOURCES, STONY
from allmende.agricola.rules.accumulation import ACCUMULATED, accumulated, alike
from allmende.agricola.rules.farm.arrangements import empty_stables, sheep_can_graze
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.crafting import is_harvest
from allmende.agricola.rules.language.errands import has_discarded
from allmende.agricola.rules.moments import (
    HAD_ROOM,
    HARVESTED_BEDS,
    ON_SPACE,
    ROOMS_ACTION,
    improvement_told,
    space_told,
)
from allmende.agricola.rules.permits import ASKS_FOR_BROUGHT, MORE_BESIDE_PASTURES, NO_RENOVATION
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import BED_BITS, BUILT_RENOVATED
from allmende.agricola.rules.state import State


class Fact(Condition):
    """A condition with a name, by which words and symbols go."""

    name: str = ""


# On the farm, and in the course of the game


class AfterHarvest(Fact):
    """The last round ended with a harvest."""

    name = "after-harvest"

    def holds(self, state: State, seat: int) -> bool:
        return state.round - 1 in HARVEST_ROUNDS


class HasEmptyStable(Fact):
    """An unfenced stable can stay empty while all animals have room."""

    name = "empty-stable"

    def holds(self, state: State, seat: int) -> bool:
        return empty_stables(state.seats[seat]) > 0


class LastInTurn(Fact):
    """The seat is the last one in turn order."""

    name = "last-in-turn"

    def holds(self, state: State, seat: int) -> bool:
        return (seat + 1) % len(state.seats) == state.first


class JustFewest(Fact):
    """The seat has fewer people than all others now, and had not before the last one of another seat was born."""

    name = "just-fewest"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        people = state.seats[seat].people
        for i in range(len(state.seats)):
            if i != seat and state.seats[i].people <= people:
                return False
        return state.seats[state.reaction(seat).doer].people - 1 <= people


class BesidePasture(Fact):
    """The field that has just been sown lies beside a pasture."""

    name = "beside-pasture"
    of_moment = True
    permit = MORE_BESIDE_PASTURES

    def holds(self, state: State, seat: int) -> bool:
        field, mine = state.told(seat), state.seats[seat]
        return field < SPACES and around(1 << field) & mine.fenced & ~(1 << field) != 0


class InWorkPhase(Fact):
    """The work phase is under way."""

    name = "work-phase"

    def holds(self, state: State, seat: int) -> bool:
        return state.phase == WORK


class OnTurn(Fact):
    """The seat is using an action space in the work phase."""

    name = "my-turn"

    def holds(self, state: State, seat: int) -> bool:
        return state.phase == WORK and len(state.seats[seat].uses) > 0


class AllPlaced(Fact):
    """The seat has no more people to place in this round."""

    name = "all-placed"

    def holds(self, state: State, seat: int) -> bool:
        return not state.seats[seat].may_place()


class PlacedField(Fact):
    """The card that was just placed in front of the seat is a field."""

    name = "placed-field"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        return len(mine.beds) > 0 and mine.played[-1] == mine.beds[-1] >> BED_BITS


class HarvestedHere(Fact):
    """A crop has just been harvested from the card itself, which is a field."""

    name = "harvested-here"
    of_moment = True

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        beds = state.seats[seat].beds
        for i in range(len(beds)):
            if beds[i] >> BED_BITS == self.card:
                return bool(state.told(seat) >> HARVESTED_BEDS + i & 1)
        return False


class InHarvest(Fact):
    """A harvest is going on."""

    name = "in-harvest"

    def holds(self, state: State, seat: int) -> bool:
        return is_harvest(state)


class SheepInPasture(Fact):
    """At least one sheep can stand in a pasture while all animals have room.

    ruling: Animals may be moved at any time, so a sheep stands in a pasture if that is possible.
    """

    name = "sheep-in-pasture"

    def holds(self, state: State, seat: int) -> bool:
        return sheep_can_graze(state.seats[seat])


class NothingDiscarded(Fact):
    """No hand card of the seat has been discarded unplayed."""

    name = "nothing-discarded"

    def holds(self, state: State, seat: int) -> bool:
        return not has_discarded(state, seat)


class OnlySmallHouse(Fact):
    """The seat is the only one with a house of exactly two rooms."""

    name = "only-small-house"

    def holds(self, state: State, seat: int) -> bool:
        for i in range(len(state.seats)):
            if (state.seats[i].room_count() == 2) != (i == seat):
                return False
        return True


class UnusedTogether(Fact):
    """Two unused farmyard spaces are side by side."""

    name = "unused-together"

    def holds(self, state: State, seat: int) -> bool:
        unused = ALL_SPACES & ~state.seats[seat].used_spaces()
        for space in range(SPACES):
            if unused >> space & 1 and around(1 << space) & unused:
                return True
        return False


class MayRenovate(Fact):
    """The house is not of stone and may be renovated."""

    name = "may-renovate"

    def holds(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        return mine.house != STONY and not mine.permits & NO_RENOVATION


class BuiltInTurn(Fact):
    """At least one room, stable or fence has been built since the turn began."""

    name = "built-in-turn"

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].built & (1 << BUILT_RENOVATED) - 1 > 0


class HasBrought(Fact):
    """The seat has placed a good on its farmyard in this work phase."""

    name = "has-brought"
    permit = ASKS_FOR_BROUGHT

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].brought > 0


class GoodsPromised(Fact):
    """Goods lie on round spaces for the seat."""

    name = "goods-promised"

    def holds(self, state: State, seat: int) -> bool:
        promised = state.seats[seat].promised
        for i in range(1, len(promised), 3):
            if promised[i] & KIND_MASK < RESOURCES:
                return True
        return False


# Of the moment


class HadRoom(Fact):
    """The house had room for more people before rooms were built in this "Build Rooms" action."""

    name = "had-room"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return state.told(seat) & HAD_ROOM != 0


class FirstTurn(Fact):
    """The seat has not placed any person in this round yet."""

    name = "first-turn"

    def holds(self, state: State, seat: int) -> bool:
        return not state.seats[seat].placed


class LastPlaced(Fact):
    """The person just placed on the action space in question is the last one that the seat places in this round."""

    name = "last-placed"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        return not mine.may_place() and state.acting_on(seat) == space_told(state.told(seat))


class RoomsAction(Fact):
    """Rooms were built in a "Build Rooms" action."""

    name = "rooms-action"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return state.told(seat) & ROOMS_ACTION != 0


class RenovationOnSpace(Fact):
    """The renovation was an action of an action space."""

    name = "renovation-on-space"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return state.told(seat) & ON_SPACE != 0


class HasSuch(Fact):
    """The seat has one of the goods that accumulate on the action space in question."""

    name = "has-such"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        resource = ACCUMULATED[space_told(state.told(seat))]
        return resource >= 0 and state.seats[seat].goods[resource] > 0


class UsedSuch(Fact):
    """The seat has used another accumulation space for the same goods in this round."""

    name = "used-such"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        space = space_told(state.told(seat))
        return state.seats[seat].visited & alike(space) & ~(1 << space) != 0


class TakenAndKept(Fact):
    """All animals that the seat has just taken from the action space have been accommodated.

    ruling: Of alike animals the owner says whether one that went was among those taken; even one with room may go.
    """

    name = "taken-and-kept"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        return 0 < mine.taken <= mine.goods[accumulated(space_told(state.told(seat)))]


class CameFromHand(Fact):
    """What has just been played came from the hand, with a "Major or Minor Improvement" action."""

    name = "from-hand"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        told = state.told(seat)
        return improvement_told(told) >= IMPROVEMENTS and told % 2 == 1


class CameBeforeHarvest(Fact):
    """The action space is the card that came into play in the round of the last harvest."""

    name = "before-harvest"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return came_before_harvest(state, space_told(state.told(seat)))


class LeftOfNewest(Fact):
    """The action space is the card to the left of the newest one on the game board."""

    name = "left-of-newest"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return is_left_of_newest(state, state.told(seat))


def came_before_harvest(state: State, space: int) -> bool:
    """True if an action space is the card that came into play in the round of the last harvest."""
    last = 0
    for number in HARVEST_ROUNDS:
        if number < state.round:
            last = number
    return last > 0 and state.order[last - 1] == space


def is_left_of_newest(state: State, space: int) -> bool:
    """True if an action space is the card to the left of the newest one on the game board."""
    left = LEFT_OF_ROUND[state.round]
    return left > 0 and state.order[left - 1] == space
