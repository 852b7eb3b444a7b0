"""Keeps Python's garbage collector from stopping everybody while it looks through a thousand tables.

Counting references frees nearly all that a server lets go. What is left, things that hold one another, a full pass
finds by looking at everything there is, for up to a second. Here whatever has lived for some seconds is put out of the
collector's sight, and a full pass is made when nobody is playing, or when what is out of sight has doubled.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

EVERY: Final = 10.0
"""Seconds between two looks at what is young."""
QUIET: Final = 30.0
"""So many seconds without a change at any table are a good time for a full pass."""
FEW: Final = 200_000
"""So few objects are looked through in no time."""


class Caretaker:
    """Tidies up beside the tables; `stir` says that somebody is playing."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._stirred = clock()
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
        quiet = not self._is_tidy and self._clock() - self._stirred > QUIET
        if quiet or gc.get_freeze_count() > max(FEW, 2 * self._known):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._is_tidy, self._known = quiet, gc.get_freeze_count()

    async def work(self) -> None:
        """Tidy up, again and again."""
        while True:
            self.tidy()
            await asyncio.sleep(EVERY)
