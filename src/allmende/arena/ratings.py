"""Ratings by the Plackett-Luce model, from placings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from allmende.arena.placings import Comparison
from allmende.bots.intervals import Interval, Z

# A bot is as strong in the last game as in the first: no allowance for learning or tiring.
_MODEL: Final = PlackettLuce(tau=0.0)


def ratings(bots: Sequence[str], results: Iterable[Comparison]) -> dict[str, Interval]:
    """The rating of each bot by the Plackett-Luce model, after results in this order; all begin with 25.

    The interval is the model's own, which takes all games for independent.
    """
    rated = {bot: _MODEL.rating() for bot in bots}
    for _, placings in results:
        if len(placings) < 2:
            continue
        before = [[rated[placing.bot]] for placing in placings]
        after = _MODEL.rate(before, ranks=[float(placing.place) for placing in placings])
        for bot in {placing.bot for placing in placings}:
            # One bot on several seats has learned something from each of them.
            mine = [team[0] for placing, team in zip(placings, after, strict=True) if placing.bot == bot]
            rated[bot] = _MODEL.rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return {
        bot: Interval(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in rated.items()
    }
