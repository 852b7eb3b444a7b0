"""The write-ahead log is carried into the database beside the appends."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from allmende.server.store import checkpointer
from allmende.server.store.files import wal
from allmende.server.store.sqlite import SqliteStore

ENTRY = "x" * 1000


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Carried is only what a test carries."""
    monkeypatch.setattr(checkpointer, "EVERY", 3600)


def entries_of(path: Path) -> int:
    """How many entries a copy of the database alone has, without its log."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def without_log(path: Path) -> Path:
    copy = path.with_name("copy.sqlite")
    copy.write_bytes(path.read_bytes())
    return copy


async def fill(store: SqliteStore, count: int, first: int = 0) -> None:
    """So many entries, ten at a time."""
    for version in range(first, first + count, 10):
        await store.append("table", version, [ENTRY] * 10)


def test_no_append_carries_and_what_is_carried_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        store = SqliteStore(path)
        await store.open()
        # More than SQLite would leave in the log by itself.
        await fill(store, 3000)
        assert wal(path).stat().st_size > 4 * 1024 * 1024
        assert path.stat().st_size < 100_000
        store._carrier.carry()
        assert entries_of(without_log(path)) == 3000
        await store.close()

    asyncio.run(work())


def test_a_long_log_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpointer, "LONG", 100_000)
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        store = SqliteStore(path)
        await store.open()
        await fill(store, 300)
        long = wal(path).stat().st_size
        store._carrier.carry()
        await fill(store, 100, 300)
        assert wal(path).stat().st_size == long
        assert len(await store.entries("table")) == 400
        await store.close()

    asyncio.run(work())


def test_nothing_is_carried_into_another_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        store = SqliteStore(path)
        await store.open()
        await fill(store, 10)
        path.rename(tmp_path / "away.sqlite")
        other = b"SQLite format 3\0" + b"not ours"
        path.write_bytes(other)
        store._carrier.carry()
        assert path.read_bytes() == other
        path.unlink()
        store._carrier.carry()
        assert not path.exists()
        await store.close()

    asyncio.run(work())
