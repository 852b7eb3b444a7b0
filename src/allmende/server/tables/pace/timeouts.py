"""Time-outs: a bot plays on, the game is lost, or the others decide."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from allmende import bots
from allmende.core.ending import MOST_TO_CONCEDE
from allmende.server.errors import unforeseen
from allmende.server.store.protocol import Row, StoreError
from allmende.server.tables import ending
from allmende.server.tables.entries import AnyEntry, Expired, Reseated
from allmende.server.tables.pace.uptime import BEAT_EVERY
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table

EVERY: Final = 0.5
"""Seconds between two looks at the clocks that are due."""
AT_ONCE: Final = 50
"""The largest number of tables per look; the others have their turn at the next."""

log = logging.getLogger(__name__)


def propose(table: Table) -> Sequence[AnyEntry]:
    """The entries that follow at a table where a player's time is up; none if no time is, or if the others decide."""
    pace, late = table.opened.pace, table.waiting.overdue()
    if pace is None or not late or pace.end == "vote":
        return []
    seat = late[0]
    if pace.end == "concede" and len(table.seats) <= MOST_TO_CONCEDE:
        return ending.lost(table, seat)
    # Where more play, no player wins by that: the others go on, with a bot.
    bot = Reseated(seat, table.seats[seat].name, bots.usual(table.game.title), "time")
    return [Expired(seat), *ending.with_end(table, [bot])]


class Timeouts:
    """The leader job that looks at all clocks. A table's summary in the store says when its next one is due."""

    def __init__(
        self,
        tables: Tables,
        due: Callable[[int], Awaitable[list[Row]]],
        note: Callable[[Table], None],
        clock: Callable[[], float],
    ) -> None:
        """`due` finds so many tables whose clocks run out next, and when; `note` has a table's summary written anew."""
        self._due = due
        self._tables = tables
        self._note = note
        self._clock = clock
        self._failed: set[Row] = set()
        """Rows of tables that failed, which aren't tried again here: another version of the server may be able to."""

    async def work(self) -> None:
        """End the time of players that is up. While any time runs, note that there is a server (`Uptime`)."""
        found = await self._due(AT_ONCE + len(self._failed))
        self._failed.intersection_update(found)
        rows = [row for row in found if row not in self._failed]
        if not rows:
            return
        await self._tables.uptime.look(BEAT_EVERY)
        now = int(self._clock())
        if any(int(due or 0) <= now for _, due in rows):
            # The clock may have been set forward since the last look: that must end no player's time.
            await self._tables.uptime.look(0)
        for row in rows:
            name, due = row
            if int(due or 0) > now:
                break
            if not await self._see_to(str(name)):
                self._failed.add(row)

    async def _see_to(self, name: str) -> bool:
        """Write at a table what follows from a time that is up; return whether that could be done."""
        try:
            table = await self._tables.get(name)
            await self._tables.lay_down(table, lambda: propose(table))
            # It may be due later than the summary said: the server was down, or the others decide now.
            self._note(table)
        except StoreError:
            raise
        except Exception as error:
            # One broken table must not stop the others.
            log.warning(
                "table %s: the end of somebody's time is not seen to: %s", name, error, exc_info=unforeseen(error)
            )
            return False
        return True
