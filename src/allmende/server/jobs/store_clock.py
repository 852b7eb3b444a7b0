"""The store's clock, which all processes at a store share."""

from __future__ import annotations

import logging
import time
from typing import Final

from allmende.server.jobs.background import Repeated
from allmende.server.jobs.lease import since_start
from allmende.server.store.protocol import Store, StoreError

ASK_EVERY: Final = 5.0
"""Seconds between two queries of the store's time."""
SOON: Final = 1.0
"""Seconds that an answer may take at most: a slower one is too inexact, as its moment within that time is unknown."""

log = logging.getLogger(__name__)


class StoreClock:
    """The store's time, in seconds since 1970; between two queries a clock that can't be set carries it on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ahead = time.time() - since_start()
        """Seconds that the store's time is ahead of that clock; until the first query, those of this machine's time."""
        self._asked = False

    def __call__(self) -> float:
        return since_start() + self._ahead

    async def ask(self) -> None:
        """Query the store's time."""
        began = since_start()
        now, end = await self._store.now(), since_start()
        if end - began <= SOON or not self._asked:
            self._ahead, self._asked = now - (began + end) / 2, True

    def job(self) -> Repeated:
        """The job that queries the store's time again and again."""
        return Repeated(self._ask_again, ASK_EVERY)

    async def _ask_again(self) -> None:
        try:
            await self.ask()
        except StoreError as error:
            log.warning("the store could not be asked what time it is: %s", error)
