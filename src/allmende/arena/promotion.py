"""Whether a bot deserves to be promoted: it has to do well against a whole panel, and that has to be beyond doubt.

It is looked at again and again while games are played. Whoever stops at the first lucky moment promotes too often; so
what is to be decided early must be three standard errors clear (the rule of Haybittle and Peto), which leaves the last
look at its ordinary 95 %.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal, NamedTuple

from allmende.arena.intervals import mean_interval

BAR: Final = 0.55
"""So much of all games has to be won, draws counted half."""
DOUBTLESS: Final = 3.0
"""By so many standard errors a decision before the last game has to be clear."""
FEWEST_DEALS: Final = 5
"""Before so many deals are played there is no telling how far results scatter."""


class Result(NamedTuple):
    """What a game on a deal came to against an opponent: 1 if it was won, 0.5 if nobody won it alone."""

    deal: int
    opponent: str
    won: float


Verdict = Literal["promoted", "rejected", "open"]


def verdict(results: Iterable[Result], is_over: bool, reigning: str = "") -> Verdict:
    """What the results so far decide; `is_over` if there will be no more of them.

    Games on one deal count as one number. Against the `reigning` champion, if one is named, more must be won than lost.
    ValueError if there are fewer than two opponents: nobody is promoted for beating its parent.
    """
    results = list(results)
    if len({result.opponent for result in results}) < 2:
        raise ValueError("a promotion takes at least two opponents")
    numbers = _by_deal(results)
    if len(numbers) < (2 if is_over else FEWEST_DEALS):
        return "rejected" if is_over else "open"
    mean = fmean(numbers)
    against = _by_deal(result for result in results if result.opponent == reigning)
    if is_over:
        low = mean_interval(numbers).low
        clear = mean > BAR and low is not None and low > 0.5
        return "promoted" if clear and (not against or fmean(against) > 0.5) else "rejected"
    reach = DOUBTLESS * stdev(numbers) / sqrt(len(numbers))
    if mean + reach < BAR:
        return "rejected"
    if mean - reach > BAR and (not reigning or _is_clear(against)):
        return "promoted"
    return "open"


def _is_clear(numbers: list[float]) -> bool:
    """Whether more is won than lost, without doubt."""
    if len(numbers) < FEWEST_DEALS:
        return False
    return fmean(numbers) - DOUBTLESS * stdev(numbers) / sqrt(len(numbers)) > 0.5


def _by_deal(results: Iterable[Result]) -> list[float]:
    """One number a deal."""
    found = defaultdict(list)
    for result in results:
        found[result.deal].append(result.won)
    return [fmean(won) for won in found.values()]
