"""Standings that are behind their tables, since a server was killed before it had written them down."""

from __future__ import annotations

import logging
from typing import Final

from allmende.server.errors import unforeseen
from allmende.server.store import Row, Statement, Store, StoreError
from allmende.server.tables import Tables

EVERY: Final = 600.0
"""Seconds between one look and the next; whichever process begins with this duty looks at once."""

_BEHIND: Final = """
    SELECT tab, max(entries.version) FROM standings JOIN entries USING (tab)
    WHERE over = 0 AND entries.version > standings.version GROUP BY tab
    UNION SELECT offers.tab, max(version) FROM offers LEFT JOIN entries ON entries.tab = offers.tab
    WHERE offers.tab <> '' AND NOT EXISTS (SELECT 1 FROM standings WHERE standings.tab = offers.tab)
    GROUP BY offers.tab
"""
"""Games that go on, and tables that have just begun, with their last versions: finished ones, which are many, are not
looked at."""

log = logging.getLogger(__name__)


class Behind:
    """The duty that has them written down: lists, clocks, results and calls all go by how tables stand."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._seen: set[Row] = set()
        """What was looked at already: where a game can't go on that changes nothing."""

    async def work(self) -> None:
        """Load the tables whose standings are behind, which has them written down."""
        rows = await self._store.run(Statement(_BEHIND))
        self._seen.intersection_update(rows)
        for row in rows:
            if row not in self._seen:
                await self._look_at(str(row[0]))
                self._seen.add(row)

    async def _look_at(self, table: str) -> None:
        try:
            await self._tables.get(table)
        except StoreError:
            raise
        except Exception as error:
            # Whatever is wrong with one table, all others are looked at.
            log.info("table %s can't be looked at: %s", table, error, exc_info=unforeseen(error))
