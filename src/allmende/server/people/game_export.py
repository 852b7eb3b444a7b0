"""Exports finished games as JSON lines, each with its record."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import msgspec

from allmende.server.people.memberships import Memberships, summary_of
from allmende.server.people.messages import FinishedGame, MyTable, Person
from allmende.server.people.record_export import ledger_of
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.record_names import with_names

log = logging.getLogger(__name__)


class GameExport:
    """Reads finished games from the store. No game is played for that: the entries alone tell which moves count."""

    def __init__(self, store: Store, memberships: Memberships) -> None:
        self._store = store
        self._memberships = memberships

    async def lines(self, person: Person) -> AsyncIterator[bytes]:
        """A line of JSON for each finished game at which a person sits, the latest first."""
        for mine in await self._memberships.every(person):
            if mine.standing.over and (game := await self._game(mine)) is not None:
                yield msgspec.json.encode(game) + b"\n"

    async def of_table(self, table: str) -> FinishedGame | None:
        """The finished game of a table; None if there is none, or it can't be read."""
        query = "SELECT version, changed, standing FROM standings WHERE tab = ? AND over = 1"
        found = await self._store.run(Statement(query, (table,)))
        if not found:
            return None
        version, changed, written = found[0]
        if (standing := summary_of(table, written)) is None:
            return None
        return await self._game(MyTable(table, int(version or 0), int(changed or 0), [], standing))

    async def _game(self, mine: MyTable) -> FinishedGame | None:
        """The game of a table; None if it can't be read."""
        standing, names = mine.standing, [seat.name for seat in mine.standing.seats]
        try:
            _, played = ledger_of(await self._store.entries(mine.table))
        except Exception as error:
            # One broken game must not keep all others from being exported.
            log.warning("the game of table %s is left out of a download: %r", mine.table, error)
            return None
        record = with_names(str(played), names)
        return FinishedGame(
            mine.table, standing.title, names, mine.mine, standing.scores, standing.winners, mine.changed, record
        )
