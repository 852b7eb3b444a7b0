"""A lease in the store: one of the server processes that share it holds a named thing at a time.

No wall clock is asked. The holder of a lease shows that it is alive by a *beat*, a number that it counts up. The others
watch that number, each by a clock of its own that can't be set, and take the lease once it has stood still for longer
than its holder believes in it without a new beat. So a clock that jumps gives no process the lease, and takes it from
none.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from allmende.server import keys
from allmende.server.store.protocol import Statement, Store

BEAT_EVERY: Final = 2.0
"""Seconds between two beats of a holder."""
BELIEVED: Final = 5.0
"""Seconds after a beat for which its holder believes that it still holds the lease."""
SILENT: Final = 6.0
"""Seconds without a beat after which another process takes the lease."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks of those that wait for it."""

_COUNTS_SLEEP: Final = hasattr(time, "CLOCK_BOOTTIME") and sys.platform != "emscripten"
"""True if there is a clock that goes on while the machine sleeps; in a browser it has a name alone."""
_LOOK: Final = "SELECT process, beat FROM leases WHERE name = ?"
_TAKE: Final = """
    INSERT INTO leases (name, process, beat) VALUES (?, ?, 1)
    ON CONFLICT (name) DO UPDATE SET process = excluded.process, beat = leases.beat + 1
    WHERE leases.process = ? AND leases.beat = ?
    RETURNING beat
"""
"""Counts up the beat that the process has seen last, for its holder or in its place; of several only one succeeds."""
_GIVE_UP: Final = "DELETE FROM leases WHERE name = ? AND process = ?"


def since_start() -> float:
    """Seconds since this machine was started, by a clock that can't be set; with sleep, where the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if _COUNTS_SLEEP else time.monotonic()


class Lease:
    """The lease of this name, for one process that asks for it; the `clock` gives seconds and never jumps."""

    def __init__(self, store: Store, name: str, clock: Callable[[], float] = since_start) -> None:
        self._store = store
        self._name = name
        self._clock = clock
        self._process = keys.new_key()
        self._seen: tuple[str, int] = "", 0
        """The holder when it was looked at last, and the beat."""
        self._since = 0.0
        """The time since which that is known, by the `clock`."""
        self._until = float("-inf")

    @property
    def is_held(self) -> bool:
        """True if this process holds the lease now: then no other one believes the same."""
        return self._clock() < self._until

    async def ask(self) -> bool:
        """Take the lease, or hold it for longer, if it is free or ours, and return whether it is held now.

        A holder asks every `BEAT_EVERY` seconds, all others every `LOOK_EVERY`.
        """
        began = self._clock()
        rows = await self._store.run(Statement(_LOOK, (self._name,)))
        seen = (str(rows[0][0]), int(rows[0][1] or 0)) if rows else ("", 0)
        if seen != self._seen:
            # Counted from when the reply is here: the beat is older than that, and its holder believes in it for less.
            self._seen, self._since = seen, self._clock()
        is_free = seen[0] in ("", self._process) or began - self._since >= SILENT
        if is_free and (taken := await self._store.run(Statement(_TAKE, (self._name, self._process, *seen)))):
            self._seen = self._process, int(taken[0][0] or 0)
            self._until = began + BELIEVED
        return self.is_held

    async def give_up(self) -> None:
        """Let another process have the lease at once, if this one holds it."""
        self._until = float("-inf")
        await self._store.run(Statement(_GIVE_UP, (self._name, self._process)))
