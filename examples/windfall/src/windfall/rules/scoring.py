"""Points by category, and who wins."""

from __future__ import annotations

from allmende.core import ScoreLine
from windfall.components import CIDER_POINTS, TREE_POINTS
from windfall.rules.state import Orchard, State


def score_lines(mine: Orchard) -> list[ScoreLine]:
    """What an orchard has come to."""
    return [
        ScoreLine("windfall-cider", CIDER_POINTS * mine.cider),
        ScoreLine("windfall-trees", TREE_POINTS * mine.trees),
        ScoreLine("windfall-apples", mine.apples),
    ]


def winners(state: State) -> list[int]:
    """The seats with the most points; they share the victory."""
    points = [sum(line.points for line in score_lines(mine)) for mine in state.seats]
    return [seat for seat, total in enumerate(points) if total == max(points)]
