"""Structs of the API about the day's games. Days are written as 2026-12-31, and begin at midnight UTC."""

from __future__ import annotations

import msgspec

from allmende.server.http.messages import RequestBody


class DayStart(RequestBody, frozen=True):
    """A request to play a day's game, by the try that counts or as `practice`; the player is called `name` there."""

    name: str
    practice: bool = False


class DayTable(msgspec.Struct, frozen=True):
    """The table at which I play a day's game; the `key` is empty if I was there before."""

    table: str
    key: str


class MyTry(msgspec.Struct, frozen=True):
    """My try at a day's game, at a table: with score and place once it is over, unless I have `ended` it early."""

    table: str
    over: bool
    ended: bool
    score: float | None
    place: int | None


class DaySummary(msgspec.Struct, frozen=True):
    """The game of a title on a day: the number of `people` who have finished it, their best score, and my try.

    Of the options only those are told that go by the weekday.
    """

    day: str
    title: str
    options: dict[str, str]
    people: int
    best: float | None
    mine: MyTry | None


class Today(msgspec.Struct, frozen=True):
    """The games of the day, which `ends` at a time, in seconds since 1970."""

    day: str
    ends: int
    games: list[DaySummary]


class Ranked(msgspec.Struct, frozen=True):
    """A place in a day's ranking: of a `bot`, or of a person, whose name is empty unless it is public or mine."""

    place: int
    score: float
    bot: str = ""
    name: str = ""
    page: str = ""
    colour: str = ""
    mine: bool = False


class MyDay(msgspec.Struct, frozen=True):
    """A day's game that I have finished: my place among so many, and the scores of bots by their names."""

    day: str
    table: str
    score: float
    place: int
    among: int
    bots: dict[str, float]


class DayGame(msgspec.Struct, frozen=True):
    """A day's game with its ranking; `playing` are people who are not done, `awaited` bots.

    Of the options only those are told that go by the weekday. It goes on until it `ends`, in seconds since 1970;
    `today` is the day that it is now. My `streak` is the number of days in a row that I have finished up to now,
    `longest` the most ever. My `history` comes with the latest day last, the other days of the title with the latest
    first.
    """

    day: str
    today: str
    ends: int
    title: str
    options: dict[str, str]
    goal: list[int]
    ranking: list[Ranked]
    playing: int
    awaited: list[str]
    mine: MyTry | None
    streak: int
    longest: int
    history: list[MyDay]
    days: list[DaySummary]
