"""Forgetting somebody: moves stay, and whoever made them bears another name, as if there had never been a first one."""

from __future__ import annotations

import logging

from allmende.server.entries import Forgotten
from allmende.server.people.known import seat_forgotten
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.people.sitters import FORMER, Sitters, seats_at
from allmende.server.people.standings import Standings
from allmende.server.people.striking import Striking, free_name
from allmende.server.remote.identities import Identities
from allmende.server.store import Store
from allmende.server.table import Table
from allmende.server.tables import Tables

log = logging.getLogger(__name__)


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
        self._striking = Striking(store)

    async def forget(self, person: Person, called: str) -> None:
        """Nothing is known of this person any more, who is called like that where they sat."""
        for name, sat in (await self._sitters.of_person(person)).items():
            try:
                await self._forget_at(name, person, called)
            except Exception as error:
                # Whatever is wrong with one table: if it is the store itself, what follows says so.
                is_whole = await self._striking.strike_all(name, sat, called)
                await self._tables.catch_up(name)
                left = "" if is_whole else ", and may still be named in what can't be read of it"
                log.warning("at table %s somebody is forgotten without its game%s: %s", name, left, error)
        for bot in await self._identities.of(person.person):
            await self._identities.remove(person.person, bot)
        # Standings tell names, too, and are else written only after a while.
        await self._standings.write()
        await self._persons.forget(person)
        self._sitters.look_again()

    async def _forget_at(self, name: str, person: Person, called: str) -> None:
        table = await self._tables.get(name)
        sat = await self._sitters.at(person, name)  # as it is once the table is loaded
        for version in (FORMER - seat for seat in sat if seat <= FORMER):
            await self._rename(table, table.ledger.handed[version][0], called, version)
        for seat in seats_at(table.seats, sat):
            await self._rename(table, seat, called)
            await self._store.run(*seat_forgotten(name, seat))

    async def _rename(self, table: Table, seat: int, called: str, until: int | None = None) -> None:
        """Have a seat bear another name, or have borne it until it was handed over by the entry of a version."""
        name = free_name(table.ledger, seat, called)

        def propose() -> list[Forgotten]:
            return [Forgotten(seat, name, until, quit=table.opened.rated and until is None and not table.game.is_over)]

        await self._tables.lay_down(table, propose)
        await self._striking.strike(table.name, table.ledger, seat, name, until)
