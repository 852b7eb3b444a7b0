"""Private notes of people at a table."""

from __future__ import annotations

from typing import Final

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.people.messages import Person
from allmende.server.store.protocol import Statement, Store

LONGEST: Final = 4000
"""The most characters of a note."""

_KEEP: Final = """
    INSERT INTO remarks (tab, person, remark) VALUES (?, ?, ?)
    ON CONFLICT (tab, person) DO UPDATE SET remark = excluded.remark
"""


class PrivateNotes:
    """The notes of all persons: one text for each person and table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person, table: str) -> str:
        """A person's note at a table; empty if there is none."""
        query = "SELECT remark FROM remarks WHERE tab = ? AND person = ?"
        rows = await self._store.run(Statement(query, (table, person.person)))
        return str(rows[0][0]) if rows else ""

    async def keep(self, person: Person, table: str, remark: str) -> None:
        """Replace a person's note at a table, or delete it by an empty one; UnfitError if it is too long."""
        if len(remark) > LONGEST:
            raise UnfitError("too long", Message("error-remark", {"longest": LONGEST}))
        empty = Statement("DELETE FROM remarks WHERE tab = ? AND person = ?", (table, person.person))
        await self._store.run(Statement(_KEEP, (table, person.person, remark)) if remark else empty)
