"""Fences beside field tiles."""

from __future__ import annotations

from allmende.agricola.components.farmyard import FARM_EDGE, SPACES, bit_count, border
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.permits import FREE_AT_EDGE, PALISADES
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State


class FenceBesideFields(BuildFences):
    """Fence pastures, for a wood per fence, but nothing for those fences that stand next to a field tile."""

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def payable(self, state: State, seat: int, spaces: int, palisades: int = 0) -> int:
        mine = state.seats[seat]
        missing = border(spaces) & ~mine.fences & ~beside_fields(mine)
        if mine.permits & FREE_AT_EDGE:
            return bit_count(missing & ~FARM_EDGE)
        return bit_count(missing) - palisades

    def choices(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].permits & PALISADES:
            return super().choices(state, seat)
        return [] if self.is_complete(state, seat) else self.beside_edge(state, seat)


def beside_fields(mine: Player) -> int:
    """The fence spaces that are next to a field tile."""
    found = 0
    for space in range(SPACES):
        if mine.fields >> space & 1:
            found |= border(1 << space)
    return found
