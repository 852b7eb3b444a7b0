"""Work for those who may be gone before it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from allmende.server.replies import json

GONE: Final = 499
"""The status of a reply that nobody reads."""

T = TypeVar("T")


async def while_there(
    request: Request, wanted: Coroutine[Any, Any, T], reply: Callable[[T], Response] = json
) -> Response:
    """Reply with what is wanted; nobody waits for it any more once the other side is gone."""
    work = asyncio.create_task(wanted)
    gone = asyncio.create_task(_leaves(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        return reply(work.result()) if work.done() else Response(status_code=GONE)
    finally:
        work.add_done_callback(_look_at_error)
        work.cancel()
        gone.cancel()


async def _leaves(request: Request) -> None:
    """Wait until the other side is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def shielded(work: asyncio.Task[T]) -> T:
    """The result of work that goes on when its caller is gone; if it fails then, that concerns nobody any more."""
    work.add_done_callback(_look_at_error)
    return await asyncio.shield(work)


def _look_at_error(work: asyncio.Task[Any]) -> None:
    """Take note of how work has ended: asyncio logs an error that nothing has looked at."""
    if not work.cancelled():
        work.exception()


class Queue:
    """Work in threads, that can't be broken off: one piece after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def in_turn(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do this when it is its turn. Whoever goes before makes room; what has begun keeps the others waiting."""
        await self._lock.acquire()
        begun = asyncio.create_task(work())
        begun.add_done_callback(lambda _: self._lock.release())
        return await shielded(begun)
