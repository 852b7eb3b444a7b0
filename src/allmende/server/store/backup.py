"""Backups of a store, made while servers use it: a file of SQLite with all that was in it at one moment.

A backup is such a file for stores of either kind, so that one of PostgreSQL can be looked at, checked and served
anywhere, and a store moves from one kind to the other by its backup.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import localtime, strftime
from typing import NamedTuple

from allmende.core import Message
from allmende.server.store import files
from allmende.server.store.addresses import is_postgres, postgres_copy
from allmende.server.store.backup_errors import BackupError, at_file, in_use, not_empty
from allmende.server.store.files import DamageError
from allmende.server.store.protocol import StoreError
from allmende.server.store.sqlite_database import Database


class Contents(NamedTuple):
    """How many tables and people a store has, and where what was there before it is kept now, if anything was."""

    tables: int
    persons: int
    before: Path | None = None


def back_up(database: str, file: Path, replace: bool = False) -> Contents:
    """Copy a store, at its address or in its file, to a file; BackupError if that is there, unless it is replaced."""
    if not is_postgres(database) and file.exists() and Path(database).exists() and file.samefile(database):
        raise _refusal("error-backup-itself", file)
    if file.exists() and not replace:
        raise _refusal("error-backup-there", file)
    draft = file.with_name(f".{file.name}.new-{os.getpid()}")
    try:
        # A backup has keys that only its owner may read.
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copy(database, draft)
        found = contents(draft)
        _write_through(draft)
        draft.replace(file)
    except OSError as error:
        raise at_file(file, error) from None
    finally:
        files.remove(draft)
    return found


def copy(database: str, to: Path) -> None:
    """Copy a store as it is at one moment to an empty file; StoreError if it is none, empty or damaged."""
    with _told(database):
        if is_postgres(database):
            with _opened(to) as made:
                postgres_copy().copy_out(database, made)
            return
        path = Path(database)
        if not path.exists():
            raise DamageError("there is no such file")
        if not files.has_head(path):
            raise DamageError("it is not a database" if path.stat().st_size else "it is empty")
        files.copy_whole(path, to)
        with _opened(to) as made:
            if not made.layout():
                raise DamageError("it is empty")
            made.connection.execute("PRAGMA journal_mode = DELETE")  # so that all of it is one file


@contextmanager
def snapshot(database: str) -> Iterator[Path]:
    """A copy of a store in the newest layout, in a temporary file, for a `with` block; the store stays as it is."""
    with tempfile.TemporaryDirectory(prefix="allmende-") as folder:
        path = Path(folder) / "copy.sqlite"
        copy(database, path)
        with _told(database), _opened(path) as made:
            made.migrate()
        yield path


def restore(file: Path, database: str, replace: bool = False) -> Contents:
    """Put a backup into a store that is empty, or is replaced, while no server uses it; BackupError if one does.

    A file that is replaced is kept beside; what was in a PostgreSQL database is deleted in the same transaction.
    """
    with snapshot(str(file)) as path:  # before anything is touched: it may be damaged, or no backup
        found = contents(path)
        if is_postgres(database):
            with _told(database), _opened(path) as source:
                postgres_copy().copy_in(source, database, replace)
            return found
        return found._replace(before=_put(path, Path(database), replace))


def _put(path: Path, to: Path, replace: bool) -> Path | None:
    """Put a copy in the place of a database; return where that is kept now, if there was one."""
    before = None
    try:
        is_there = (to.exists() and to.stat().st_size) or files.wal(to).exists()
        if is_there and not replace:
            raise not_empty(str(to))
        with _told(str(to)):
            if files.is_in_use(to):
                raise in_use(str(to))
        draft = to.with_name(f".{to.name}.new-{os.getpid()}")
        try:
            shutil.copyfile(path, draft)
            _write_through(draft)
            if is_there:
                before = to.with_name(f"{to.name}.before-{strftime('%Y%m%d-%H%M%S', localtime())}")
                files.move(to, before)
            draft.replace(to)
        finally:
            files.remove(draft)
    except OSError as error:
        raise at_file(to, error) from None
    return before


def shown(database: str) -> str:
    """A store's address, without user and password, or its file."""
    return postgres_copy().place(database) if is_postgres(database) else database


def _refusal(message_id: str, file: Path) -> BackupError:
    return BackupError(f"{message_id}: {file}", Message(message_id, {"file": str(file)}))


@contextmanager
def _opened(path: Path) -> Iterator[Database]:
    """The database in an SQLite file, for a `with` block."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield Database(connection, str(path))


@contextmanager
def _told(database: str) -> Iterator[None]:
    """Turn errors of SQLite into a StoreError that names the database."""
    try:
        yield
    except (sqlite3.Error, DamageError) as error:
        why = str(error)
        raise StoreError(
            f"the database {database} can't be used: {why}",
            Message("error-database", {"database": database, "why": why}),
        ) from error


def contents(path: Path) -> Contents:
    """What is in a backup."""
    with closing(sqlite3.connect(path)) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM entries WHERE version = 0").fetchone()
        known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'persons'").fetchone()
        (persons,) = connection.execute("SELECT count(*) FROM persons").fetchone() if known else (0,)
    return Contents(tables, persons)


def _write_through(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
