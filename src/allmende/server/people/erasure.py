"""Erases a person: their moves stay under another name."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from allmende.server.people.anonymization import Anonymization, free_name
from allmende.server.people.memberships import Memberships, handed_over, seats_at
from allmende.server.people.messages import Person
from allmende.server.people.person_rows import PersonRows
from allmende.server.people.table_summaries import TableSummaries
from allmende.server.store.protocol import Store
from allmende.server.tables.entries import Forgotten
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table

log = logging.getLogger(__name__)


class Erasure:
    """Erases persons, at all their tables first, so that an interrupted erasure can be begun again."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        rows: PersonRows,
        memberships: Memberships,
        summaries: TableSummaries,
        remove_bots: Callable[[str], Awaitable[None]],
    ) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._tables = tables
        self._rows = rows
        self._memberships = memberships
        self._summaries = summaries
        self._remove_bots = remove_bots
        self._anonymization = Anonymization(store, rows)

    async def forget(self, person: Person, called: str) -> None:
        """Erase a person; where they sat, their seats bear the name `called` from now on."""
        for name, sat in (await self._memberships.of_person(person)).items():
            try:
                await self._forget_at(name, person, called)
            except Exception as error:
                # One broken table must not stop it. If the store itself fails, the next statement raises.
                is_whole = await self._anonymization.strike_all(name, sat, called)
                await self._tables.catch_up(name)
                left = "" if is_whole else ", and may still be named in what can't be read of it"
                log.warning("at table %s somebody is forgotten without its game%s: %s", name, left, error)
        await self._remove_bots(person.person)
        # Table summaries have names, too, and would be written only after a while.
        await self._summaries.write()
        await self._store.run(*self._rows.erased(person.person))
        self._memberships.look_again()

    async def _forget_at(self, name: str, person: Person, called: str) -> None:
        table = await self._tables.get(name)
        sat = await self._memberships.at(person, name)  # after loading, which may change it
        for version in handed_over(sat):
            await self._rename(table, table.ledger.handed[version][0], called, version)
        for seat in seats_at(table.seats, sat):
            await self._rename(table, seat, called)
            await self._store.run(*self._rows.seat_erased(name, seat))

    async def _rename(self, table: Table, seat: int, called: str, until: int | None = None) -> None:
        """Rename a seat, or its player of former times, who handed it over by the entry of version `until`."""
        name = free_name(table.ledger, seat, called)

        def propose() -> list[Forgotten]:
            return [Forgotten(seat, name, until, quit=table.opened.rated and until is None and not table.game.is_over)]

        await self._tables.lay_down(table, propose)
        await self._anonymization.strike(table.name, table.ledger, seat, name, until)
