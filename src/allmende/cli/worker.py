"""`allmende worker`: computes for bots of servers at the same PostgreSQL database."""

from __future__ import annotations

import argparse
import os

from allmende.cli.compile_progress import compiling_told
from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.cli.table_options import positive, seconds_from_zero
from allmende.titles import TITLES


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("worker", run)
    group.add_argument("--database", required=True, metavar="URL", help=parser.help("database-worker"))
    group.add_argument("--jobs", type=positive, metavar="N", help=parser.help("jobs-worker"))
    group.add_argument("--metrics", metavar="[HOST:]PORT", help=parser.help("metrics"))
    group.add_argument("--log", choices=("text", "json"), default="text", help=parser.help("log-form"))
    group.add_argument("--drain", type=seconds_from_zero, metavar="SECONDS", help=parser.help("drain-worker"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Work until interrupted."""
    # Only few commands need the server; the others start faster without it.
    from allmende.server.worker import DRAIN, Settings
    from allmende.server.worker import run as work

    for message in TITLES.broken.values():
        console.complain(message)
    settings = Settings(
        database=options.database,
        jobs=options.jobs or os.cpu_count() or 1,
        metrics=options.metrics,
        log=options.log,
        drain=DRAIN if options.drain is None else options.drain,
    )
    with compiling_told(console):
        return work(settings, lambda told: console.out.print(console.speaker.say(told), soft_wrap=True))
