"""Players of Hallertau with a bent of their own: nobody is to be strong only against those who play as they do.

Each of them is the hand-made judge with other weights, and plays greedily by it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.core.insight import Judge
from allmende.hallertau.mind.judge import HallertauJudge, Weights
from allmende.hallertau.rules.board import ROW_WORKERS, SPACE_ROWS, lowest_free_row
from allmende.hallertau.rules.state import Table

_PLAIN: Final = Weights()
_WEIGHTS: Final[dict[str, Weights]] = {
    "mayor": replace(_PLAIN, step=2.6, uneven=0.5, good=0.6, card=0.5),
    "sower": replace(_PLAIN, field=0.7, few_fields=8.0, row=0.15, seed=0.9, sheep=0.2),
    "herder": replace(_PLAIN, sheep=0.9, field=0.2, tool=0.3),
    "hoarder": replace(_PLAIN, good=1.8, jewelry=3.0, tool=0.8, few_tools=12.0, card=2.0, step=1.4),
}
_PER_WORKER: Final = 0.3
"""What it is worth that an action space costs the others a worker more."""


class Blocker(HallertauJudge):
    """Likes action spaces to be dear, or full, when others come."""

    def value(self, position: Table, seat: int) -> float:
        cost = 0
        for space in position.open:
            row = lowest_free_row(position.board[space], SPACE_ROWS[space])
            cost += ROW_WORKERS[row] if row else ROW_WORKERS[-1] + 1
        return super().value(position, seat) + _PER_WORKER * cost


CHARACTERS: Final[dict[str, Judge[Table]]] = {"blocker": Blocker()}
"""By name: races for the Community Center, sows, herds, hoards, blocks."""
CHARACTERS.update((name, HallertauJudge(weights)) for name, weights in _WEIGHTS.items())
