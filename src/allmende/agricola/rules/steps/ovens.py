"""The improvements with which a seat crafts and bakes, as it sees them."""

from __future__ import annotations

from allmende.agricola.components.moves import CRAFT, IMPROVEMENTS
from allmende.agricola.rules.language.baking import own_ovens
from allmende.agricola.rules.state import State


def own_improvements(state: State, seat: int) -> list[int]:
    """The moves that craft and bake with the seat's improvements, as far as these can."""
    mine, found = state.seats[seat], []
    for i in range(IMPROVEMENTS):
        if state.setup.improvements[i].craft >= 0 and mine.has_improvement(i):
            found.append(CRAFT + i)
    return found + own_ovens(state, seat)
