"""`allmende tournament`: lets bots play against each other, and ranks them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.table import Table

from allmende.arena.contestants import bot_message, names_in
from allmende.arena.executors import Executor, executor
from allmende.arena.results import Results, tournament_in
from allmende.arena.standings import Standings, standings
from allmende.arena.tournament import Fixture, Game, Tournament, deals_for, fixtures, play, tournament
from allmende.bots.intervals import Interval
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.output import Setup, Stopwatch, TournamentOutput, TournamentTiming, in_order, write
from allmende.cli.parser import Parser
from allmende.cli.simulate import add_strict, note_failures
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.titles import title

PLOT = "standings.svg"


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("tournament", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--bots", default="greedy,random", metavar="A,B", help=parser.help("bots-tournament"))
    group.add_argument("--players", type=positive, default=2, metavar="N", help=parser.help("players-tournament"))
    group.add_argument("--games", type=positive, default=100, metavar="N", help=parser.help("games-tournament"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--ray", metavar="ADDRESS", help=parser.help("ray"))
    group.add_argument("--out", type=Path, metavar="DIR", help=parser.help("out"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))
    add_strict(group, parser)


def run(options: argparse.Namespace, console: Console) -> int:
    """Play the games that are not in the folder yet, and print the standings, however it ends."""
    watch = Stopwatch(options.jobs)
    try:
        wanted = _tournament(options)
        results = Results(options.out, wanted) if options.out else None
    except OSError as error:
        fail_at(options.out, error)
    todo = fixtures(wanted, deals_for(options.games, wanted.players), keep=results is not None)
    numbers = {fixture.number for fixture in todo}
    games = [game for game in results.games if game.number in numbers] if results else []
    if games:
        console.note("tournament-resumed", count=len(games), folder=str(options.out))
    status = 0
    try:
        _play(todo, games, results, workers_for(options), console)
    except KeyboardInterrupt:
        status = STOPPED
    except AllmendeError as error:
        console.complain(error.message)
        status = 2
    if games:
        _show(wanted, games, len(todo), watch, options, console)
        lost = note_failures([game.failed for game in games], options.strict, console)
        status = status or lost
    return status


def _play(
    todo: Sequence[Fixture], games: list[Game], results: Results | None, workers: Executor, console: Console
) -> None:
    """Play the matches that are left, and add them to `games`."""
    known = {game.number for game in games}
    with console.progress() as progress, closing(workers):
        task = progress.add_task(console.words("simulate-progress"), total=len(todo), completed=len(known))
        for game, record in play(todo, workers, known):
            if results is not None:
                results.add(game, record)
            games.append(game)
            progress.advance(task)


def workers_for(options: argparse.Namespace) -> Executor:
    """The workers that `--jobs` and `--ray` ask for."""
    if options.ray is None:
        return executor(options.jobs)
    try:
        from allmende.arena.ray_cluster import RayCluster
    except ImportError as error:
        fail("error-extra", extra="ray", why=str(error))
    return RayCluster(options.ray)


def _tournament(options: argparse.Namespace) -> Tournament:
    """The tournament that is asked for; one that goes on keeps its seed."""
    chosen = chosen_options(options.set, title(options.title), options.players)
    seed = options.seed
    if seed is None and options.out and (known := tournament_in(options.out)):
        seed = known.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
    return tournament(options.title, names_in(options.bots), options.players, chosen, seed)


def _show(
    wanted: Tournament,
    games: Sequence[Game],
    expected: int,
    watch: Stopwatch,
    options: argparse.Namespace,
    console: Console,
) -> None:
    """The standings on standard output and, where there is a folder, as a picture in it."""
    found = standings(wanted, games)
    heading = console.words(
        "tournament-summary",
        title=Message(f"title-{wanted.title}"),
        players=wanted.players,
        games=len(games),
        expected=expected,
        deals=found.deals,
        seed=str(wanted.seed),
    )
    is_drawn = options.out is not None and _draw(found, heading, options.out / PLOT, console)
    if options.json:
        write(
            TournamentOutput(
                setup=Setup.of(wanted),
                games=found.games,
                expected=expected,
                deals=found.deals,
                bots=found.bots,
                pairs=found.pairs,
                results=in_order(games),
                timing=TournamentTiming(**watch.facts(), moves=found.times),
            )
        )
        return
    console.out.print(heading, soft_wrap=True)
    console.out.print(_table(found, console))
    if found.pairs:
        console.out.print()
        console.say("tournament-pairs")
        console.out.print(_pairs(found, console))
    if options.out:
        console.say("tournament-kept" if is_drawn else "tournament-kept-undrawn", folder=str(options.out), plot=PLOT)


def _draw(found: Standings, heading: str, path: Path, console: Console) -> bool:
    """Draw the standings; False, with a note, if the packages for it are not installed."""
    try:
        from allmende.arena.plot import ChartLabels, svg
    except ImportError as error:
        console.note("tournament-no-picture", picture=path.name, why=str(error))
        return False
    bots = {one.bot: console.speaker.say(bot_message(one.bot)) for one in found.bots}
    words = ChartLabels(heading, console.words("tournament-rating"), console.words("tournament-score"), bots)
    path.write_bytes(svg(found, words))
    return True


def _table(found: Standings, console: Console) -> Table:
    """A table with a row for each bot."""
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "games", "rating", "score", "p50", "p95"):
        table.add_column(console.words(f"tournament-{column}"), justify="left" if column == "bot" else "right")
    for one in found.bots:
        table.add_row(
            console.speaker.say(bot_message(one.bot)),
            str(one.games),
            console.number(give_or_take(one.rating)),
            console.number(give_or_take(one.score)),
            console.number(_time(found.times[one.bot].p50_ms)),
            console.number(_time(found.times[one.bot].p95_ms)),
        )
    return table


def _pairs(found: Standings, console: Console) -> Table:
    """The win rates in per cent: of the bot of the row against that of the column."""
    rates = {(pair.bot, pair.opponent): pair.wins for pair in found.pairs}
    bots = [one.bot for one in found.bots]
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for bot in bots:
        table.add_column(console.speaker.say(bot_message(bot)), justify="right")
    for bot in bots:
        cells = (per_cent(rates[bot, other]) if (bot, other) in rates else "–" for other in bots)
        table.add_row(console.speaker.say(bot_message(bot)), *cells)
    return table


def give_or_take(number: Interval) -> str:
    """A number and how far its interval reaches to either side."""
    reach = "" if number.high is None else f" ± {number.high - number.value:.1f}"
    return f"{number.value:.1f}{reach}"


def per_cent(rate: Interval) -> str:
    """A rate and the bounds of its interval."""
    reach = "" if rate.low is None or rate.high is None else f" ({100 * rate.low:.0f}–{100 * rate.high:.0f})"
    return f"{100 * rate.value:.0f}{reach}"


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.2f}"
