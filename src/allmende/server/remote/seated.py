"""At which tables each bot from elsewhere sits: noted when a table is loaded or has changed, so that it can be told."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from allmende.bots.remote import is_remote
from allmende.server.hub import Bell, Hub
from allmende.server.store import Statement, Store, StoreError
from allmende.server.table import Table

MOST: Final = 100
"""So many games of one bot are told of at a time, those first that have changed last."""
AGAIN: Final = 1.0
"""Seconds until what could not be written down is tried again."""
_INSERT: Final = "INSERT INTO remote_seats (bot, tab) VALUES (?, ?) ON CONFLICT DO NOTHING"
_SELECT: Final = """
    SELECT remote_seats.tab FROM remote_seats LEFT JOIN standings ON standings.tab = remote_seats.tab
    WHERE bot = ? AND coalesce(over, 0) = 0 ORDER BY coalesce(changed, 0) DESC, remote_seats.tab LIMIT ?
"""

log = logging.getLogger(__name__)


class Seated:
    """Which bot sits where. `hub` rings for a bot when it may have something to hear."""

    def __init__(self, store: Store) -> None:
        self.hub = Hub()
        self._store = store
        self._bell = Bell()
        self._due: dict[tuple[str, str], None] = {}
        self._noted: WeakKeyDictionary[Table, set[str]] = WeakKeyDictionary()

    def note(self, table: Table) -> None:
        """A table was loaded, or has changed."""
        here = {seat.bot for seat in table.seats if seat.bot is not None and is_remote(seat.bot)}
        noted = self._noted.get(table, set())
        for bot in noted:
            self.hub.ring(bot)
        if here - noted:
            self._noted[table] = noted | here
            self._due.update(dict.fromkeys((bot, table.name) for bot in here - noted))
            self._bell.ring()

    def hear(self, change: tuple[str, int] | None) -> None:
        """Another process has changed a table."""
        self.hub.ring_all()

    async def work(self) -> None:
        """Write down who sits where, for ever."""
        while True:
            await self._bell.wait()
            due = list(self._due)
            try:
                await self._store.run(*(Statement(_INSERT, each) for each in due))
            except StoreError as error:
                log.warning("where bots sit could not be written down: %s", error)
                await asyncio.sleep(AGAIN)
                self._bell.ring()
                continue
            for each in due:
                del self._due[each]
            for bot, _ in due:
                self.hub.ring(bot)

    async def tables(self, bot: str) -> list[str]:
        """The tables at which a bot has sat down, and whose games are not over."""
        return [str(table) for (table,) in await self._store.run(Statement(_SELECT, (bot, MOST)))]
