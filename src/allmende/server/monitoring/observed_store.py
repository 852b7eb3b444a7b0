"""A store whose reads and writes are observed, each by what is entered around it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager
from typing import Literal

from allmende.server.store.protocol import Row, Statement, Store

Work = Literal["append", "read", "statement"]
"""What a store is asked for: to write entries, to read them, or to carry out another statement."""
Around = Callable[[Work], AbstractContextManager[None]]


class ObservedStore:
    """A store that does all as another one does, within what `around` gives for each piece of work."""

    def __init__(self, store: Store, around: Around) -> None:
        self._store = store
        self._around = around

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        with self._around("append"):
            await self._store.append(table, version, entries, beside)

    async def entries(self, table: str, since: int = -1) -> list[str]:
        with self._around("read"):
            return await self._store.entries(table, since)

    async def now(self) -> float:
        with self._around("statement"):
            return await self._store.now()

    async def mark(self, name: str) -> str | None:
        with self._around("statement"):
            return await self._store.mark(name)

    async def set_mark(self, name: str, value: str) -> None:
        with self._around("statement"):
            await self._store.set_mark(name, value)

    async def tables(self, after: str, most: int) -> list[str]:
        with self._around("read"):
            return await self._store.tables(after, most)

    async def run(self, *statements: Statement) -> list[Row]:
        with self._around("statement"):
            return await self._store.run(*statements)

    def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        return self._store.changes()
