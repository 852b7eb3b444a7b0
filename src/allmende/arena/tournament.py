"""Tournaments: a round robin in which every line-up plays the same deals on rotating seats."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence

import msgspec

from allmende.arena.contestants import as_it_is, contestant
from allmende.arena.executors import Executor, finished
from allmende.arena.line_ups import line_ups, seatings
from allmende.arena.match import Match, match_seed, play_match
from allmende.bots.learned import Subject
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.record import Record
from allmende.titles import title as find_title


class TournamentError(AllmendeError):
    """Bots that can't play a tournament: fewer than two, or one that is named twice."""


class Tournament(msgspec.Struct, frozen=True):
    """All that decides the games of a tournament, except the number of deals.

    `rules` is the version of the title's rules; `options` are complete.
    """

    title: str
    rules: str
    options: dict[str, str]
    bots: list[str]
    players: int
    seed: int


class Fixture(msgspec.Struct, frozen=True):
    """A match with its number in the tournament, which doesn't depend on the number of deals."""

    number: int
    deal: int
    match: Match


class Game(msgspec.Struct, frozen=True):
    """A finished game, as a line of the table of games.

    By seat: `bots`, `scores`, `microseconds` (the time of each decision) and `points` (by category; missing in lines of
    earlier versions). `winners` are seats, from 0. `failed` has the seats whose programs failed, with the reasons.
    """

    number: int
    deal: int
    bots: list[str]
    scores: list[float]
    winners: list[int]
    decisions: int
    microseconds: list[list[int]]
    points: list[dict[str, float]] = []
    failed: dict[int, Message] = {}


def tournament(title: str, bots: Sequence[str], players: int, options: Mapping[str, str], seed: int) -> Tournament:
    """A tournament between some bots.

    TournamentError if there are too few, or one twice; UnknownTitleError, OptionError, UnknownBotError or ProgramError
    for other wrong arguments.
    """
    game_title = find_title(title)
    chosen = game_title.checked_options(players, options)
    about = Subject.under(game_title, players, chosen)
    for place, name in enumerate(bots):
        contestant(name, game_title, about)
        if name in bots[:place]:
            raise TournamentError(f"the bot {name!r} is named twice", Message("error-bot-twice", {"bot": name}))
    if players > 1 and len(bots) < 2:
        raise TournamentError("a tournament needs at least two bots", Message("error-one-bot"))
    pinned = [as_it_is(name, about) for name in bots]
    return Tournament(title, game_title.newest_rules, chosen, pinned, players, seed)


def deals_for(games: int, players: int) -> int:
    """The number of deals that give every line-up at least that many games, one for each rotation of the seats."""
    return -(-games // players)


def fixtures(tournament: Tournament, deals: int, keep: bool = False) -> list[Fixture]:
    """All matches on a number of deals, deal after deal; with `keep` their records are returned, too."""
    found: list[Fixture] = []
    for deal in range(deals):
        seed = match_seed(tournament.seed, deal)
        for line_up in line_ups(tournament.bots, tournament.players):
            for bots in seatings(line_up, deal):
                match = Match(tournament.title, tournament.options, bots, seed, keep, timed=True)
                found.append(Fixture(len(found), deal, match))
    return found


def play(
    todo: Sequence[Fixture], workers: Executor, but_for: Container[int] = ()
) -> Iterator[tuple[Game, Record | None]]:
    """Play matches, except those with the numbers in `but_for`; yield games, with records if kept, as they end."""
    left = [fixture for fixture in todo if fixture.number not in but_for]
    for place, outcome in finished(workers, play_match, (fixture.match for fixture in left)):
        fixture = left[place]
        yield (
            Game(
                fixture.number,
                fixture.deal,
                list(fixture.match.bots),
                outcome.scores,
                outcome.winners,
                outcome.decisions,
                [[round(seconds * 1e6) for seconds in seat] for seat in outcome.seconds],
                outcome.points,
                outcome.failed,
            ),
            outcome.record,
        )
