"""One server process at a time does what only one should do; if it ends or is killed, the next one goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from allmende.core import Message
from allmende.server.jobs import lease
from allmende.server.jobs.leader_jobs import LeaderJobs
from allmende.server.jobs.lease import BELIEVED, LOOK_EVERY, SILENT, Lease
from allmende.server.store.protocol import Row, Statement, Store, StoreError
from server.leaping import leap

Make = Callable[[], Store]


class Since:
    """A machine's clock that nobody sets; it may have been started at any time."""

    def __init__(self, started: float) -> None:
        self.now = started

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def processes(make: Make) -> AsyncIterator[tuple[Lease, Since, Lease, Since]]:
    """Two processes that ask for one lease, on machines that were started at different times."""
    here, there = make(), make()
    await here.open()
    await there.open()
    one, other = Since(10.0), Since(5_000_000.0)
    yield Lease(here, "duties", one), one, Lease(there, "duties", other), other
    await here.close()
    await there.close()


def test_one_of_two_processes_has_the_lease_and_keeps_it(make: Make) -> None:
    async def work() -> None:
        async with processes(make) as (first, one, second, other):
            assert await first.ask()
            for _ in range(30):
                assert not await second.ask()
                one.now += LOOK_EVERY
                other.now += LOOK_EVERY
                assert await first.ask()
            assert (first.is_held, second.is_held) == (True, False)

    asyncio.run(work())


def test_a_silent_process_has_lost_its_lease_before_another_has_it(make: Make) -> None:
    async def work() -> None:
        async with processes(make) as (first, one, second, other):
            assert await first.ask()
            assert not await second.ask()
            for clock in (one, other):
                clock.now += BELIEVED
            assert not first.is_held
            assert not await second.ask()
            other.now += SILENT - BELIEVED
            assert await second.ask()
            # Whoever was silent hears that it is another's now.
            assert not await first.ask()

    asyncio.run(work())


def test_a_machine_whose_clock_jumps_neither_gets_the_lease_nor_loses_another_s(make: Make) -> None:
    async def work() -> None:
        async with processes(make) as (first, one, second, other):
            assert await first.ask()
            assert not await second.ask()
            # It slept for a day: of what was meanwhile it knows nothing, but one beat is enough.
            assert await first.ask()
            other.now += 24 * 60 * 60
            assert not await second.ask()
            assert first.is_held
            # The holder sleeps for a day: it believes in nothing that it knew.
            one.now += 24 * 60 * 60
            assert not first.is_held

    asyncio.run(work())


def test_whoever_gives_a_lease_up_leaves_it_to_the_next_at_once(make: Make) -> None:
    async def work() -> None:
        async with processes(make) as (first, _, second, _):
            assert await first.ask()
            assert not await second.ask()
            await first.give_up()
            assert not first.is_held
            assert await second.ask()
            await first.give_up()
            assert not await first.ask()
            assert second.is_held

    asyncio.run(work())


def test_of_many_that_take_a_lease_at_the_same_moment_one_gets_it(make: Make) -> None:
    async def work() -> None:
        stores = [make() for _ in range(5)]
        for store in stores:
            await store.open()
        clock = Since(0.0)
        leases = [Lease(store, "duties", clock) for store in stores]
        got = await asyncio.gather(*(each.ask() for each in leases))
        assert sum(got) == 1
        clock.now += SILENT
        got = await asyncio.gather(*(each.ask() for each in leases))
        assert sum(got) == 1
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_different_leases_are_held_by_different_processes(make: Make) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        assert await Lease(store, "clocks").ask()
        assert await Lease(store, "mail").ask()
        assert not await Lease(store, "mail").ask()
        await store.close()

    asyncio.run(work())


class Shelf:
    """A store in memory that answers at once: what leases mean to it, both kinds of store show above."""

    def __init__(self) -> None:
        self.gone = False
        self.asked = 0
        """How often it was asked for something while it was gone."""
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.execute("CREATE TABLE leases (name TEXT PRIMARY KEY, process TEXT, beat INTEGER)")

    async def run(self, *statements: Statement) -> list[Row]:
        if self.gone:
            self.asked += 1
            raise StoreError("it is gone", Message("error-database", {"database": "x", "why": "gone"}))
        return [row for query, values in statements for row in self._connection.execute(query, values).fetchall()]

    def close(self) -> None:
        self._connection.close()


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    """Where several processes look for the lease."""
    one = Shelf()
    yield one
    one.close()


class Process:
    """A process that does duties, and can be killed."""

    def __init__(self, shelf: Shelf | Store, clock: Callable[[], float] = lease.since_start) -> None:
        self.done = 0
        self.lease = Lease(cast(Store, shelf), "duties", clock)
        self.duties = LeaderJobs(cast(Store, shelf), self.lease)
        self.duties.add("count", 0.01, self.count)
        self.task: asyncio.Task[None] | None = None

    async def count(self) -> None:
        self.done += 1

    def begin(self) -> None:
        self.task = asyncio.create_task(self.duties.work())

    async def end(self) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def until(condition: Callable[[], bool], what: str, seconds: float = 60.0) -> float:
    """Wait for so long at most, and say how long it took; seconds are the loop's."""
    time = asyncio.get_running_loop().time
    began = time()
    while not condition():
        assert time() - began < seconds, f"waited {seconds} seconds in vain until {what}"
        await asyncio.sleep(0.01)
    return time() - began


def test_duties_are_done_by_one_process_and_by_the_next_when_it_ends(shelf: Shelf) -> None:
    async def work() -> None:
        time = asyncio.get_running_loop().time
        first, second = Process(shelf, time), Process(shelf, time)
        first.begin()
        await until(lambda: first.done > 0, "the first process does its duty")
        second.begin()
        before = first.done
        await asyncio.sleep(60)
        assert first.done > before + 200
        assert second.done == 0
        assert (first.duties.are_ours, second.duties.are_ours) == (True, False)
        await first.end()
        done = first.done
        assert await until(lambda: second.done > 0, "the second process does the duty") < 2
        await asyncio.sleep(60)
        assert first.done == done
        await second.end()

    leap(work)


def test_in_a_store_duties_are_done_by_one_process_and_by_the_next_when_it_ends(make: Make) -> None:
    async def work() -> None:
        stores = [make(), make()]
        for store in stores:
            await store.open()
        first, second = (Process(store) for store in stores)
        first.begin()
        await until(lambda: first.done > 0, "the first process does its duty")
        second.begin()
        await first.end()
        done = first.done
        await until(lambda: second.done > 0, "the second process does the duty")
        assert first.done == done
        await second.end()
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_duties_of_a_killed_process_are_done_by_the_next(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        time = asyncio.get_running_loop().time
        first, second = Process(shelf, time), Process(shelf, time)
        first.begin()
        await until(lambda: first.done > 0, "the first process does its duty")
        with monkeypatch.context() as killed:
            killed.setattr(Lease, "give_up", _nothing)
            await first.end()
        second.begin()
        assert SILENT <= await until(lambda: second.done > 0, "the second process does the duty") < 10
        await second.end()

    leap(work)


async def _nothing(_: Lease) -> None:
    pass


def test_a_process_that_can_t_reach_the_store_cuts_its_duties_off(shelf: Shelf) -> None:
    cut: list[int] = []

    async def long() -> None:
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            cut.append(shelf.asked)
            raise

    async def work() -> None:
        process = Process(shelf, asyncio.get_running_loop().time)
        process.duties.add("long", 0.01, long)
        process.begin()
        await until(lambda: process.done > 0, "the duty is done")
        shelf.gone = True
        assert await until(lambda: bool(cut), "the long duty is cut off") < SILENT
        done = process.done
        await asyncio.sleep(60)
        assert (process.done, process.duties.are_ours) == (done, False)
        # Once it is there again, duties go on.
        shelf.gone = False
        assert await until(lambda: process.done > done, "the duty is done again") < 2
        await process.end()

    leap(work)
    assert cut[0] > 1


def test_a_duty_that_fails_is_tried_again_and_stops_no_other(shelf: Shelf) -> None:
    failed = 0

    async def fail() -> None:
        nonlocal failed
        failed += 1
        raise ValueError

    async def work() -> None:
        process = Process(shelf, asyncio.get_running_loop().time)
        process.duties.add("fail", 0.01, fail)
        process.begin()
        await until(lambda: failed > 2 and process.done > 2, "both duties are tried several times")
        with pytest.raises(AssertionError):
            process.duties.add("fail", 1.0, fail)
        await process.end()

    leap(work)
