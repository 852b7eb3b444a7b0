"""What people note for themselves at a table; nobody else ever sees it."""

from __future__ import annotations

from typing import Final

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.people.messages import Person
from allmende.server.store import Statement, Store

LONGEST: Final = 4000

_KEEP: Final = """
    INSERT INTO remarks (tab, person, remark) VALUES (?, ?, ?)
    ON CONFLICT (tab, person) DO UPDATE SET remark = excluded.remark
"""


class Remarks:
    """One text for each person and table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person, table: str) -> str:
        """What somebody has noted at a table."""
        query = "SELECT remark FROM remarks WHERE tab = ? AND person = ?"
        rows = await self._store.run(Statement(query, (table, person.person)))
        return str(rows[0][0]) if rows else ""

    async def keep(self, person: Person, table: str, remark: str) -> None:
        """Note something in the place of what was noted; UnfitError if it is too long."""
        if len(remark) > LONGEST:
            raise UnfitError("too long", Message("error-remark", {"longest": LONGEST}))
        empty = Statement("DELETE FROM remarks WHERE tab = ? AND person = ?", (table, person.person))
        await self._store.run(Statement(_KEEP, (table, person.person, remark)) if remark else empty)
