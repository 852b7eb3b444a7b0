"""The SQLite store, the default: a single file, no setup."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import localtime, monotonic, sleep, strftime, time
from typing import Final, TypeVar

from allmende.core import Message
from allmende.server.store import files
from allmende.server.store.checkpointer import Carrier
from allmende.server.store.files import MAGIC, DamageError, Files
from allmende.server.store.group_commit import Append, Gatherer
from allmende.server.store.inspection import Inspection, is_small
from allmende.server.store.protocol import Row, Statement, StoreError, check_texts
from allmende.server.store.sqlite_database import Database, kind_of

SECONDS_UNTIL_ANOTHER_BACKUP: Final = 3600.0
"""Seconds to wait after a backup that failed."""
_TRIES: Final = 100
_SECONDS_BETWEEN_TRIES: Final = 0.05

T = TypeVar("T")

log = logging.getLogger(__name__)


class SqliteStore:
    """A store in an SQLite file. It works in one thread of its own, so that only its callers wait for the disk.

    Appends that arrive while it is busy are written together, since each transaction waits for the disk.
    Every `look_every` seconds it checks if another process has written. Once a day the file is backed up; a damaged one
    is refused, and no write is confirmed that went into a file which is not there any more. A large file is inspected
    and backed up beside its use; if it turns out to be damaged, it is refused from then on.
    """

    def __init__(self, path: str | Path, look_every: float = 1.0) -> None:
        self.path = Path(path)
        self._look_every = look_every
        self._thread: ThreadPoolExecutor | None = None
        self._database: Database | None = None
        self._gatherer = Gatherer(lambda lot: self._use(Database.append, lot))
        self._carrier = Carrier(self.path, self._check_files)
        self._files: Files | None = None
        self._inspection: Inspection | None = None
        self._no_backup_before = 0.0

    async def open(self) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "sqlite")
            try:
                await self._run(self._open)
            except BaseException:
                self._thread.shutdown()
                self._thread = None
                raise

    async def close(self) -> None:
        if self._thread is not None:
            await self._run(self._close)
            self._thread.shutdown()
            self._thread = None

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        check_texts(beside)
        await self._gatherer.lay_down(Append(table, version, entries, beside))

    async def entries(self, table: str, since: int = -1) -> list[str]:
        return await self._use(Database.entries, table, since)

    async def now(self) -> float:
        return time()  # all processes at a file are on one machine

    async def mark(self, name: str) -> str | None:
        return await self._use(Database.mark, name)

    async def set_mark(self, name: str, value: str) -> None:
        await self._use(Database.set_mark, name, value)

    async def tables(self, after: str, most: int) -> list[str]:
        return await self._use(Database.tables, after, most)

    async def run(self, *statements: Statement) -> list[Row]:
        check_texts(statements)
        return await self._use(Database.carry_out, statements)

    async def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        # SQLite sends no notifications, but tells on request if any other process has written since the last time.
        known = await self._use(Database.data_version)
        yield None  # changes before this moment are unknown
        while True:
            await asyncio.sleep(self._look_every)
            version = await self._use(Database.data_version)
            if version != known:
                known = version
                yield None
            if files.is_due(self.path) and monotonic() > self._no_backup_before:
                await asyncio.to_thread(self._back_up)

    async def _use(self, work: Callable[..., T], *arguments: object) -> T:
        """What this method of the database returns, which is called in the thread."""
        return await self._run(self._used, work, *arguments)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        if self._thread is None:
            raise self._error("it is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
        except (sqlite3.Error, DamageError) as error:
            raise self._error(str(error), kind_of(error)) from error

    def _error(self, why: str, kind: type[StoreError] = StoreError) -> StoreError:
        return kind(
            f"the database {self.path} can't be used: {why}",
            Message("error-database", {"database": str(self.path), "why": why}),
        )

    def _damaged(self, why: str) -> StoreError:
        backup = files.backup_of(self.path)
        known = {"database": str(self.path), "why": why, "backup": str(backup), "when": "none"}
        if backup.exists():
            known["when"] = strftime("%Y-%m-%d %H:%M", localtime(backup.stat().st_mtime))
        return StoreError(f"the database {self.path} is damaged: {why}", Message("error-damaged", known))

    # In the thread

    def _open(self) -> None:
        # Checked before the database, since another process may be making both right now, the database first.
        has_backup = files.backup_of(self.path).exists()
        self._refuse_other_files(has_backup)
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        database = Database(connection, str(self.path), self._check_files)
        try:
            self._prepare_patiently(database, has_backup)
            self._files = Files(self.path)
        except BaseException as error:
            if not files.is_damage(error):
                connection.close()
                raise
            files.close_untouched(connection)
            raise self._damaged(str(error)) from error
        self._database = database
        self._carrier.start()
        if not is_small(self.path):
            self._inspection = Inspection(self.path)
        elif files.is_due(self.path):
            self._back_up()

    def _back_up(self) -> None:
        try:
            files.back_up(self.path)
        except (OSError, sqlite3.Error, DamageError) as error:
            # The games go on: damaged parts are refused where they are needed, and at the next start.
            log.error("the database %s could not be backed up: %s", self.path, error)
            self._no_backup_before = monotonic() + SECONDS_UNTIL_ANOTHER_BACKUP

    def _prepare_patiently(self, database: Database, has_backup: bool) -> None:
        # SQLite waits by itself for a process that writes, but not for one that is switching the file to WAL.
        for _ in range(_TRIES - 1):
            try:
                return self._prepare(database, has_backup)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                sleep(_SECONDS_BETWEEN_TRIES)
        self._prepare(database, has_backup)

    def _refuse_other_files(self, has_backup: bool) -> None:
        log_of = files.wal(self.path)
        # Checked before the database, too: like the backup, the log is made after it.
        try:
            is_logged = log_of.stat().st_size > 0
        except FileNotFoundError:
            is_logged = False
        # SQLite takes some short files for empty databases and overwrites them.
        try:
            with self.path.open("rb") as file:
                head = file.read(len(MAGIC))
        except FileNotFoundError:
            head = b""
        except OSError as error:
            raise self._error(error.strerror or str(error)) from None
        if not head and is_logged:
            # SQLite would begin anew and throw away the last writes.
            raise self._damaged(f"it is gone, but {log_of.name} is there")
        if not head and has_backup:
            # A new one in its place would be the next backup, and all games be lost.
            raise self._damaged("it is empty or gone, but its backup is there")
        if head and head != MAGIC:
            raise self._error("it is not a database")

    def _prepare(self, database: Database, has_backup: bool) -> None:
        connection = database.connection
        if not database.layout() and has_backup:  # before anything is written
            raise DamageError("there is nothing in it, but its backup is there")
        # With it a transaction is one append to one file, and readers don't wait for writers.
        connection.execute("PRAGMA journal_mode = WAL")
        # NORMAL would survive a killed process as well, but not a power cut. A move comes once in seconds and the wait
        # for the disk blocks no one else, so an acknowledged move is made safe from both.
        connection.execute("PRAGMA synchronous = FULL")
        # The checkpointer's thread makes checkpoints, rather than the append that happens to fill the log.
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        if is_small(self.path):
            files.check_whole(connection)
        database.migrate()

    def _close(self) -> None:
        if self._database is not None:
            self._carrier.stop()
            try:
                self._end_inspection()
                self._check_files()
                self._database.connection.close()
            except DamageError:
                files.close_untouched(self._database.connection)
            self._database = None
        if self._files is not None:
            self._files.close()
            self._files = None

    def _end_inspection(self) -> None:
        """Stop looking; DamageError if damage was found."""
        found, self._inspection = self._inspection, None
        if found is not None:
            found.stop()
            if found.damage is not None:
                raise found.damage

    def _check_files(self) -> None:
        if self._files is not None:
            self._files.check()

    def _used(self, work: Callable[..., T], *arguments: object) -> T:
        if self._database is None:
            raise self._error("it is not open")
        if self._inspection is not None and self._inspection.damage is not None:
            raise self._damaged(str(self._inspection.damage))
        self._check_files()
        return work(self._database, *arguments)
