"""Structs of the API about finished games and players."""

from __future__ import annotations

import msgspec

from allmende.bots.card_tallies import PlayedCards
from allmende.bots.intervals import Interval
from allmende.bots.survey import BesideLevel, FinishFacts
from allmende.bots.typical import Typical
from allmende.core import Message
from allmende.core.retrospect import Retrospect
from allmende.core.story import Story
from allmende.server.http.messages import RequestBody
from allmende.server.people.messages import Rating


class PageChange(RequestBody, frozen=True):
    """A request to publish my page, with the games that I have played, or to hide it."""

    public: bool


class MyPage(msgspec.Struct, frozen=True):
    """The address of my page, `/people/PAGE`; empty if it isn't public."""

    page: str


class PlayedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game. The `name` is empty if a person sat there whose page isn't public.

    `bot` is true if a bot played it at the end, whose `own_name` there may be, and `mine` if it is mine.
    """

    name: str
    page: str
    score: float
    won: bool
    bot: bool
    mine: bool
    own_name: Message | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game; it `ended` at a time, in seconds since 1970.

    It has no winner if its players have `agreed` to end it early, or the host has closed it.
    `table` is its name if I may look at it and read its record: if I sat there, or all who sat there are public;
    otherwise it is empty.
    """

    table: str
    title: str
    ended: int
    rated: bool
    agreed: bool
    seats: list[PlayedSeat]


class PlayedGames(msgspec.Struct, frozen=True):
    """Games that were found, the latest first; `more` is true if there are others, which ended before the last one."""

    games: list[PlayedGame]
    more: bool


class Tally(msgspec.Struct, frozen=True):
    """A player's games of a title with a number of players, summed up; those with `bots` are counted apart."""

    title: str
    players: int
    bots: bool
    games: int
    won: int
    best: float
    mean: float


class PlayerPage(msgspec.Struct, frozen=True):
    """The public page of a player: the number of finished games, tallies and ratings, and the `latest` games."""

    page: str
    name: str
    colour: str
    games: int
    tallies: list[Tally]
    ratings: list[Rating]
    latest: list[PlayedGame]


class Famous(msgspec.Struct, frozen=True):
    """A player in a hall of fame: with a rating and its spread, a score, or the number of games played."""

    page: str
    name: str
    colour: str
    value: float
    spread: int
    games: int


class Hall(msgspec.Struct, frozen=True):
    """The best players of a title with public pages: by rating, by score alone, and by number of games."""

    title: str
    rated: list[Famous]
    alone: list[Famous]
    most: list[Famous]


class GameRetrospect(msgspec.Struct, frozen=True):
    """The retrospect of a table's game and its story, versions at the ends of rounds, and typical games of levels."""

    retrospect: Retrospect
    story: Story
    versions: list[int]
    typical: list[Typical]


class MyScore(msgspec.Struct, frozen=True):
    """My score in a game, which `ended` at a time, in seconds since 1970."""

    table: str
    score: float
    won: bool
    ended: int


class MyScores(msgspec.Struct, frozen=True):
    """My scores in games of a title with a number of players, the latest first."""

    games: list[MyScore]


class OwnOpening(msgspec.Struct, frozen=True):
    """Games that I began with these actions: how many there are, my points and my share of victories."""

    actions: list[Message]
    games: int
    points: Interval
    won: Interval


class OwnSurvey(msgspec.Struct, frozen=True):
    """My games of a title with a number of players, with hand `cards` or without; null if the title has none.

    `openings` are listed with their beginnings, from one action to four, as far as two games began so. `finishes` says
    where points came from, by my place; `beside` sets them beside a level of bots.
    """

    title: str
    players: int
    cards: bool | None
    games: int
    openings: list[OwnOpening]
    finishes: list[FinishFacts]
    beside: BesideLevel | None


class OwnStatistics(msgspec.Struct, frozen=True):
    """My latest finished games: how many there are, how many of these could not be surveyed, and the surveys."""

    games: int
    left_out: int
    surveys: list[OwnSurvey]


class CardStatistics(msgspec.Struct, frozen=True):
    """Statistics of cards from the games that people have finished on this server, until a date."""

    until: str
    played: PlayedCards


class TwinGame(msgspec.Struct, frozen=True):
    """A finished game on the same deal: its table, the names and points by seat, and when it ended."""

    table: str
    names: list[str]
    scores: list[float]
    ended: int
