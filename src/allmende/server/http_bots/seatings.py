"""The tables of remote bots, written in one transaction with the entries that seat them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from allmende.bots.remote import is_remote
from allmende.server.jobs.pubsub import PubSub, Subscription
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.tables.entries import AnyEntry, Opened, Reseated
from allmende.server.tables.table import Table

MOST: Final = 100
"""The largest number of a bot's games that are watched at a time, those that have changed last."""
AT_ONCE: Final = 200
"""The largest number of tables in one query for changes by other processes."""
AGAIN: Final = 1.0
"""Seconds until a failed query is tried again."""
_INSERT: Final = "INSERT INTO remote_seats (bot, tab) VALUES (?, ?) ON CONFLICT DO NOTHING"
_SELECT: Final = f"""
    SELECT remote_seats.tab FROM remote_seats LEFT JOIN {SUMMARIES} AS standings ON standings.tab = remote_seats.tab
    WHERE bot = ? AND coalesce(over, 0) = 0 ORDER BY coalesce(changed, 0) DESC, remote_seats.tab LIMIT ?
"""
_CONCERNED: Final = "SELECT DISTINCT bot FROM remote_seats WHERE bot IN ({}) AND tab IN ({})"

log = logging.getLogger(__name__)


def seating_statements(table: str, entries: Sequence[AnyEntry]) -> list[Statement]:
    """The statements that go with entries of a table: they store which remote bots take a seat by them.

    They are in one transaction with the entries, so that a process that learns of these finds the bots, too.
    """
    here: dict[str, None] = {}
    for entry in entries:
        match entry:
            case Opened(seats=seats):
                here |= dict.fromkeys(seat.bot for seat in seats if seat.bot is not None)
            case Reseated(bot=str(bot)):
                here[bot] = None
            case _:
                pass
    return [Statement(_INSERT, (bot, table)) for bot in here if is_remote(bot)]


class Seatings:
    """The tables of each remote bot, in the store; `changes` notifies a bot's streams when there may be news for it."""

    def __init__(self, store: Store) -> None:
        self.changes = PubSub()
        self._store = store
        self._subscription = Subscription()
        self._told: dict[str, None] = {}
        """Tables changed by other processes whose bots are still to be looked up and notified."""
        self._noted: WeakKeyDictionary[Table, set[str]] = WeakKeyDictionary()

    def note(self, table: Table) -> None:
        """Notify the bots that sit, or are known to have sat, at a table that was loaded or has changed."""
        here = {seat.bot for seat in table.seats if seat.bot is not None and is_remote(seat.bot)}
        if noted := self._noted.get(table, set()) | here:
            self._noted[table] = noted
        for bot in noted:
            self.changes.publish(bot)

    def hear(self, change: tuple[str, int] | None) -> None:
        """Have `work` notify the bots of a table changed elsewhere and not in memory here; None means any table."""
        if change is None:
            self.changes.publish_all()
        elif self.changes:
            self._told[change[0]] = None
            self._subscription.notify()

    async def work(self) -> None:
        """Notify bots of changes of their tables by other processes, for ever."""
        while True:
            await self._subscription.wait()
            while self._told:
                told = list(self._told)[:AT_ONCE]
                for table in told:
                    del self._told[table]  # before the query, so that a change during it is looked up again
                try:
                    concerned = await self._concerned(told)
                except StoreError as error:
                    log.warning("whom a change concerns could not be asked: %s", error)
                    self._told |= dict.fromkeys(told)
                    await asyncio.sleep(AGAIN)
                    continue
                for bot in concerned:
                    self.changes.publish(bot)

    async def _concerned(self, tables: list[str]) -> list[str]:
        """The bots that listen here and sit, or have sat, at one of these tables."""
        if not (bots := self.changes.topics):
            return []
        query = _CONCERNED.format(", ".join("?" * len(bots)), ", ".join("?" * len(tables)))
        return [str(bot) for (bot,) in await self._store.run(Statement(query, (*bots, *tables)))]

    async def tables(self, bot: str) -> list[str]:
        """The names of tables where a bot sits, or has sat, whose games are not over; at most MOST."""
        return [str(table) for (table,) in await self._store.run(Statement(_SELECT, (bot, MOST)))]
