"""What time it is for all processes at a store: the store's, whatever the clock of a machine shows."""

from __future__ import annotations

import logging
import time
from typing import Final

from allmende.server.lease import since_start
from allmende.server.store import Store, StoreError
from allmende.server.unending import Repeated

ASK_EVERY: Final = 5.0
"""Seconds between two times that the store is asked."""
SOON: Final = 1.0
"""An answer that took more seconds says too little of what time it is: it may have been given at once, or at last."""

log = logging.getLogger(__name__)


class StoreClock:
    """Seconds since 1970 as the store counts them; between two times it is asked a clock that nobody sets goes on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ahead = time.time() - since_start()
        """By how much the store's time is ahead of that clock; until it has been asked, this machine's."""
        self._asked = False

    def __call__(self) -> float:
        return since_start() + self._ahead

    async def ask(self) -> None:
        """Ask the store what time it is."""
        began = since_start()
        now, end = await self._store.now(), since_start()
        if end - began <= SOON or not self._asked:
            self._ahead, self._asked = now - (began + end) / 2, True

    def job(self) -> Repeated:
        """Go on asking."""
        return Repeated(self._ask_again, ASK_EVERY)

    async def _ask_again(self) -> None:
        try:
            await self.ask()
        except StoreError as error:
            log.warning("the store could not be asked what time it is: %s", error)
