"""Group commit: appends that arrive during a write are batched into the next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from allmende.server.store.protocol import Statement, StatementError, TakenError


class Append(NamedTuple):
    """Entries to append at a table, the first of them at this version, and statements for the same transaction."""

    table: str
    version: int
    entries: Sequence[str]
    beside: Sequence[Statement] = ()


_Lot = list[tuple[Append, asyncio.Future[None]]]


class Gatherer:
    """Writes appends in lots, one lot after the other, each with all appends that have come by then.

    `write` writes a whole lot or nothing of it, and raises TakenError if a version in it is taken, StatementError if a
    statement of it is wrong.
    """

    def __init__(self, write: Callable[[list[Append]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: _Lot = []
        self._writing: asyncio.Task[None] | None = None

    async def lay_down(self, wanted: Append) -> None:
        """Wait until this append is written; TakenError, or another error of `write`, if it can't be."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, told))
        if self._writing is None:
            # In a task of its own, because the first caller may be cancelled before the appends of others are written.
            self._writing = asyncio.create_task(self._work())
        await told

    async def _work(self) -> None:
        try:
            while self._waiting:
                lot, self._waiting = self._waiting, []
                await self._write_lot(lot)
        finally:
            # Nothing is awaited between the last look at `_waiting` and this, so no append is left waiting.
            self._writing = None

    async def _write_lot(self, lot: _Lot) -> None:
        failed: Exception | None = None
        try:
            await self._write([wanted for wanted, _ in lot])
        except Exception as error:
            if isinstance(error, TakenError | StatementError) and len(lot) > 1:
                for one in lot:  # so that one append that is late or wrong doesn't make the others fail
                    await self._write_lot([one])
                return
            failed = error
        for _, told in lot:
            if told.done():
                continue  # its caller was cancelled
            if failed is None:
                told.set_result(None)
            else:
                told.set_exception(failed)
