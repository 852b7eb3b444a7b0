"""Games played on after plans, in the same deals, by the net that plays a subject best.

Each deal is drawn from the seed and its own number, so that more of them can be asked for later, and whatever else is
compared meets the same ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any

from allmende.bots.card_knowledge import Estimate
from allmende.bots.intervals import mean_interval
from allmende.bots.study import foresight_of
from allmende.bots.turns import decider
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.problems.plans import played


class Outcomes:
    """The outcomes of a plan by deal: points ahead, share of the victory, and the seat's points by category."""

    def __init__(self) -> None:
        self.ahead: list[float] = []
        self.wins: list[float] = []
        self.points: dict[str, list[float]] = defaultdict(list)

    def means(self) -> dict[str, float]:
        """The mean points by category."""
        return {category: round(fmean(points), 2) for category, points in self.points.items()}


class PlayOuts:
    """The games after some plans of a seat; `play` adds games on further deals."""

    def __init__(self, title: Title[Any, Any], state: State[Any], seat: int, seed: str) -> None:
        self._title = title
        self._state = state
        self._seat = seat
        self._seed = seed
        self._foresight = foresight_of(title, state)

    def play(self, plans: Sequence[Sequence[int]], outcomes: Sequence[Outcomes], first: int, count: int) -> None:
        """Play on after each plan in deals `first` and the following, and add what comes of it to its outcomes.

        PlanError if a plan can't be played in a deal.
        """
        title, seat = self._title, self._seat
        ends = []
        for number in range(first, first + count):
            deal = title.redraw(self._state, seat, Random(f"{self._seed} {number}"))
            ends += [played(title, deal, seat, moves) for moves in plans]
        # Seats that decide at the same time as this one come first.
        start = decider(ends[0], seat)
        rng = Random(f"{self._seed} {first} on")
        overs = ends if start < 0 else self._foresight(ends, start, inf, rng, varied=True)
        for number, end in enumerate(overs):
            outcome = outcomes[number % len(plans)]
            outcome.ahead.append(ahead(title, end, seat))
            outcome.wins.append(title.victory(end)[seat])
            for line in title.score_lines(end, seat):
                outcome.points[line.category].append(line.points)


def ahead(title: Title[Any, Any], state: State[Any], seat: int) -> float:
    """The points by which a seat is ahead of the best other one; alone, its points."""
    scores = [title.score(state, each) for each in range(len(state.seats))]
    mine = scores.pop(seat)
    return mine - max(scores) if scores else mine


def behind(outcomes: Outcomes, best: Outcomes) -> Estimate:
    """By how much a plan comes to less than the best one, in the same deals."""
    return difference([one - other for one, other in zip(best.ahead, outcomes.ahead, strict=True)])


def difference(sample: Sequence[float]) -> Estimate:
    """The mean of differences, with its interval."""
    interval = mean_interval(sample)
    assert interval.high is not None, "there are several games"
    return Estimate(round(interval.value, 2), round(interval.high - interval.value, 2))
