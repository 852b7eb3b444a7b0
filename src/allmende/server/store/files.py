"""The files of an SQLite database: integrity checks and backups."""

from __future__ import annotations

import ctypes
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from threading import Lock
from time import time
from typing import Final

MAGIC: Final = b"SQLite format 3\0"
BACKUP_EVERY: Final = 24 * 60 * 60
"""Seconds between backups."""


class DamageError(Exception):
    """The files were replaced or deleted, or are no sound database."""


class Files:
    """The files of an open database, as they were when it was opened, to find out if they were replaced since.

    SQLite itself goes on writing into files that were deleted or replaced, and into its memory of one that was
    overwritten.
    """

    def __init__(self, path: Path) -> None:
        # Kept open: a program that closes a file gives up all its locks on it, those of SQLite, too.
        self._file = path.open("rb", buffering=0)
        self._reading = Lock()
        self._known = {name: found for name in (path, wal(path), _shared(path)) if (found := _identity(name))}

    def check(self) -> None:
        """Raise DamageError if a file has vanished, is another one, or is no database any more."""
        for name, known in self._known.items():
            found = _identity(name)
            if found is None:
                raise DamageError(f"{name.name} has vanished; put it back, or restart with the last backup")
            if found != known:
                raise DamageError(f"{name.name} was replaced under a running server; restart it")
        with self._reading:
            self._file.seek(0)
            head = self._file.read(len(MAGIC))
        if head != MAGIC:
            raise DamageError("it was overwritten; restart with the last backup")

    def close(self) -> None:
        """Close the file that was kept open."""
        self._file.close()


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def wal(path: Path) -> Path:
    """The path of a database's write-ahead log."""
    return path.with_name(f"{path.name}-wal")


def _shared(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def backup_of(path: Path) -> Path:
    """The path of a database's backup."""
    return path.with_name(f"{path.name}.backup")


def close_untouched(connection: sqlite3.Connection) -> None:
    """Close a connection without the checkpoint that SQLite makes when it closes a database."""
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, True)
        connection.close()
    else:
        # Older Pythons can't turn that off, but a connection that keeps a reference is never closed.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))


def is_damage(error: BaseException) -> bool:
    """True if an error means that the database file itself is damaged."""
    broken = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return isinstance(error, DamageError) or (
        isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in broken
    )


def check_whole(connection: sqlite3.Connection) -> None:
    """Raise DamageError if the structure of a database is broken anywhere; this reads all of it."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise DamageError(str(error)) from error
        raise
    if found != "ok":
        raise DamageError(" ".join(str(found).split()))


def is_due(path: Path) -> bool:
    """True if the last backup is too old, or there is none."""
    try:
        age = time() - backup_of(path).stat().st_mtime
    except OSError:
        return True
    return not 0 <= age < BACKUP_EVERY


def back_up(path: Path) -> None:
    """Back up a database while it is used. DamageError if it is damaged; then the last backup stays as it was."""
    copy = path.with_name(f"{path.name}.backup-{os.getpid()}")
    try:
        copy_whole(path, copy)
        copy.replace(backup_of(path))
    finally:
        remove(copy)


def copy_whole(path: Path, copy: Path) -> None:
    """Copy a database as it is at one moment, while it is used. DamageError if it is damaged."""
    # By this mode a missing database is not made anew: it would be empty, and take the place of the last backup.
    address = f"{path.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        try:
            source.backup(target)
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise DamageError(str(error)) from error
            raise
        check_whole(target)


def remove(path: Path) -> None:
    """Remove a database, if it is there, with the files beside it."""
    for left in (path, wal(path), _shared(path)):
        left.unlink(missing_ok=True)


def move(path: Path, to: Path) -> None:
    """Move a database that is not in use, with the files beside it."""
    for file, goal in ((path, to), (wal(path), wal(to)), (_shared(path), _shared(to))):
        if file.exists():
            file.replace(goal)


def is_in_use(path: Path) -> bool:
    """True if any program has this database open."""
    if not has_head(path):  # SQLite would begin it anew
        return False
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=0, isolation_level=None)
    try:
        # All who have a database open with a write-ahead log hold a lock, which this one would need for itself alone.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    finally:
        connection.close()
    return False


def has_head(path: Path) -> bool:
    """True if there is a file that begins as an SQLite database does."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except FileNotFoundError:
        return False
