"""Keeps Python's garbage collector from stopping everybody while it looks through a thousand tables.

Counting references frees what a server lets go: tables, streams and requests leave nothing behind. If anything should
be left, things that hold one another, a full pass finds it by looking at everything there is, for up to a second. Here
whatever is still there after a moment is put out of the collector's sight, and a full pass is made when nobody is
playing, or, very seldom, when memory has doubled.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from sys import getallocatedblocks
from time import monotonic
from typing import Final

EVERY: Final = 0.05
"""Seconds between two looks at what is young: the more there is, the longer a look takes, and each thing needs one."""
MUCH: Final = 20_000
"""When there are so many more things than at the last look, the collector itself looks at what is young."""
QUIET: Final = 30.0
"""So many seconds without a change at any table are a good time for a full pass."""
SELDOM: Final = 3600.0
"""At least so many seconds lie between two full passes while people play."""
FEW: Final = 500_000
"""So few blocks of memory are no reason for a full pass."""
_NEVER: Final = 1_000_000


class Caretaker:
    """Tidies up beside the tables; `stir` says that somebody is playing."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._stirred = self._passed = clock()
        self._is_tidy = False
        self._known = 0

    def stir(self, _: object = None) -> None:
        """Somebody has changed something."""
        self._stirred = self._clock()
        self._is_tidy = False

    def tidy(self) -> None:
        """Put what has stayed out of sight; look through everything if this is a good time."""
        gc.collect(1)
        gc.freeze()
        now = self._clock()
        quiet = not self._is_tidy and now - self._stirred > QUIET
        # To count what is out of sight would take as long as to look through it.
        grown = now - self._passed > SELDOM and getallocatedblocks() > max(FEW, 2 * self._known)
        if quiet or grown:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._is_tidy, self._passed, self._known = quiet, now, getallocatedblocks()

    async def work(self) -> None:
        """Tidy up, again and again; meanwhile the collector looks at nothing but what is young."""
        gc.set_threshold(MUCH, _NEVER, _NEVER)
        while True:
            self.tidy()
            await asyncio.sleep(EVERY)
