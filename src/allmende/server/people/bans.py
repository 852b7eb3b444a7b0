"""Bans: persons whom the host lets sign in on no device any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.core import Message
from allmende.server.errors import ForbiddenError, UnfitError
from allmende.server.people.messages import Person
from allmende.server.people.person_rows import PersonRows
from allmende.server.people.persons import person_of
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.seats import plain_line

LONGEST: Final = 200
"""The most characters of the reason of a ban."""

_KNOWN: Final = """
    SELECT person, persons.name, colour, persons.since, coalesce(used, 0), coalesce(bans.since, 0), coalesce(why, '')
    FROM persons LEFT JOIN bans USING (person)
    LEFT JOIN (SELECT person, max(used) AS used FROM devices GROUP BY person) AS devices USING (person)
"""


class Standing(NamedTuple):
    """A person: known `since` when, when a device of theirs was `seen` last, and since when they are `banned`, and why.

    Times are in seconds since 1970; 0 is never, or not known.
    """

    person: Person
    since: int
    seen: int
    banned: int
    why: str


class Bans:
    """The bans in a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, rows: PersonRows, clock: Callable[[], float]) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows
        self._clock = clock

    async def check(self, person: str) -> None:
        """Raise ForbiddenError, with the reason, if the person of this id is banned."""
        found = await self._store.run(Statement("SELECT why FROM bans WHERE person = ?", (person,)))
        if found:
            why = str(found[0][0])
            raise ForbiddenError(
                "they are banned", Message("error-banned", {"given": "yes" if why else "no", "why": why})
            )

    async def ban(self, person: str, why: str) -> None:
        """Ban a person: no device is theirs any more, and none becomes so. UnfitError if the reason is too long."""
        reason = plain_line(why, LONGEST)
        if why.strip() and not reason:
            raise UnfitError("a reason has so many characters", Message("error-ban-reason", {"longest": LONGEST}))
        query = "INSERT INTO bans (person, since, why) VALUES (?, ?, ?) ON CONFLICT (person) DO NOTHING"
        await self._store.run(
            Statement(query, (person, int(self._clock()), reason)),
            *self._rows.banned(person),
            *self._rows.published(person),
        )

    async def lift(self, person: str) -> None:
        """Lift a ban, if there is one."""
        await self._store.run(Statement("DELETE FROM bans WHERE person = ?", (person,)))

    async def standing(self, person: Person) -> Standing | None:
        """How a person stands; None if they are gone."""
        rows = await self._store.run(Statement(f"{_KNOWN} WHERE person = ?", (person.person,)))
        return _standing(rows[0]) if rows else None

    async def listed(self) -> list[Standing]:
        """All who are banned, the latest first."""
        rows = await self._store.run(Statement(f"{_KNOWN} WHERE bans.since > 0 ORDER BY bans.since DESC, person"))
        return [_standing(row) for row in rows]


def _standing(row: Row) -> Standing:
    since, seen, banned = (int(time or 0) for time in row[3:6])
    return Standing(person_of(row[:3]), since, seen, banned, str(row[6]))
