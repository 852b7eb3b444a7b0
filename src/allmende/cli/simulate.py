"""`allmende simulate`: plays many games between bots."""

from __future__ import annotations

import argparse
import os
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from allmende.arena import Outcome, Summary, matches, simulate, summarise
from allmende.arena.contestants import as_it_is, bot_message, names_in
from allmende.bots.learned import Subject
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.output import PlayedGame, Setup, SimulateOutput, SimulationTiming, Stopwatch, write
from allmende.cli.parser import Parser
from allmende.cli.points import print_points
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.core.message import Message
from allmende.core.view import halves
from allmende.titles import title

FEWEST: Final = 2
"""The number of players if one bot is named and nothing else is said."""
LOST: Final = 1
"""The exit status if a bot gave up and that is to be an error."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("simulate", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--players", type=positive, metavar="N", help=parser.help("players-simulate"))
    group.add_argument("--bots", default="greedy,random", metavar="A,B", help=parser.help("bots-simulate"))
    group.add_argument("--games", type=positive, default=100, metavar="N", help=parser.help("games"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--records", type=Path, metavar="DIR", help=parser.help("records"))
    group.add_argument("--points", action="store_true", help=parser.help("points"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))
    add_strict(group, parser)


def run(options: argparse.Namespace, console: Console) -> int:
    """Play the games, and print a summary, also if it is interrupted."""
    chosen_title = title(options.title)
    names = seats(names_in(options.bots), options.players)
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    chosen = chosen_options(options.set, chosen_title, len(names))
    about = Subject.under(chosen_title, len(names), chosen)
    pinned = [as_it_is(name, about) for name in names]
    todo = matches(options.title, pinned, chosen, options.games, seed, options.records is not None)
    setup = Setup(options.title, chosen_title.newest_rules, chosen, len(names), pinned, seed)
    folder = _folder(options.records) if options.records else None
    outcomes: list[Outcome] = []
    watch = Stopwatch(options.jobs)
    status = 0
    try:
        with console.progress() as progress:
            task = progress.add_task(console.words("simulate-progress"), total=options.games)
            for number, outcome in enumerate(simulate(todo, options.jobs)):
                if folder and outcome.record:
                    file = folder / f"{options.title}-{seed}-{number:06d}.txt"
                    file.write_text(str(outcome.record), encoding="utf-8")
                outcomes.append(msgspec.structs.replace(outcome, record=None))
                progress.advance(task)
    except KeyboardInterrupt:
        status = STOPPED
    if not outcomes:
        return status
    _show(outcomes, setup, watch, options, console)
    return status or note_failures([outcome.failed for outcome in outcomes], options.strict, console)


def _show(
    outcomes: Sequence[Outcome], setup: Setup, watch: Stopwatch, options: argparse.Namespace, console: Console
) -> None:
    """Print the summary for people, or all results as JSON."""
    summary = summarise(setup.title, setup.bots, outcomes)
    games_per_s, decisions_per_s = (count / watch.seconds for count in (summary.games, summary.decisions))
    if options.json:
        write(
            SimulateOutput(
                setup=setup,
                games=summary.games,
                decisions=summary.decisions,
                seats=summary.seats,
                results=[PlayedGame.alone(number, setup.bots, outcome) for number, outcome in enumerate(outcomes)],
                timing=SimulationTiming(
                    **watch.facts(),
                    games_per_s=round(games_per_s, 3),
                    decisions_per_s=round(decisions_per_s, 1),
                ),
            )
        )
        return
    console.say(
        "simulate-summary",
        title=Message(f"title-{summary.title}"),
        games=summary.games,
        seed=str(setup.seed),
        games_per_s=console.number(_rate(games_per_s)),
        decisions_per_s=console.number(_rate(decisions_per_s)),
    )
    console.out.print(_table(summary, console))
    if options.points:
        _print_points(summary, console)
    if options.records:
        console.say("simulate-records", count=len(outcomes), folder=str(options.records))


def seats(bots: list[str], players: int | None) -> list[str]:
    """The bots by seat: those named, and the last one again up to the number of players, or at least up to two."""
    if not any(bots):
        fail("error-no-bots")
    if players is None:
        players = max(len(bots), FEWEST)
    if len(bots) > players:
        fail("error-too-many-bots", bots=len(bots), players=players)
    return bots + bots[-1:] * (players - len(bots))


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail_at(path, error)
    if not os.access(path, os.W_OK):
        fail("error-file", file=str(path), problem=os.strerror(13))
    return path


def _table(summary: Summary, console: Console) -> Table:
    """A table with a row for each seat."""
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "mean", "sd", "min", "max", "wins"):
        table.add_column(console.words(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for number, seat in enumerate(summary.seats, 1):
        bot = console.speaker.say(bot_message(seat.bot))
        means = (console.number(f"{seat.score.value:.1f}"), console.number(f"{seat.sd:.1f}"))
        table.add_row(str(number), bot, *means, halves(seat.min), halves(seat.max), str(seat.wins))
    return table


def _print_points(summary: Summary, console: Console) -> None:
    """Print the parts of the scores, seat by seat."""
    bots = [console.speaker.say(bot_message(seat.bot)) for seat in summary.seats]
    numbered = enumerate(zip(bots, summary.seats, strict=True), 1)
    print_points([(f"{number} {bot}", (seat.points,)) for number, (bot, seat) in numbered], console)


def add_strict(group: argparse._ArgumentGroup, parser: Parser) -> None:
    """Add the argument that makes it an error if a bot gives up."""
    group.add_argument("--strict", action="store_true", help=parser.help("strict"))


def note_failures(games: Iterable[Mapping[int, Message]], strict: bool, console: Console) -> int:
    """Print the errors of bots that gave up, and in how many games each occurred; return the exit status."""
    counted = Counter(why for game in games for why in {console.speaker.say(why) for why in game.values()})
    for why, count in counted.most_common():
        console.note("simulate-failed", why=why, games=count)
    return LOST if strict and counted else 0


def _rate(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"
