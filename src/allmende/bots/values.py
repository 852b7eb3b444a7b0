"""Values of positions: the points that each seat can expect in the end, each with its interval at 95 %.

They come from games that bots play on from the position, by the champion's net or the evaluator of the levels.
"""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

from allmende.bots.intervals import mean_interval
from allmende.bots.study import foresight_of
from allmende.bots.turns import decider
from allmende.core.plain import Plain
from allmende.core.rules.state import State
from allmende.core.title import Title

FEWEST: Final = 4
MOST: Final = 32
"""The smallest and largest numbers of games that are played on for each seat."""
SECONDS: Final = 4.0
"""The time in which games are played on beyond the smallest number."""


class SeatValue(Plain, frozen=True):
    """The points that a seat can expect in the end: the mean is `points`, and true within `margin` at 95 %."""

    points: float
    margin: float


class Value(Plain, frozen=True):
    """The value of a position to each of its seats, from so many `games` each; at the end of a game it is the score."""

    games: int
    seats: list[SeatValue]


def value(title: Title[Any, Any], state: State[Any], rng: Random, seconds: float = SECONDS, most: int = MOST) -> Value:
    """The value of a position to each seat, by what that seat may know: all else is dealt anew for each of its games.

    The same seed gives the same value, given enough time.
    """
    seats = range(len(state.seats))
    if state.over:
        return Value(0, [SeatValue(title.score(state, seat), 0.0) for seat in seats])
    foresight, start = foresight_of(title, state), perf_counter()
    scores: list[list[float]] = [[] for _ in seats]
    games, portion = 0, FEWEST
    # The next portion takes as long as all before it.
    while not games or (games + portion <= most and 2 * (perf_counter() - start) <= seconds):
        for seat in seats:
            deals = [title.redraw(state, seat, rng) for _ in range(portion)]
            ends = foresight(deals, decider(state, seat), inf, rng, varied=True)
            scores[seat] += [title.score(end, seat) for end in ends]
        games += portion
        portion = games
    return Value(games, [_value(each) for each in scores])


def _value(scores: list[float]) -> SeatValue:
    interval = mean_interval(scores)
    assert interval.high is not None, "there are several games"
    return SeatValue(round(interval.value, 2), round(interval.high - interval.value, 2))
