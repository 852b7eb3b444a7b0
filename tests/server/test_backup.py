"""All that a server keeps is copied while it plays, put back into a store of either kind, checked and exported."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import psycopg
import pytest

from allmende import cli
from allmende.core import Record
from allmende.server.store.backup import back_up, restore
from allmende.server.store.backup_errors import BackupError
from allmende.server.store.layout import LAYOUT
from allmende.server.store.protocol import Store, StoreError
from allmende.server.store.sqlite import SqliteStore
from cli.mistakes import complaint
from server.house import house
from server.keep_store import STORES
from server.test_stores import opened

KEPT = STORES / f"layout-{LAYOUT - 1}.sqlite"
"""A store with tables of every title, as the version before kept them."""


def address_of(store: Store) -> str:
    """By what a command names a store."""
    return str(store.path) if isinstance(store, SqliteStore) else str(vars(store)["_address"])


def rows_of(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a backup, by their tables."""
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [name for (name,) in connection.execute(query)]
        return {table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr) for table in tables}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store with tables of every title and people, in a file."""
    return Path(shutil.copyfile(KEPT, tmp_path / "kept.sqlite"))


def run(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """What a command prints."""
    capsys.readouterr()
    assert cli.main([*words, "--lang", "en"]) == status
    return capsys.readouterr().out


def test_a_backup_made_under_load_has_every_move_that_was_confirmed_before_it(
    make: Callable[[], Store], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = make()
    file = tmp_path / "backup.sqlite"
    confirmed, enough = [0], Event()

    with house(store) as server:
        server.new("here", "here")

        def play() -> None:
            for number in range(60):
                confirmed[0] = server.move()
                if number == 20:
                    enough.set()

        player = Thread(target=play)
        player.start()
        assert enough.wait(60)
        before = confirmed[0]
        found = back_up(address_of(store), file)
        player.join()
        assert found.tables == 1
        after = confirmed[0]
    restored = tmp_path / "restored.sqlite"
    restore(file, str(restored))
    with house(SqliteStore(restored)) as server_after:
        server_after.table, server_after.key = server.table, server.key
        version = server_after.state()["version"]
        assert before <= version < after
        assert server_after.move() == version + 1
    told = run(capsys, "store", "check", "--database", str(file))
    assert told == f"1 table with {version + 1} entries: nothing is wrong.\n"


def test_a_store_moves_from_one_kind_to_the_other_and_back_with_all_its_rows(
    kept: Path, postgres: str, tmp_path: Path
) -> None:
    with house(SqliteStore(kept)):  # which brings it to the newest layout
        pass
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    back_up(str(kept), first)
    restore(first, postgres)
    found = back_up(postgres, second)
    assert rows_of(second) == rows_of(first)
    assert found.tables > 4
    assert found.persons > 1


def test_a_store_that_an_older_version_keeps_is_copied_as_it_is(postgres: str, tmp_path: Path) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(KEPT.with_suffix(".sql").read_text(encoding="utf-8").encode())
    file = tmp_path / "backup.sqlite"
    back_up(postgres, file)
    with closing(sqlite3.connect(file)) as copied, closing(sqlite3.connect(KEPT)) as known:
        schema = "SELECT name, sql FROM sqlite_schema ORDER BY name"
        assert copied.execute(schema).fetchall() == known.execute(schema).fetchall()
    with psycopg.connect(postgres) as connection:
        assert connection.execute("SELECT number FROM layout").fetchone() == (LAYOUT - 1,)


def test_what_is_replaced_is_kept_beside(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, database = tmp_path / "backup.sqlite", tmp_path / "tables.sqlite"
    run(capsys, "backup", str(file), "--database", str(kept))
    with house(database) as server:
        server.new("here", "here")
    said = complaint("restore", [str(file), "--database", str(database)], "en", capsys)
    assert "is not empty: name another with --database, or add --replace." in said
    told = run(capsys, "restore", str(file), "--database", str(database), "--replace").splitlines()
    assert told[0].startswith(f"What was there is now {database}.before-")
    before = Path(told[0].removeprefix("What was there is now ").removesuffix("."))
    assert run(capsys, "store", "check", "--database", str(before)) == "1 table with 1 entry: nothing is wrong.\n"
    assert "nothing is wrong" in run(capsys, "store", "check", "--database", str(database))
    with house(SqliteStore(database)) as server:
        server.new("here", "here")


def test_what_a_server_uses_is_not_replaced(
    kept: Path, make: Callable[[], Store], capsys: pytest.CaptureFixture[str]
) -> None:
    store = make()
    with house(store):
        said = complaint("restore", [str(kept), "--database", address_of(store), "--replace"], "en", capsys)
        assert said.startswith("allmende: A server is using the database ")
    restore(kept, address_of(store), replace=True)


def test_nothing_is_changed_by_a_backup_that_is_damaged(kept: Path, make: Callable[[], Store], tmp_path: Path) -> None:
    async def append() -> None:
        async with opened(make) as store:
            await store.append("a", 0, ["entry"])

    asyncio.run(append())
    kept.write_bytes(kept.read_bytes()[: kept.stat().st_size // 2])
    with pytest.raises(StoreError):
        restore(kept, address_of(make()), replace=True)

    async def entries() -> list[str]:
        async with opened(make) as store:
            return await store.entries("a")

    assert asyncio.run(entries()) == ["entry"]


def test_a_file_that_is_there_is_replaced_only_if_that_is_wanted(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    assert "is there already" in complaint("backup", [str(file), "--database", str(kept)], "en", capsys)
    itself = complaint("backup", [str(kept), "--database", str(kept), "--replace"], "en", capsys)
    assert "is the database itself" in itself
    with pytest.raises(BackupError):
        back_up(str(kept), tmp_path / "no folder" / "backup.sqlite")
    assert file.read_text() == "Dear Ann"
    told = run(capsys, "backup", str(file), "--database", str(kept), "--replace")
    assert told.startswith(f"{file} holds ")
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.sqlite", "letter.txt"]


@pytest.mark.parametrize("content", [None, b"", b"Dear Ann, how are you these days?"])
def test_what_is_no_store_is_not_copied(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = tmp_path / "tables.sqlite", tmp_path / "backup.sqlite"
    if content is not None:
        database.write_bytes(content)
    for command in (["backup", str(file)], ["store", "check"], ["export", str(tmp_path / "games")]):
        said = complaint(command[0], [*command[1:], "--database", str(database)], "en", capsys)
        assert said.startswith(f"allmende: The database {database} can't be used: ")
    assert "can't be used" in complaint("restore", [str(database), "--database", str(file)], "en", capsys)
    assert not file.exists()


# What is checked


def changed(kept: Path, statement: str) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as connection:
        assert connection.execute(statement).rowcount > 0


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DELETE FROM entries WHERE tab = 'table-1' AND version = 3", "Table table-1: Entry 3 is missing."),
        ("DELETE FROM entries WHERE tab = 'table-1' AND version = 0", "Table table-1: Its first entry is missing."),
        (
            'UPDATE entries SET entry = \'{"type":"moved","seat":0,"move":"fly"}\' '
            "WHERE tab = 'table-1' AND version = 2",
            "Table table-1: Entry 2 can't be read or played: ",
        ),
        ("UPDATE entries SET entry = '{' WHERE tab = 'table-1' AND version = 4", "Table table-1: Entry 4 can't be"),
        ("UPDATE standings SET version = 500 WHERE tab = 'table-1'", "Table table-1: 501 entries were known, of "),
    ],
)
def test_what_is_missing_or_damaged_is_found(
    kept: Path, statement: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "nothing is wrong" in run(capsys, "store", "check", "--database", str(kept))
    changed(kept, statement)
    found = run(capsys, "store", "check", "--database", str(kept), status=1)
    assert found.startswith(told)
    assert "something is wrong with 1 table." in found


def test_a_check_changes_nothing(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept.read_bytes()
    run(capsys, "store", "check", "--database", str(kept))
    assert kept.read_bytes() == before


# What is exported


def test_all_games_are_written_as_records_that_play(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(kept, "UPDATE entries SET entry = '{' WHERE tab = 'table-2' AND version = 1")
    folder = tmp_path / "games"
    told = run(capsys, "export", str(folder), "--database", str(kept))
    written = sorted(folder.rglob("*.txt"))
    assert told == f"{len(written)} games are in {folder}.\n"
    assert {path.parent.name for path in written} == {"hallertau", "arle", "agricola"}
    assert "table-2" not in {path.stem for path in written}
    finished = (folder / "hallertau" / "table-1.txt").read_text()
    assert "# scores " in finished
    assert Record.parse(finished).title == "hallertau"
    assert cli.main(["records", "check", str(folder), "--jobs", "1"]) == 0
