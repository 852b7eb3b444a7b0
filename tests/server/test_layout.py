"""A store of any layout that there ever was opens, is brought to the newest, and its tables play on."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from allmende.core import Message
from allmende.server.store import layout
from allmende.server.store.files import backup_of
from allmende.server.store.layout import LAYOUT, Step
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.store.sqlite import SqliteStore
from allmende.titles import replay
from server.house import House, house
from server.keep_store import KEY, STORES, played

OLD = range(1, LAYOUT)
"""The layouts that came before this one."""
WHEREABOUTS = 12
"""The layout since which somebody has one time zone."""
KEPT = 14
"""The layout since which nothing is lost that is off somebody's list."""
FOLDED = 15
"""The layout since which people are found by what their names are compared by."""
SINCE = 16
"""The layout since which it is known when an open table has begun."""
AGREED = 17
"""The layout since which games that their players agreed to end are among the finished ones."""
ROLES = 19
"""The layout since which memberships have roles."""
DRAFT = "table-5"
UNFINISHED = ("table-0", "table-2", "table-3", "table-4", DRAFT)


class Kept:
    """A database with what was kept of a layout, or with nothing at all."""

    def __init__(self, kind: str, where: str, number: int) -> None:
        self.kind = kind
        self.where = where
        if number == 0:
            return
        kept = STORES / f"layout-{number}"
        if kind == "sqlite":
            shutil.copyfile(kept.with_suffix(".sqlite"), where)
        else:
            with psycopg.connect(where, autocommit=True) as connection:
                connection.execute(kept.with_suffix(".sql").read_bytes())

    def store(self) -> Store:
        """A server's store over it."""
        return SqliteStore(self.where) if self.kind == "sqlite" else PostgresStore(self.where)

    def content(self, *tables: str) -> list[object]:
        """All that lies in these tables, or what tables there are if none is named."""
        with closing(self._connect()) as connection:
            if tables:
                return [sorted(connection.execute(f"SELECT * FROM {table}").fetchall()) for table in tables]
            if self.kind == "sqlite":
                found = connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()
                return [(name, " ".join((sql or "").split())) for name, sql in found]
            columns = "table_name, column_name, data_type, collation_name, is_nullable, column_default"
            ours = (
                f"SELECT {columns} FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2"
            )
            return connection.execute(ours.encode()).fetchall()

    def number(self) -> int:
        """The layout that it says it has."""
        asked = "PRAGMA user_version" if self.kind == "sqlite" else "SELECT number FROM layout"
        with closing(self._connect()) as connection:
            ((number,),) = connection.execute(asked).fetchall()
        return int(number)

    def run(self, statement: str) -> list[Any]:
        """Have a statement carried out, and give its rows."""
        with closing(self._connect()) as connection:
            cursor = connection.execute(statement.encode() if self.kind == "postgres" else statement)
            return [] if cursor.description is None else [tuple(row) for row in cursor.fetchall()]

    def say(self, number: int) -> None:
        """Have it say that it has another layout."""
        asked = f"PRAGMA user_version = {number}" if self.kind == "sqlite" else f"UPDATE layout SET number = {number}"
        with closing(self._connect()) as connection:
            connection.execute(asked)

    def clear(self) -> None:
        """Leave nothing there."""
        if self.kind == "sqlite":
            Path(self.where).unlink()
            backup_of(Path(self.where)).unlink(missing_ok=True)
            return
        with closing(self._connect()) as connection:
            names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
            connection.execute(f"DROP TABLE {', '.join(name for (name,) in names)}".encode())

    def _connect(self) -> Any:
        """A connection to it; those of both kinds have `execute`, and nothing else is asked of them here."""
        if self.kind == "sqlite":
            return sqlite3.connect(self.where, isolation_level=None)
        return psycopg.connect(self.where, autocommit=True)


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[int], Kept]:
    """Puts back what was kept of a layout."""
    if request.param == "sqlite":
        return lambda number: Kept("sqlite", str(tmp_path / "tables.sqlite3"), number)
    address = request.getfixturevalue("postgres")
    return lambda number: Kept("postgres", address, number)


def open_and_close(*stores: Store) -> None:
    """Open stores, all at once."""

    async def work() -> None:
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_of_every_layout_before_this_one_both_kinds_are_kept() -> None:
    wanted = {f"layout-{number}.{kind}" for number in OLD for kind in ("sql", "sqlite")}
    assert wanted <= {path.name for path in STORES.iterdir()}


@pytest.mark.parametrize("number", [0, *OLD])
def test_an_older_store_comes_to_the_newest_layout_and_keeps_what_it_has(
    kept: Callable[[int], Kept], number: int
) -> None:
    old = kept(number)
    before = old.content("entries") if number else [[]]
    open_and_close(old.store())
    assert old.number() == LAYOUT
    assert old.content("entries") == before
    fresh = old.content()
    open_and_close(old.store())
    assert (old.number(), old.content()) == (LAYOUT, fresh)
    old.clear()
    open_and_close(old.store())
    assert old.content() == fresh


@pytest.mark.parametrize(
    ("kept", "number"),
    [*(("sqlite", number) for number in OLD), *(("postgres", number) for number in (OLD[0], OLD[-1]))],
    indirect=["kept"],
)
def test_tables_of_an_older_store_play_on(kept: Callable[[int], Kept], number: int) -> None:
    # In PostgreSQL the first and the last: entries come along unchanged, as the test before shows, and are read alike.
    with house(kept(number).store()) as at:
        at.key = KEY
        at.table = "table-1"
        record = at.client.get(f"/api/tables/{at.table}/record").text
        assert at.state()["view"]["over"]
        assert replay(record).is_over
        for at.table in UNFINISHED:
            check_goes_on(at)
        at.table = DRAFT
        assert [vote["bot"] for vote in at.state(f"{KEY}-0")["players"][2]["votes"]] == ["farmer"]


def check_goes_on(server: House) -> None:
    """A table has no trouble, and moves can be made and taken back at it."""
    links = {seat: f"{KEY}-{seat}" for seat in range(3)} if server.table == DRAFT else {}
    mine = links.get(0, KEY)
    before = server.state(mine, eyes=0)
    assert before["trouble"] is None
    assert before["history"][1:]
    played(server, 10, Random(5), links)
    after = server.state(mine, eyes=0)
    assert after["version"] == before["version"] + 10
    assert after["history"][: len(before["history"])] == before["history"]
    while not (undo := [seat for key in links.values() or [KEY] for seat in server.state(key)["undo"]]):
        played(server, 1, Random(6), links)
    server.undo(undo[0], key=links.get(undo[0]))


@pytest.mark.parametrize("number", [0, *OLD])
def test_servers_that_start_together_take_each_step_once(kept: Callable[[int], Kept], number: int) -> None:
    old = kept(number)
    open_and_close(*(old.store() for _ in range(4)))
    assert old.number() == LAYOUT


def test_whoever_had_two_time_zones_keeps_that_of_their_hours(kept: Callable[[int], Kept]) -> None:
    old = kept(WHEREABOUTS - 1)
    for person, kept_hours, wishes in (
        ("ann", "Asia/Tokyo", '{"delay":60,"quiet":[0,60],"zone":"Europe/Berlin","language":"de"}'),
        ("bob", None, '{"delay":60,"zone":"Europe/Berlin"}'),
        ("cid", "Asia/Tokyo", None),
    ):
        old.run(f"INSERT INTO persons (person, name, colour, since) VALUES ('{person}', '', '', 0)")
        if kept_hours:
            old.run(f"INSERT INTO hours (person, zone, opens, closes) VALUES ('{person}', '{kept_hours}', 60, 900)")
        if wishes:
            old.run(f"INSERT INTO wishes (person, wishes) VALUES ('{person}', '{wishes}')")
    open_and_close(old.store())
    found = "SELECT person, zone, language FROM persons WHERE person IN ('ann', 'bob', 'cid') ORDER BY person"
    assert old.run(found) == [("ann", "Asia/Tokyo", "de"), ("bob", "Europe/Berlin", ""), ("cid", "Asia/Tokyo", "")]
    assert old.run("SELECT person, opens, closes FROM hours WHERE person IN ('ann', 'cid') ORDER BY person") == [
        ("ann", 60, 900),
        ("cid", 60, 900),
    ]
    wishes = [json.loads(wishes) for (wishes,) in old.run("SELECT wishes FROM wishes WHERE person = 'ann'")]
    assert wishes == [{"delay": 60, "quiet": [0, 60]}]


def test_whoever_left_a_finished_game_by_taking_it_off_the_list_has_it_among_the_older_ones(
    kept: Callable[[int], Kept],
) -> None:
    old = kept(KEPT - 1)
    for table, seat, person in (("left", 0, "ann"), ("left", 1, "bob"), ("left", 2, "cid"), ("left", 3, "")):
        columns = "tab, seat, person, called, title, players, score, won, rated, bot, bots, ended, shown"
        old.run(
            f"INSERT INTO results ({columns}) VALUES ('{table}', {seat}, '{person}', '', '', 4, 0, 0, 0, 0, 0, 0, 0)"
        )
    old.run("INSERT INTO standings (tab, version, over, changed, standing) VALUES ('left', 77, 1, 0, '{}')")
    # Bob is still there, and so is whoever has taken Cid's seat since.
    old.run("INSERT INTO sitters (tab, seat, person) VALUES ('left', 1, 'bob'), ('left', 2, 'dot')")
    open_and_close(old.store())
    assert old.run("SELECT seat, person, hidden FROM memberships WHERE tab = 'left' ORDER BY seat") == [
        (0, "ann", 77),
        (1, "bob", -1),
        (2, "dot", -1),
    ]


def test_places_that_were_numbers_become_roles(kept: Callable[[int], Kept]) -> None:
    old = kept(ROLES - 1)
    places = (("ann", -1, "NULL"), ("bob", 1, "'key'"), ("cid", -2 - 17, "NULL"), ("dot", -2 - 30, "NULL"))
    for person, seat, key in places:
        old.run(f"INSERT INTO sitters (tab, seat, person, seat_key, hidden) VALUES ('t', {seat}, '{person}', {key}, 8)")
    open_and_close(old.store())
    columns = "role, seat, until, person, seat_key, hidden"
    assert old.run(f"SELECT {columns} FROM memberships WHERE tab = 't' ORDER BY person") == [
        ("maker", 0, 0, "ann", None, 8),
        ("player", 1, 0, "bob", "key", 8),
        ("former", 0, 17, "cid", None, 8),
        ("former", 0, 30, "dot", None, 8),
    ]


def test_whoever_has_a_name_is_found_by_it_in_any_letters(kept: Callable[[int], Kept]) -> None:
    old = kept(FOLDED - 1)
    old.run("INSERT INTO persons (person, name, colour, since) VALUES ('orjan', 'Ørjan Weiß', '', 0)")
    columns = "tab, seat, person, called, title, players, score, won, rated, bot, bots, ended, shown"
    old.run(f"INSERT INTO results ({columns}) VALUES ('t', 0, 'orjan', 'ørjan weiss', '', 1, 0, 0, 0, 0, 0, 0, 0)")
    open_and_close(old.store())
    assert old.run("SELECT folded FROM persons WHERE person = 'orjan'") == [("ørjanweiss",)]
    assert old.run("SELECT called FROM results WHERE tab = 't'") == [("ørjanweiss",)]


def test_an_open_table_that_has_begun_has_done_so_when_it_was_made_at_the_earliest(kept: Callable[[int], Kept]) -> None:
    old = kept(SINCE - 1)
    for offer, begun in (("begun", 1), ("open", 0)):
        columns = "offer, host, wanted, listed, made, tab, begun"
        old.run(f"INSERT INTO offers ({columns}) VALUES ('{offer}', '', '', 0, 5000000000, '', {begun})")
    open_and_close(old.store())
    found = "SELECT offer, begun FROM offers WHERE made = 5000000000 ORDER BY offer"
    assert old.run(found) == [("begun", 5_000_000_000), ("open", 0)]


def test_a_game_that_its_players_have_agreed_to_end_is_noted_now(kept: Callable[[int], Kept]) -> None:
    old = kept(AGREED - 1)
    for table, ending in (
        ("agreed", '{"how":"agreed"}'),
        ("conceded", '{"how":"conceded","by":1}'),
        ("played", "null"),
    ):
        standing = f'{{"title":"arle","ending":{ending}}}'
        columns = "tab, version, over, changed, standing, counted"
        old.run(f"INSERT INTO standings ({columns}) VALUES ('{table}', 7, 1, 0, '{standing}', 1)")
    open_and_close(old.store())
    counted = old.run("SELECT tab, counted FROM standings WHERE version = 7 AND changed = 0 ORDER BY tab")
    assert counted == [("agreed", 2), ("conceded", 1), ("played", 1)]


def test_a_store_of_a_newer_layout_is_refused_in_a_sentence_and_left_alone(kept: Callable[[int], Kept]) -> None:
    newer = kept(0)
    open_and_close(newer.store())
    newer.say(LAYOUT + 1)
    files = Path(newer.where).read_bytes() if newer.kind == "sqlite" else b""
    before = newer.content()
    with pytest.raises(StoreError, match="a newer Allmende") as error:
        open_and_close(newer.store())
    said = error.value.message
    assert (said.id, said.args["found"], said.args["known"]) == ("error-database-newer", LAYOUT + 1, LAYOUT)
    assert (newer.content(), newer.number()) == (before, LAYOUT + 1)
    if newer.kind == "sqlite":
        assert Path(newer.where).read_bytes() == files


def test_a_step_that_fails_leaves_the_store_as_it_was_before_it(
    kept: Callable[[int], Kept], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = kept(1)
    before = old.content("entries")
    ways = ["ALTER TABLE entries ADD COLUMN more TEXT", "CREATE TABLE entries (x TEXT)"]
    monkeypatch.setattr(layout, "STEPS", [*layout.STEPS, Step(ways, ways)])
    monkeypatch.setattr(layout, "LAYOUT", LAYOUT + 1)
    with pytest.raises(StoreError, match="already exists"):
        open_and_close(old.store())
    assert (old.number(), old.content("entries")) == (LAYOUT, before)
    monkeypatch.undo()
    open_and_close(old.store())
    assert old.content("entries") == before


def test_the_sentence_names_both_layouts() -> None:
    with pytest.raises(StoreError) as error:
        layout.check(LAYOUT + 3, "tables.sqlite")
    assert error.value.message == Message(
        "error-database-newer", {"database": "tables.sqlite", "found": LAYOUT + 3, "known": LAYOUT}
    )


# Beside older versions


def knows(number: int, *more: Step) -> pytest.MonkeyPatch:
    """Have stores know so many layouts, and perhaps more, until that is undone."""
    patch = pytest.MonkeyPatch()
    patch.setattr(layout, "STEPS", [*layout.STEPS[:number], *more])
    patch.setattr(layout, "LAYOUT", number + len(more))
    return patch


ROLLING = Step([], ["CREATE TABLE harvests (tab TEXT NOT NULL PRIMARY KEY)"], rolls=True)
INDEX = Step([], ["CREATE INDEX harvests_of ON harvests (tab)"], rolls=True)
CUTTING = Step([], ["ALTER TABLE standings RENAME COLUMN due TO late"])


async def opened(address: str, known: int, *more: Step) -> PostgresStore:
    """A store opened by a process that knows so many layouts."""
    store, patch = PostgresStore(address), knows(known, *more)
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    finally:
        patch.undo()
    return store


def test_a_step_that_rolls_is_taken_while_older_processes_go_on_and_they_may_come_again(postgres: str) -> None:
    async def work() -> None:
        old = await opened(postgres, LAYOUT)
        new = await opened(postgres, LAYOUT, ROLLING, INDEX)
        await new.run(Statement("INSERT INTO harvests VALUES (?)", ("a",)))
        await old.append("a", 0, ["x"])
        assert await new.entries("a") == ["x"]
        # One that knows the layout before comes again, or has lost its connection, and so does one in between.
        await old.close()
        assert await old.entries("a") == ["x"]
        again = await opened(postgres, LAYOUT)
        between = await opened(postgres, LAYOUT, ROLLING)
        assert await between.entries("a") == await again.entries("a") == ["x"]
        with pytest.raises(StoreError, match="a newer Allmende"):
            await opened(postgres, 19)
        for store in (old, new, again, between):
            await store.close()

    asyncio.run(work())


def test_any_other_step_waits_until_older_processes_have_ended_and_says_so(postgres: str) -> None:
    async def work() -> None:
        old = await opened(postgres, LAYOUT)
        with pytest.raises(StoreError) as refused:
            await opened(postgres, LAYOUT, ROLLING, CUTTING)
        assert refused.value.message.id == "error-database-older"
        assert await old.mark("any") is None
        await old.close()
        new = await opened(postgres, LAYOUT, ROLLING, CUTTING)
        # A process that has only lost its connection notices what has become of the store.
        for late in (old.mark("any"), opened(postgres, LAYOUT), opened(postgres, LAYOUT, ROLLING)):
            with pytest.raises(StoreError, match="a newer Allmende"):
                await late
        await new.close()

    asyncio.run(work())
