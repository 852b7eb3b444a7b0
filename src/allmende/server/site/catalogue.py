"""Structs of the API about titles, languages, and the program itself."""

from __future__ import annotations

import msgspec

from allmende.core import Message
from allmende.server.tables.messages import PlayerInfo


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a table and its values. It means nothing without one of the values that it `needs` of others.

    Where no value is given it has its `default`, or the value in the same place as the one of the option it `follows`.
    `mixtures` are the values that mix parts: by value, the letters of its parts.
    """

    values: list[str]
    default: str
    needs: dict[str, list[str]]
    follows: str
    mixtures: dict[str, str]


class About(msgspec.Struct, frozen=True):
    """The program's version, and the engine that runs its rules; `compiling` while a faster one is being built.

    Links begin with `url`, or if it is empty with the address by which the client reached the server.
    """

    version: str
    engine: Message
    compiling: bool
    url: str


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language of the client: its code, its name, and the words for changing to it, both in itself."""

    code: str
    name: str
    change: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson: its name, about how many minutes it takes, and its number of players, the learner included."""

    name: str
    minutes: int
    players: int


class TitleInfo(msgspec.Struct, frozen=True):
    """A title of the catalogue: its numbers of players, options, bots and lessons.

    It takes that many `minutes`, at least and at most, and is for people from that `age` on. `presets` are options that
    go together, first those proposed to a new player; `lessons` begin with a first game. With a `rulebook` things can
    be looked up. `face` is the address of the module that draws it, if its package brings one; titles that the client
    draws by itself need none.
    """

    name: str
    rules: str
    players: list[int]
    minutes: list[int]
    age: int
    presets: dict[str, dict[str, str]]
    options: dict[str, OptionInfo]
    bots: list[str]
    lessons: list[LessonInfo]
    rulebook: bool
    face: str | None


class SceneShown(msgspec.Struct, frozen=True):
    """A position that a rulebook shows: the view of a `seat`, the players, and the record that leads to it."""

    seat: int
    view: msgspec.Struct
    players: list[PlayerInfo]
    options: dict[str, str]
    record: str
