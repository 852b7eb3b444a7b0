"""`allmende store check`: checks what a server keeps."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.cli.serve import default_database

if TYPE_CHECKING:
    from allmende.server.people.store_check import Checked

WORSE = 1
"""The exit status if something is wrong."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("store", run)
    group.add_argument("what", metavar="check", choices=("check",), help=parser.help("store-check"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Check a copy of a store as it is at this moment, and print what is wrong with it; then the status is 1."""
    # Only few commands need the server; the others start faster without it.
    from allmende.server.store.backup import snapshot

    with snapshot(options.database or str(default_database())) as copy:
        found = asyncio.run(_checked(copy, console))
    for table, what in found.problems:
        console.say("store-problem", table=table, what=what)
    console.say("store-checked", tables=found.tables, entries=found.entries, problems=len(found.problems))
    return WORSE if found.problems else 0


async def _checked(copy: Path, console: Console) -> Checked:
    from allmende.server.people.store_check import check
    from allmende.server.store.addresses import open_store
    from allmende.server.store.backup import contents

    store = open_store(str(copy))
    await store.open()
    try:
        with console.progress() as progress:
            task = progress.add_task(console.words("records-progress"), total=contents(copy).tables)
            return await check(store, lambda: progress.advance(task))
    finally:
        await store.close()
