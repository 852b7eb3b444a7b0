"""Who wants to know when a table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Bell:
    """Rings when something has changed. Changes while nobody waits are one ring: what changed is looked up anyway."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wake whoever waits, or the next who will."""
        self._rung.set()

    async def wait(self) -> None:
        """Wait for the next ring, or not at all if there was one since the last wait."""
        await self._rung.wait()
        self._rung.clear()


class Hub:
    """Bells by the name of a table, for listeners in this process."""

    def __init__(self) -> None:
        self._bells: dict[str, set[Bell]] = {}

    @contextmanager
    def listen(self, table: str) -> Iterator[Bell]:
        """A bell that rings for this table."""
        bell = Bell()
        self._bells.setdefault(table, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[table].discard(bell)
            if not self._bells[table]:
                del self._bells[table]

    def ring(self, table: str) -> None:
        """Tell everybody who listens that this table has changed."""
        for bell in self._bells.get(table, ()):
            bell.ring()

    def is_listened_to(self, table: str) -> bool:
        """Whether anybody wants to know about this table."""
        return table in self._bells
