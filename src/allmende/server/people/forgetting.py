"""Forgetting somebody: moves stay, and whoever made them bears another name, as if there had never been a first one."""

from __future__ import annotations

from allmende.server.entries import Forgotten, decode, encode, without_name
from allmende.server.people.known import seat_forgotten
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.people.sitters import FORMER, Sitters, seats_at
from allmende.server.people.standings import Standings
from allmende.server.remote.identities import Identities
from allmende.server.seats import first_free, numbered
from allmende.server.store import Store, rewritten
from allmende.server.table import Table
from allmende.server.tables import Tables


class Forgetting:
    """Forgets persons, at all their tables first: whoever is interrupted can begin again."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        persons: Persons,
        sitters: Sitters,
        standings: Standings,
        identities: Identities,
    ) -> None:
        self._store = store
        self._tables = tables
        self._persons = persons
        self._sitters = sitters
        self._standings = standings
        self._identities = identities

    async def forget(self, person: Person, called: str) -> None:
        """Nothing is known of this person any more, who is called like that where they sat."""
        for name, sat in (await self._sitters.of_person(person)).items():
            table = await self._tables.get(name)
            for version in (FORMER - seat for seat in sat if seat <= FORMER):
                await self._rename(table, table.ledger.handed[version][0], called, version)
            for seat in seats_at(table, sat):
                await self._rename(table, seat, called)
                await self._store.run(*seat_forgotten(name, seat))
        for bot in await self._identities.of(person.person):
            await self._identities.remove(person.person, bot)
        # Standings tell names, too, and are else written only after a while.
        await self._standings.write()
        await self._persons.forget(person)
        self._sitters.look_again()

    async def _rename(self, table: Table, seat: int, called: str, until: int | None = None) -> None:
        """Have a seat bear another name, or have borne it until it was handed over by the entry of a version."""
        others = [one.name for number, one in enumerate(table.seats) if number != seat]
        name = first_free(numbered(called, " {}"), others)
        await self._tables.lay_down(table, lambda: [Forgotten(seat, name, until)])
        entries = [decode(entry) for entry in await self._store.entries(table.name)]
        since = table.ledger.seated(seat, until)
        changed = [
            rewritten(table.name, version, encode(after))
            for version, entry in enumerate(entries[:until])
            if version >= since and (after := without_name(entry, seat, name)) != entry
        ]
        if changed:
            await self._store.run(*changed)
