"""`allmende complaints`: prints the complaints of players about others, for the host of the server."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from datetime import datetime
from time import time
from typing import TYPE_CHECKING

from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.cli.serve import default_database
from allmende.core.message import Message

if TYPE_CHECKING:
    from allmende.server.people.complaints import Complaint


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("complaints", run)
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))
    group.add_argument("--done", action="append", default=[], metavar="NAME", help=parser.help("complaints-done"))
    group.add_argument("--all", action="store_true", help=parser.help("complaints-all"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Mark complaints as dealt with, and print the others, or all."""
    database = options.database or str(default_database())
    found = asyncio.run(_carried_out(database, options.done, options.all))
    if not found:
        console.say("complaints-none")
    for complaint in found:
        _print(complaint, console)
    return 0


async def _carried_out(database: str, done: Sequence[str], all_: bool) -> list[Complaint]:
    # Only few commands need the server; the others start faster without it.
    from allmende.server.people.complaints import Complaints
    from allmende.server.store.addresses import open_store

    store = open_store(database)
    await store.open()
    try:
        complaints = Complaints(store, time)
        for name in done:
            await complaints.finish(name)
        return await complaints.listed(done=all_)
    finally:
        await store.close()


def _print(one: Complaint, console: Console) -> None:
    known = "gone" if not one.reported else "both" if one.name != one.called else "same"
    console.say(
        "complaints-line",
        complaint=one.complaint,
        time=f"{datetime.fromtimestamp(one.made):%Y-%m-%d %H:%M}",
        whom=Message("complaints-whom", {"known": known, "called": one.called, "name": one.name}),
        why=Message(f"complaints-why-{one.why}"),
        by=Message("complaints-by", {"known": "yes" if one.reporter else "no", "name": one.by}),
        done="yes" if one.done else "no",
    )
    told = [f"“{one.words}”"] if one.words else []
    told += [console.words("complaints-table", table=one.table)] if one.table else []
    told += [console.words("complaints-person", person=one.reported)] if one.reported else []
    for line in told:
        console.out.print(f"    {line}", soft_wrap=True)
