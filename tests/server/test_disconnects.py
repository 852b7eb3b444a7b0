"""Work whose caller has gone: it is done all the same, and its failure is no error any more."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

import pytest

from allmende.server.http.disconnects import Queue, shielded

Wait = Callable[[], Awaitable[object]]


@pytest.mark.parametrize("shields", [lambda work: shielded(asyncio.create_task(work())), Queue().in_turn])
def test_what_fails_after_its_caller_has_gone_is_no_error(
    shields: Callable[[Wait], Awaitable[object]], caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[str] = []

    async def leave() -> None:
        fails = asyncio.Event()

        async def work() -> None:
            begun.append("begun")
            await fails.wait()
            begun.append("failed")
            raise LookupError

        async def ask() -> None:
            await shields(work)

        caller = asyncio.create_task(ask())
        while not begun:
            await asyncio.sleep(0)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        fails.set()
        while len(begun) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        gc.collect()

    asyncio.run(leave())
    assert begun == ["begun", "failed"]
    assert caplog.text == ""


def test_what_fails_while_its_caller_waits_is_told() -> None:
    async def fail() -> None:
        raise LookupError

    async def ask() -> None:
        await shielded(asyncio.create_task(fail()))

    with pytest.raises(LookupError):
        asyncio.run(ask())
