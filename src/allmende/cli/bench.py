"""`allmende bench`: measures the speed of the rules on this machine."""

from __future__ import annotations

import argparse

from rich.table import Table

import allmende
from allmende.arena import Speed
from allmende.arena.engines import measure_in
from allmende.cli.console import Console
from allmende.cli.output import BenchOutput, BenchTiming, Stopwatch, write
from allmende.cli.parser import Parser
from allmende.cli.table_options import positive
from allmende.titles import TITLES, title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("bench", run)
    group.add_argument("title", nargs="?", metavar="TITLE", help=parser.help("bench-title"))
    group.add_argument("--players", type=positive, default=2, metavar="N", help=parser.help("players"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Measure each title, interpreted and, where there is a compiled engine, compiled."""
    names = _titles(options.title, options.players)
    engines = ["compiled", "interpreted"] if allmende.COMPILED else ["interpreted"]
    watch = Stopwatch()
    speeds = []
    with console.progress() as progress:
        task = progress.add_task(console.words("bench-progress"), total=len(names) * len(engines))
        for name in names:
            for engine in engines:
                speeds.append(measure_in(engine, name, options.players))
                progress.advance(task)
    if options.json:
        write(BenchOutput(players=options.players, timing=BenchTiming(**watch.facts(), speeds=speeds)))
    else:
        console.out.print(table(speeds, console))
    return 0


def _titles(wanted: str | None, players: int) -> list[str]:
    """The wanted title, or all titles for this number of players; OptionError if there is none."""
    names = [title(wanted).name] if wanted else [name for name, one in TITLES.items() if players in one.players]
    for name in names or TITLES:
        title(name).checked_options(players, {})
    return names


def table(speeds: list[Speed], console: Console) -> Table:
    """The measurements side by side."""
    rows = Table(box=None, pad_edge=False)
    rows.add_column(console.words("bench-engine"))
    columns = ("decisions", "games", "copy", "full-copy", "slowest", "bytes")
    for column in columns:
        rows.add_column(console.words(f"bench-{column}"), justify="right")
    for speed in speeds:
        engine = console.words("bench-compiled" if speed.compiled else "bench-interpreted")
        rows.add_row(
            f"{console.words(f'title-{speed.title}')} ({speed.players}), {engine}",
            console.number(f"{speed.decisions_per_s:,.0f}"),
            console.number(f"{speed.games_per_s:,.0f}"),
            console.number(f"{speed.copy_ns:,.0f}"),
            console.number(f"{speed.full_copy_ns:,.0f}"),
            console.number(f"{speed.slowest_call_us:,.0f}"),
            console.number(f"{speed.position_bytes:,}"),
        )
    return rows
