"""Checkpoints SQLite's WAL in a background thread, so that no append has to.

Otherwise the append that happens to fill the log would do it, and all others wait for that, up to half a second.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from allmende.server.store.files import DamageError, wal

EVERY: Final = 5.0
"""Seconds between two checkpoints."""
LONG: Final = 64 * 1024 * 1024
"""The size in bytes beyond which the log is begun anew, for which writers have to wait."""
AT_EASE: Final = ("PASSIVE",)
ANEW: Final = ("PASSIVE", "PASSIVE", "RESTART")
"""Checkpoints by which a log is begun anew. Writers wait only for the last, to which the others leave little to do."""


class Carrier:
    """Checkpoints the database in a file, in a thread of its own."""

    def __init__(self, path: Path, check: Callable[[], None]) -> None:
        """Take a `check` that raises a DamageError if the file is no longer the one that the log belongs to."""
        self._path = path
        self._check = check
        self._stopped = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Start the thread."""
        self._stopped.clear()
        self._thread = Thread(target=self._work, name="sqlite-carrier", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop the thread, after a checkpoint that has begun."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def carry(self) -> None:
        """Make a checkpoint of as much as needs no waiting; of all of it if the log has grown long."""
        # If it fails, nothing is lost: the log grows, and the next append raises the error.
        with suppress(sqlite3.Error, OSError, DamageError):
            self._check()
            is_long = wal(self._path).stat().st_size > LONG
            # By this mode a file that is missing is not made anew.
            address = f"{self._path.absolute().as_uri()}?mode=rw"
            with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as own:
                for mode in ANEW if is_long else AT_EASE:
                    own.execute(f"PRAGMA wal_checkpoint({mode})")

    def _work(self) -> None:
        while not self._stopped.wait(EVERY):
            self.carry()
