"""What goes on at a server: numbers of the whole store, and the tables that people have open."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

import allmende
from allmende.server.admin.messages import LiveTable, Numbers, Process
from allmende.server.errors import no_table
from allmende.server.lobby.open_tables import waiting
from allmende.server.notifications.outbox import queued
from allmende.server.people import counts
from allmende.server.people.memberships import summary_of
from allmende.server.people.presence import NO_ONE, OPEN, companies
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.store.protocol import Statement, Store

DAY: Final = 24 * 60 * 60
MOST: Final = 100
"""The most tables of a list, those that were moved at last."""


async def numbers(store: Store, now: int) -> Numbers:
    """The numbers of the store."""
    found = []
    for statement in (counts.people(now - DAY), counts.games(now - DAY), waiting(), queued()):
        rows = await store.run(statement)
        found += [int(number or 0) for number in rows[0]]
    return Numbers(*found)


async def tables_open_now(store: Store, now: int) -> list[LiveTable]:
    """The tables that people have open, by the notes of all processes, at most MOST; those changed last come first."""
    return await _tables(store, f"tab IN {OPEN}", now, now)


async def one_table(store: Store, name: str, now: int) -> LiveTable:
    """A table as the host sees it; NotFoundError if there is none of this name."""
    found = await _tables(store, "tab = ?", name, now)
    if not found:
        raise no_table()
    return found[0]


async def _tables(store: Store, condition: str, value: str | int, now: int) -> list[LiveTable]:
    """The tables for which a condition of SQL holds, with the people who have them open."""
    query = f"""
        SELECT tab, changed, standing FROM {SUMMARIES} AS standings WHERE {condition}
        ORDER BY changed DESC, tab LIMIT {MOST}
    """
    rows = await store.run(Statement(query, (value,)))
    here = await companies(store, [str(row[0]) for row in rows], now) if rows else {}
    return [
        LiveTable(
            str(table),
            standing.title,
            standing.seats,
            here.get(str(table), NO_ONE).present,
            here.get(str(table), NO_ONE).onlookers,
            int(changed or 0),
            over=standing.over,
        )
        for table, changed, written in rows
        if (standing := summary_of(str(table), written)) is not None
    ]


class ThisProcess:
    """What there is to tell of this process: call it for what holds now; `clock` gives seconds since 1970."""

    def __init__(self, clock: Callable[[], float], leads: Callable[[], bool], in_memory: Callable[[], int]) -> None:
        self._clock = clock
        self._leads = leads
        self._in_memory = in_memory
        self._began = monotonic()

    def __call__(self) -> Process:
        """This process now."""
        began = int(self._clock() - (monotonic() - self._began))
        return Process(allmende.__version__, began, self._leads(), round(_load(), 2), _memory(), self._in_memory())


def _load() -> float:
    try:
        return os.getloadavg()[0] / (os.cpu_count() or 1)
    except (AttributeError, OSError):
        return 0.0


def _memory() -> int:
    try:
        import resource
    except ImportError:  # Windows has none
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most
