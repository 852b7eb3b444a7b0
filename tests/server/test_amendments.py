"""Rules are corrected while tables are kept: what would have gone alike goes by the newest, and nothing is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Event

import msgspec
import pytest
from starlette.testclient import TestClient

from allmende.core import Message
from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables import amendment_check
from allmende.server.tables.amendment_check import AmendmentCheck
from allmende.server.tables.entries import Amended, Moved, Opened, Seat, encode
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table
from core.amended import AFTER, BEFORE, amend_hallertau
from server.house import House, Json, RandomThinker, a_game, house


def entries(database: Path, table: str) -> list[Json]:
    """What the store has of a table."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT entry FROM entries WHERE tab = ? ORDER BY version", (table,)).fetchall()
    connection.close()
    return [msgspec.json.decode(entry) for (entry,) in rows]


def some_tables(database: Path) -> tuple[tuple[str, str], tuple[str, str]]:
    """A table for one and a table for two, each after two moves."""
    with house(database) as at:
        found = []
        for kinds in (["here"], ["here", "here"]):
            at.new(*kinds)
            at.move()
            at.move()
            found.append((at.table, at.key))
    return found[0], found[1]


def test_a_table_that_would_have_gone_alike_is_moved_when_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite3"
    (table, key), _ = some_tables(database)
    with house(database) as at:
        at.table, at.key = table, key
        before = at.state()
    assert before["record_version"] == BEFORE
    assert len(entries(database, table)) == 3
    amend_hallertau(monkeypatch)
    with house(database) as at:
        at.table, at.key = table, key
        after = at.state()
        assert after == {**before, "version": 3, "record_version": AFTER}
        assert at.move() == 4
        assert at.undo(0) == 5
    assert [entry["type"] for entry in entries(database, table)][2:] == ["moved", "amended", "moved", "undone"]
    assert entries(database, table)[3] == {"type": "amended", "rules": AFTER}
    with house(database) as at:
        at.table, at.key = table, key
        assert at.state() == {**after, "version": 5}
    assert len(entries(database, table)) == 6


def test_a_table_that_would_have_gone_otherwise_goes_on_by_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite3"
    _, (table, key) = some_tables(database)
    amend_hallertau(monkeypatch)
    for version in (2, 3, 4):
        with house(database) as at:
            at.table, at.key = table, key
            state = at.state()
            assert (state["version"], state["record_version"]) == (version, BEFORE)
            at.move()
    assert [entry["type"] for entry in entries(database, table)] == ["opened"] + ["moved"] * 5


def test_new_tables_and_series_begin_by_the_newest_rules(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    amend_hallertau(monkeypatch)
    assert server.new("here", "here").state()["record_version"] == AFTER


def test_rules_that_are_not_known_yet_are_the_trouble_of_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite3"
    with monkeypatch.context() as later:
        amend_hallertau(later)
        (table, key), _ = some_tables(database)
        assert entries(database, table)[0]["record"]["rules"] == AFTER
    with house(database) as at:
        assert at.refusal("GET", f"/api/tables/{table}", status=422, key=key) == "error-record-newer"
        assert at.new("here").state()["trouble"] is None
    database.unlink()
    (table, key), _ = some_tables(database)
    with monkeypatch.context() as later:
        amend_hallertau(later)
        with house(database) as at:
            at.table, at.key = table, key
            before = at.state()
    with house(database) as at:
        at.table, at.key = table, key
        trouble = at.state()
        assert trouble["trouble"] == {"id": "error-broken", "args": {"number": 3}}
        assert trouble["view"] == before["view"]


def test_a_table_that_is_open_follows_when_another_process_moves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    amend_hallertau(monkeypatch)
    record = msgspec.structs.replace(a_game(players=1, moves=3).record, rules=BEFORE)
    opened = Opened(msgspec.structs.replace(record, moves=[]), [Seat("Ann", "link")], "", absence=10, at=100)
    *moves, last = [Moved(seat, move, at=200) for seat, move in record.moves]
    live = Table.of("t", [opened, *moves])
    amended = live.propose_newest_rules()
    assert amended == Amended(AFTER)
    entries = [opened, *moves, Amended(AFTER, at=300), msgspec.structs.replace(last, at=400)]
    for count in (4, 5):
        live.hear(encode(entries[count - 1]))
        loaded = Table.read("t", [encode(entry) for entry in entries[:count]])
        assert live.trouble is loaded.trouble is None
        assert (live.game.rules, live.game.record, [*live.past]) == (AFTER, loaded.game.record, [*loaded.past])
        assert live.waiting.away(0, live.seats[0]) == loaded.waiting.away(0, loaded.seats[0])
    assert live.propose_newest_rules() is None


# The whole store


def look_through(database: Path, stop: int | None = None) -> list[Message]:
    """What is said of a store that is checked as a server does it in the background, up to so many tables."""
    told: list[Message] = []

    class Impatient(SqliteStore):
        """A store that is gone after some tables."""

        left = stop

        async def entries(self, table: str, since: int = -1) -> list[str]:
            if self.left is not None:
                self.left -= 1
                if self.left < 0:
                    raise KeyboardInterrupt
            return await super().entries(table, since)

    async def run() -> None:
        store = Impatient(database)
        await store.open()
        try:
            await AmendmentCheck(store, Tables(store), told.append).check()
        finally:
            await store.close()

    with suppress(KeyboardInterrupt):
        asyncio.run(run())
    return told


def test_a_check_moves_what_goes_alike_and_lists_what_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite3"
    (alone, key), (two, _) = some_tables(database)
    with house(database) as at:
        broken = at.new("here").table
        at.move("exchange 1")
    with sqlite3.connect(database) as connection:
        change = "UPDATE entries SET entry = replace(entry, 'exchange', 'xchange') WHERE tab = ? AND version = 1"
        connection.execute(change, (broken,))
    connection.close()
    amend_hallertau(monkeypatch)
    *told, summary = look_through(database)
    assert summary == Message("serve-checked", {"tables": 3, "moved": 1, "kept": 1, "broken": 1})
    says = {str(message.args["table"]): message for message in told}
    assert says[broken].id == "serve-table-broken"
    assert says[two].id == "serve-table-kept"
    what = Message("records-otherwise-scores")
    expected = {"table": two, "rules": BEFORE, "amended": AFTER, "move": 2, "what": what}
    assert says[two].args == expected
    assert [entry["type"] for entry in entries(database, alone)] == ["opened", "moved", "moved", "amended"]
    assert [entry["type"] for entry in entries(database, two)] == ["opened", "moved", "moved"]
    with house(database) as at:
        assert at.ask("GET", f"/api/tables/{alone}", key=key)["record_version"] == AFTER


def test_a_store_is_checked_once_per_version_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite3"
    some_tables(database)
    assert [message.id for message in look_through(database)] == ["serve-checked"]
    assert look_through(database) == []
    amend_hallertau(monkeypatch)
    assert [message.id for message in look_through(database)] == ["serve-table-kept", "serve-checked"]
    assert look_through(database) == []


def test_a_check_that_is_interrupted_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amendment_check, "PAGE", 2)
    database = tmp_path / "tables.sqlite3"
    for _ in range(3):
        some_tables(database)
    amend_hallertau(monkeypatch)
    first = look_through(database, stop=5)
    rest = look_through(database)
    kept = [message.args["table"] for message in first + rest if message.id == "serve-table-kept"]
    assert len(kept) == len(set(kept)) == 3
    assert rest[-1] == Message("serve-checked", {"tables": 6, "moved": 3, "kept": 3, "broken": 0})


def test_a_server_checks_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amendment_check, "SECONDS_BEFORE", 0.0)
    database = tmp_path / "tables.sqlite3"
    (table, _), _ = some_tables(database)
    amend_hallertau(monkeypatch)
    told: list[Message] = []
    done = Event()

    def say(message: Message) -> None:
        told.append(message)
        if message.id == "serve-checked":
            done.set()

    with TestClient(create_app(SqliteStore(database), RandomThinker(), check=say)) as client:
        assert client.get("/api/about").status_code == 200
        assert done.wait(30)
    assert told[-1].args["moved"] == 1
    assert entries(database, table)[-1]["type"] == "amended"
