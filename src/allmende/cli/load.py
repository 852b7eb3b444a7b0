"""`allmende load`: plays many games at a running server, and measures how long a move takes to the other's screen."""

from __future__ import annotations

import argparse
import asyncio
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.table import Table

from allmende.arena.safe_files import write_json
from allmende.cli.console import STOPPED, CommandError, Console, fail, fail_at
from allmende.cli.output import Latency, LoadOutput, LoadSetup, LoadTiming, ServerUse, Stopwatch, write
from allmende.cli.parser import Parser
from allmende.cli.table_options import above_zero, positive, seconds_from_zero, whole
from allmende.core.message import Message

if TYPE_CHECKING:
    from allmende.cli.load_clients import Kept
    from allmende.cli.load_run import Load, Plan

SPARE: Final = 50
"""The number of files that are left for the program itself."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("load", run)
    group.add_argument("url", metavar="URL", help=parser.help("load-url"))
    group.add_argument("--tables", type=positive, default=100, metavar="N", help=parser.help("load-tables"))
    group.add_argument("--pace", type=seconds_from_zero, default=5.0, metavar="S", help=parser.help("load-pace"))
    group.add_argument("--seconds", type=above_zero, default=60.0, metavar="T", help=parser.help("load-seconds"))
    group.add_argument("--metrics", default="", metavar="URL", help=parser.help("load-metrics"))
    group.add_argument("--out", type=Path, metavar="FILE", help=parser.help("load-out"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    group.add_argument("--yes", action="store_true", help=parser.help("load-yes"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Play, and print what was measured, also if it is interrupted."""
    # Only this command needs the clients; the others start faster without them.
    from allmende.cli.load_clients import Address, Kept
    from allmende.cli.load_run import Load, Plan

    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    plan = Plan(options.url.rstrip("/"), options.tables, options.pace, options.seconds, seed, options.metrics)
    if not Address.of(plan.url).is_here:
        _check_consent(plan, options.yes)
    _check_files(plan.tables)
    load = Load(plan, _kept(options.out, Kept, plan.url).tables if options.out else [])
    watch, status = Stopwatch(), 0
    console.note("load-begins", url=plan.url, tables=plan.tables)
    try:
        with console.progress(counted=False) as progress:
            task = progress.add_task(console.words("load-progress"), total=plan.tables + int(plan.seconds))
            asyncio.run(load.run(lambda done: progress.update(task, completed=done)))
    except KeyboardInterrupt:
        status = STOPPED
    except CommandError:
        # A server that has gone away was measured until then.
        if load.moves:
            _show(load, watch, options, console)
        raise
    finally:
        if options.out:
            _keep(options.out, Kept(plan.url, [seats for seats in load.seats if seats]))
    if load.moves:
        _show(load, watch, options, console)
    elif not status:
        fail("error-load-no-moves", url=plan.url)
    return status


def _check_consent(plan: Plan, has_consent: bool) -> None:
    """Raise CommandError unless another machine's host agrees, and that server's limits for one address allow it."""
    from allmende.server.http.rate_limits import HOUSEHOLD, RATES

    if not has_consent:
        fail("error-load-consent", url=plan.url)
    tables, moves = HOUSEHOLD * RATES["tables"].burst, HOUSEHOLD * RATES["moves"].pace
    if plan.tables > tables or not plan.pace or plan.tables / plan.pace > moves:
        fail("error-load-limits", tables=int(tables), moves=int(moves))


def _check_files(tables: int) -> None:
    """Raise CommandError if this process may not open as many connections as so many tables need."""
    from allmende.cli.load_clients import MOST_CONNECTIONS
    from allmende.cli.load_run import NAMES
    from allmende.server.http.connections import descriptors

    room = descriptors() - SPARE - MOST_CONNECTIONS
    if tables * len(NAMES) > room:
        fail("error-load-files", tables=tables, most=room // len(NAMES))


def _kept(path: Path, kind: type[Kept], url: str) -> Kept:
    """The tables that an earlier load has kept in a file, if it is there; CommandError if another server has them."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return kind(url, [])
    except OSError as error:
        fail_at(path, error)
    except msgspec.DecodeError:
        fail("error-load-file", file=str(path))
    if kept.url != url:
        fail("error-load-other", file=str(path), url=kept.url)
    return kept


def _keep(path: Path, kept: Kept) -> None:
    try:
        write_json(path, kept)
    except OSError as error:
        fail_at(path, error)


def _show(load: Load, watch: Stopwatch, options: argparse.Namespace, console: Console) -> None:
    """Print what was measured, for people or as JSON."""
    plan, moves = load.plan, load.moves
    timing = LoadTiming(
        **watch.facts(),
        moves=len(moves),
        counted_seconds=round(load.elapsed, 2),
        moves_per_s=round(len(moves) / load.elapsed, 1),
        confirmed=Latency.of(move.confirmed for move in moves),
        seen=Latency.of(move.seen for move in moves),
        refused=dict(load.refused),
        lag=Latency.of(load.lags or [0.0]),
        cpu_ms=round(1000 * load.cpu / len(moves), 2),
        server=_use(load),
    )
    if options.json:
        write(LoadOutput(setup=LoadSetup(plan.url, plan.tables, plan.pace, plan.seconds, plan.seed), timing=timing))
    else:
        _print(timing, plan, console)


def _use(load: Load) -> ServerUse | None:
    """What the server has used, if its metrics were asked for long enough to tell."""
    if len(load.uses) < 3:
        return None
    before, first, last = load.uses
    each = (last.memory - before.memory) // load.plan.tables
    return ServerUse(
        before.memory, last.memory, each, round(1000 * (last.cpu - first.cpu) / max(1, last.moves - first.moves), 2)
    )


def _print(timing: LoadTiming, plan: Plan, console: Console) -> None:
    rate = console.number(f"{timing.moves_per_s:,.1f}")
    console.say("load-summary", tables=plan.tables, moves=timing.moves, rate=rate, seed=str(plan.seed))
    rows = Table(box=None, pad_edge=False)
    rows.add_column(console.words("load-unit"))
    for column in ("50 %", "95 %", "99 %", "99.9 %", console.words("load-longest")):
        rows.add_column(console.number(column), justify="right")
    for row in ("confirmed", "seen", "lag"):
        found = msgspec.structs.astuple(getattr(timing, row))
        rows.add_row(console.words(f"load-{row}"), *(console.number(f"{ms:,.1f}") for ms in found))
    console.out.print(rows)
    console.say("load-players", ms=console.number(f"{timing.cpu_ms:.2f}"))
    if timing.server is not None:
        use = timing.server
        console.say(
            "load-server",
            ms=console.number(f"{use.cpu_ms:.2f}"),
            before=console.number(f"{use.memory_before / 1e6:,.0f}"),
            after=console.number(f"{use.memory / 1e6:,.0f}"),
            table=console.number(f"{use.memory_a_table / 1e3:,.0f}"),
        )
    for why, count in timing.refused.items():
        console.say("load-refusals", count=count, why=Message(why))
