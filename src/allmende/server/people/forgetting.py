"""Forgetting somebody: moves stay, and whoever made them bears another name, as if there had never been a first one."""

from __future__ import annotations

from itertools import chain, count

from allmende.server.entries import Forgotten, decode, encode, without_name
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.people.sitters import Sitters, seats_at
from allmende.server.seats import first_free, with_ending
from allmende.server.store import Store, rewritten
from allmende.server.table import Table
from allmende.server.tables import Tables


class Forgetting:
    """Forgets persons, at all their tables first: whoever is interrupted can begin again."""

    def __init__(self, store: Store, tables: Tables, persons: Persons, sitters: Sitters) -> None:
        self._store = store
        self._tables = tables
        self._persons = persons
        self._sitters = sitters

    async def forget(self, person: Person, called: str) -> None:
        """Nothing is known of this person any more, who is called like that where they sat."""
        for name, sat in (await self._sitters.of_person(person)).items():
            table = await self._tables.get(name)
            for seat in seats_at(table, sat):
                await self._rename(table, seat, called)
        await self._persons.forget(person)
        self._sitters.look_again()

    async def _rename(self, table: Table, seat: int, called: str) -> None:
        others = [one.name for number, one in enumerate(table.seats) if number != seat]
        name = first_free(chain([called], (with_ending(called, f" {i}") for i in count(2))), others)
        await self._tables.lay_down(table, lambda: [Forgotten(seat, name)])
        entries = [decode(entry) for entry in await self._store.entries(table.name)]
        renamed = [without_name(entry, seat, name) for entry in entries]
        changed = [
            rewritten(table.name, version, encode(after))
            for version, (before, after) in enumerate(zip(entries, renamed, strict=True))
            if after != before
        ]
        if changed:
            await self._store.run(*changed)
