"""Which tables stay in memory: all that somebody uses, and for a while those that somebody has asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from allmende.server.table import Table

MOST_KEPT: Final = 500
"""More tables than this are not kept for those who might ask again; the store remembers."""
KEPT_FOR: Final = 15 * 60.0
"""For so many seconds a table is kept after it was asked for."""


class Keeping:
    """Tables by name. There is never a second one of the same name, as long as anybody holds the first."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, tuple[float, Table]] = OrderedDict()

    def find(self, name: str) -> Table | None:
        """The table of this name, if it is in memory."""
        return self._used.get(name)

    def used(self) -> list[Table]:
        """All that are in memory."""
        return list(self._used.values())

    def keep(self, table: Table) -> None:
        """Somebody has asked for this table, and may ask again."""
        self._used[table.name] = table
        self._kept[table.name] = self._clock(), table
        self._kept.move_to_end(table.name)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def since(self, table: Table) -> float:
        """For how many seconds nobody has asked for a table; for ever if it is not kept."""
        at, _ = self._kept.get(table.name, (float("-inf"), None))
        return self._clock() - at

    def tidy(self) -> None:
        """Let go of the tables for which nobody has asked for long."""
        end = self._clock() - KEPT_FOR
        while self._kept and next(iter(self._kept.values()))[0] < end:
            self._kept.popitem(last=False)
