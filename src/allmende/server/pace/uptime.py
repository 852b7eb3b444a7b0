"""When the server was up: nobody's time runs while no process is there to take a move.

Whichever process does the duties notes every few seconds that there is a server. Where these notes leave a gap, all
were down, or could not reach the store, or slept, or somebody has set the clock forward: it is kept for ever, and no
clock counts it. A process looks for gaps before it says what a clock has left; who finds one first writes it down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from allmende.server.lease import since_start
from allmende.server.pace.hours import Span
from allmende.server.store import Statement, Store

BEAT_EVERY: Final = 2
"""Seconds between two notes."""
GAP: Final = 6
"""Where more seconds passed without one, nobody was there."""
KNOWN_FOR: Final = 4.0
"""For so many seconds it is known that there was no gap."""

_LOOK: Final = """
    SELECT -1, CAST(value AS BIGINT) FROM marks WHERE name = 'alive' UNION ALL
    SELECT began, ended FROM gaps WHERE began > ? ORDER BY 1
"""
"""In the first row is when there was a server last."""


class Uptime:
    """The gaps that this process knows, the oldest first; the `clock` gives the store's time in seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.gaps: list[Span] = []
        self._store = store
        self._clock = clock
        self._looked = float("-inf")
        self._looking = asyncio.Lock()

    async def look(self, known_for: float = KNOWN_FOR) -> None:
        """See to it that all gaps are known, unless that was done in the last seconds."""
        # One after the other: what several have read at the same moment would be known as often.
        async with self._looking:
            if since_start() - self._looked >= known_for:
                await self.beat()

    async def beat(self) -> None:
        """Note that there is a server now, and that there was none if that is so."""
        looked, now = since_start(), int(self._clock())
        last, gaps = await self._read()
        if last is None:
            first = "INSERT INTO marks (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO NOTHING"
            await self._store.run(Statement(first, (str(now),)))
        elif now - last > GAP or now < last:
            await self._store.run(*self._gap(last, now), self._note(last, now))
            _, gaps = await self._read()
        elif now - last >= BEAT_EVERY:
            await self._store.run(self._note(last, now))
        self.gaps += gaps
        self._looked = looked

    async def _read(self) -> tuple[int | None, list[Span]]:
        """When there was a server last, and the gaps that were not known yet."""
        rows = await self._store.run(Statement(_LOOK, (self.gaps[-1][0] if self.gaps else -1,)))
        found = [(int(began or 0), int(ended or 0)) for began, ended in rows]
        last = next((until for began, until in found if began < 0), None)
        return last, [gap for gap in found if gap[0] >= 0]

    def _note(self, last: int, now: int) -> Statement:
        query = "UPDATE marks SET value = ? WHERE name = 'alive' AND value = ?"
        return Statement(query, (str(now), str(last)))

    def _gap(self, last: int, now: int) -> list[Statement]:
        """That there was no server in between; nothing where the clock was only set back."""
        query = "INSERT INTO gaps (began, ended) VALUES (?, ?) ON CONFLICT (began) DO NOTHING"
        return [Statement(query, (last, now))] if now > last else []
