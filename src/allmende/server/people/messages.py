"""Structs of the API about people and their tables."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from allmende.core import Ending, Message
from allmende.server.http.messages import RequestBody
from allmende.server.tables.messages import Kind
from allmende.server.tables.pace.terms import Pace

COLOURS: Final = ["barley", "clay", "cornflower", "flax", "heather", "hops", "moor", "poppy"]
"""The colours by which people can be told apart; the client decides what they look like."""


class Person(msgspec.Struct, frozen=True):
    """A user of this server. `person` is an id without meaning, and no secret."""

    person: str
    name: str
    colour: str


# Requests


class PersonChange(RequestBody, frozen=True):
    """Another name, colour, time zone or language; with a `name` it creates the person of a browser without one."""

    name: str | None = None
    colour: str | None = None
    zone: str | None = None
    language: str | None = None


class PassUse(RequestBody, frozen=True):
    """A pass that was made on another device."""

    secret: str


class HideRequest(RequestBody, frozen=True):
    """A request to take a table off my list until something happens there after `version`, the last one that I know."""

    version: int


class Holiday(RequestBody, frozen=True):
    """Days on which a person plays nowhere, the first and the last one, written as 2027-01-31."""

    first: str
    last: str


class HoursChange(RequestBody, frozen=True):
    """A change of a person's playing hours, in minutes of the day in their time zone; null leaves them.

    A `holiday` replaces the one that is not over, and null ends or cancels that.
    """

    opens: int | None = None
    closes: int | None = None
    holiday: Holiday | UnsetType | None = UNSET


class ForgetMe(RequestBody, frozen=True):
    """A request to erase me; `name` replaces mine at the tables where I sat, in the language of my choice."""

    name: str


# Replies


class Me(msgspec.Struct, frozen=True):
    """The person of this browser, null if it has none yet; the number of their devices; and all colours."""

    person: Person | None
    devices: int
    colours: list[str]


class Device(msgspec.Struct, frozen=True):
    """A device that is mine: the `name` of its browser, empty if unknown; `here` is true for the one in use.

    It is known `since` a time, and was `used` last, give or take a quarter of an hour, in seconds since 1970, 0 if
    unknown.
    """

    device: str
    name: str
    since: int
    used: int
    here: bool


class MyDevices(msgspec.Struct, frozen=True):
    """All devices that are mine, the one in use first, then those used last."""

    devices: list[Device]


class MyHours(msgspec.Struct, frozen=True):
    """My playing hours, in minutes of the day in my time zone; my next holiday; and the holidays left in this year."""

    zone: str
    opens: int
    closes: int
    holiday: Holiday | None
    days_left: int


class Pass(msgspec.Struct, frozen=True):
    """A secret that makes one more device mine: good once, and `until` a time in seconds since 1970."""

    secret: str
    until: int


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a summary: the name there, perhaps only a bot's own, and its kind: people here or by link, or a bot."""

    name: str
    kind: Kind
    own_name: Message | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table as lists show it; all times are seconds since 1970.

    `asked` has the seats of people that have to decide, and since when; `begun` when they have begun their turns,
    `nudged` when they were reminded, and, where there is a `pace`, `due` when their time is up. `lesson` names the
    lesson that the table gives, if it gives one: counts, comparisons and searches of games pass it over. In a rated
    game `left` has the seats at which a bot has decided because their players wanted that, even if they are back, or
    whose players were erased as it went on; `forgotten` has all whose players were erased. A finished game has `scores`
    and `winners`, and the `ending` if its players have ended it.
    """

    title: str
    seats: list[SeatSummary]
    asked: dict[int, int]
    over: bool
    scores: list[float]
    winners: list[int]
    ending: Ending | None = None
    nudged: dict[int, int] = {}
    pace: Pace | None = None
    due: dict[int, int] = {}
    lesson: str = ""
    left: list[int] = []
    forgotten: list[int] = []
    begun: dict[int, int] = {}


class MyTable(msgspec.Struct, frozen=True):
    """A table at which I sit: with the seats `mine`, of which those that are `asked` wait for me.

    It `changed` last at a time, in seconds since 1970.
    """

    table: str
    version: int
    changed: int
    mine: list[int]
    standing: TableSummary


class MyTables(msgspec.Struct, frozen=True):
    """The tables at which I sit, the latest first; if not `whole`, those that have changed, and which are `gone`."""

    tables: list[MyTable]
    gone: list[str]
    whole: bool


class MyWord(msgspec.Struct, frozen=True):
    """A chat message of mine at a table."""

    table: str
    text: str


KeptRow = dict[str, str | int | None]
"""A row of the store as its owner gets it: values by column. Times are seconds since 1970."""


class Rating(msgspec.Struct, frozen=True):
    """A person's strength by rated games of a title, in which no bots play: within the `spread` of the `value`."""

    title: str
    value: int
    spread: int
    games: int


class MyData(msgspec.Struct, frozen=True):
    """All data about me: my tables, ratings and chat messages, and all other rows, `kept`, by table of the store."""

    person: Person
    tables: list[MyTable]
    ratings: list[Rating]
    words: list[MyWord]
    kept: dict[str, list[KeptRow]]


class FinishedGame(msgspec.Struct, frozen=True):
    """A line of my exported games: the players' names, my seats, the result, and the record of a finished game.

    It `changed` last at a time, in seconds since 1970.
    """

    table: str
    title: str
    names: list[str]
    mine: list[int]
    scores: list[float]
    winners: list[int]
    changed: int
    record: str


class Remark(RequestBody, frozen=True):
    """A private note of a person at a table."""

    remark: str


class Seen(msgspec.Struct, frozen=True):
    """The time at which a player left a table last, in seconds since 1970, and the version that they had seen."""

    version: int
    at: int


class Silenced(msgspec.Struct, frozen=True):
    """A blocked player's seat, `since` the version at which they took it: both identify their chat messages."""

    seat: int
    since: int


class Company(msgspec.Struct, frozen=True):
    """The people at a table now: the seats that are `present`, the `onlookers`, and what absent players saw last.

    Chat messages of the `silenced` are hidden from me.
    """

    present: list[int]
    onlookers: int
    seen: dict[int, Seen]
    silenced: list[Silenced] = []


class Sat(msgspec.Struct, frozen=True):
    """The seats of a table that are mine now."""

    seats: list[int]
