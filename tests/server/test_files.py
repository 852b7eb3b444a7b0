"""A database file that vanishes or is damaged is noticed at once, and nothing is written over it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from allmende.server.store import files, inspection
from allmende.server.store.protocol import StoreError
from allmende.server.store.sqlite import SqliteStore
from server.house import house
from server.test_stores import opened, play


def everything(path: Path) -> dict[str, bytes]:
    """All files beside a database in which there is anything, but for the index that all who use it share."""
    found = {file.name: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith("-shm")}
    return {name: content for name, content in found.items() if content or name == path.name}


def filled(path: Path, entries: int = 3000) -> None:
    """A database with entries."""

    async def work() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append("a", 0, [f"entry {number}" for number in range(entries)])

    asyncio.run(work())


def vanish(path: Path) -> None:
    path.unlink()


def lose_the_log(path: Path) -> None:
    files.wal(path).unlink()


def become_another(path: Path) -> None:
    path.rename(path.with_name("moved away"))
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE precious (x)")
    other.close()


def be_truncated(path: Path) -> None:
    os.truncate(path, 0)


def be_overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"\0" * 64)


@pytest.mark.parametrize("happen", [vanish, lose_the_log, become_another, be_truncated, be_overwritten])
def test_what_happens_to_the_file_is_noticed_at_once_and_nothing_is_written_over_it(
    tmp_path: Path, happen: Callable[[Path], None]
) -> None:
    path = tmp_path / "tables.sqlite3"

    async def work() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append("a", 0, ["zero"])
            happen(path)
            before = everything(path)
            for _ in range(2):
                with pytest.raises(StoreError):
                    await store.append("a", 1, ["one"])
                with pytest.raises(StoreError):
                    await store.entries("a")
        assert everything(path) == before

    play(work)


def test_a_move_is_not_confirmed_until_the_file_is_back(tmp_path: Path) -> None:
    path, away = tmp_path / "tables.sqlite3", tmp_path / "away"
    away.mkdir()
    with house(path) as at:
        at.new("here").move("exchange 1")
        before = at.state()
        moved = [path, files.wal(path), path.with_name(f"{path.name}-shm")]
        for file in moved:
            file.rename(away / file.name)
        body = {"version": 1, "seat": 0, "move": "exchange 2"}
        assert at.refusal("POST", "moves", body, status=503) == "error-store"
        assert at.state() == before
        for file in moved:
            (away / file.name).rename(file)
        assert at.move("exchange 2") == 2
        table, key = at.table, at.key
    with house(path) as at:
        at.table, at.key = table, key
        assert [past["move"] for past in at.state()["history"][1:]] == ["exchange 1", "exchange 2"]


def test_a_file_that_vanishes_while_a_move_is_written_is_noticed_before_the_move_is_confirmed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def work() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            assert isinstance(store, SqliteStore)
            await store.append("a", 0, ["zero"])
            assert store._database is not None
            connection = store._database.connection
            connection.set_trace_callback(lambda statement: path.unlink() if statement.startswith("INSERT") else None)
            with pytest.raises(StoreError, match="vanished"):
                await store.append("a", 1, ["one"])
            connection.set_trace_callback(None)

    play(work)


# At the start


def damage(path: Path, part: float = 0.5) -> None:
    """Overwrite a file after this part of it."""
    with path.open("r+b") as file:
        file.seek(int(part * path.stat().st_size) // 4096 * 4096)
        file.write(b"\7" * 4096)


def test_a_damaged_database_is_refused_with_the_way_to_the_last_backup(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    files.back_up(path)
    damage(path)
    before = everything(path)
    with pytest.raises(StoreError) as refused:
        asyncio.run(SqliteStore(path).open())
    message = refused.value.message
    assert (message.id, message.args["backup"]) == ("error-damaged", str(files.backup_of(path)))
    assert message.args["when"] != "none"
    assert everything(path) == before

    # As the sentence says.
    for left in (path, files.wal(path), path.with_name(f"{path.name}-shm")):
        left.unlink(missing_ok=True)
    files.backup_of(path).rename(path)

    async def work() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            assert len(await store.entries("a")) == 3000

    play(work)


def test_a_damaged_database_is_refused_with_what_was_written_last_beside_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy" / "tables.sqlite3"
    copy.parent.mkdir()
    filled(path)

    async def work() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append("b", 0, ["last"])
            for file in (path, files.wal(path)):
                shutil.copy(file, copy.with_name(file.name))

    play(work)
    assert files.wal(copy).stat().st_size
    damage(copy)
    before = everything(copy)
    with pytest.raises(StoreError):
        asyncio.run(SqliteStore(copy).open())
    assert everything(copy) == before


def test_where_there_is_no_backup_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    files.backup_of(path).unlink()
    damage(path)
    with pytest.raises(StoreError) as refused:
        asyncio.run(SqliteStore(path).open())
    assert refused.value.message.args["when"] == "none"


def test_a_lost_database_whose_log_is_left_is_not_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    files.wal(path).write_bytes(b"what was written last" * 99)
    before = everything(path)
    for _ in range(2):
        with pytest.raises(StoreError, match="it is gone, but"):
            asyncio.run(SqliteStore(path).open())
        assert everything(path) == before
        path.touch()
        before = everything(path)


def test_a_database_that_another_process_makes_meanwhile_is_not_taken_for_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    others: list[sqlite3.Connection] = []
    read = Path.open

    def read_and_be_overtaken(self: Path, *arguments: str) -> object:
        try:
            return read(self, *arguments)
        except FileNotFoundError:
            other = sqlite3.connect(self)
            other.execute("PRAGMA journal_mode = WAL")
            other.execute("CREATE TABLE others (number INTEGER)")
            others.append(other)
            raise

    monkeypatch.setattr(Path, "open", read_and_be_overtaken)
    store = SqliteStore(path)
    store._refuse_other_files(has_backup=False)
    assert files.wal(path).stat().st_size
    others[0].close()


def test_a_large_database_is_inspected_beside_its_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "SMALL", 0)
    path = tmp_path / "tables.sqlite3"
    filled(path)
    files.back_up(path)
    store = SqliteStore(path)

    async def work() -> None:
        async with opened(lambda: store):
            assert store._inspection is not None
            store._inspection.wait()
            await store.append("b", 0, ["more"])

    play(work)
    damage(path, 0.8)  # entries, which are read only when they are needed
    before = files.backup_of(path).read_bytes()

    async def refused() -> None:
        async with opened(lambda: store):
            assert store._inspection is not None
            store._inspection.wait()
            with pytest.raises(StoreError) as error:
                await store.append("b", 1, ["more"])
            message = error.value.message
            assert (message.id, message.args["backup"]) == ("error-damaged", str(files.backup_of(path)))

    play(refused)
    assert files.backup_of(path).read_bytes() == before


def test_an_inspection_can_be_stopped(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    found = inspection.Inspection(path)
    found.stop()
    assert found.damage is None


def test_an_inspection_that_is_over_can_be_stopped_as_well(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    found = inspection.Inspection(path)
    found.wait()
    found.stop()
    assert found.damage is None


# Backups


def test_a_backup_is_made_at_the_start_and_again_when_it_is_a_day_old(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    backup = files.backup_of(path)
    filled(path, 10)
    assert backup.exists()
    first = backup.read_bytes()
    filled_again = SqliteStore(path, look_every=0.01)

    async def work() -> None:
        async with opened(lambda: filled_again) as store:
            await store.append("b", 0, ["more"])
            assert backup.read_bytes() == first
            os.utime(backup, (0, 0))
            changes = store.changes()
            listening = asyncio.ensure_future(_all(changes))
            while files.is_due(path):
                await asyncio.sleep(0.01)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    play(work)
    with sqlite3.connect(backup) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (11,)
    connection.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.sqlite3", "tables.sqlite3.backup"]


async def _all(changes: object) -> None:
    async for _ in changes:  # type: ignore[attr-defined]
        pass


def test_a_backup_that_fails_stops_no_game_and_is_not_tried_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[Path] = []

    def fail(path: Path) -> None:
        tried.append(path)
        raise OSError("no room")

    monkeypatch.setattr(files, "back_up", fail)
    path = tmp_path / "tables.sqlite3"
    with house(SqliteStore(path, look_every=0.001)) as at:
        for _ in range(5):
            at.new("here").move()
    assert tried == [path]
    assert "no room" in caplog.text


def test_a_damaged_database_never_takes_the_place_of_a_good_backup(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    files.back_up(path)
    good = files.backup_of(path).read_bytes()
    damage(path)
    with pytest.raises(files.DamageError):
        files.back_up(path)
    assert files.backup_of(path).read_bytes() == good
    assert sorted(file.name for file in tmp_path.iterdir() if "backup" in file.name) == ["tables.sqlite3.backup"]


def test_a_database_that_is_gone_never_takes_the_place_of_a_good_backup(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    good = files.backup_of(path).read_bytes()
    path.unlink()
    with pytest.raises(sqlite3.OperationalError):
        files.back_up(path)
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite3.backup"]
    assert files.backup_of(path).read_bytes() == good


def begin_anew(path: Path) -> None:
    """Make a database in which there is nothing yet."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")


@pytest.mark.parametrize(
    ("remains", "why"),
    [
        (lambda path: None, "it is empty or gone"),
        (Path.touch, "it is empty or gone"),
        (begin_anew, "there is nothing in it"),
    ],
)
def test_beside_a_backup_no_database_is_begun_anew(tmp_path: Path, remains: Callable[[Path], None], why: str) -> None:
    path = tmp_path / "tables.sqlite3"
    filled(path)
    path.unlink()
    remains(path)
    before = everything(path)
    with pytest.raises(StoreError, match=f"{why}, but its backup is there") as refused:
        asyncio.run(SqliteStore(path).open())
    assert refused.value.message.args["backup"] == str(files.backup_of(path))
    assert everything(path) == before
    # Who does want to begin anew moves the backup away.
    files.backup_of(path).rename(tmp_path / "elsewhere")
    asyncio.run(SqliteStore(path).open())
