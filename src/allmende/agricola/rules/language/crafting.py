"""Crafting, once in each harvest: craft buildings turn one of their building resource into food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.moves import CRAFT, IMPROVEMENTS
from allmende.agricola.rules.amendments import CRAFTED_IN_HARVEST
from allmende.agricola.rules.announcements import tell_own
from allmende.agricola.rules.farm.supplies import exchange
from allmende.agricola.rules.moments import CRAFTED
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD
from allmende.agricola.rules.state import State

STARTED: Final = 2
"""The turn of the field phase with which the harvest begins: cards have reacted immediately before it."""
FIELDS_STARTED: Final = 3
"""Its turn once cards have reacted to the start of the harvest."""
TAKING: Final = 4
"""Its turn once cards have reacted right before crops are taken."""
HARVESTED: Final = 5
"""Its turn once all seats have taken their crops."""
LAST_CRAFTS: Final = 4
"""The turn of the breeding phase that is the last one of the harvest."""


def is_harvest(state: State) -> bool:
    """True if a harvest is going on."""
    if state.phase == FIELD:
        return state.turn >= STARTED
    return state.phase == FEEDING or (state.phase == BREEDING and state.turn <= LAST_CRAFTS)


def may_craft(state: State) -> bool:
    """True if craft buildings can be used now."""
    return is_harvest(state) if state.amended(CRAFTED_IN_HARVEST) else state.phase == FEEDING


def crafts(state: State, seat: int) -> list[int]:
    """The moves that use a craft building which has not been used yet in this harvest."""
    mine = state.seats[seat]
    found: list[int] = []
    if not mine.improvements or not may_craft(state) or mine.fasts == state.round:
        return found
    improvements = state.setup.improvements
    for i in range(IMPROVEMENTS):
        craft = improvements[i].craft
        if craft >= 0 and mine.has_improvement(i) and not mine.used >> i & 1 and mine.goods[craft]:
            found.append(CRAFT + i)
    return found


def craft_with(state: State, seat: int, move: int) -> None:
    """Use a craft building."""
    improvement = state.setup.improvements[move - CRAFT]
    state.seats[seat].used |= 1 << move - CRAFT
    source = "" if state.log is None else f"improvement:{improvement.name}"
    exchange(state, seat, improvement.craft, improvement.craft_food, source)
    tell_own(state, seat, CRAFTED, move - CRAFT)


def leave_crafts(state: State, seat: int) -> None:
    """Note that the seat leaves unused all that it could craft: it is not asked again just for that."""
    for move in crafts(state, seat):
        state.seats[seat].used |= 1 << IMPROVEMENTS + move - CRAFT


def may_craft_yet(state: State, seat: int) -> bool:
    """True if the seat can craft something that it has not left unused."""
    left = state.seats[seat].used >> IMPROVEMENTS
    for move in crafts(state, seat):
        if not left >> move - CRAFT & 1:
            return True
    return False
