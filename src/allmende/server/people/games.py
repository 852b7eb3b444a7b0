"""Finished games for files: a line of JSON for each, with its record."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import msgspec

from allmende.server.entries import Opened, decode
from allmende.server.ledger import Ledger
from allmende.server.people.messages import FinishedGame, MyTable, Person
from allmende.server.people.sitters import Sitters, standing_of
from allmende.server.record_names import with_names
from allmende.server.store import Statement, Store

log = logging.getLogger(__name__)


class Games:
    """Reads games from the store. None is played for that: which moves count follows from the entries alone."""

    def __init__(self, store: Store, sitters: Sitters) -> None:
        self._store = store
        self._sitters = sitters

    async def lines(self, person: Person) -> AsyncIterator[bytes]:
        """A line for each finished game at which somebody sits, the latest first."""
        for mine in await self._sitters.every(person):
            if mine.standing.over and (game := await self._game(mine)) is not None:
                yield msgspec.json.encode(game) + b"\n"

    async def of_table(self, table: str) -> FinishedGame | None:
        """The finished game of a table; None if there is none, or it can't be read."""
        query = "SELECT version, changed, standing FROM standings WHERE tab = ? AND over = 1"
        found = await self._store.run(Statement(query, (table,)))
        if not found:
            return None
        version, changed, written = found[0]
        if (standing := standing_of(table, written)) is None:
            return None
        return await self._game(MyTable(table, int(version or 0), int(changed or 0), [], standing))

    async def _game(self, mine: MyTable) -> FinishedGame | None:
        """The game of a table; None if it can't be read."""
        standing, names = mine.standing, [seat.name for seat in mine.standing.seats]
        try:
            opened, *entries = [decode(entry) for entry in await self._store.entries(mine.table)]
            assert isinstance(opened, Opened)
            ledger = Ledger(opened)
            for entry in entries:
                ledger.apply(entry)
        except Exception as error:
            # Whatever is wrong with one game: all others are in there.
            log.warning("the game of table %s is left out of a download: %r", mine.table, error)
            return None
        record = with_names(str(ledger.record(opened.record)), names)
        return FinishedGame(
            mine.table, standing.title, names, mine.mine, standing.scores, standing.winners, mine.changed, record
        )
