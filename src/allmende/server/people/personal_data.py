"""Personal data: one list of all that the store has of a person, for export and for erasure.

A test fails if the store keeps anything by a person's id that isn't listed here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from allmende.server.people.memberships import Memberships, handed_over
from allmende.server.people.messages import KeptRow, MyTable, MyWord, Person
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.entries import AnyEntry, Opened, Said, readable
from allmende.server.tables.ledger import seating


class Place(NamedTuple):
    """A table of the store: the columns that a person is `told`, and the column `whose` with the person's id."""

    table: str
    told: str
    whose: str = "person"


OWN: Final = (
    Place("persons", "name, folded, colour, since, page, zone, language"),
    Place("devices", "name, since, used"),
    Place("passes", "until"),
    Place("passkeys", "passkey, name, public_key, signed, since, used"),
    Place("challenges", "until"),
    Place("memberships", "tab, role, seat, until, hidden"),
    Place("offers", "offer, wanted, listed, made, tab, begun", whose="host"),
    Place("guests", "offer, place"),
    Place("invited", "offer"),
    Place("remarks", "tab, remark"),
    Place("hours", "opens, closes"),
    Place("holidays", "began, ended"),
    Place("wishes", "wishes"),
    Place("targets", "target, kind, address, since, trouble, tries, failing"),
    Place("reasons", "why, about, stamp, due, called"),
    Place("outbox", "called, target, due"),
    Place("mail_links", "address, until"),
    Place("remote_bots", "bot, seconds", whose="owner"),
    Place("results", "tab, seat, called, title, players, score, won, rated, bot, bots, ended, agreed, shown"),
    Place("ratings", "title, mu, sigma, games"),
    Place("friends", "friend, since"),
    Place("blocked", "other, since"),
    Place("complaints", "complaint, reported, called, why, words, tab, made, done", whose="reporter"),
)
"""Rows stored by a person's id. Columns that are left out serve only to recognize a secret."""
OF_SEATS: Final = (Place("plans", "tab, seat, live, plan"), Place("seen", "tab, seat, version, at"))
"""Data stored by table and seat, which belong to the person who sits there."""
OF_OTHERS: Final = (("friends", "friend"), ("blocked", "other"), ("complaints", "reported"))
"""Rows of other persons that refer to a person, and the column: they belong to those others, and are not exported."""
_TABLES: Final = "SELECT tab FROM memberships WHERE person = ?"
"""SQL: the tables where a person sits or has sat."""
_LASTING: Final = ("results", "complaints")
"""Tables whose rows stay when a person is erased, without the person's id."""
_OFFERED: Final = ("guests", "invited")
"""Tables of the store about persons at open tables."""


class PersonalData:
    """Exports to a person all that is stored of them."""

    def __init__(self, store: Store, memberships: Memberships) -> None:
        self._store = store
        self._memberships = memberships

    async def rows(self, person: Person, tables: list[MyTable]) -> dict[str, list[KeptRow]]:
        """The rows stored by a person's id, or by their seats at these tables, by table of the store."""
        found = {}
        for place in OWN:
            query = f"SELECT {place.told} FROM {place.table} WHERE {place.whose} = ?"
            found[place.table] = await self._told(place, Statement(query, (person.person,)))
        mine = {(one.table, seat) for one in tables for seat in one.mine}
        for place in OF_SEATS:
            query = (
                f"SELECT {place.told} FROM {place.table} WHERE tab IN (SELECT tab FROM memberships WHERE person = ?)"
            )
            rows = await self._told(place, Statement(query, (person.person,)))
            found[place.table] = [row for row in rows if (row["tab"], row["seat"]) in mine]
        return found

    async def _told(self, place: Place, asked: Statement) -> list[KeptRow]:
        columns = place.told.split(", ")
        return [dict(zip(columns, row, strict=True)) for row in await self._store.run(asked)]

    async def words(self, person: Person, tables: list[MyTable]) -> list[MyWord]:
        """A person's chat messages at all tables, also those from before they handed a seat over."""
        query = f"SELECT DISTINCT tab FROM entries WHERE tab IN ({_TABLES}) AND entry LIKE ?"
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


def forgotten(person: str) -> list[Statement]:
    """The statements that erase all that is stored by a person's id."""
    who = (person,)
    mail = "DELETE FROM mail_links WHERE address IN (SELECT address FROM targets WHERE person = ? AND kind = 'mail')"
    return [
        *(
            Statement(f"DELETE FROM {table} WHERE offer IN (SELECT offer FROM offers WHERE host = ?)", who)
            for table in _OFFERED
        ),
        Statement(mail, who),
        *(
            Statement(f"DELETE FROM {place.table} WHERE {place.whose} = ?", who)
            for place in OWN
            if place.table not in _LASTING
        ),
        *(
            Statement(f"DELETE FROM {table} WHERE {whose} = ?", who)
            for table, whose in OF_OTHERS
            if table not in _LASTING
        ),
        Statement("UPDATE results SET person = '', called = '', shown = 0 WHERE person = ?", who),
        # The text of a complaint may tell who wrote it, and about whom.
        Statement("UPDATE complaints SET reporter = '', words = '' WHERE reporter = ?", who),
        Statement("UPDATE complaints SET reported = '', called = '', words = '' WHERE reported = ?", who),
    ]


def seat_forgotten(table: str, seat: int) -> list[Statement]:
    """The statements that erase what is stored of the player of a seat."""
    return [Statement(f"DELETE FROM {place.table} WHERE tab = ? AND seat = ?", (table, seat)) for place in OF_SEATS]
