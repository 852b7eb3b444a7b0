"""Both stores keep entries in order and for ever, and say so when they can't."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Statement, Store, StoreError, TakenError, TextError
from allmende.server.store.sqlite import SqliteStore


@asynccontextmanager
async def opened(make: Callable[[], Store]) -> AsyncIterator[Store]:
    """A store that is open."""
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def play(work: Callable[[], Awaitable[None]]) -> None:
    """Run something that awaits."""

    async def run() -> None:
        await work()

    asyncio.run(run())


def test_entries_come_back_in_order(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.append("a", 0, ["zero", "one"])
            await store.append("b", 0, ["other"])
            await store.append("a", 2, ["two ü \\u0000 \n"])
            assert await store.entries("a") == ["zero", "one", "two ü \\u0000 \n"]
            assert await store.entries("a", 0) == ["one", "two ü \\u0000 \n"]
            assert await store.entries("b") == ["other"]
            assert await store.entries("c") == []

    play(work)


def test_in_the_place_of_an_entry_that_is_missing_there_is_nothing(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.append("a", 0, ["zero", "one"])
            await store.append("a", 4, ["four"])
            await store.append("b", 1, ["one"])
            assert await store.entries("a") == ["zero", "one", "", "", "four"]
            assert await store.entries("a", 1) == ["", "", "four"]
            assert await store.entries("b") == ["", "one"]

    play(work)


def test_tables_are_named_in_order_some_at_a_time(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            assert await store.tables("", 10) == []
            names = ["a", "_b", "B", "-c", "b2", "9"]
            for name in names:
                await store.append(name, 0, ["zero", "one"])
            found: list[str] = []
            while page := await store.tables(found[-1] if found else "", 4):
                found += page
            assert found == sorted(names)

    play(work)


def test_entries_are_there_when_the_store_is_opened_again(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.append("a", 0, ["zero"])
            await store.open()
        async with opened(make) as store:
            assert await store.entries("a") == ["zero"]

    play(work)


def test_marks_of_the_whole_store_are_kept_and_replaced(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as one, opened(make) as two:
            assert await one.mark("looked through") is None
            await one.set_mark("looked through", "half")
            await one.set_mark("other", "ü")
            await two.set_mark("looked through", "all")
            assert await one.mark("looked through") == "all"
        async with opened(make) as again:
            assert [await again.mark(name) for name in ("looked through", "other")] == ["all", "ü"]

    play(work)


def test_a_version_is_taken_once_and_entries_come_together_or_not_at_all(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as one, opened(make) as two:
            await one.append("a", 0, ["zero", "one"])
            with pytest.raises(TakenError):
                await two.append("a", 1, ["late", "later"])
            await two.append("a", 2, ["two"])
            with pytest.raises(TakenError):
                await one.append("a", 1, ["again"])
            assert await one.entries("a") == ["zero", "one", "two"]

    play(work)


def test_what_is_laid_down_beside_entries_is_there_with_them_or_not_at_all(make: Callable[[], Store]) -> None:
    def noted(name: str) -> Statement:
        return Statement("INSERT INTO marks (name, value) VALUES (?, '')", (name,))

    async def work() -> None:
        async with opened(make) as one, opened(make) as two:
            await one.append("a", 0, ["zero"], [noted("x"), noted("y")])
            with pytest.raises(TakenError):
                await two.append("a", 0, ["late"], [noted("late")])
            with pytest.raises(StoreError):
                await two.append("a", 1, ["one"], [noted("once more"), noted("x")])
            with pytest.raises(TextError):
                await two.append("a", 1, ["one"], [noted("\0")])
            outcomes = await asyncio.gather(
                one.append("b", 0, ["zero"], [noted("of b")]),
                one.append("a", 0, ["late"], [noted("late")]),
                one.append("c", 0, ["zero"]),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), TakenError, type(None)]
            assert [await two.entries(name) for name in "abc"] == [["zero"], ["zero"], ["zero"]]
            marks = await two.run(Statement("SELECT name FROM marks ORDER BY name"))
            assert marks == [("of b",), ("x",), ("y",)]

    play(work)


def test_many_at_once_get_each_version_once(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as one, opened(make) as two:

            async def claim(store: Store, version: int, name: str) -> int:
                try:
                    await store.append("a", version, [name])
                except TakenError:
                    return 0
                return 1

            claims = [claim(store, version, name) for version in range(30) for store, name in ((one, "1"), (two, "2"))]
            assert sum(await asyncio.gather(*claims)) == 30
            assert len(await one.entries("a")) == 30

    play(work)


@pytest.fixture(params=["sqlite", "postgres"])
def make_first(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share one database in which there is nothing yet."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite3")
    address = request.getfixturevalue("postgres")
    return lambda: PostgresStore(address)


def test_stores_that_are_opened_for_the_first_time_together_do_not_collide(make_first: Callable[[], Store]) -> None:
    async def work() -> None:
        stores = [make_first() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for version, store in enumerate(stores):
            await store.append("a", version, [str(version)])
        assert await stores[0].entries("a") == ["0", "1", "2", "3"]
        for store in stores:
            await store.close()

    play(work)


def test_what_others_lay_down_is_told(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as here, opened(make) as there:
            told: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()

            async def listen() -> None:
                async for change in here.changes():
                    told.put_nowait(change)

            listening = asyncio.create_task(listen())
            version = 0
            while told.empty():  # until it listens
                await there.append("a", version, ["x"])
                version += 1
                await asyncio.sleep(0.01)
            await there.append("b", 0, ["zero", "one", "two"])
            while (change := await told.get()) not in (("b", 2), None):
                assert change is not None
                assert change[0] == "a"
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    play(work)


# SQLite


@pytest.mark.parametrize("content", [b"x", b"hello, world\n", b"SQLite format 2\0" * 99, b"\0" * 5000])
def test_a_file_that_is_no_database_is_left_untouched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"diary\.txt can't be used: it is not a database"):
        asyncio.run(SqliteStore(path).open())
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_another_programs_database_is_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE entries (x)")
    connection.close()
    content = path.read_bytes()
    with pytest.raises(StoreError, match="belongs to another program"):
        asyncio.run(SqliteStore(path).open())
    assert path.read_bytes() == content


def test_a_damaged_database_is_an_error_of_the_store(tmp_path: Path) -> None:
    path = tmp_path / "damaged.sqlite3"
    path.write_bytes(b"SQLite format 3\0" + b"\7" * 5000)
    with pytest.raises(StoreError):
        asyncio.run(SqliteStore(path).open())


async def _open_and_close(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


def test_a_place_where_nothing_can_be_written_is_an_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "tables.sqlite3"):
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore(path).open())


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite3"
    path.touch()
    play(lambda: _open_and_close(path))
    assert path.read_bytes().startswith(b"SQLite format 3\0")


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "t.sqlite3")) as store:
            assert isinstance(store, SqliteStore)
            assert store._database is not None
            pragma = store._database.connection.execute
            assert await store._run(lambda: pragma("PRAGMA synchronous").fetchone()) == (2,)
            assert await store._run(lambda: pragma("PRAGMA journal_mode").fetchone()) == ("wal",)

    play(work)


# PostgreSQL


def test_a_lost_connection_is_made_anew(postgres: str) -> None:
    async def work() -> None:
        async with opened(lambda: PostgresStore(postgres)) as store:
            assert isinstance(store, PostgresStore)
            await store.append("a", 0, ["zero"])
            assert store._connection is not None
            lost = store._connection.info.backend_pid
            with psycopg.connect(postgres, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, 5000)", (lost,))
            await store.append("a", 1, ["one"])
            assert await store.entries("a") == ["zero", "one"]

    play(work)


def test_what_was_committed_before_its_answer_was_lost_is_not_done_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(lambda: PostgresStore(postgres)) as store:
            assert isinstance(store, PostgresStore)
            connection = store._connection
            assert connection is not None
            execute = connection.execute

            async def lost(query: bytes, values: object = None) -> object:
                await execute(query, values)
                with psycopg.connect(postgres, autocommit=True) as other:
                    other.execute("SELECT pg_terminate_backend(%s, 5000)", (connection.info.backend_pid,))
                return await execute("SELECT 1")

            monkeypatch.setattr(connection, "execute", lost)
            await store.append("a", 0, ["a word", "another"])
            assert await store.entries("a") == ["a word", "another"]
            with pytest.raises(TakenError):
                await store.append("a", 1, ["late"])

    play(work)


def test_no_database_is_an_error_that_keeps_the_password() -> None:
    store = PostgresStore("postgresql://anna:secret@127.0.0.1:1/tables")
    with pytest.raises(StoreError) as error:
        asyncio.run(store.open())
    assert "secret" not in str(error.value)
    assert "postgresql://127.0.0.1/tables" in str(error.value)
