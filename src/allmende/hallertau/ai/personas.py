"""Personas of Hallertau: rivals of different style, so that a bot does not become strong only against its like.

Each is the heuristic with other weights; bots play greedily by it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.core.ai import Heuristic
from allmende.hallertau.ai.heuristic import HallertauHeuristic, Weights
from allmende.hallertau.components.board import ROW_WORKERS, SPACE_ROWS, lowest_free_row
from allmende.hallertau.rules.state import State

_PLAIN: Final = Weights()
_WEIGHTS: Final[dict[str, Weights]] = {
    "mayor": replace(_PLAIN, step=2.6, uneven=0.5, good=0.6, card=0.5),
    "sower": replace(_PLAIN, field=0.7, few_fields=8.0, row=0.15, seed=0.9, sheep=0.2),
    "herder": replace(_PLAIN, sheep=0.9, field=0.2, tool=0.3),
    "hoarder": replace(_PLAIN, good=1.8, jewelry=3.0, tool=0.8, few_tools=12.0, card=2.0, step=1.4),
}
_PER_WORKER: Final = 0.3
"""The worth of each worker more that an action space costs the others."""


class Blocker(HallertauHeuristic):
    """A heuristic that likes action spaces to be dear, or full, when others come."""

    def value(self, state: State, seat: int) -> float:
        cost = 0
        for space in state.open:
            row = lowest_free_row(state.board[space], SPACE_ROWS[space])
            cost += ROW_WORKERS[row] if row else ROW_WORKERS[-1] + 1
        return super().value(state, seat) + _PER_WORKER * cost


PERSONAS: Final[dict[str, Heuristic[State]]] = {"blocker": Blocker()}
"""By name: the blocker, and the personas with weights of their own."""
PERSONAS.update((name, HallertauHeuristic(weights)) for name, weights in _WEIGHTS.items())
