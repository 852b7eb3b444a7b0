"""What a server keeps in memory, and what it does when its store has something it can't use."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from allmende.core import Message
from allmende.server import tables
from allmende.server.sqlite import SqliteStore
from allmende.server.store import StoreError
from server.house import House, house


def test_tables_that_nobody_watches_are_forgotten_and_come_back(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LIVE_TABLES", 2)
    at.new("here")
    with at.stream() as stream:
        stream.receive_json()
        watched = (at.table, at.key)
        others = []
        for number in range(1, 5):
            at.new("here")
            at.move(f"exchange {number}")
            others.append((at.table, at.key))
        for number, (at.table, at.key) in enumerate(others, 1):
            assert at.state()["history"][-1]["move"] == f"exchange {number}"
            at.move("exchange 1")
        at.table, at.key = watched
        at.move("exchange 6")
        assert stream.receive_json()["past"][0]["move"] == "exchange 6"


def change(database: Path, old: str, new: str) -> None:
    """Change what a store has kept, as no server ever does."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entries SET entry = replace(entry, ?, ?)", (old, new))
    connection.close()


@pytest.mark.parametrize(
    ("old", "new", "status", "reason"),
    [
        ('"rules":"2', '"rules":"1', 422, "error-record-rules"),
        ('"title":"hallertau"', '"title":"chess"', 422, "error-unknown-title"),
        ('"exchange 1"', '"exchange 9"', 422, "reason-needs"),
        ('"exchange 1"', '"choose 1"', 422, "reason-not-now"),
        ('"moved"', '"juggled"', 503, "error-database"),
        ("{", "", 503, "error-database"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_and_no_other(
    tmp_path: Path, old: str, new: str, status: int, reason: str
) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here").move("exchange 1")
        table, key = at.table, at.key
    change(database, old, new)
    with house(database) as at:
        at.new("here").move()
        at.table, at.key = table, key
        assert at.refusal("GET", "", status=status) == reason
        with at.stream() as stream, pytest.raises(WebSocketDisconnect) as closed:
            stream.receive_json()
        assert closed.value.reason == reason


class FullStore(SqliteStore):
    """A store that takes no more than a table."""

    async def append(self, table: str, version: int, entries: Sequence[str]) -> None:
        if version:
            raise StoreError("the disk is full", Message("error-database", {"database": "d", "why": "full"}))
        await super().append(table, version, entries)


def test_a_move_that_cannot_be_kept_was_never_made(tmp_path: Path) -> None:
    with house(FullStore(tmp_path / "tables.sqlite3")) as at:
        before = at.new("here").state()
        body = {"version": 0, "seat": 0, "move": "exchange 1"}
        assert at.refusal("POST", "moves", body, status=503) == "error-database"
        assert at.state() == before
