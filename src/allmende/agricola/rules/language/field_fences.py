"""Fences beside field tiles."""

from __future__ import annotations

from allmende.agricola.components.farmyard import SPACES, border
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.permits import PALISADES
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State


class FenceBesideFields(BuildFences):
    """Fence pastures, for a wood per fence, but nothing for those fences that stand next to a field tile."""

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def payable(self, mine: Player, missing: int, palisades: int = 0) -> int:
        return super().payable(mine, missing & ~beside_fields(mine), palisades)

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
