"""Standings that are behind their tables, since a server was killed before it had written them down."""

from __future__ import annotations

import logging
from typing import Final

from allmende.core import AllmendeError
from allmende.server.store import Statement, Store, StoreError
from allmende.server.tables import Tables

EVERY: Final = 600.0
"""Seconds between one look and the next; whichever process begins with this duty looks at once."""

_BEHIND: Final = """
    SELECT tab FROM standings WHERE over = 0 AND EXISTS (
        SELECT 1 FROM entries WHERE entries.tab = standings.tab AND entries.version > standings.version
    )
    UNION SELECT tab FROM offers WHERE tab <> '' AND NOT EXISTS (
        SELECT 1 FROM standings WHERE standings.tab = offers.tab
    )
"""
"""Games that go on, and tables that have just begun: finished ones, which are many, are not looked at."""

log = logging.getLogger(__name__)


class Behind:
    """The duty that has them written down: lists, clocks, results and calls all go by how tables stand."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def work(self) -> None:
        """Load the tables whose standings are behind, which has them written down."""
        for (table,) in await self._store.run(Statement(_BEHIND)):
            try:
                await self._tables.get(str(table))
            except StoreError:
                raise
            except AllmendeError as error:
                log.info("table %s can't be looked at: %s", table, error)
