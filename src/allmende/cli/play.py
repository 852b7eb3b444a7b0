"""`allmende play`: plays a game in the terminal, or by moves from standard input."""

from __future__ import annotations

import argparse
import io
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TextIO

from allmende import bots
from allmende.arena.contestants import names_in
from allmende.cli.coach import Coach
from allmende.cli.console import Console, fail
from allmende.cli.days import tell_places
from allmende.cli.habits import Habits, habits
from allmende.cli.parser import Parser
from allmende.cli.records import free, read_record, write_record
from allmende.cli.session import Sitting
from allmende.cli.table_options import add_set, chosen_options, from_zero, positive, whole
from allmende.core.coach import GENTLE, LEVELS, OFF
from allmende.core.game import Game
from allmende.days import game_of
from allmende.titles import replay, title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("play", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--players", type=positive, metavar="N", help=parser.help("players"))
    group.add_argument("--bots", metavar="A,B", help=parser.help("bots-play"))
    group.add_argument("--names", metavar="A,B", help=parser.help("names"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--day", action="store_true", help=parser.help("day"))
    group.add_argument("--coach", choices=LEVELS, metavar="|".join(LEVELS), help=parser.help("coach"))
    group.add_argument("--record", type=Path, metavar="FILE", help=parser.help("record"))
    group.add_argument("--from", type=Path, dest="source", metavar="FILE", help=parser.help("from-game"))
    group.add_argument("--at", type=from_zero, metavar="N", help=parser.help("from-at"))
    group.add_argument("--seat", type=positive, metavar="N", help=parser.help("from-seat"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Play until the game is over, the player leaves or the input ends."""
    if options.source is None and (options.at, options.seat) != (None, None):
        fail("error-needs-from")
    if options.day and (options.source or options.players or options.bots or options.set or options.seed is not None):
        fail("error-day-alone")
    game: Game | None = _stepped(options) if options.source else _game(options, console)
    lines = sys.stdin or io.StringIO()  # a closed input has no moves
    code, seed, record = 0, options.seed, options.record
    if options.source and record:
        record = free(record)  # of another game, if there is one
    while game is not None and not code:
        code = _sit(game, lines, record, options, console)
        seed = None if seed is None else seed + 1  # every game of the series has its own chance
        game = _sequel(game, lines, seed, console) if not code else None
        record = options.record and free(options.record)
    return code


def _sit(game: Game, lines: TextIO, record: Path | None, options: argparse.Namespace, console: Console) -> int:
    """Play one game; on a terminal, beginners have a gentle coach unless another one is chosen."""
    known = habits() if lines.isatty() else Habits()
    beginner = lines.isatty() and known.is_new_to(game.title.name)
    names = options.names.split(",") if options.names else []
    if len(names) > game.players:
        fail("error-too-many-names", names=len(names), players=game.players)
    sitting = Sitting(game, console, names, _others(options, game) if options.source else _bots(options, game))
    sitting.given = game.version if options.source else 0
    sitting.coach = Coach(options.coach or (GENTLE if beginner else OFF), console, known)
    if record:
        sitting.on_change = lambda: write_record(record, game.record)
        sitting.on_change()
    status = sitting.run(lines)
    if game.is_over and game.ending is None and options.day:
        tell_places(game, console)
    if game.is_over and lines.isatty():
        if not options.source:
            known.finish(game.title.name)
        console.say("play-analysis", file=str(record or "none"))
    return status


def _sequel(game: Game, lines: TextIO, seed: int | None, console: Console) -> Game | None:
    """The next game of a series; None if there is none, or the players don't want it."""
    sequel = game.sequel(seed)
    if sequel is None:
        return None
    console.say("play-sequel")
    if lines.readline().strip().lower() == "next":
        return sequel
    console.say("play-series-left")
    return None


def _stepped(options: argparse.Namespace) -> Game:
    """A recorded game as it stood after N moves, by default all; CommandError if it can't be played on from there."""
    record = read_record(options.source)
    if options.at is not None and options.at > len(record.moves):
        fail("error-at", at=str(options.at), count=len(record.moves))
    game = replay(record, options.at)
    if game.title is not title(options.title):
        fail("error-other-title", file=str(options.source), title=game.title.name)
    if game.is_over:
        fail("error-step-in-over", file=str(options.source), count=len(record.moves))
    if options.seat is not None and options.seat > game.players:
        fail("error-no-seat", seat=str(options.seat))
    return game


def _others(options: argparse.Namespace, game: Game) -> dict[int, str]:
    """The bots at all seats but the player's, which in a game from a record is by default the one that moves next."""
    own = game.to_act[0] if options.seat is None else options.seat - 1
    others = [seat for seat in range(game.players) if seat != own]
    names = names_in(options.bots) if options.bots is not None else [bots.usual(game.title)] * len(others)
    if len(names) > len(others):
        fail("error-too-many-opponents", bots=len(names), seats=len(others))
    return dict(zip(others, names, strict=False))


def _game(options: argparse.Namespace, console: Console) -> Game:
    """A new game, or the one that the record file holds."""
    game_title = title(options.title)
    if options.record and options.record.exists():
        game = replay(read_record(options.record))
        if game.title is not game_title:
            fail("error-other-title", file=str(options.record), title=game.title.name)
        console.note("play-resumed", file=str(options.record), count=game.version)
        return game
    if options.day:
        return game_of(game_title.name, datetime.now(UTC).date())
    players = options.players or 2
    chosen = chosen_options(options.set, game_title, players)
    rng = Random(secrets.randbits(64) if options.seed is None else options.seed)
    return Game(game_title, players, chosen, game_title.draw(players, chosen, rng))


def _bots(options: argparse.Namespace, game: Game) -> dict[int, str]:
    """The bots by seat, which are the last seats; without arguments a person plays against the usual bot."""
    players = game.players
    names = names_in(options.bots) if options.bots else []
    if options.bots is None and options.players is None and players == 2:
        names = [bots.usual(game.title)]
    if len(names) > players:
        fail("error-too-many-bots", bots=len(names), players=players)
    first = players - len(names)
    return {first + i: name for i, name in enumerate(names)}
