"""Carries what SQLite's write-ahead log holds into the database, beside the appends.

Otherwise the append that happens to fill the log does it, and all others wait for that, up to half a second.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from allmende.server.files import DamageError, wal

EVERY: Final = 5.0
"""Seconds between two times."""
LONG: Final = 64 * 1024 * 1024
"""A log of so many bytes is begun anew; writers wait until the last of it is carried over."""
AT_EASE: Final = ("PASSIVE",)
ANEW: Final = ("PASSIVE", "PASSIVE", "RESTART")
"""Writers wait only for the last of these, so that there should be little left to carry: what came in the meantime."""


class Carrier:
    """Carries for the database in a file, in a thread of its own."""

    def __init__(self, path: Path, check: Callable[[], None]) -> None:
        """`check` raises a DamageError if this is not the file any more that the log belongs to."""
        self._path = path
        self._check = check
        self._stopped = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin."""
        self._stopped.clear()
        self._thread = Thread(target=self._work, name="sqlite-carrier", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Wait until what has been begun is carried over."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def carry(self) -> None:
        """Carry over what can be had without waiting for anybody; all of it if the log has grown long."""
        # If nothing can be carried, nothing is lost: the log grows, and whoever appends learns what is wrong.
        with suppress(sqlite3.Error, OSError, DamageError):
            self._check()
            is_long = wal(self._path).stat().st_size > LONG
            # A file that isn't there is not made anew.
            address = f"{self._path.absolute().as_uri()}?mode=rw"
            with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as own:
                for mode in ANEW if is_long else AT_EASE:
                    own.execute(f"PRAGMA wal_checkpoint({mode})")

    def _work(self) -> None:
        while not self._stopped.wait(EVERY):
            self.carry()
