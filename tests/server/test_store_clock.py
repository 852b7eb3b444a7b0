"""All processes at a store agree what time it is, whatever the clocks of their machines show."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from allmende.server.jobs import store_clock
from allmende.server.jobs.store_clock import StoreClock
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore

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


def test_an_answer_that_took_long_says_nothing_of_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = 0.0

    async def work() -> None:
        nonlocal gone
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.open()
        clock = StoreClock(store)
        await clock.ask()

        async def late() -> float:
            nonlocal gone
            gone += 8
            return clock()

        monkeypatch.setattr(store, "now", late)
        before = clock()
        await clock.ask()
        assert clock() - before == pytest.approx(8, abs=0.5)
        await store.close()

    began = store_clock.since_start
    monkeypatch.setattr(store_clock, "since_start", lambda: began() + gone)
    asyncio.run(work())
