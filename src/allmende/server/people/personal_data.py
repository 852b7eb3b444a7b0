"""Exports to a person all that the store has of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from allmende.server.people.memberships import Memberships, handed_over
from allmende.server.people.messages import KeptRow, MyTable, MyWord, Person
from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.entries import AnyEntry, Opened, Said, readable
from allmende.server.tables.ledger import seating

_TABLES: Final = "SELECT tab FROM memberships WHERE person = ?"
"""SQL: the tables where a person sits or has sat."""


class PersonalData:
    """Exports to a person all that is stored of them."""

    def __init__(self, store: Store, memberships: Memberships, rows: PersonRows) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows
        self._memberships = memberships

    async def rows(self, person: Person, tables: list[MyTable]) -> dict[str, list[KeptRow]]:
        """The rows stored by a person's id, or by their seats at these tables, by table of the store."""
        found = {}
        for place in self._rows.own:
            query = f"SELECT {place.told} FROM {place.table} WHERE {place.whose} = ?"
            found[place.table] = await self._told(place, Statement(query, (person.person,)))
        mine = {(one.table, seat) for one in tables for seat in one.mine}
        for place in self._rows.of_seats:
            query = f"SELECT {place.told} FROM {place.table} WHERE tab IN ({_TABLES})"
            rows = await self._told(place, Statement(query, (person.person,)))
            found[place.table] = [row for row in rows if (row["tab"], row["seat"]) in mine]
        return found

    async def _told(self, place: Place, asked: Statement) -> list[KeptRow]:
        columns = place.told.split(", ")
        return [dict(zip(columns, row, strict=True)) for row in await self._store.run(asked)]

    async def words(self, person: Person, tables: list[MyTable]) -> list[MyWord]:
        """A person's chat messages at all tables, also those from before they handed a seat over."""
        query = f"SELECT DISTINCT tab FROM {ENTRIES} AS entries WHERE tab IN ({_TABLES}) AND entry LIKE ?"
        spoken = await self._store.run(Statement(query, (person.person, '{"type":"said"%')))
        sat, mine = await self._memberships.of_person(person), {one.table: one.mine for one in tables}
        found = []
        for table in sorted(str(table) for (table,) in spoken):
            entries = [readable(entry) for entry in await self._store.entries(table)]
            former = handed_over(sat[table])
            found += [MyWord(table, text) for text in _said(entries, mine.get(table, []), former)]
        return found


def _said(entries: list[AnyEntry | None], seats: list[int], former: list[int]) -> Iterator[str]:
    """The chat messages of the person who has `seats` now, and had others until versions in `former`.

    Unreadable entries are left out; if the first one is unreadable, there are none.
    """
    opened, *rest = entries
    if not isinstance(opened, Opened):
        return
    ledger = seating(opened, rest)
    spans = [(seat, ledger.seated(seat), len(entries)) for seat in seats]
    for until in former:
        if until in ledger.handed:
            seat, _ = ledger.handed[until]
            spans.append((seat, ledger.seated(seat, until), until))
    for version, entry in enumerate(entries):
        if isinstance(entry, Said) and any(entry.seat == seat and a <= version < b for seat, a, b in spans):
            yield entry.text
