"""Facts and amounts of the game board and the other players: action space cards, people on them, supplies compared."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import FIRST_CARD, ROUNDS, SPACE_COUNT
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import BUILDING_RESOURCES
from allmende.agricola.rules.accumulation import alike
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import improvement_told, space_told
from allmende.agricola.rules.occupants import NEWBORN, kind_of, space_of
from allmende.agricola.rules.state import State

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
