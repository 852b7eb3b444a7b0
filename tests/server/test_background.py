"""Work beside the requests goes on whatever happens to it."""

from __future__ import annotations

import asyncio

import pytest

from allmende.server.jobs import background


def test_work_that_an_error_stops_begins_anew_and_the_error_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "SOON", 0)
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise ZeroDivisionError

    asyncio.run(background.keep_up(work))
    assert begun == 3
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_work_is_stopped_with_its_server() -> None:
    async def serve() -> None:
        task = asyncio.create_task(background.keep_up(lambda: asyncio.sleep(60)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(serve())
