"""Complaints: reports of players about others, which the host reads with `allmende complaints`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.people.directory import Found
from allmende.server.people.messages import Person
from allmende.server.people.social_messages import NewComplaint
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.seats import plain_line

LONGEST: Final = 500
"""The most characters of a complaint."""
MOST: Final = 10
"""The most complaints of a person in a day."""
DAY: Final = 24 * 60 * 60

_ALL: Final = """
    SELECT complaint, reported, called, coalesce(other.name, ''), reporter, coalesce(own.name, ''), why, words, tab,
        made, done
    FROM complaints
    LEFT JOIN persons AS other ON other.person = reported LEFT JOIN persons AS own ON own.person = reporter
"""

log = logging.getLogger(__name__)


class Complaint(NamedTuple):
    """A complaint as the host reads it.

    `reported` is the person's id, `called` the name at that time and `name` the present one; `reporter` and `by` are id
    and name of the reporter. `table` is empty if none was named. `made` and `done` are seconds since 1970; `done` is 0
    until the host has dealt with it. What belongs to an erased person is empty.
    """

    complaint: str
    reported: str
    called: str
    name: str
    reporter: str
    by: str
    why: str
    words: str
    table: str
    made: int
    done: int


class Complaints:
    """The complaints in a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def make(self, by: Person, about: Found, wanted: NewComplaint) -> None:
        """Write a complaint; UnfitError if its text is too long, or missing where needed, or beyond the daily limit."""
        words = plain_line(wanted.words, LONGEST)
        if (wanted.words.strip() or wanted.why == "other") and not words:
            raise UnfitError("a complaint has so many characters", Message("error-complaint", {"longest": LONGEST}))
        now = int(self._clock())
        recent = "SELECT 1 FROM complaints WHERE reporter = ? AND made > ?"
        if len(await self._store.run(Statement(recent, (by.person, now - DAY)))) >= MOST:
            raise UnfitError("enough complaints", Message("error-complaints", {"most": MOST}))
        query = """
            INSERT INTO complaints (complaint, reporter, reported, called, why, words, tab, made, done)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)
        """
        about_whom = (about.person.person, about.called, wanted.why, words, wanted.whom.table)
        await self._store.run(Statement(query, (keys.new_table_name(), by.person, *about_whom, now)))
        log.warning("somebody was reported: “allmende complaints” tells who, and why")

    async def listed(self, *, done: bool = False) -> list[Complaint]:
        """The complaints that are open, the oldest first; with `done` all of them."""
        where = "" if done else "WHERE done = 0"
        return [_complaint(row) for row in await self._store.run(Statement(f"{_ALL} {where} ORDER BY made, complaint"))]

    async def finish(self, complaint: str) -> None:
        """Mark a complaint as dealt with; NotFoundError if there is none of this name."""
        query = "UPDATE complaints SET done = ? WHERE complaint = ? RETURNING complaint"
        if not await self._store.run(Statement(query, (int(self._clock()), complaint))):
            raise NotFoundError("no such complaint", Message("error-no-complaint", {"complaint": complaint[:40]}))


def _complaint(row: Row) -> Complaint:
    complaint, reported, called, name, reporter, by, why, words, table = map(str, row[:-2])
    made, done = (int(time or 0) for time in row[-2:])
    return Complaint(complaint, reported, called, name, reporter, by, why, words, table, made, done)
