"""Whether a bot deserves to be promoted: it has to do well against a whole panel, and that has to be beyond doubt.

It is looked at again and again while games are played. Whoever stops at the first lucky moment promotes too often; so
what is to be decided early must be three standard errors clear (the rule of Haybittle and Peto), which leaves the last
look at its ordinary 95 %.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, Literal, NamedTuple

from allmende.arena.intervals import by_deal, mean_interval

BAR: Final = 0.55
"""So much of all games for two has to be won, draws counted half; among more, as much more than their fair share."""
GAMES: Final = 400
"""A promotion takes so many games at least if nothing is decided earlier."""
LOOKS: Final = 64
"""So many looks a decision whoever is to be promoted takes by itself."""
DOUBTLESS: Final = 3.0
"""By so many standard errors a decision before the last game has to be clear."""
FEWEST_DEALS: Final = 5
"""Before so many deals are played there is no telling how far results scatter."""


class Result(NamedTuple):
    """What a game on a deal came to against an opponent: 1 if it was won, 0.5 if two did so.

    `ahead` is by how many points it went better than for the opponent.
    """

    deal: int
    opponent: str
    won: float
    ahead: float = 0.0


Verdict = Literal["promoted", "rejected", "open"]


def bar(players: int) -> float:
    """So much of all games has to be won at a table for so many, two or more.

    >>> [round(bar(players), 3) for players in (2, 3, 4)]
    [0.55, 0.367, 0.275]
    """
    return BAR * 2 / players


def verdict(results: Iterable[Result], is_over: bool, reigning: str = "", players: int = 2) -> Verdict:
    """What the results so far decide; `is_over` if there will be no more of them.

    Games on one deal count as one number. Against the `reigning` champion, if one is named, more must be won than one's
    fair share. Who plays alone has to make more points than each of the others.
    ValueError if there are fewer than two opponents: nobody is promoted for beating its parent.
    """
    results = list(results)
    opponents = {result.opponent for result in results}
    if len(opponents) < 2:
        raise ValueError("a promotion takes at least two opponents")
    numbers = by_deal((result.deal, result.won) for result in results)
    if len(numbers) < (2 if is_over else FEWEST_DEALS):
        return "rejected" if is_over else "open"
    if players == 1:
        pairs = [[(each.deal, each.ahead) for each in results if each.opponent == one] for one in opponents]
        return _alone([by_deal(each) for each in pairs], is_over)
    mean, fair, enough = fmean(numbers), 1 / players, bar(players)
    against = by_deal((result.deal, result.won) for result in results if result.opponent == reigning)
    if is_over:
        low = mean_interval(numbers).low
        clear = mean > enough and low is not None and low > fair
        return "promoted" if clear and (not against or fmean(against) > fair) else "rejected"
    low, high = _doubtless(numbers)
    if high < enough:
        return "rejected"
    if low > enough and (not reigning or (len(against) >= FEWEST_DEALS and _doubtless(against)[0] > fair)):
        return "promoted"
    return "open"


def _alone(ahead: list[list[float]], is_over: bool) -> Verdict:
    """What is decided where each opponent, by the points that it is behind on each deal, has to be beaten."""
    if is_over:
        lows = [mean_interval(numbers).low for numbers in ahead]
        return "promoted" if all(low is not None and low > 0 for low in lows) else "rejected"
    bounds = [_doubtless(numbers) if len(numbers) >= FEWEST_DEALS else (-inf, inf) for numbers in ahead]
    if any(high < 0 for _, high in bounds):
        return "rejected"
    return "promoted" if all(low > 0 for low, _ in bounds) else "open"


def _doubtless(numbers: list[float]) -> tuple[float, float]:
    """Between what bounds the mean lies beyond doubt."""
    mean, reach = fmean(numbers), DOUBTLESS * stdev(numbers) / sqrt(len(numbers))
    return mean - reach, mean + reach
