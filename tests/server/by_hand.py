"""Jobs of a server that a test drives: nothing goes on by itself, and what is due is done when the test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from allmende.server.jobs.background import Job
from allmende.server.store.protocol import Row, Statement, Store

SECONDS = 20
"""After so long jobs that still find something to do are taken to do so for ever. Bots may play on meanwhile."""

Done = tuple[str, ...]


class Watched:
    """A store that notes what is done to it, so that one can see when nothing new comes of doing it again."""

    def __init__(self, store: Store) -> None:
        self.done: list[tuple[Done, list[Row]]] = []
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def run(self, *statements: Statement) -> list[Row]:
        rows = await self._store.run(*statements)
        queries = tuple(statement.query for statement in statements)
        # Whoever holds a lease counts it up each time.
        if not any(" leases " in query for query in queries):
            self.done.append((queries, rows))
        return rows

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        await self._store.append(table, version, entries, beside)
        self.done.append(((table, *entries), []))


class ByHand:
    """Runs the jobs of a server at a store, each as far as `settle` takes it."""

    def __init__(self, store: Store) -> None:
        self.store = Watched(store)
        self._jobs: Sequence[Job] = ()

    @asynccontextmanager
    async def run(self, jobs: Sequence[Job]) -> AsyncIterator[None]:
        """While this lasts, the server is up; at its end the jobs do what they do last."""
        self._jobs = jobs
        try:
            yield
        finally:
            for job in jobs:
                await job.end()

    async def settle(self) -> None:
        """Have every job take steps until none has anything left to do at this time of the clock.

        All that jobs know of one another goes through the store. So there is nothing left once a whole round has done
        the same to it as the one before, and has found the same there.
        """
        before, end = None, monotonic() + SECONDS
        while monotonic() < end:
            self.store.done.clear()
            for job in self._jobs:
                await job.step()
            if self.store.done == before:
                return
            before = [*self.store.done]
        raise AssertionError(f"after {SECONDS} seconds there is still something to do: {before}")
