"""All processes at a store agree what time it is, whatever the clocks of their machines show."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from allmende.server.postgres import PostgresStore
from allmende.server.store import Store
from allmende.server.timekeeping import StoreClock

DAY = 24 * 60 * 60


def test_the_time_is_the_store_s(make: Callable[[], Store]) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        clock = StoreClock(store)
        await clock.ask()
        assert abs(clock() - time.time()) < 5
        await store.close()

    asyncio.run(work())


def test_a_machine_whose_clock_is_wrong_is_told_the_right_time(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time

    async def work() -> None:
        store = PostgresStore(postgres)
        await store.open()
        monkeypatch.setattr(time, "time", lambda: right() + DAY)
        clock = StoreClock(store)
        assert clock() - right() > DAY / 2
        await clock.ask()
        assert abs(clock() - right()) < 5
        await store.close()

    asyncio.run(work())
