"""Tunes Python's garbage collector, so that a full collection never pauses the server with many tables.

Reference counts free what a server lets go: tables, streams and requests leave nothing behind. If anything should be
left, objects that hold one another, a full pass finds it by looking at every object, for up to a second. So all objects
that survive a moment are frozen, out of the collector's sight, and a full pass is made while no table changes, or, very
seldom, when memory has doubled.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from sys import getallocatedblocks
from time import monotonic
from typing import Final

from allmende.server.tables.change_feed import Subscriber
from allmende.server.tables.table import Table

EVERY: Final = 0.05
"""Seconds between two passes over young objects, short because a pass takes the longer the more of them there are."""
MUCH: Final = 20_000
"""New objects since the last pass at which the collector itself looks at the young ones."""
QUIET: Final = 30.0
"""Seconds without a change at any table after which a full pass is made."""
SELDOM: Final = 3600.0
"""The least seconds between two full passes while people play."""
FEW: Final = 500_000
"""The number of allocated blocks of memory up to which no full pass is made while people play."""
_NEVER: Final = 1_000_000


class GarbageCollection(Subscriber):
    """Collects garbage when it disturbs least; changes of tables tell it when people play."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._stirred = self._passed = clock()
        self._is_tidy = False
        self._known = 0

    def changed(self, table: Table) -> None:
        """Take note of a change: this is no time for a full pass."""
        self._stirred = self._clock()
        self._is_tidy = False

    def tidy(self) -> None:
        """Freeze the objects that have survived; make a full pass if this is a good time."""
        gc.collect(1)
        gc.freeze()
        now = self._clock()
        quiet = not self._is_tidy and now - self._stirred > QUIET
        # Allocated blocks stand for the frozen objects: to count these would take as long as a full pass.
        grown = now - self._passed > SELDOM and getallocatedblocks() > max(FEW, 2 * self._known)
        if quiet or grown:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._is_tidy, self._passed, self._known = quiet, now, getallocatedblocks()

    async def work(self) -> None:
        """Tidy up, again and again; meanwhile the collector looks at young objects alone."""
        gc.set_threshold(MUCH, _NEVER, _NEVER)
        while True:
            self.tidy()
            await asyncio.sleep(EVERY)
