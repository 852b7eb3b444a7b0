"""A bot against each member of the panel of its title, for two, on common deals and on both seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from allmende.arena.intervals import Interval, mean_interval, wilson_interval
from allmende.arena.match import Match, match_seed
from allmende.arena.promotion import Result
from allmende.arena.tournament import Fixture, Game, Tournament
from allmende.bots.panel import members

PLAYERS = 2
OURS, THEIRS = 0, 1


class Rung(msgspec.Struct, frozen=True):
    """How a bot does against one opponent: the share of games won, draws counted half, and the points of both.

    `milliseconds` is what one of its decisions takes in the mean. All intervals are of means by deal.
    """

    opponent: str
    games: int
    deals: int
    wins: Interval
    score: Interval
    opponent_score: Interval
    milliseconds: float


def panel(title: str, reigning: str = "") -> list[str]:
    """Whom a bot has to stand up to; the `reigning` champion among them, if one is named."""
    return ["greedy", *members(title), *([reigning] if reigning else [])]


def deals_for(games: int, opponents: int) -> int:
    """How many deals make at least so many games in all, both seats of each deal against each opponent."""
    return -(-games // (PLAYERS * opponents))


def fixtures(tournament: Tournament, deals: int) -> list[Fixture]:
    """The games of the first bot against all others, deal by deal."""
    ours, *opponents = tournament.bots
    found: list[Fixture] = []
    for deal in range(deals):
        seed = match_seed(tournament.seed, deal)
        for opponent in opponents:
            for seating in ((ours, opponent), (opponent, ours)):
                match = Match(tournament.title, tournament.options, seating, seed, timed=True)
                found.append(Fixture(len(found), deal, match))
    return found


def results(tournament: Tournament, games: Iterable[Game]) -> list[Result]:
    """What the first bot has made of its games."""
    found = []
    for game in games:
        seat = game.bots.index(tournament.bots[0])
        won = 1 / len(game.winners) if seat in game.winners else 0.0
        found.append(Result(game.deal, game.bots[1 - seat], won))
    return found


def rungs(tournament: Tournament, games: Sequence[Game]) -> list[Rung]:
    """How the first bot does against each of the others that it has met."""
    ours, *opponents = tournament.bots
    games = sorted(games, key=lambda game: game.number)
    won = results(tournament, games)
    found = []
    for opponent in opponents:
        wins, mine, others = defaultdict(list), defaultdict(list), defaultdict(list)
        spent: list[int] = []
        for game, result in zip(games, won, strict=True):
            if result.opponent == opponent:
                seat = game.bots.index(ours)
                wins[game.deal].append(result.won)
                mine[game.deal].append(game.scores[seat])
                others[game.deal].append(game.scores[1 - seat])
                spent += game.microseconds[seat]
        if wins:
            found.append(
                Rung(
                    opponent,
                    sum(map(len, wins.values())),
                    len(wins),
                    wilson_interval(_means(wins)),
                    mean_interval(_means(mine)),
                    mean_interval(_means(others)),
                    fmean(spent) / 1000 if spent else 0.0,
                )
            )
    return found


def _means(by_deal: dict[int, list[float]]) -> list[float]:
    return [fmean(numbers) for numbers in by_deal.values()]
