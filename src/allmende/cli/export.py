"""`allmende export`: writes the games of all tables of a server as records."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from allmende.arena.filed import RECORD, with_scores
from allmende.cli.console import Console, fail_at
from allmende.cli.parser import Parser
from allmende.cli.records import write_text
from allmende.cli.serve import default_database


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("export", run)
    group.add_argument("folder", type=Path, metavar="DIR", help=parser.help("export-folder"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Write a file for each game, in a folder for each title, and print how many there are."""
    # Only few commands need the server; the others start faster without it.
    from allmende.server.store.backup import snapshot

    with snapshot(options.database or str(default_database())) as copy:
        written, unread = asyncio.run(_written(copy, options.folder))
    for table in unread:
        console.note("export-unread", table=table)
    console.say("export-made", games=written, folder=str(options.folder))
    return 0


async def _written(copy: Path, folder: Path) -> tuple[int, list[str]]:
    """The number of games that were written, and the tables of those that can't be read."""
    from allmende.server.people.record_export import exported
    from allmende.server.store.addresses import open_store

    store = open_store(str(copy))
    await store.open()
    written, unread = 0, list[str]()
    try:
        async for game in exported(store):
            if isinstance(game, str):
                unread.append(game)
                continue
            place = folder / game.title
            try:
                place.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                fail_at(place, error)
            text = game.record if game.scores is None else with_scores(game.record, game.scores)
            write_text(place / f"{game.table}{RECORD}", text)
            written += 1
    finally:
        await store.close()
    return written, unread
