"""Striking out names where they are written down: in the entries of a table, and in how it stands.

No game is played for that, so that nobody stays known because of a table that can't be loaded any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from allmende.server.entries import Forgotten, Opened, encode, readable, without_name
from allmende.server.ledger import Ledger, seating
from allmende.server.people.known import seat_forgotten
from allmende.server.people.sitters import FORMER, seats_at, standing_of
from allmende.server.seats import first_free, numbered
from allmende.server.store import Statement, Store, TakenError, rewritten


class Striking:
    """Strikes names out of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def strike(self, table: str, ledger: Ledger, seat: int, name: str, until: int | None = None) -> None:
        """Have a seat bear this name in all entries since its player sat down, or until they handed it over."""
        since = ledger.seated(seat, until)
        # As they are now: others may be struck from the same entries, before this or at the same time.
        while changed := list(_struck(table, since, (await self._store.entries(table))[:until], seat, name)):
            await self._store.run(*changed)

    async def strike_all(self, table: str, sat: Sequence[int], called: str) -> bool:
        """The same for all seats of somebody at a table that can't be loaded; whether all of it could be read."""
        entries = [readable(written) for written in await self._store.entries(table)]
        opened = entries[0] if entries else None
        if not isinstance(opened, Opened):
            await self._store.run(*(one for seat in sat if seat >= 0 for one in seat_forgotten(table, seat)))
            return not entries
        ledger = seating(opened, entries[1:])
        for seat in seats_at(ledger.seats, sat):
            name = free_name(ledger, seat, called)
            await self._forget(table, ledger, Forgotten(seat, name))
            await self._strike_standing(table, seat, name)
            await self._store.run(*seat_forgotten(table, seat))
        for version in (FORMER - seat for seat in sat if seat <= FORMER):
            if version in ledger.handed:
                seat, _ = ledger.handed[version]
                await self._forget(table, ledger, Forgotten(seat, free_name(ledger, seat, called), version))
        return None not in entries

    async def _forget(self, table: str, ledger: Ledger, entry: Forgotten) -> None:
        """Lay down that somebody is forgotten, since processes may have the table in memory, and strike their name."""
        stamped = encode(msgspec.structs.replace(entry, at=int(await self._store.now())))
        while True:
            with suppress(TakenError):  # somebody was faster
                await self._store.append(table, len(await self._store.entries(table)), [stamped])
                break
        ledger.forget(entry)
        await self.strike(table, ledger, entry.seat, entry.name, entry.until)

    async def _strike_standing(self, table: str, seat: int, name: str) -> None:
        for (written,) in await self._store.run(Statement("SELECT standing FROM standings WHERE tab = ?", (table,))):
            changed = ""  # nobody can strike a name out of what can't be read
            if (standing := standing_of(table, written)) is not None:
                standing.seats[seat] = msgspec.structs.replace(standing.seats[seat], name=name)
                changed = msgspec.json.encode(standing).decode()
            await self._store.run(Statement("UPDATE standings SET standing = ? WHERE tab = ?", (changed, table)))


def _struck(table: str, since: int, entries: Sequence[str], seat: int, name: str) -> Iterator[Statement]:
    """What has a seat bear this name in those entries, from a version on, where it bears another."""
    for version, written in enumerate(entries):
        entry = readable(written) if version >= since else None
        if entry is not None and (after := without_name(entry, seat, name)) != entry:
            yield rewritten(table, version, written, encode(after))


def free_name(ledger: Ledger, seat: int, called: str) -> str:
    """What somebody who is called like that is called at a seat, beside the others."""
    others = [one.name for number, one in enumerate(ledger.seats) if number != seat]
    return first_free(numbered(called, " {}"), others)
