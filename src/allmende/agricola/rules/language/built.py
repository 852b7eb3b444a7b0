"""Facts about the improvement that has just been built or played."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import CLAY_OVEN, STONE_OVEN
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import improvement_told
from allmende.agricola.rules.state import State

OVENS: Final = (CLAY_OVEN, STONE_OVEN)
"""The kinds of improvements that are ovens and do not cook."""


class BuiltMajor(Fact):
    """It is a major improvement; a minor one that is major, too, is one of these."""

    name = "built-major"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return improvement_just(state, seat) >= 0


def improvement_just(state: State, seat: int) -> int:
    """The major improvement that was just built, by its number, or -1 if it is a minor one only."""
    number = improvement_told(state.told(seat))
    return number if number < IMPROVEMENTS else card_at(state, number - IMPROVEMENTS).also_major


class BuiltKitchen(Fact):
    """It is a Fireplace, a Cooking Hearth or an oven; a minor improvement that is one of these counts, too."""

    name = "built-kitchen"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        number = improvement_told(state.told(seat))
        if number >= IMPROVEMENTS:
            number = card_at(state, number - IMPROVEMENTS).kitchen
        if number < 0:
            return False
        tile = state.setup.improvements[number]
        return len(tile.cooks) > 0 or tile.kind in OVENS


class PrintedCost(Condition):
    """The improvement that was just built or played costs some of a resource, by one of its printed costs."""

    of_moment = True

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def holds(self, state: State, seat: int) -> bool:
        number = improvement_told(state.told(seat))
        if number < IMPROVEMENTS:
            return self.resource in state.setup.improvements[number].cost[::2]
        card = card_at(state, number - IMPROVEMENTS)
        for cost in [*card.costs, card.cost_each]:
            if self.resource in cost[::2]:
                return True
        return False
