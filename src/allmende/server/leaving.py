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
    work = asyncio.ensure_future(wanted)
    gone = asyncio.ensure_future(_leaves(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        return reply(work.result()) if work.done() else Response(status_code=GONE)
    finally:
        work.cancel()
        gone.cancel()


async def _leaves(request: Request) -> None:
    """Wait until the other side is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Queue:
    """Work in threads, that can't be broken off: one piece after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def in_turn(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do this when it is its turn. Whoever goes before makes room; what has begun keeps the others waiting."""
        await self._lock.acquire()
        begun = asyncio.ensure_future(work())
        begun.add_done_callback(lambda _: self._lock.release())
        return await asyncio.shield(begun)
