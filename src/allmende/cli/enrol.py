"""`allmende enrol`: registers a remote bot at a server and prints its token, or removes it."""

from __future__ import annotations

import argparse
import asyncio
from time import time

from allmende.bots.protocol import SECONDS
from allmende.bots.remote import MARK
from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.cli.serve import default_database
from allmende.cli.table_options import above_zero


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("enrol", run)
    group.add_argument("name", metavar="NAME", help=parser.help("bot-name"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))
    group.add_argument("--seconds", type=above_zero, default=SECONDS, metavar="N", help=parser.help("bot-seconds"))
    group.add_argument("--remove", action="store_true", help=parser.help("bot-remove"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the token, alone on its line."""
    database = options.database or str(default_database())
    token = asyncio.run(_carried_out(database, options.name, options.seconds, options.remove))
    if token:
        console.out.print(token, soft_wrap=True, highlight=False)
    return 0


async def _carried_out(database: str, name: str, seconds: float, remove: bool) -> str:
    # Only this command and `serve` need the server; the others start faster without it.
    from allmende.server.http_bots.identities import OPERATOR, BotIdentities
    from allmende.server.people.persons import Persons
    from allmende.server.store.addresses import open_store

    store = open_store(database)
    await store.open()
    try:
        identities = BotIdentities(store, Persons(store, time), time)
        if remove:
            await identities.remove(OPERATOR, MARK + name.removeprefix(MARK))
            return ""
        _, token = await identities.make(OPERATOR, name, seconds)
        return token
    finally:
        await store.close()
