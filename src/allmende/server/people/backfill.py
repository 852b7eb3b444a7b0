"""Backfills table summaries that a killed server had not written."""

from __future__ import annotations

import logging
from typing import Final

from allmende.server.errors import unforeseen
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Row, Statement, Store, StoreError
from allmende.server.tables.registry import Tables

EVERY: Final = 600.0
"""Seconds between two looks; a process that becomes the leader looks at once."""

_BEHIND: Final = f"""
    SELECT tab, (SELECT max(entries.version) FROM {ENTRIES} AS entries WHERE entries.tab = standings.tab)
    FROM standings WHERE over = 0 AND EXISTS (
        SELECT 1 FROM {ENTRIES} AS entries WHERE entries.tab = standings.tab AND entries.version > standings.version
    )
"""
"""SQL: games that go on with a summary that is behind, with their last versions.

Finished games, which are many, are not looked at; of the others one entry each, by the index. To read all their entries
would keep every move waiting.
"""
_MISSING: Final = f"""
    SELECT tab, max(version) FROM {ENTRIES} AS entries
    WHERE tab IN ({{}}) AND NOT EXISTS (SELECT 1 FROM standings WHERE standings.tab = entries.tab) GROUP BY tab
"""
"""SQL: tables found by another query that have no summary, with their last versions."""

log = logging.getLogger(__name__)


class Backfill:
    """The leader job that writes missing summaries: lists, clocks, results and notifications depend on them."""

    def __init__(self, store: Store, tables: Tables, expected: str) -> None:
        """`expected` is a query for tables that have a summary, once they have entries."""
        self._store = store
        self._query = f"{_BEHIND} UNION {_MISSING.format(expected)}"
        self._tables = tables
        self._seen: set[Row] = set()
        """Rows that were looked at already, so that a table that can't be loaded isn't tried again and again."""

    async def work(self) -> None:
        """Load the tables whose summaries are behind, because loading a table writes its summary."""
        rows = await self._store.run(Statement(self._query))
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
            # One broken table must not keep all others from being looked at.
            log.info("table %s can't be looked at: %s", table, error, exc_info=unforeseen(error))
