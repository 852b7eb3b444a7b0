"""What bots ask of Windfall: how good a state is for a seat. Nets could learn to see more; see `core/ai.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core.ai import TitleAI
from windfall.components import WEEKS
from windfall.rules.scoring import score_lines
from windfall.rules.state import State

HANGS: Final = 0.6
"""What an apple that hangs is worth, as long as there is a week to pick it in."""
GROWS: Final = 0.8
"""What a tree brings in a week that is still to come, and one more to use it."""


class WindfallJudge:
    """The points that are there, and what hangs and grows: one move ahead is far enough."""

    def value(self, state: State, seat: int) -> float:
        mine = state.seats[seat]
        points = sum(line.points for line in score_lines(mine))
        left = WEEKS - state.week
        return points + (mine.apples // 2 + HANGS * mine.hanging if left else 0) + GROWS * mine.trees * max(0, left - 1)

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        return state.moves(seat)

    def quick_moves(self, state: State, seat: int) -> Sequence[int]:
        return ()

    def solo_rollout(self, state: State, seat: int) -> None:
        return None

    def is_past_horizon(self, state: State, start: State) -> bool:
        return True


AI: Final = TitleAI(WindfallJudge)
