"""Anonymizes persons in a table's entries and its summary.

No game is played for that, so that a table that can't be loaded any more keeps no name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from allmende.server.people.memberships import Membership, handed_over, seats_at, summary_of
from allmende.server.people.person_rows import PersonRows
from allmende.server.store.protocol import Statement, Store, TakenError, rewritten
from allmende.server.tables.entries import Forgotten, Opened, encode, readable, without_name
from allmende.server.tables.ledger import Ledger, seating
from allmende.server.tables.seats import first_free, numbered


class Anonymization:
    """Replaces the names of persons in a store."""

    def __init__(self, store: Store, rows: PersonRows) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows

    async def strike(self, table: str, ledger: Ledger, seat: int, name: str, until: int | None = None) -> None:
        """Write `name` for a seat in all entries since its player sat down.

        If they have handed the seat over, by the entry of version `until`, only entries before it are changed.
        """
        since = ledger.seated(seat, until)
        # Read anew each time: another person may be struck from these entries before this or at the same time.
        while changed := list(_struck(table, since, (await self._store.entries(table))[:until], seat, name)):
            await self._store.run(*changed)

    async def strike_all(self, table: str, sat: Sequence[Membership], called: str) -> bool:
        """Strike a person from a table that can't be loaded; False if an entry could not be read.

        `sat` has the person's places, `called` is the name that they get.
        """
        entries = [readable(written) for written in await self._store.entries(table)]
        opened = entries[0] if entries else None
        if not isinstance(opened, Opened):
            seats = [one.seat for one in sat if one.role == "player"]
            await self._store.run(*(statement for seat in seats for statement in self._rows.seat_erased(table, seat)))
            return not entries
        ledger = seating(opened, entries[1:])
        for seat in seats_at(ledger.seats, sat):
            name = free_name(ledger, seat, called)
            await self._forget(table, ledger, Forgotten(seat, name))
            await self._strike_standing(table, seat, name)
            await self._store.run(*self._rows.seat_erased(table, seat))
        for version in handed_over(sat):
            if version in ledger.handed:
                seat, _ = ledger.handed[version]
                await self._forget(table, ledger, Forgotten(seat, free_name(ledger, seat, called), version))
        return None not in entries

    async def _forget(self, table: str, ledger: Ledger, entry: Forgotten) -> None:
        """Append that a person is forgotten, because processes may have the table in memory, and strike their name."""
        stamped = encode(msgspec.structs.replace(entry, at=int(await self._store.now())))
        while True:
            with suppress(TakenError):  # another process was faster
                await self._store.append(table, len(await self._store.entries(table)), [stamped])
                break
        ledger.forget(entry)
        await self.strike(table, ledger, entry.seat, entry.name, entry.until)

    async def _strike_standing(self, table: str, seat: int, name: str) -> None:
        for (written,) in await self._store.run(Statement("SELECT standing FROM standings WHERE tab = ?", (table,))):
            changed = ""  # the name can't be struck from an unreadable summary
            if (standing := summary_of(table, written)) is not None:
                standing.seats[seat] = msgspec.structs.replace(standing.seats[seat], name=name)
                changed = msgspec.json.encode(standing).decode()
            await self._store.run(Statement("UPDATE standings SET standing = ? WHERE tab = ?", (changed, table)))


def _struck(table: str, since: int, entries: Sequence[str], seat: int, name: str) -> Iterator[Statement]:
    """The statements that write `name` for a seat in the entries from version `since` on, where they have another."""
    for version, written in enumerate(entries):
        entry = readable(written) if version >= since else None
        if entry is not None and (after := without_name(entry, seat, name)) != entry:
            yield rewritten(table, version, written, encode(after))


def free_name(ledger: Ledger, seat: int, called: str) -> str:
    """The name `called`, or the first numbered form of it that the other seats of the table leave free."""
    others = [one.name for number, one in enumerate(ledger.seats) if number != seat]
    return first_free(numbered(called, " {}"), others)
