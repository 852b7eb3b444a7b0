"""The page's store keeps what the server's stores keep."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from allmende.page.store import PageStore
from allmende.server.http.replies import told
from allmende.server.store.protocol import Statement, Store, StoreError
from server.test_stores import (
    opened,
    play,
    test_a_version_is_taken_once_and_entries_come_together_or_not_at_all,
    test_entries_are_there_when_the_store_is_opened_again,
    test_entries_come_back_in_order,
    test_in_the_place_of_an_entry_that_is_missing_there_is_nothing,
    test_many_at_once_get_each_version_once,
    test_marks_of_the_whole_store_are_kept_and_replaced,
    test_tables_are_named_in_order_some_at_a_time,
    test_what_is_laid_down_beside_entries_is_there_with_them_or_not_at_all,
)

__all__ = [
    "test_a_version_is_taken_once_and_entries_come_together_or_not_at_all",
    "test_entries_are_there_when_the_store_is_opened_again",
    "test_entries_come_back_in_order",
    "test_in_the_place_of_an_entry_that_is_missing_there_is_nothing",
    "test_many_at_once_get_each_version_once",
    "test_marks_of_the_whole_store_are_kept_and_replaced",
    "test_tables_are_named_in_order_some_at_a_time",
    "test_what_is_laid_down_beside_entries_is_there_with_them_or_not_at_all",
]


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Store]:
    """Makes stores of one file."""
    return lambda: PageStore(str(tmp_path / "allmende.sqlite"))


def test_it_keeps_two_files_and_waits_for_the_disk(make: Callable[[], Store], tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.append("a", 0, ["zero"])
            # There are no more files in the browser, and none can be made while a page is open.
            assert {file.name for file in tmp_path.iterdir()} <= {"allmende.sqlite", "allmende.sqlite-journal"}
            assert isinstance(store, PageStore)
            assert store._database is not None
            pragma = store._database.connection.execute
            assert pragma("PRAGMA synchronous").fetchone() == (2,)
            assert pragma("PRAGMA journal_mode").fetchone() == ("truncate",)

    play(work)


def test_no_other_process_changes_anything(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            changes = store.changes()
            assert await anext(changes) is None
            await store.append("a", 0, ["zero"])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(changes), 0.01)

    play(work)


def test_what_can_not_be_done_is_an_error_of_the_games_that_are_kept(make: Callable[[], Store], tmp_path: Path) -> None:
    path = tmp_path / "allmende.sqlite"

    async def use() -> None:
        with pytest.raises(StoreError, match="it is not open"):
            await make().entries("a")
        async with opened(make) as store:
            with pytest.raises(StoreError, match="no such table") as error:
                await store.run(Statement("SELECT * FROM nowhere"))
            # Who plays is its owner.
            assert told(error.value).id == "error-kept-games"
            pages = await store.run(Statement("PRAGMA page_count"))
            await store.run(Statement(f"PRAGMA max_page_count = {pages[0][0]}"))
            with pytest.raises(StoreError) as full:
                await store.append("a", 0, ["x" * 99_999])
            assert told(full.value).id == "error-kept-full"
            assert await store.entries("a") == []
        path.write_bytes(b"hello, world\n" * 999)
        with pytest.raises(StoreError):
            await make().open()

    play(use)
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE entries (x)")
    connection.close()
    with pytest.raises(StoreError, match="belongs to another program"):
        asyncio.run(make().open())
