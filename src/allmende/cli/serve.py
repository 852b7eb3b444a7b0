"""`allmende serve`: serves games in the browser."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from allmende.bots.hired import hire
from allmende.cli.compile_progress import compiling_told
from allmende.cli.console import Console, fail_at
from allmende.cli.habits import data_folder
from allmende.cli.parser import Parser
from allmende.cli.table_options import from_zero, positive, seconds_from_zero, whole
from allmende.titles import TITLES
from allmende.words import resource


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("serve", run)
    group.add_argument("--host", default="127.0.0.1", help=parser.help("host"))
    group.add_argument("--port", type=whole, default=8000, help=parser.help("port"))
    group.add_argument("--url", action="append", default=[], metavar="URL", help=parser.help("url"))
    group.add_argument("--trust-proxy", action="append", default=[], metavar="ADDRESS", help=parser.help("trust-proxy"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))
    group.add_argument("--archive-after", type=from_zero, metavar="DAYS", help=parser.help("archive-after"))
    group.add_argument("--end-after", type=positive, metavar="DAYS", help=parser.help("end-after"))
    group.add_argument("--forget-after", type=positive, metavar="DAYS", help=parser.help("forget-after"))
    group.add_argument("--mail", metavar="URL", default=os.environ.get("ALLMENDE_MAIL"), help=parser.help("mail"))
    group.add_argument(
        "--allow-target", action="append", default=[], metavar="HOST:PORT", help=parser.help("allow-target")
    )
    group.add_argument("--vapid", metavar="FILE", help=parser.help("vapid"))
    group.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help=parser.help("bot-serve"))
    group.add_argument("--metrics", metavar="[HOST:]PORT", help=parser.help("metrics"))
    group.add_argument("--traces", metavar="URL", help=parser.help("traces"))
    group.add_argument("--log", choices=("text", "json"), default="text", help=parser.help("log-form"))
    group.add_argument("--log-requests", action="store_true", help=parser.help("log-requests"))
    group.add_argument(
        "--day-secret",
        metavar="WORD",
        default=os.environ.get("ALLMENDE_DAY_SECRET", ""),
        help=parser.help("day-secret"),
    )
    group.add_argument("--drain", type=seconds_from_zero, default=0.0, metavar="SECONDS", help=parser.help("drain"))
    group.add_argument("--admin", metavar="FILE", help=parser.help("admin"))
    group.add_argument("--no-browser", action="store_true", help=parser.help("no-browser"))
    group.add_argument("--check", action="store_true", help=parser.help("check-tables"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Serve until interrupted."""
    # Only this command needs the server; the others start faster without it.
    from allmende.server.admin.retention import Terms
    from allmende.server.main import Settings
    from allmende.server.main import run as serve
    from allmende.server.people.api import ARCHIVED_AFTER

    for message in TITLES.broken.values():
        console.complain(message)
    for written in options.bot:
        hire(written, frozenset(re.findall(r"^bot-([a-z-]+) =", resource("en"), re.MULTILINE)))
    settings = Settings(
        host=options.host,
        port=options.port,
        database=options.database or str(default_database()),
        open_browser=not options.no_browser,
        urls=options.url,
        proxies=options.trust_proxy,
        archived_after=ARCHIVED_AFTER if options.archive_after is None else options.archive_after,
        mail=options.mail,
        allowed=options.allow_target,
        vapid=options.vapid,
        metrics=options.metrics,
        log=options.log,
        log_requests=options.log_requests,
        day_secret=options.day_secret,
        admin=options.admin,
        traces=options.traces,
        drain=options.drain,
        terms=Terms(options.end_after, options.forget_after),
    )
    with compiling_told(console):
        check = (lambda found: console.note(found.id, **found.args)) if options.check else None
        return serve(settings, check, console.complain)


def default_database() -> Path:
    """The default database of tables, among the user's data; CommandError if its folder can't be made."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail_at(folder, error)
    return folder / "tables.sqlite"
