"""What happens when somebody's time is up: a bot plays on, they have lost, or it is for the others to decide."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from allmende import bots
from allmende.core.ending import MOST_TO_CONCEDE
from allmende.server import ending
from allmende.server.entries import AnyEntry, Expired, Reseated
from allmende.server.errors import unforeseen
from allmende.server.pace.uptime import BEAT_EVERY
from allmende.server.store import Row, Statement, Store, StoreError
from allmende.server.table import Table
from allmende.server.tables import Tables

EVERY: Final = 0.5
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 50
"""So many tables are looked at in a row; the others have their turn right after."""

_DUE: Final = "SELECT tab, due FROM standings WHERE due IS NOT NULL ORDER BY due LIMIT ?"

log = logging.getLogger(__name__)


def propose(table: Table) -> Sequence[AnyEntry]:
    """What follows at a table from somebody's time being up; nothing if nobody's is, or if the others decide."""
    pace, late = table.opened.pace, table.waiting.overdue()
    if pace is None or not late or pace.end == "vote":
        return []
    seat = late[0]
    if pace.end == "concede" and len(table.seats) <= MOST_TO_CONCEDE:
        return ending.lost(table, seat)
    # Where more play, the others go on: nobody wins by that.
    bot = Reseated(seat, table.seats[seat].name, bots.usual(table.game.title), "time")
    return [Expired(seat), *ending.with_end(table, [bot])]


class Timeouts:
    """The duty that looks at all clocks. When the next one of a table is due stands beside how the table stands."""

    def __init__(self, store: Store, tables: Tables, note: Callable[[Table], None], clock: Callable[[], float]) -> None:
        """`note` has it written down anew how a table stands."""
        self._store = store
        self._tables = tables
        self._note = note
        self._clock = clock
        self._failed: set[Row] = set()
        """Where nothing could be laid down, and when it was due: another version of the server may be able to."""

    async def work(self) -> None:
        """See to the tables where somebody's time is up. While any runs, it is noted that there is a server."""
        found = await self._store.run(Statement(_DUE, (AT_ONCE + len(self._failed),)))
        self._failed.intersection_update(found)
        rows = [row for row in found if row not in self._failed]
        if not rows:
            return
        await self._tables.uptime.look(BEAT_EVERY)
        now = int(self._clock())
        if any(int(due or 0) <= now for _, due in rows):
            # The clock may have been set forward since it was looked last: that ends nobody's time.
            await self._tables.uptime.look(0)
        for row in rows:
            name, due = row
            if int(due or 0) > now:
                break
            if not await self._see_to(str(name)):
                self._failed.add(row)

    async def _see_to(self, name: str) -> bool:
        """See to a table where somebody's time is up; whether that could be done."""
        try:
            table = await self._tables.get(name)
            await self._tables.lay_down(table, lambda: propose(table))
            # It may be due later than was thought: the server was down, or others decide now.
            self._note(table)
        except StoreError:
            raise
        except Exception as error:
            # Whatever is wrong with one table, all others are seen to.
            log.warning(
                "table %s: the end of somebody's time is not seen to: %s", name, error, exc_info=unforeseen(error)
            )
            return False
        return True
