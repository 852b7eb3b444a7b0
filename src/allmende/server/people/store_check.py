"""Checks all that a store keeps of tables: that no entry is missing, and that each game can be played as it was."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.core import AllmendeError, Message
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.entries import AnyEntry, decode
from allmende.server.tables.table import Table

PAGE: Final = 100
"""Names of tables per query."""
_BEHEADED: Final = f"""
    SELECT DISTINCT tab FROM {ENTRIES} AS later
    WHERE NOT EXISTS (SELECT 1 FROM {ENTRIES} AS first WHERE first.tab = later.tab AND version = 0) ORDER BY tab
"""
"""SQL: the tables whose first entry is missing."""
_KNOWN: Final = "SELECT version FROM standings WHERE tab = ?"


class Problem(NamedTuple):
    """A table with which something is wrong, and what."""

    table: str
    what: Message


class Checked(NamedTuple):
    """How many tables and entries were looked at, and what was found."""

    tables: int
    entries: int
    problems: list[Problem]


async def check(store: Store, looked_at: Callable[[], None] = lambda: None) -> Checked:
    """Check all tables of a store to which nothing is written meanwhile, and call `looked_at` after each."""
    beheaded = await store.run(Statement(_BEHEADED))
    problems = [Problem(str(table), Message("store-beheaded")) for (table,) in beheaded]
    tables = count = 0
    after = ""
    while names := await store.tables(after, PAGE):
        for after in names:
            entries = await store.entries(after)
            tables, count = tables + 1, count + len(entries)
            found = _missing(entries) or _trouble(after, entries) or await _behind(store, after, len(entries))
            if found is not None:
                problems.append(Problem(after, found))
            looked_at()
    return Checked(tables, count, problems)


def _missing(entries: list[str]) -> Message | None:
    """The first gap in the entries of a table."""
    return Message("store-gap", {"number": entries.index("")}) if "" in entries else None


def _trouble(name: str, entries: list[str]) -> Message | None:
    """The first entry of a table that can't be read or played, and why."""
    read: list[AnyEntry] = []
    try:
        for entry in entries:
            read.append(decode(entry))
    except Exception as error:
        return Message("store-entry", {"number": len(read), "why": _why(error)})
    try:
        Table.of(name, read)
    except Exception as error:
        return Message("store-entry", {"number": _unplayed(name, entries), "why": _why(error)})
    return None


def _unplayed(name: str, entries: list[str]) -> int:
    """The number of the first entry that can't be played."""
    logging.disable()  # what a table says of it is said here
    try:
        table = Table.read(name, entries)
    except Exception:
        return 0
    finally:
        logging.disable(logging.NOTSET)
    return table.version + 1


def _why(error: Exception) -> str | Message:
    """The reason of an error, for people if it was made for them."""
    return error.message if isinstance(error, AllmendeError) else str(error) or type(error).__name__


async def _behind(store: Store, table: str, entries: int) -> Message | None:
    """What is missing if a table's summary was written when it had more entries."""
    for (version,) in await store.run(Statement(_KNOWN, (table,))):
        if int(version or 0) >= entries:
            return Message("store-behind", {"known": int(version or 0) + 1, "found": entries})
    return None
