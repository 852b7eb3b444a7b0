"""Cancels a slow handler when its client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

GONE: Final = 499
"""The status of a response to a client that has disconnected, which is never sent; nginx logs this number, too."""

T = TypeVar("T")


async def while_there(request: Request, wanted: Coroutine[Any, Any, T]) -> T:
    """The result of `wanted`; if the client disconnects before, it is cancelled, and ClientDisconnect raised."""
    work = asyncio.create_task(wanted)
    gone = asyncio.create_task(_leaves(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientDisconnect
        return work.result()
    finally:
        work.add_done_callback(_look_at_error)
        work.cancel()
        gone.cancel()


async def no_reply(request: Request, error: Exception) -> Response:
    """The response to a client that has disconnected, as the handler of ClientDisconnect: it is only counted."""
    return Response(status_code=GONE)


async def _leaves(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def shielded(work: asyncio.Task[T]) -> T:
    """The result of work that goes on when its caller is cancelled; an error after that is dropped."""
    work.add_done_callback(_look_at_error)
    return await asyncio.shield(work)


def _look_at_error(work: asyncio.Task[Any]) -> None:
    """Retrieve the error of ended work, if any, because asyncio logs errors that were not retrieved."""
    if not work.cancelled():
        work.exception()


class Queue:
    """A queue for work in threads, which can't be cancelled: one piece runs after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def in_turn(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do this work when its turn comes, and give its result.

        A caller that is cancelled before frees its place; work that has begun keeps the others waiting to its end.
        """
        await self._lock.acquire()
        begun = asyncio.create_task(work())
        begun.add_done_callback(lambda _: self._lock.release())
        return await shielded(begun)
