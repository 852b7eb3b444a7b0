"""A bot against each member of a panel, on common deals and on every seat; who is alone, deal by deal.

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
from allmende.arena.intervals import Interval, by_deal, mean_interval, wilson_interval
from allmende.arena.match import Match, match_seed
from allmende.arena.promotion import Result
from allmende.arena.tournament import Fixture, Game, Tournament
from allmende.bots.champions import champion
from allmende.bots.learned import Subject
from allmende.bots.panel import KEPT, knows, members
from allmende.titles import TITLES

LEVELS: Final = ("farmer", "master")
"""The levels of today that stand up where the panel has none of an earlier version that knows the games."""
REIGNING: Final = "master"
"""The level at which champions play."""


class Rung(msgspec.Struct, frozen=True):
    """How a bot does against one opponent: the share of games won, draws counted half, and the points of both.

    Alone, a deal is won with more points than the opponent has on it. `milliseconds` is what one of its decisions takes
    in the mean. All intervals are of means by deal. `points` and `opponent_points` are means by category, as far as
    they are known. In `failed` of the games the bot, a program, has given up, and lost.
    """

    opponent: str
    games: int
    deals: int
    wins: Interval
    score: Interval
    opponent_score: Interval
    milliseconds: float
    points: dict[str, float] = {}
    opponent_points: dict[str, float] = {}
    failed: int = 0


def seated(about: Subject) -> list[str]:
    """The members of the panel, besides `greedy`, that know such games."""
    return [name for name in members(TITLES[about.title]) if knows(name, about)]


def panel(about: Subject) -> list[str]:
    """Whom a bot has to stand up to.

    A level of today is among them where none of an earlier version is, and where it has become another one: where a
    champion plays. Of a title that nobody has learned they are the bots that learn nothing.
    """
    playing = bots.names(TITLES[about.title])
    if not any(level in playing for level in LEVELS):
        return [name for name in bots.YARDSTICKS if name in playing]
    found = ["greedy", *seated(about)]
    known = {name.partition("-")[0] for name in found if name in KEPT}
    reigns = champion(about) is not None
    return found + [level for level in LEVELS if level not in known or (reigns and level == REIGNING)]


def deals_for(games: int, opponents: int, players: int) -> int:
    """How many deals make at least so many games in all, every seat of each deal against each opponent."""
    return -(-games // (players * opponents))


def fixtures(tournament: Tournament, deals: int) -> list[Fixture]:
    """The games of the first bot against all others, deal by deal; alone, everybody's games on them."""
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
    """What the first bot has made of its games."""
    return [meeting.result for meeting in _meetings(tournament, games)]


def rungs(tournament: Tournament, games: Iterable[Game]) -> list[Rung]:
    """How the first bot does against each of the others that it has met."""
    by_opponent = defaultdict(list)
    for meeting in _meetings(tournament, games):
        by_opponent[meeting.result.opponent].append(meeting)
    return [_rung(opponent, by_opponent[opponent]) for opponent in tournament.bots[1:] if opponent in by_opponent]


def total(tournament: Tournament, games: Iterable[Game]) -> Rung:
    """How the first bot does against all others together; their names are nobody's."""
    return _rung("", _meetings(tournament, games))


def place_of(folder: Path, tournament: Tournament, about: Subject) -> Path:
    """Where in a folder the games of a ladder are kept: apart from those against others, say an earlier champion."""
    reigns = champion(about)
    played = msgspec.json.encode((msgspec.structs.replace(tournament, seed=0), reigns and digest(reigns)))
    return folder / f"ladder-{sha256(played).hexdigest()[:8]}"


class _Meeting(NamedTuple):
    """A game against an opponent: what it came to, the points of both, and what the first bot's decisions took.

    `points` and `their_points` are those by category; `failed` says that the bot, a program, has given up.
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
    """Who plays alone meets others in that they play the same deal."""
    mine = {game.deal: game for game in games if game.bots == [ours]}
    found = []
    for game in games:
        if game.bots != [ours] and (own := mine.get(game.deal)) is not None:
            (score,), (theirs,), (spent,) = own.scores, game.scores, own.microseconds
            won = 0.5 if score == theirs else float(score > theirs)
            if bool(own.failed) != bool(game.failed):
                won = float(bool(game.failed))  # who has given up has lost, whatever the points
            (points,), (their_points,) = own.points or [{}], game.points or [{}]
            result = Result(game.deal, game.bots[0], won, score - theirs)
            found.append(_Meeting(result, score, theirs, spent, points, their_points, bool(own.failed)))
    return found


def _rung(opponent: str, meetings: Sequence[_Meeting]) -> Rung:
    wins = by_deal((meeting.result.deal, meeting.result.won) for meeting in meetings)
    mine = by_deal((meeting.result.deal, meeting.score) for meeting in meetings)
    others = by_deal((meeting.result.deal, meeting.theirs) for meeting in meetings)
    spent = [each for meeting in meetings for each in meeting.microseconds]
    return Rung(
        opponent,
        len(meetings),
        len(wins),
        wilson_interval(wins),
        mean_interval(mine),
        mean_interval(others),
        fmean(spent) / 1000 if spent else 0.0,
        mean_points([meeting.points for meeting in meetings if meeting.points]),
        mean_points([meeting.their_points for meeting in meetings if meeting.their_points]),
        sum(meeting.failed for meeting in meetings),
    )
