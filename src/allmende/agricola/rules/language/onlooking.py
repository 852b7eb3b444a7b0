"""Facts and amounts of the game board and the other players: action space cards, people on them, supplies compared."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import (
    FIRST_CARD,
    ROUNDS,
    SPACE_COUNT,
    cells_of_round,
    cells_of_spaces,
    touch,
)
from allmende.agricola.components.farmyard import ALL_SPACES, bit_count
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    BEGGING_POINTS,
    BUILDING_RESOURCES,
    CROP_POINTS,
    CROPS,
    FIELD_POINTS,
    GRAIN,
    PASTURE_POINTS,
    SHEEP,
    UNUSED_POINTS,
    from_table,
)
from allmende.agricola.rules.accumulation import alike
from allmende.agricola.rules.farm.arrangements import most_cattle_spaces
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.farm.housing import capacity
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import improvement_told, space_told
from allmende.agricola.rules.occupants import NEWBORN, kind_of, space_of
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State

MOST_SEATS: Final = 4
LEADS: Final = 2
"""The number of building resources of which a seat has to have more than all others."""


class OccupiedCards(Counted):
    """The action space cards with people on them."""

    name = "occupied-cards"

    def count(self, state: State, seat: int) -> int:
        people = 0
        for there in state.people:
            people |= there
        found = 0
        for space in range(FIRST_CARD, FIRST_CARD + ROUNDS):
            if people >> space & 1:
                found += 1
        return found


class IsNewest(Fact):
    """The action space is the card that came into play last."""

    name = "newest"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return state.order[state.round - 1] == space_told(state.told(seat))


class AloneThere(Fact):
    """No other person stands on the action space in question."""

    name = "alone-there"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        space = space_told(state.told(seat))
        there = 0
        for person in state.persons:
            if space_of(person) == space and kind_of(person) != NEWBORN:
                there += 1
        return there <= 1


class Twins(Fact):
    """Another accumulation space for the same good has as many goods as lay on the one that is used.

    ruling: Spaces that are not in play don't count.
    """

    name = "twins"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        space = space_told(state.told(seat))
        use = use_of(state.seats[seat], space)
        if use is None or not use.lay:
            return False
        others = alike(space) & state.spaces & ~(1 << space)
        for other in range(SPACE_COUNT):
            if others >> other & 1 and state.goods[other] == use.lay:
                return True
        return False


class LeadsInTwo(Fact):
    """The seat has more building resources than any other player, of at least two kinds."""

    name = "leads-in-two"

    def holds(self, state: State, seat: int) -> bool:
        leads = 0
        for resource in range(BUILDING_RESOURCES):
            mine = state.seats[seat].goods[resource]
            best = 0
            for other in range(len(state.seats)):
                if other != seat:
                    best = max(best, state.seats[other].goods[resource])
            leads += 1 if mine > best else 0
        return leads >= LEADS


class BakesJust(Fact):
    """The improvement that was just built or played can bake bread."""

    name = "bakes-just"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        number = improvement_told(state.told(seat))
        improvements = state.setup.improvements
        if number < IMPROVEMENTS:
            return improvements[number].bread > 0
        name = CARD_NAMES[number - IMPROVEMENTS]
        for improvement in improvements:
            if improvement.name == name:
                return improvement.bread > 0
        return False


CELLS: Final[list[list[list[int]]]] = [cells_of_spaces(players) for players in range(MOST_SEATS + 1)]
"""By number of players, and by action space: its cells on the game board."""


def cells_of(state: State, space: int) -> list[int]:
    """The cells of an action space on the game board; none if it lies elsewhere."""
    cells = CELLS[min(len(state.seats), MOST_SEATS)][space]
    if cells:
        return cells
    for number in range(1, state.round + 1):
        if state.order[number - 1] == space:
            return cells_of_round(number)
    return cells


def are_neighbors(state: State, space: int, other: int) -> bool:
    """True if two action spaces lie side by side, or one above the other."""
    return touch(cells_of(state, space), cells_of(state, other))


class BesideOwn(Fact):
    """One of the seat's own people stands on an action space right beside, above or below the one in question."""

    name = "beside-own"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        space = space_told(state.told(seat))
        mine = state.people[seat] & ~(1 << space)
        for other in range(SPACE_COUNT):
            if mine >> other & 1 and are_neighbors(state, space, other):
                return True
        return False


class NoNegative(Counted):
    """1 if no line of the scoring pad is negative, or else 0; bonus points are none of these lines."""

    name = "no-negative"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        lowest = min(
            from_table(FIELD_POINTS, bit_count(mine.fields)),
            from_table(PASTURE_POINTS, len(mine.pastures)),
            UNUSED_POINTS * bit_count(ALL_SPACES & ~mine.used_spaces()),
            BEGGING_POINTS * mine.begging,
        )
        for crop in range(CROPS):
            crops = mine.goods[GRAIN + crop] + growing(mine, crop == 1)
            lowest = min(lowest, from_table(CROP_POINTS[crop], crops))
        for kind in range(ANIMALS):
            lowest = min(lowest, from_table(ANIMAL_POINTS[kind], mine.goods[SHEEP + kind]))
        return 0 if lowest < 0 else 1


class LargestPasture(Counted):
    """1 if no player has a pasture that holds more animals than one of the seat, or else 0."""

    name = "largest-pasture"

    def count(self, state: State, seat: int) -> int:
        best = largest_pasture(state.seats[seat])
        for other in state.seats:
            if largest_pasture(other) > best:
                return 0
        return 1 if best else 0


def largest_pasture(mine: Player) -> int:
    """The number of animals that the largest pasture of a player holds."""
    found = 0
    for pasture in mine.pastures:
        found = max(found, capacity(mine, pasture))
    return found


class CattleSpaces(Counted):
    """The spaces of the farmyard on which cattle can stand if the animals are arranged for that."""

    name = "cattle-spaces"

    def count(self, state: State, seat: int) -> int:
        return most_cattle_spaces(state.seats[seat])
