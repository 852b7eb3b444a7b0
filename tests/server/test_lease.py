"""One server process at a time does what only one should do; if it ends or is killed, the next one goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from allmende.core import Message
from allmende.server import duties, lease
from allmende.server.duties import Duties
from allmende.server.lease import BELIEVED, LOOK_EVERY, SILENT, Lease
from allmende.server.store import Store, StoreError

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


class Server:
    """A process that does duties, and can be killed."""

    def __init__(self, store: Store) -> None:
        self.done = 0
        self.store = store
        self.duties = Duties(store)
        self.duties.add("count", 0.01, self.count)
        self.task: asyncio.Task[None] | None = None

    async def count(self) -> None:
        self.done += 1

    async def begin(self) -> None:
        await self.store.open()
        self.task = asyncio.create_task(self.duties.work())

    async def end(self) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.store.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second is a tenth."""
    for name in ("BEAT_EVERY", "BELIEVED", "SILENT", "LOOK_EVERY"):
        monkeypatch.setattr(lease, name, getattr(lease, name) / 10)
    monkeypatch.setattr(duties, "TICK", duties.TICK / 10)


@pytest.mark.usefixtures("quick")
def test_duties_are_done_by_one_process_and_by_the_next_when_it_ends(make: Make) -> None:
    async def work() -> None:
        first, second = Server(make()), Server(make())
        await first.begin()
        await until(lambda: first.done > 0)
        await second.begin()
        before = first.done
        await until(lambda: first.done > before + 20)
        assert second.done == 0
        assert (first.duties.are_ours, second.duties.are_ours) == (True, False)
        await first.end()
        done = first.done
        await until(lambda: second.done > 0)
        assert first.done == done
        await second.end()

    asyncio.run(work())


@pytest.mark.usefixtures("quick")
def test_duties_of_a_killed_process_are_done_by_the_next(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        first, second = Server(make()), Server(make())
        await first.begin()
        await until(lambda: first.done > 0)
        with monkeypatch.context() as killed:
            killed.setattr(Lease, "give_up", _nothing)
            await first.end()
        await second.begin()
        began = asyncio.get_running_loop().time()
        await until(lambda: second.done > 0)
        # Which is within ten seconds where a second is not a tenth.
        assert asyncio.get_running_loop().time() - began < 1.0
        await second.end()

    asyncio.run(work())


async def _nothing(_: Lease) -> None:
    pass


@pytest.mark.usefixtures("quick")
def test_a_process_that_can_t_reach_the_store_cuts_its_duties_off(make: Make) -> None:
    store = make()
    asked = 0

    async def unreachable(*_: object) -> None:
        nonlocal asked
        asked += 1
        raise StoreError("it is gone", Message("error-database", {"database": "x", "why": "gone"}))

    cut = []

    async def long() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cut.append(asked)
            raise

    async def work() -> None:
        server = Server(store)
        server.duties.add("long", 0.01, long)
        await server.begin()
        await until(lambda: server.done > 0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "run", unreachable)
            await until(lambda: bool(cut))
            done = server.done
            await asyncio.sleep(0.1)
            assert (server.done, server.duties.are_ours) == (done, False)
        # Once it is there again, duties go on.
        await until(lambda: server.done > done)
        await server.end()

    asyncio.run(work())
    assert cut[0] > 1


@pytest.mark.usefixtures("quick")
def test_a_duty_that_fails_is_tried_again_and_stops_no_other(make: Make) -> None:
    failed = 0

    async def fail() -> None:
        nonlocal failed
        failed += 1
        raise ValueError

    async def work() -> None:
        server = Server(make())
        server.duties.add("fail", 0.01, fail)
        await server.begin()
        await until(lambda: failed > 2 and server.done > 2)
        with pytest.raises(AssertionError):
            server.duties.add("fail", 1.0, fail)
        await server.end()

    asyncio.run(work())
