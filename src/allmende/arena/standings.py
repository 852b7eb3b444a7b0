"""The standings of a tournament: ratings, scores, pairwise results, and times of moves.

Games on the same deal are not independent of one another: their results are averaged, and count once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import ceil

import msgspec

from allmende.arena.placings import Comparison, comparisons
from allmende.arena.tournament import Game, Tournament
from allmende.bots.intervals import Interval, by_deal, mean_interval, wilson_interval


class Standing(msgspec.Struct, frozen=True):
    """The standing of one bot. `failed` is the number of its games in which its program failed, and lost."""

    bot: str
    games: int
    rating: Interval
    score: Interval
    failed: int = 0


class MoveTimes(msgspec.Struct, frozen=True):
    """Percentiles of the times of a bot's moves, in milliseconds; None if it has made no move."""

    p50_ms: float | None
    p95_ms: float | None


class Pair(msgspec.Struct, frozen=True):
    """The share of meetings in which a bot does better than another one; doing equally well is half a win."""

    bot: str
    opponent: str
    deals: int
    wins: Interval


class Standings(msgspec.Struct, frozen=True):
    """The standings, best bot first. Bots without a game, and pairs that have not met, are left out.

    `times` are the only part that the games don't decide.
    """

    tournament: Tournament
    games: int
    deals: int
    bots: list[Standing]
    pairs: list[Pair]
    times: dict[str, MoveTimes]


def standings(tournament: Tournament, games: Sequence[Game]) -> Standings:
    """The standings after some games, whatever the order in which they ended."""
    from allmende.arena.ratings import ratings  # which takes a while to be imported

    games = sorted(games, key=lambda game: game.number)
    results = comparisons(games)
    rated = ratings(tournament.bots, results)
    scores = _scores(games)
    found = [
        Standing(
            bot,
            sum(bot in game.bots for game in games),
            rated[bot],
            mean_interval(by_deal(scores[bot])),
            sum(any(game.bots[seat] == bot for seat in game.failed) for game in games),
        )
        for bot in tournament.bots
        if bot in scores
    ]
    found.sort(key=lambda one: (-one.rating.value, -one.score.value))
    order = [one.bot for one in found]
    deals = {game.deal for game in games}
    return Standings(tournament, len(games), len(deals), found, _pairs(order, results), _times(order, games))


def _scores(games: Iterable[Game]) -> dict[str, list[tuple[int, float]]]:
    """The scores of each bot, with their deals."""
    scores = defaultdict(list)
    for game in games:
        for bot, score in zip(game.bots, game.scores, strict=True):
            scores[bot].append((game.deal, score))
    return scores


def _times(bots: Iterable[str], games: Iterable[Game]) -> dict[str, MoveTimes]:
    spent: defaultdict[str, list[int]] = defaultdict(list)
    for game in games:
        for bot, microseconds in zip(game.bots, game.microseconds, strict=True):
            spent[bot] += microseconds
    return {bot: MoveTimes(_milliseconds(spent[bot], 50), _milliseconds(spent[bot], 95)) for bot in bots}


def _pairs(bots: Sequence[str], results: Iterable[Comparison]) -> list[Pair]:
    wins = defaultdict(list)
    for deal, placings in results:
        for one in placings:
            for other in placings:
                if one.bot != other.bot:
                    win = 1.0 if one.place < other.place else 0.5 if one.place == other.place else 0.0
                    wins[one.bot, other.bot].append((deal, win))
    pairs = []
    for bot in bots:
        for opponent in bots:
            if (bot, opponent) in wins:
                sample = by_deal(wins[bot, opponent])
                pairs.append(Pair(bot, opponent, len(sample), wilson_interval(sample)))
    return pairs


def _milliseconds(microseconds: Sequence[int], percent: int) -> float | None:
    """A percentile of the times of moves, in milliseconds; None if there are none."""
    if not microseconds:
        return None
    return sorted(microseconds)[ceil(len(microseconds) * percent / 100) - 1] / 1000
