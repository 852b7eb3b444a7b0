"""Structs of the API about open tables and games that may be watched."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core import Message
from allmende.server.http.messages import RequestBody
from allmende.server.people.messages import Person, SeatSummary
from allmende.server.tables.pace.terms import Pace

Level = Literal["any", "beginner", "practised", "expert"]
"""The skill of the players that a host would like to play with."""


class NewOffer(RequestBody, frozen=True):
    """A table to be offered, with a number of `seats`; the last ones are for as many `bots`.

    It is `listed` for everybody, or found only by its link and by those who are invited. Players of a `level` are
    wanted, which isn't checked. For `absence`, `rated`, `pace`, `coached` and `studied` see NewTable; with bots no
    game is rated.
    """

    title: str
    seats: int
    bots: int = 0
    options: dict[str, str] = msgspec.field(default_factory=dict)
    absence: int | None = None
    listed: bool = True
    level: Level = "any"
    rated: bool = False
    pace: Pace | None = None
    coached: bool = False
    studied: bool = False


class GameSearch(RequestBody, frozen=True):
    """A game to be found: a place at any open table of this title that fits, or else the `wanted` table is offered.

    Other tables may have more seats, another level, or be coached or studied. How they are set up (`options`), whether
    they are played over days (`pace`) and whether they are `rated` may differ as well, unless that is `fixed`.
    """

    wanted: NewOffer
    fixed: list[Literal["options", "pace", "rated"]] = msgspec.field(default_factory=list)


class Invite(RequestBody, frozen=True):
    """An invitation to an open table, by name or by person."""

    name: str = ""
    person: str = ""


class Proposal(RequestBody, frozen=True):
    """A table that is offered, to which other persons are invited at the same time."""

    wanted: NewOffer
    people: list[str]


class Offer(msgspec.Struct, frozen=True):
    """An open table: its host, what is wanted, the guests so far, the host first, and who else is `invited`.

    It was `made` at a time in seconds since 1970. Once all guests are there, the game begins at the `table`. If it
    can't begin any more, `trouble` says why.
    """

    offer: str
    host: Person
    wanted: NewOffer
    guests: list[Person]
    made: int
    table: str
    invited: list[Person]
    trouble: Message | None


class WatchedGame(msgspec.Struct, frozen=True):
    """A game in progress that everybody may watch; its last move was made at `changed`, in seconds since 1970."""

    table: str
    title: str
    players: list[SeatSummary]
    changed: int


class WatchedGames(msgspec.Struct, frozen=True):
    """Games in progress, those with the latest moves first."""

    games: list[WatchedGame]


class Offers(msgspec.Struct, frozen=True):
    """The open tables, the latest first: those for everybody, and my own.

    `sought` is the one that was asked for by its name, if there is one, even if it isn't listed for me.
    """

    offers: list[Offer]
    sought: Offer | None = None
