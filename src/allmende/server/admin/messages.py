"""Structs of the API for the host of a server."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.server.http.messages import RequestBody
from allmende.server.people.messages import Person, SeatSummary


class LiveValues(RequestBody, frozen=True):
    """What the host has changed: the features that are `off`, and a `notice` for all who are there, or an empty one.

    It may say when the server `stops` for a while, in seconds since 1970, or 0.
    """

    off: Sequence[str] = ()
    notice: str = ""
    stops: int = 0


class Notice(msgspec.Struct, frozen=True):
    """The host's notice for all who are there, empty if there is none, and when the server `stops`, or 0."""

    notice: str
    stops: int


class LiveTable(msgspec.Struct, frozen=True):
    """A table as the host sees it: nothing that is hidden from onlookers.

    `present` are the seats whose players have it open, `onlookers` the number of others, and `changed` is when it was
    changed last, in seconds since 1970.
    """

    table: str
    title: str
    seats: list[SeatSummary]
    present: list[int]
    onlookers: int
    changed: int
    over: bool


class Numbers(msgspec.Struct, frozen=True):
    """What there is in the store, of all processes.

    `people` who are known, and of these who came within a day (`people_today`); games that `go_on`, that were moved at
    within a day (`moved_today`) and that are `finished`; open tables that wait for players; notifications that wait to
    be sent (`outbox`), and addresses at which they fail (`failing`).
    """

    people: int
    people_today: int
    go_on: int
    moved_today: int
    finished: int
    open_tables: int
    outbox: int
    failing: int


class Process(msgspec.Struct, frozen=True):
    """The process that replies: its version, when it began, in seconds since 1970, and whether it `leads`.

    The machine's `load` is that of a minute per processor, 1 if all are busy; `memory` is the most that the process had
    so far, in bytes; both are 0 where the system doesn't tell. `tables` are in its memory.
    """

    version: str
    began: int
    leads: bool
    load: float
    memory: int
    tables: int


class Trouble(msgspec.Struct, frozen=True):
    """A warning or an error of the log, when it came `first` and `last`, and how often."""

    line: str
    level: str
    first: int
    last: int
    times: int


class Overview(msgspec.Struct, frozen=True):
    """What goes on at the server: its numbers, the tables that people have open, and what went wrong lately.

    `switches` are the features that can be switched off, and `live` says which are.
    """

    process: Process
    numbers: Numbers
    live: LiveValues
    switches: list[str]
    tables: list[LiveTable]
    troubles: list[Trouble]


class Report(msgspec.Struct, frozen=True):
    """A complaint of a player about another one, who was `called` by that name.

    It was `made` at a time, in seconds since 1970. What belongs to an erased person is empty.
    """

    complaint: str
    why: str
    words: str
    called: str
    reported: str
    by: str
    table: str
    made: int


class KnownPerson(msgspec.Struct, frozen=True):
    """A person as the host sees them: known `since` when, when they were `seen` last, and since when they are `banned`.

    Times are in seconds since 1970; 0 is never, or not known.
    """

    person: Person
    since: int
    seen: int
    banned: int
    why: str


class Ban(RequestBody, frozen=True):
    """A ban, and why; the person reads that when they try to sign in."""

    why: str = ""


class WayBack(msgspec.Struct, frozen=True):
    """The secret of a pass by which a person signs in again, once, and until when it is good, in seconds since 1970."""

    secret: str
    until: int
