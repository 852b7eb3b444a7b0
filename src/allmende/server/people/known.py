"""What the store knows of somebody: by one list it is all told to them, and none of it is left when they are forgotten.

Whatever the store keeps by a person's id has its place here, or a test fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from allmende.server.entries import AnyEntry, Opened, Said, readable
from allmende.server.ledger import seating
from allmende.server.people.messages import KeptRow, MyTable, MyWord, Person
from allmende.server.people.sitters import FORMER, Sitters
from allmende.server.store import Statement, Store


class Place(NamedTuple):
    """A table of the store: what of its columns is told to the person whose id another column has."""

    table: str
    told: str
    whose: str = "person"


OWN: Final = (
    Place("persons", "name, folded, colour, since, page, zone, language"),
    Place("devices", "name, since, used"),
    Place("passes", "until"),
    Place("passkeys", "passkey, name, public_key, signed, since, used"),
    Place("challenges", "until"),
    Place("sitters", "tab, seat, hidden"),
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
    Place("results", "tab, seat, called, title, players, score, won, rated, bot, bots, ended, shown"),
    Place("ratings", "title, mu, sigma, games"),
)
"""All that is kept by persons. What is left out of the columns serves only to know a secret again."""
OF_SEATS: Final = (Place("plans", "tab, seat, live, plan"), Place("seen", "tab, seat, version, at"))
"""What is kept by tables and seats, and is theirs who sit there."""
_LASTING: Final = ("results",)
"""What was played stays, by nobody."""
_OFFERED: Final = ("guests", "invited")
"""What is known of persons at open tables."""


class Known:
    """Tells somebody all of it."""

    def __init__(self, store: Store, sitters: Sitters) -> None:
        self._store = store
        self._sitters = sitters

    async def rows(self, person: Person, tables: list[MyTable]) -> dict[str, list[KeptRow]]:
        """What is kept by somebody's id, or by their seats at these tables, by where it is."""
        found = {}
        for place in OWN:
            query = f"SELECT {place.told} FROM {place.table} WHERE {place.whose} = ?"
            found[place.table] = await self._told(place, Statement(query, (person.person,)))
        mine = {(one.table, seat) for one in tables for seat in one.mine}
        for place in OF_SEATS:
            query = f"SELECT {place.told} FROM {place.table} WHERE tab IN (SELECT tab FROM sitters WHERE person = ?)"
            rows = await self._told(place, Statement(query, (person.person,)))
            found[place.table] = [row for row in rows if (row["tab"], row["seat"]) in mine]
        return found

    async def _told(self, place: Place, asked: Statement) -> list[KeptRow]:
        columns = place.told.split(", ")
        return [dict(zip(columns, row, strict=True)) for row in await self._store.run(asked)]

    async def words(self, person: Person, tables: list[MyTable]) -> list[MyWord]:
        """What somebody has said at tables, also where they have handed their seat over since."""
        query = """
            SELECT DISTINCT tab FROM entries WHERE tab IN (SELECT tab FROM sitters WHERE person = ?) AND entry LIKE ?
        """
        spoken = await self._store.run(Statement(query, (person.person, '{"type":"said"%')))
        sat, mine = await self._sitters.of_person(person), {one.table: one.mine for one in tables}
        found = []
        for table in sorted(str(table) for (table,) in spoken):
            entries = [readable(entry) for entry in await self._store.entries(table)]
            former = [FORMER - seat for seat in sat[table] if seat <= FORMER]
            found += [MyWord(table, text) for text in _said(entries, mine.get(table, []), former)]
        return found


def _said(entries: list[AnyEntry | None], seats: list[int], former: list[int]) -> Iterator[str]:
    """The words of whoever has these seats, and had those that were handed over at these versions.

    Of what can't be read nothing is known, nor where not even the first entry can be.
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
    """What leaves nothing that is kept by a person's id."""
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
        Statement("UPDATE results SET person = '', called = '', shown = 0 WHERE person = ?", who),
    ]


def seat_forgotten(table: str, seat: int) -> list[Statement]:
    """What leaves nothing that is kept of whoever sat there."""
    return [Statement(f"DELETE FROM {place.table} WHERE tab = ? AND seat = ?", (table, seat)) for place in OF_SEATS]
