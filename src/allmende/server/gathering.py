"""What comes while something is being written is written together after it: all of it waits for the disk once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from allmende.server.store import Statement, StatementError, TakenError


class Append(NamedTuple):
    """Entries to be laid down at a table, the first of which gets this version, and what is carried out beside them."""

    table: str
    version: int
    entries: Sequence[str]
    beside: Sequence[Statement] = ()


_Lot = list[tuple[Append, asyncio.Future[None]]]


class Gatherer:
    """Has appends laid down in lots, one lot after the other, each with all that has been asked for by then.

    `write` lays down a whole lot or nothing of it, and raises TakenError if a place in it is taken, StatementError if
    a statement of it is wrong.
    """

    def __init__(self, write: Callable[[list[Append]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: _Lot = []
        self._writing: asyncio.Task[None] | None = None

    async def lay_down(self, wanted: Append) -> None:
        """Wait until this is laid down; TakenError, or what else `write` raises, if it can't be."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, told))
        if self._writing is None:
            # In a task of its own: whoever asked first may be gone before others have what they asked for.
            self._writing = asyncio.create_task(self._work())
        await told

    async def _work(self) -> None:
        try:
            while self._waiting:
                lot, self._waiting = self._waiting, []
                await self._write_lot(lot)
        finally:
            # Nothing is awaited between the last look at those who wait and this, so nobody is left waiting.
            self._writing = None

    async def _write_lot(self, lot: _Lot) -> None:
        failed: Exception | None = None
        try:
            await self._write([wanted for wanted, _ in lot])
        except Exception as error:
            if isinstance(error, TakenError | StatementError) and len(lot) > 1:
                for one in lot:  # whoever comes too late, or asks for what can't be, is nobody else's trouble
                    await self._write_lot([one])
                return
            failed = error
        for _, told in lot:
            if told.done():
                continue  # whoever asked is gone
            if failed is None:
                told.set_result(None)
            else:
                told.set_exception(failed)
