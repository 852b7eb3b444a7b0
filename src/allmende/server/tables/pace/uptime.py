"""The uptime of servers: no clock runs while there is no process to take a move.

The process that does the leader jobs notes every few seconds that there is a server. Where these notes leave a gap, all
processes were down, or could not reach the store, or slept, or the clock was set forward: the gap is kept for ever, and
no clock counts it. A process looks for gaps before it reads a clock; the first one to find a gap stores it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from allmende.server.jobs.lease import since_start
from allmende.server.store.fragments import MARK, first_mark, next_mark
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.pace.hours import Span

BEAT_EVERY: Final = 2
"""Seconds between two notes that there is a server."""
GAP: Final = 6
"""Seconds between two notes beyond which there is a gap."""
KNOWN_FOR: Final = 4.0
"""Seconds after a look for which this process need not look for gaps again."""

_MARK: Final = "alive"
"""The mark with the time of the last note."""
_LOOK: Final = f"""
    SELECT -1, CAST(value AS BIGINT) FROM {MARK} AS mark UNION ALL
    SELECT began, ended FROM gaps WHERE began > ? ORDER BY 1
"""
"""The first row has the time of the last note."""


class Uptime:
    """The gaps that this process knows, the oldest first; the `clock` gives the store's time in seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.gaps: list[Span] = []
        self._store = store
        self._clock = clock
        self._looked = float("-inf")
        self._looking = asyncio.Lock()

    async def look(self, known_for: float = KNOWN_FOR) -> None:
        """Make sure that all gaps are known here, unless that was done in the last `known_for` seconds."""
        # One after the other: gaps read twice at the same moment would be listed twice.
        async with self._looking:
            if since_start() - self._looked >= known_for:
                await self.beat()

    async def beat(self) -> None:
        """Note that there is a server now, and the gap before, if there is one."""
        looked, now = since_start(), int(self._clock())
        last, gaps = await self._read()
        if last is None:
            await self._store.run(first_mark(_MARK, str(now)))
        elif now - last > GAP or now < last:
            await self._store.run(*self._gap(last, now), next_mark(_MARK, str(last), str(now)))
            _, gaps = await self._read()
        elif now - last >= BEAT_EVERY:
            await self._store.run(next_mark(_MARK, str(last), str(now)))
        self.gaps += gaps
        self._looked = looked

    async def _read(self) -> tuple[int | None, list[Span]]:
        """The time of the last note, and the gaps that were not known here yet."""
        known = self.gaps[-1][0] if self.gaps else -1
        rows = await self._store.run(Statement(_LOOK, (_MARK, known)))
        found = [(int(began or 0), int(ended or 0)) for began, ended in rows]
        last = next((until for began, until in found if began < 0), None)
        return last, [gap for gap in found if gap[0] >= 0]

    def _gap(self, last: int, now: int) -> list[Statement]:
        """The statement that writes a gap; none where the clock was only set back."""
        query = "INSERT INTO gaps (began, ended) VALUES (?, ?) ON CONFLICT (began) DO NOTHING"
        return [Statement(query, (last, now))] if now > last else []
