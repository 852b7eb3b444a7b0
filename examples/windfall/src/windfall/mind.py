"""What bots ask of Windfall: how good a position is for a seat. Nets could learn to see more; see `core/insight.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core.insight import Insight
from windfall.rules.components import WEEKS
from windfall.rules.scoring import score_lines
from windfall.rules.state import Table

HANGS: Final = 0.6
"""What an apple that hangs is worth, as long as there is a week to pick it in."""
GROWS: Final = 0.8
"""What a tree brings in a week that is still to come, and one more to use it."""


class WindfallJudge:
    """The points that are there, and what hangs and grows: one move ahead is far enough."""

    def value(self, position: Table, seat: int) -> float:
        mine = position.seats[seat]
        points = sum(line.points for line in score_lines(mine))
        left = WEEKS - position.week
        return points + (mine.apples // 2 + HANGS * mine.hanging if left else 0) + GROWS * mine.trees * max(0, left - 1)

    def candidates(self, position: Table, seat: int) -> Sequence[int]:
        return position.moves(seat)

    def asides(self, position: Table, seat: int) -> Sequence[int]:
        return ()

    def practice(self, position: Table, seat: int) -> None:
        return None

    def is_thought_through(self, position: Table, start: Table) -> bool:
        return True


INSIGHT: Final = Insight(WindfallJudge)
