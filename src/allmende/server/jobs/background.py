"""Background tasks that run as long as the server, restarted after unexpected errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol

SOON: Final = 5.0
"""Seconds after which work that an error has ended is restarted."""

Work = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class Job(Protocol):
    """Work of a server that runs by itself, or is driven step by step."""

    async def work(self) -> None:
        """Work for ever; when cancelled, do what `end` does."""

    async def step(self) -> None:
        """Do all that is due now, and wait until it is done."""

    async def end(self) -> None:
        """Finish when the server ends: no step follows."""


Run = Callable[[Sequence[Job]], AbstractAsyncContextManager[None]]
"""Runs jobs while a server is up: by themselves, or step by step as a test's clock says."""


async def nothing() -> None:
    """Do nothing."""


class Repeated:
    """A job that calls `do` again and again, `every` seconds apart, the first time `at_once` or after as many.

    Work that `do` has begun may go on beside it; `rest` waits for that. `last` is called when the server ends.
    """

    def __init__(
        self, do: Work, every: float, *, at_once: bool = False, rest: Work = nothing, last: Work = nothing
    ) -> None:
        self._do = do
        self._every = every
        self._at_once = at_once
        self._rest = rest
        self._last = last

    async def work(self) -> None:
        """Call `do` for ever."""
        try:
            if self._at_once:
                await self._do()
            while True:
                await asyncio.sleep(self._every)
                await self._do()
        finally:
            await self.end()

    async def step(self) -> None:
        """Call `do` once, and wait for the work that it has begun."""
        await self._do()
        await self._rest()

    async def end(self) -> None:
        """Call `last`."""
        await self._last()


async def keep_up(work: Work) -> None:
    """Run work to its end, if it has one, and restart it after an unexpected error."""
    while True:
        try:
            return await work()
        except Exception:
            log.exception("%r was stopped by an error, and begins anew in %s seconds", work, SOON)
            await asyncio.sleep(SOON)


@asynccontextmanager
async def going_on(works: Sequence[Work]) -> AsyncIterator[None]:
    """Run all these works within a `with` block, each restarted after unexpected errors."""
    tasks = [asyncio.create_task(keep_up(work)) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def by_themselves(jobs: Sequence[Job]) -> AbstractAsyncContextManager[None]:
    """Run all jobs within a `with` block, each by itself, by the machine's clock."""
    return going_on([job.work for job in jobs])
