"""Personas of Agricola: players with a bent, so that a bot learns to be strong against other styles than its own.

Each of them is the heuristic with other weights, and plays greedily by it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.agricola.ai.heuristic import AgricolaHeuristic, Weights
from allmende.agricola.rules.state import State
from allmende.core.ai import Heuristic

_PLAIN: Final = Weights()
_WEIGHTS: Final[dict[str, Weights]] = {
    "racer": replace(_PLAIN, placement=3.4, free_room=1.0, second_room=0.9, room=0.6, first_to_grow=0.3),
    "builder": replace(
        _PLAIN,
        goods=(0.6, 0.8, 1.3, 1.1, 0.3, 0.4, 0.2, 0.2, 0.3, 0.02),
        free_room=1.0,
        second_room=0.8,
        room=0.7,
        renovation=1.5,
    ),
    "herder": replace(
        _PLAIN,
        goods=(0.6, 0.4, 0.65, 0.7, 0.2, 0.3, 0.7, 0.8, 1.0, 0.02),
        fences=0.8,
        spare=0.3,
        birth=0.9,
    ),
    "hoarder": replace(
        _PLAIN,
        goods=(0.7, 0.7, 1.1, 1.2, 0.9, 1.0, 0.2, 0.2, 0.3, 0.02),
        many=tuple(2 * count for count in _PLAIN.many),
        horizon=4.0,
    ),
}


class Blocker(AgricolaHeuristic):
    """A persona that likes best the moves that others would have liked."""

    def value(self, state: State, seat: int) -> float:
        others = [super(Blocker, self).value(state, i) for i in range(len(state.seats)) if i != seat]
        return super().value(state, seat) - (0.5 * max(others) if others else 0.0)


PERSONAS: Final[dict[str, Heuristic[State]]] = {"blocker": Blocker()}
"""By name: personas that race for growth, build and renovate, herd, hoard, block."""
PERSONAS.update((name, AgricolaHeuristic(weights)) for name, weights in _WEIGHTS.items())
