"""What comes while something is being written is written together, and each who asked learns what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from psycopg import AsyncConnection

from allmende.core import Message
from allmende.server.store.group_commit import Append, Gatherer
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Statement, StatementError, Store, StoreError, TakenError
from allmende.server.store.sqlite import SqliteStore


class Disk:
    """Something slow to write to, which has one place for each name."""

    def __init__(self) -> None:
        self.lots: list[list[str]] = []
        self.taken: set[str] = set()
        self.free = asyncio.Event()

    async def write(self, lot: list[Append]) -> None:
        names = [wanted.table for wanted in lot]
        self.lots.append(names)
        await self.free.wait()
        if "broken" in names:
            raise StoreError("it is broken", Message("error-store"))
        if self.taken & set(names):
            raise TakenError
        self.taken.update(names)


def append(name: str) -> Append:
    return Append(name, 0, ["entry"])


def test_what_comes_meanwhile_is_written_at_once() -> None:
    async def work() -> None:
        disk = Disk()
        gatherer = Gatherer(disk.write)
        asked = [asyncio.create_task(gatherer.lay_down(append(str(number)))) for number in range(3)]
        while not disk.lots:
            await asyncio.sleep(0)
        asked += [asyncio.create_task(gatherer.lay_down(append(str(number)))) for number in range(3, 9)]
        await asyncio.sleep(0)
        assert not any(one.done() for one in asked)
        disk.free.set()
        await asyncio.gather(*asked)
        assert disk.lots == [["0", "1", "2"], ["3", "4", "5", "6", "7", "8"]]
        await gatherer.lay_down(append("later"))
        assert disk.lots[-1] == ["later"]

    asyncio.run(work())


def test_whoever_comes_too_late_is_nobody_elses_trouble() -> None:
    async def work() -> None:
        disk = Disk()
        disk.free.set()
        disk.taken.add("b")
        gatherer = Gatherer(disk.write)
        outcomes = await asyncio.gather(*(gatherer.lay_down(append(name)) for name in "abc"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), TakenError, type(None)]
        assert disk.taken == {"a", "b", "c"}

    asyncio.run(work())


def test_what_goes_wrong_is_told_to_all_and_the_next_are_served() -> None:
    async def work() -> None:
        disk = Disk()
        disk.free.set()
        gatherer = Gatherer(disk.write)
        outcomes = await asyncio.gather(
            *(gatherer.lay_down(append(name)) for name in ("a", "broken")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
        await gatherer.lay_down(append("a"))
        assert disk.taken == {"a"}

    asyncio.run(work())


def test_whoever_asked_may_be_gone() -> None:
    async def work() -> None:
        disk = Disk()
        gatherer = Gatherer(disk.write)
        first, other = (asyncio.create_task(gatherer.lay_down(append(name))) for name in "ab")
        while not disk.lots:
            await asyncio.sleep(0)
        first.cancel()
        disk.free.set()
        await other
        assert disk.taken == {"a", "b"}

    asyncio.run(work())


def test_a_store_lays_down_all_that_others_can_have(make: Callable[[], Store]) -> None:
    async def work() -> None:
        one, two = make(), make()
        await one.open()
        await two.open()
        await two.append("b", 0, ["theirs"])
        outcomes = await asyncio.gather(
            one.append("a", 0, ["a0", "a1"]),
            one.append("b", 0, ["ours"]),
            one.append("c", 0, ["c0"]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), TakenError, type(None)]
        assert [await two.entries(name) for name in "abc"] == [["a0", "a1"], ["theirs"], ["c0"]]
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_statement_that_is_wrong_is_nobody_elses_trouble(make: Callable[[], Store]) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        mark = Statement("INSERT INTO marks (name, value) VALUES (?, ?)", ("mark", "value"))
        wrong = Statement("INSERT INTO marks (name, value) VALUES (?, ?)", ("mark", None))
        outcomes = await asyncio.gather(
            store.append("a", 0, ["a0"]),
            store.append("b", 0, ["b0"], [wrong]),
            store.append("c", 0, ["c0"], [mark]),
            store.append("d", 0, ["d0"], [mark]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), StatementError, type(None), StatementError]
        assert [await store.entries(name) for name in "abcd"] == [["a0"], [], ["c0"], []]
        assert await store.mark("mark") == "value"
        await store.close()

    asyncio.run(work())


def test_two_processes_that_want_the_same_places_do_not_wait_for_one_another(postgres: str) -> None:
    async def work() -> None:
        store = PostgresStore(postgres)
        await store.open()
        insert = "INSERT INTO entries (tab, version, entry) VALUES (%s, 0, 'theirs')"
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        async with await AsyncConnection.connect(postgres) as other:
            await other.execute(insert, ("a",))
            ours = [asyncio.create_task(store.append(name, 0, ["ours"])) for name in "ba"]
            while await (await other.execute(waits)).fetchone() == (0,):
                await asyncio.sleep(0.01)
            await other.execute(insert, ("b",))
        assert [type(one) for one in await asyncio.gather(*ours, return_exceptions=True)] == [TakenError, TakenError]
        await store.close()

    asyncio.run(work())


def test_sqlite_waits_for_the_disk_once_for_all_that_came_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        said: list[str] = []
        assert store._database is not None
        store._database.connection.set_trace_callback(said.append)
        await asyncio.gather(*(store.append(str(number), 0, ["entry"]) for number in range(50)))
        assert said.count("COMMIT") <= 2
        await store.close()

    asyncio.run(work())
