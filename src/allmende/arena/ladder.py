"""Ladders: a bot against each member of a panel, on common deals and on every seat.

Among three and four, all other seats belong to one and the same opponent.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from allmende import bots
from allmende.arena.categories import Points, mean_points
from allmende.arena.contestants import digest
from allmende.arena.match import Match, match_seed
from allmende.arena.promotion import Result
from allmende.arena.tournament import Fixture, Game, Tournament
from allmende.bots.champions import champion
from allmende.bots.intervals import Interval, by_deal, mean_interval, wilson_interval
from allmende.bots.learned import Subject
from allmende.bots.panel import FROZEN, knows, members
from allmende.titles import TITLES

LEVELS: Final = ("farmer", "master")
"""The present levels that are opponents where the panel has no frozen level for the games."""
REIGNING: Final = "master"
"""The level at which champions play."""
TOGETHER: Final = ""
"""The name that stands for all opponents together."""


class Rung(msgspec.Struct, frozen=True):
    """The results of a bot against one opponent: the share of games won, draws counted half, and the points of both.

    In solo games, a deal is won with more points than the opponent has on it. All intervals are of means by deal.
    `points` and `opponent_points` are means by category, as far as they are known. `failed` is the number of games in
    which the bot, a program, failed, and lost.
    """

    opponent: str
    games: int
    deals: int
    wins: Interval
    score: Interval
    opponent_score: Interval
    points: dict[str, float] = {}
    opponent_points: dict[str, float] = {}
    failed: int = 0


def seated(about: Subject) -> list[str]:
    """The members of the panel that play games of a subject, besides `greedy`."""
    return [name for name in members(TITLES[about.title]) if knows(name, about)]


def panel(about: Subject) -> list[str]:
    """The opponents of a bot: the members of the panel.

    A present level is added if there is no frozen one, or if a champion plays at that level by now. For a title without
    nets they are the yardsticks.
    """
    playing = bots.names(TITLES[about.title])
    if not any(level in playing for level in LEVELS):
        return [name for name in bots.YARDSTICKS if name in playing]
    found = ["greedy", *seated(about)]
    known = {name.partition("-")[0] for name in found if name in FROZEN}
    reigns = champion(about) is not None
    return found + [level for level in LEVELS if level not in known or (reigns and level == REIGNING)]


def deals_for(games: int, opponents: int, players: int) -> int:
    """The number of deals for at least that many games, on every seat of each deal against each opponent."""
    return -(-games // (players * opponents))


def fixtures(tournament: Tournament, deals: int) -> list[Fixture]:
    """The games of the first bot against all others, deal by deal; in a solo game, those of all bots on each deal."""
    ours, *opponents = tournament.bots
    players = tournament.players
    seatings: list[tuple[str, ...]] = [
        tuple(ours if seat == own else opponent for seat in range(players))
        for opponent in opponents
        for own in range(players)
    ]
    if players == 1:
        seatings = [(bot,) for bot in tournament.bots]
    found: list[Fixture] = []
    for deal in range(deals):
        seed = match_seed(tournament.seed, deal)
        for seating in seatings:
            match = Match(tournament.title, tournament.options, seating, seed, timed=True)
            found.append(Fixture(len(found), deal, match))
    return found


def results(tournament: Tournament, games: Iterable[Game]) -> list[Result]:
    """The results of the first bot's games."""
    return [meeting.result for meeting in _meetings(tournament, games)]


def rungs(tournament: Tournament, games: Iterable[Game]) -> list[Rung]:
    """The results of the first bot against each of the others that it has met."""
    by_opponent = defaultdict(list)
    for meeting in _meetings(tournament, games):
        by_opponent[meeting.result.opponent].append(meeting)
    return [_rung(opponent, by_opponent[opponent]) for opponent in tournament.bots[1:] if opponent in by_opponent]


def total(tournament: Tournament, games: Iterable[Game]) -> Rung:
    """The results of the first bot against all others together, with `TOGETHER` as the name of the opponent."""
    return _rung(TOGETHER, _meetings(tournament, games))


def decision_times(tournament: Tournament, games: Iterable[Game]) -> dict[str, float]:
    """The mean time of the first bot's decisions in milliseconds, by opponent, and against all of them `TOGETHER`."""
    spent: defaultdict[str, list[int]] = defaultdict(list)
    for meeting in _meetings(tournament, games):
        for opponent in (meeting.result.opponent, TOGETHER):
            spent[opponent] += meeting.microseconds
    return {opponent: fmean(each) / 1000 if each else 0.0 for opponent, each in spent.items()}


def place_of(folder: Path, tournament: Tournament, about: Subject) -> Path:
    """The folder, within a folder, of the games of a ladder, apart from ladders with other opponents or champions."""
    reigns = champion(about)
    played = msgspec.json.encode((msgspec.structs.replace(tournament, seed=0), reigns and digest(reigns)))
    return folder / f"ladder-{sha256(played).hexdigest()[:8]}"


class _Meeting(NamedTuple):
    """A game against an opponent: its result, the points of both, and the times of the first bot's decisions.

    `points` and `their_points` are those by category; `failed` is True if the bot, a program, has failed.
    """

    result: Result
    score: float
    theirs: float
    microseconds: list[int]
    points: Points
    their_points: Points
    failed: bool


def _meetings(tournament: Tournament, games: Iterable[Game]) -> list[_Meeting]:
    games = sorted(games, key=lambda game: game.number)
    ours = tournament.bots[0]
    if tournament.players == 1:
        return _comparisons(ours, games)
    found = []
    for game in games:
        seat = game.bots.index(ours)
        others = [i for i in range(len(game.bots)) if i != seat]
        won = 1 / len(game.winners) if seat in game.winners else 0.0
        score, theirs = game.scores[seat], fmean(game.scores[i] for i in others)
        result = Result(game.deal, game.bots[others[0]], won, score - theirs)
        points = game.points or [{}] * len(game.bots)
        their_points = mean_points([points[i] for i in others])
        found.append(
            _Meeting(result, score, theirs, game.microseconds[seat], points[seat], their_points, seat in game.failed)
        )
    return found


def _comparisons(ours: str, games: Sequence[Game]) -> list[_Meeting]:
    """The meetings in solo games: pairs of games on the same deal."""
    mine = {game.deal: game for game in games if game.bots == [ours]}
    found = []
    for game in games:
        if game.bots != [ours] and (own := mine.get(game.deal)) is not None:
            (score,), (theirs,), (spent,) = own.scores, game.scores, own.microseconds
            won = 0.5 if score == theirs else float(score > theirs)
            if bool(own.failed) != bool(game.failed):
                won = float(bool(game.failed))  # a program that has failed has lost, whatever the points
            (points,), (their_points,) = own.points or [{}], game.points or [{}]
            result = Result(game.deal, game.bots[0], won, score - theirs)
            found.append(_Meeting(result, score, theirs, spent, points, their_points, bool(own.failed)))
    return found


def _rung(opponent: str, meetings: Sequence[_Meeting]) -> Rung:
    wins = by_deal((meeting.result.deal, meeting.result.won) for meeting in meetings)
    mine = by_deal((meeting.result.deal, meeting.score) for meeting in meetings)
    others = by_deal((meeting.result.deal, meeting.theirs) for meeting in meetings)
    return Rung(
        opponent,
        len(meetings),
        len(wins),
        wilson_interval(wins),
        mean_interval(mine),
        mean_interval(others),
        mean_points([meeting.points for meeting in meetings if meeting.points]),
        mean_points([meeting.their_points for meeting in meetings if meeting.their_points]),
        sum(meeting.failed for meeting in meetings),
    )
