"""What a server keeps in memory, and what it does when its store has something it can't use."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from allmende.core import Message
from allmende.server.store.protocol import Statement, StoreError
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables import cache, registry
from allmende.server.tables.change_feed import Subscriber
from allmende.server.tables.entries import AnyEntry
from allmende.server.tables.messages import NewPlayer, NewTable
from allmende.server.tables.table import Table
from server.house import PLAIN, House, house
from server.test_bots import in_server
from server.test_play import turn
from server.test_rate_limits import Clock


def test_tables_that_nobody_watches_are_forgotten_and_come_back(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_KEPT", 2)
    server.new("here")
    with server.stream() as stream:
        stream.receive_json()
        watched = (server.table, server.key)
        others = []
        for number in range(1, 5):
            server.new("here")
            server.move(f"exchange {number}")
            others.append((server.table, server.key))
        for number, (server.table, server.key) in enumerate(others, 1):
            assert server.state()["history"][-1]["move"] == f"exchange {number}"
            server.move("exchange 1")
        server.table, server.key = watched
        server.move("exchange 6")
        assert stream.receive_json()["past"][0]["move"] == "exchange 6"


def test_tables_without_people_leave_memory_after_a_while_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_SECONDS_UNTIL_TIDYING", 0.001)
    loads, of, clock = [], Table.of, Clock()

    def load(name: str, entries: Sequence[AnyEntry]) -> Table:
        loads.append(name)
        return of(name, entries)

    with house(tmp_path / "tables.sqlite3", clock=clock) as at:
        at.new("here").move()
        before = at.state()
        monkeypatch.setattr(Table, "of", load)
        with at.stream() as stream:
            stream.receive_json()
            clock.now += cache.KEPT_FOR + 1
            in_server(at, asyncio.sleep, 0.05)
            assert at.state() == before
            assert loads == []
            clock.now += cache.KEPT_FOR - 1
            in_server(at, asyncio.sleep, 0.05)
        assert at.state() == before
        assert loads == []
        clock.now += cache.KEPT_FOR + 1
        in_server(at, asyncio.sleep, 0.05)
        assert at.state() == before
        assert loads == [at.table]


def test_whoever_still_holds_a_table_that_is_forgotten_shares_it(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MOST_KEPT", 1)
    server.new("here")
    mine = (server.table, server.key)
    with server.stream() as stream:
        stream.receive_json()
        server.new("here").state()  # for which the other one is forgotten
        server.table, server.key = mine
        server.move("exchange 6")
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
        ('"title":"hallertau"', '"title":"chess"', 422, "error-title-missing"),
        ("{", "", 422, "error-broken"),
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
        assert (closed.value.code, closed.value.reason) == (4000 + status, reason)


def test_a_table_whose_first_entry_is_missing_is_refused_and_no_other(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here").move("exchange 1")
        table, key = at.table, at.key
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE version = 0")
    with house(database) as at:
        at.new("here").move()
        at.table, at.key = table, key
        assert at.refusal("GET", "", status=422) == "error-broken"


def test_a_table_of_which_an_entry_is_missing_goes_as_far_as_that(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here").move()
        first = at.state()["view"]
        at.move()
        at.move()
        table, key = at.table, at.key
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE version = 2")
    with house(database) as at:
        at.table, at.key = table, key
        state = at.state()
        assert state["trouble"] == {"id": "error-broken", "args": {"number": 2}}
        assert state["view"] == first


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"exchange 2"', '"exchange 9"'),
        ('"exchange 2"', '"choose 1"'),
        ('"moved","seat":0,"move":"exchange 2"', '"juggled"'),
    ],
)
def test_an_entry_that_cannot_be_played_ends_its_table_where_it_stood(tmp_path: Path, old: str, new: str) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here").move("exchange 1")
        before, table, key = at.state(), at.table, at.key
        at.move("exchange 2")
        at.move("exchange 3")
    change(database, old, new)
    with house(database) as at:
        at.new("here").move()
        at.table, at.key = table, key
        state = at.state()
        # Why exactly is in the server's log: it may be about what not everybody knows.
        assert state["trouble"] == {"id": "error-broken", "args": {"number": 2}}
        assert (state["version"], state["view"], state["history"]) == (1, before["view"], before["history"])
        assert state["decisions"] == state["waiting"] == state["undo"] == []
        for path, body in (
            ("moves", {"version": 1, "seat": 0, "move": "exchange 2"}),
            ("undo", {"version": 1, "seat": 0}),
            ("seats/0", {"bot": "random"}),
        ):
            assert at.refusal("POST", path, body, status=422) == "error-broken"
        with at.stream() as stream:
            assert stream.receive_json()["trouble"] == state["trouble"]
        # What was played is not lost.
        assert state["has_record"]
        record = at.client.get(f"/api/tables/{table}/record?key={key}").text
        at.sit(at.client.post("/api/tables/from-record", content=record, headers=PLAIN).json())
        assert at.state()["view"] == before["view"]


def test_the_record_of_a_table_in_trouble_tells_nobody_what_is_hidden(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    tables: list[tuple[str, str, dict[int, str], list[bool]]] = []
    with house(database) as at:
        for kinds, cards, readable in (
            (["link", "link"], "on", [False, False, False]),
            (["link", "link"], "off", [True, True, False]),
            (["here", "here"], "on", [True, True, False]),
        ):
            at.new(*kinds, cards=cards)
            keys = [at.links.get(0, at.key), at.links.get(1, at.key), ""]
            at.move("exchange 1", key=keys[turn(at.state(""))])
            tables.append((at.table, at.key, dict(enumerate(keys)), readable))
    change(database, '"exchange 1"', '"exchange 9"')
    with house(database) as at:
        for at.table, at.key, keys_of, readable in tables:
            for number, may in enumerate(readable):
                assert at.state(keys_of[number])["has_record"] == may
                query = f"?key={keys_of[number]}" if keys_of[number] else ""
                reply = at.client.get(f"/api/tables/{at.table}/record{query}")
                assert reply.status_code == (200 if may else 403)


class FullStore(SqliteStore):
    """A store that takes no more than a table."""

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        if version:
            raise StoreError("the disk is full", Message("error-database", {"database": "d", "why": "full"}))
        await super().append(table, version, entries, beside)


def test_a_move_that_cannot_be_kept_was_never_made(tmp_path: Path) -> None:
    with house(FullStore(tmp_path / "tables.sqlite3")) as at:
        before = at.new("here").state()
        body = {"version": 0, "seat": 0, "move": "exchange 1"}
        assert at.refusal("POST", "moves", body, status=503) == "error-store"
        assert at.state() == before


class AilingStore(SqliteStore):
    """A store that can't be read while it is ill."""

    ill = False

    async def entries(self, table: str, since: int = -1) -> list[str]:
        if self.ill:
            raise StoreError("the disk hums", Message("error-database", {"database": "/home/ann/d", "why": "hum"}))
        return await super().entries(table, since)


def test_a_short_failure_is_no_verdict_and_tells_nobody_where_the_database_lies(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path / "tables.sqlite3") as at:
        at.new("here").move("exchange 1")
        table, key = at.table, at.key
    store = AilingStore(tmp_path / "tables.sqlite3")
    store.ill = True
    with house(store) as at:
        at.table, at.key = table, key
        with at.stream() as stream, pytest.raises(WebSocketDisconnect) as closed:
            stream.receive_json()
        assert (closed.value.code, closed.value.reason) == (4503, "error-store")
        assert at.ask("GET", "", status=503) == {"message": {"id": "error-store"}}
        assert "the disk hums" in caplog.text
        store.ill = False
        with at.stream() as stream:
            assert stream.receive_json()["version"] == 1
        at.table = "nowhere"
        with at.stream() as stream, pytest.raises(WebSocketDisconnect) as closed:
            stream.receive_json()
        assert closed.value.code == 4404


class Hasty(SqliteStore):
    """Whatever is set up is asked for before this is known there; with `waits` it has even been read by then."""

    waits = False
    known: registry.Tables
    reading: asyncio.Task[Table]

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        await super().append(table, version, entries, beside)
        self.reading = asyncio.create_task(self.known.get(table))
        await asyncio.sleep(0)
        if self.waits:
            await self.reading


class Listed(Subscriber):
    """The tables of which it has heard."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    def changed(self, table: Table) -> None:
        self.tables.append(table)


@pytest.mark.parametrize("waits", [False, True])
def test_a_table_that_is_read_while_it_is_set_up_is_in_memory_once(tmp_path: Path, *, waits: bool) -> None:
    async def set_up() -> None:
        store = Hasty(tmp_path / "tables.sqlite3")
        await store.open()
        store.known, store.waits, listed = registry.Tables(store), waits, Listed()
        store.known.feed.subscribe(listed)
        made = await store.known.create(NewTable("arle", [NewPlayer("here", "Ann")]))
        assert await store.reading is await store.known.get(made.table)
        assert {id(table) for table in listed.tables} == {id(store.known.held(made.table))}
        await store.close()

    asyncio.run(set_up())
