"""The table cache: tables in use stay in memory, others for a while after they were asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from allmende.server.tables.table import Table

MOST_KEPT: Final = 500
"""The largest number of tables kept for requests that may come; the store has the rest."""
KEPT_FOR: Final = 15 * 60.0
"""Seconds for which a table is kept after a request."""


class TableCache:
    """Tables by name. At most one of a name exists, as long as anything in this process refers to it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, tuple[float, Table]] = OrderedDict()

    def find(self, name: str) -> Table | None:
        """The table of this name, if it is in memory."""
        return self._used.get(name)

    def used(self) -> list[Table]:
        """All tables in memory."""
        return list(self._used.values())

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._used)

    def keep(self, table: Table) -> None:
        """Keep a table that was asked for now, since more requests may come."""
        self._used[table.name] = table
        self._kept[table.name] = self._clock(), table
        self._kept.move_to_end(table.name)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def since(self, table: Table) -> float:
        """Seconds since a table was last asked for; infinity if it is not kept."""
        at, _ = self._kept.get(table.name, (float("-inf"), None))
        return self._clock() - at

    def tidy(self) -> None:
        """Let go of the tables that were last asked for more than `KEPT_FOR` seconds ago."""
        end = self._clock() - KEPT_FOR
        while self._kept and next(iter(self._kept.values()))[0] < end:
            self._kept.popitem(last=False)
