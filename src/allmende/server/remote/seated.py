"""At which tables each bot from elsewhere sits: written with the entries that seat it, so that it can be told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from allmende.bots.remote import is_remote
from allmende.server.entries import AnyEntry, Opened, Reseated
from allmende.server.hub import Bell, Hub
from allmende.server.store import Statement, Store, StoreError
from allmende.server.table import Table

MOST: Final = 100
"""So many games of one bot are told of at a time, those first that have changed last."""
AT_ONCE: Final = 200
"""So many tables that other processes have changed are asked about in one query."""
AGAIN: Final = 1.0
"""Seconds until what could not be asked is tried again."""
_INSERT: Final = "INSERT INTO remote_seats (bot, tab) VALUES (?, ?) ON CONFLICT DO NOTHING"
_SELECT: Final = """
    SELECT remote_seats.tab FROM remote_seats LEFT JOIN standings ON standings.tab = remote_seats.tab
    WHERE bot = ? AND coalesce(over, 0) = 0 ORDER BY coalesce(changed, 0) DESC, remote_seats.tab LIMIT ?
"""
_CONCERNED: Final = "SELECT DISTINCT bot FROM remote_seats WHERE bot IN ({}) AND tab IN ({})"

log = logging.getLogger(__name__)


def sat_down(table: str, entries: Sequence[AnyEntry]) -> list[Statement]:
    """What is written beside entries at a table: whoever hears of these finds which bots have sat down by them."""
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


class Seated:
    """Which bot sits where. `hub` rings for a bot when it may have something to hear."""

    def __init__(self, store: Store) -> None:
        self.hub = Hub()
        self._store = store
        self._bell = Bell()
        self._told: dict[str, None] = {}
        """Tables that other processes have changed, of which nobody here has heard by that."""
        self._noted: WeakKeyDictionary[Table, set[str]] = WeakKeyDictionary()

    def note(self, table: Table) -> None:
        """A table was loaded, or has changed: whoever sits there hears of it, or has sat there as far as is known."""
        here = {seat.bot for seat in table.seats if seat.bot is not None and is_remote(seat.bot)}
        if noted := self._noted.get(table, set()) | here:
            self._noted[table] = noted
        for bot in noted:
            self.hub.ring(bot)

    def hear(self, change: tuple[str, int] | None) -> None:
        """Another process has changed a table that is not in memory here; None if it may be any."""
        if change is None:
            self.hub.ring_all()
        elif self.hub:
            self._told[change[0]] = None
            self._bell.ring()

    async def work(self) -> None:
        """Ring for those who sit where other processes have changed something, for ever."""
        while True:
            await self._bell.wait()
            while self._told:
                told = list(self._told)[:AT_ONCE]
                for table in told:
                    del self._told[table]  # now, since what is told from here on is asked again
                try:
                    concerned = await self._concerned(told)
                except StoreError as error:
                    log.warning("whom a change concerns could not be asked: %s", error)
                    self._told |= dict.fromkeys(told)
                    await asyncio.sleep(AGAIN)
                    continue
                for bot in concerned:
                    self.hub.ring(bot)

    async def _concerned(self, tables: list[str]) -> list[str]:
        """Those who listen here and sit at one of these tables, or have sat there."""
        if not (bots := self.hub.names):
            return []
        query = _CONCERNED.format(", ".join("?" * len(bots)), ", ".join("?" * len(tables)))
        return [str(bot) for (bot,) in await self._store.run(Statement(query, (*bots, *tables)))]

    async def tables(self, bot: str) -> list[str]:
        """The tables at which a bot has sat down, and whose games are not over."""
        return [str(table) for (table,) in await self._store.run(Statement(_SELECT, (bot, MOST)))]
