"""Promotion: a sequential test that a bot has beaten a whole panel (Haybittle–Peto).

The results are tested again and again while games are played. To stop at the first lucky moment would promote too
often; so an early decision takes three standard errors (the rule of Haybittle and Peto), which leaves the last test at
its ordinary 95 %.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, Literal, NamedTuple

from allmende.bots.intervals import by_deal, mean_interval

BAR: Final = 0.55
"""The share of games of two that has to be won, draws counted half; of more players see `bar`."""
GAMES: Final = 400
"""The least number of games of a promotion that isn't decided earlier."""
LOOKS: Final = 64
"""The default number of simulations for a decision of the candidate."""
DOUBTLESS: Final = 3.0
"""The standard errors that a decision before the last game takes."""
FEWEST_DEALS: Final = 5
"""The number of deals before which nothing is decided, since their spread is unknown."""


class Result(NamedTuple):
    """The result of a game on a deal against an opponent: `won` is 1 for a victory, 0.5 for one shared by two.

    `ahead` is the difference in points to the opponent.
    """

    deal: int
    opponent: str
    won: float
    ahead: float = 0.0


Verdict = Literal["promoted", "rejected", "open"]


def bar(players: int) -> float:
    """The share of all games that has to be won at a table of two or more players.

    >>> [round(bar(players), 3) for players in (2, 3, 4)]
    [0.55, 0.367, 0.275]
    """
    return BAR * 2 / players


def verdict(results: Iterable[Result], is_over: bool, reigning: str = "", players: int = 2) -> Verdict:
    """The verdict on a candidate by the results so far; `is_over` means that there will be no more.

    Games on one deal count as one number. Against the `reigning` champion, if one is named, more than a fair share must
    be won. In solo games, the candidate has to make more points than each opponent. ValueError if there are fewer than
    two opponents: to beat one's own predecessor isn't enough.
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
    """The verdict in solo games, by the differences in points to each opponent, a list for each."""
    if is_over:
        lows = [mean_interval(numbers).low for numbers in ahead]
        return "promoted" if all(low is not None and low > 0 for low in lows) else "rejected"
    bounds = [_doubtless(numbers) if len(numbers) >= FEWEST_DEALS else (-inf, inf) for numbers in ahead]
    if any(high < 0 for _, high in bounds):
        return "rejected"
    return "promoted" if all(low > 0 for low, _ in bounds) else "open"


def _doubtless(numbers: list[float]) -> tuple[float, float]:
    """The bounds of the mean for an early decision."""
    mean, reach = fmean(numbers), DOUBTLESS * stdev(numbers) / sqrt(len(numbers))
    return mean - reach, mean + reach
