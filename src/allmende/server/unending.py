"""Work that goes on beside the requests for as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol

SOON: Final = 5.0
"""Seconds after which work begins anew that an error has ended."""

Work = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class Job(Protocol):
    """Work that goes on by itself, or is driven step by step."""

    async def work(self) -> None:
        """Go on for ever; what is cut off comes to its end."""

    async def step(self) -> None:
        """Do all that there is to do now, and wait until it is done."""

    async def end(self) -> None:
        """Do what remains when the server ends: no step follows."""


Run = Callable[[Sequence[Job]], AbstractAsyncContextManager[None]]
"""How jobs are run while a server is up: by themselves, or by another clock than the machine's."""


async def nothing() -> None:
    """Do nothing."""


class Repeated:
    """A job that does one thing again and again, `every` so many seconds, the first time `at_once` or after these.

    What it begins goes on beside it; `rest` waits for that. `last` is done when the server ends.
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
        """Do it for ever."""
        try:
            if self._at_once:
                await self._do()
            while True:
                await asyncio.sleep(self._every)
                await self._do()
        finally:
            await self.end()

    async def step(self) -> None:
        """Do it once, and wait for what that has begun."""
        await self._do()
        await self._rest()

    async def end(self) -> None:
        """Do what is done last."""
        await self._last()


async def keep_up(work: Work) -> None:
    """Do this work to its end, if it has one; should an error stop it that nobody has thought of, it begins anew."""
    while True:
        try:
            return await work()
        except Exception:
            log.exception("%r was stopped by an error, and begins anew in %s seconds", work, SOON)
            await asyncio.sleep(SOON)


@asynccontextmanager
async def going_on(works: Sequence[Work]) -> AsyncIterator[None]:
    """While this lasts, all of this work is kept up."""
    tasks = [asyncio.create_task(keep_up(work)) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def by_themselves(jobs: Sequence[Job]) -> AbstractAsyncContextManager[None]:
    """While this lasts, all jobs go on by themselves, each by the machine's clock."""
    return going_on([job.work for job in jobs])
