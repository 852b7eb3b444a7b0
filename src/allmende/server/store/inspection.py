"""Inspects a large SQLite database beside its use: to read all of it takes seconds, for which no start should wait."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Final

from allmende.server.store import files
from allmende.server.store.files import DamageError

SMALL: Final = 32 * 1024 * 1024
"""The size in bytes up to which a database is inspected before it is used, in a tenth of a second."""


class Inspection:
    """Looks once through the database in a file, in a thread of its own; `damage` is what it has found."""

    def __init__(self, path: Path) -> None:
        self.damage: DamageError | None = None
        # By this mode a file that is missing is not made anew.
        address = f"{path.absolute().as_uri()}?mode=ro"
        self._connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        self._thread = Thread(target=self._work, name="sqlite-inspection", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until all was looked through."""
        self._thread.join()

    def stop(self) -> None:
        """Look no further."""
        with suppress(sqlite3.ProgrammingError):  # the connection is closed: all was looked through
            self._connection.interrupt()
        self._thread.join()

    def _work(self) -> None:
        with closing(self._connection) as connection:
            try:
                files.check_whole(connection)
            except DamageError as error:
                self.damage = error
            except sqlite3.Error:
                pass  # interrupted; and what can't be read is refused where it is needed


def is_small(path: Path) -> bool:
    """True if a database is inspected before it is used."""
    return path.stat().st_size <= SMALL
