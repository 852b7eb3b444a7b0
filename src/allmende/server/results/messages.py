"""What travels between server and client about finished games and those who played them."""

from __future__ import annotations

import msgspec

from allmende.bots.typical import Typical
from allmende.core.retrospect import Retrospect
from allmende.server.messages import Request


class PageChange(Request, frozen=True):
    """Whether everybody may see my page, and what I have played."""

    public: bool


class MyPage(msgspec.Struct, frozen=True):
    """Where my page is, `/people/PAGE`; empty if it isn't public."""

    page: str


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game. The `name` is empty where a person sat whose page isn't public.

    At its end it was played by a `bot`, and is `mine` or not.
    """

    name: str
    page: str
    score: float
    won: bool
    bot: bool
    mine: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game, which ended at that time, in seconds since 1970.

    Its `table` can be looked at, and its record read, by who sat there and where all that sat there are public; else
    there is no name of it.
    """

    table: str
    title: str
    ended: int
    rated: bool
    seats: list[PlayedSeat]


class PlayedGames(msgspec.Struct, frozen=True):
    """Games that were found, the latest first; whether there are `more`, which ended before the last of these."""

    games: list[PlayedGame]
    more: bool


class Tally(msgspec.Struct, frozen=True):
    """What somebody's games of a title with so many players came to, those with bots apart."""

    title: str
    players: int
    bots: bool
    games: int
    won: int
    best: float
    mean: float


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is by rated games of a title, in which no bots play: within the `spread` of the `value`."""

    title: str
    value: int
    spread: int
    games: int


class PlayerPage(msgspec.Struct, frozen=True):
    """What everybody may know of somebody: how many games they have finished, what these came to, and the last ones."""

    page: str
    name: str
    colour: str
    games: int
    tallies: list[Tally]
    ratings: list[Rating]
    latest: list[PlayedGame]


class Famous(msgspec.Struct, frozen=True):
    """Somebody in a hall of fame: with a rating and its spread, a score, or how many games they have played."""

    page: str
    name: str
    colour: str
    value: float
    spread: int
    games: int


class Hall(msgspec.Struct, frozen=True):
    """Those whose pages are public and who are best at a title: by rating, alone, and who play it most."""

    title: str
    rated: list[Famous]
    alone: list[Famous]
    most: list[Famous]


class GameRetrospect(msgspec.Struct, frozen=True):
    """How the game of a table went, and the table's versions when its rounds ended; then typical games of levels."""

    retrospect: Retrospect
    versions: list[int]
    typical: list[Typical]


class MyScore(msgspec.Struct, frozen=True):
    """What a game came to for me; it ended at that time, in seconds since 1970."""

    table: str
    score: float
    won: bool
    ended: int


class MyScores(msgspec.Struct, frozen=True):
    """What my games of a title with so many players came to, the latest first."""

    games: list[MyScore]
