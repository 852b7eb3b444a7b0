"""What travels between server and client about the titles, the languages, and the program itself."""

from __future__ import annotations

import msgspec

from allmende.core import Message
from allmende.server.messages import PlayerInfo


class OptionInfo(msgspec.Struct, frozen=True):
    """What an option of a table can be. It means nothing without one of the values that it `needs` of others.

    Where no value is given it has its `default`, or the value in the same place as the one of the option it `follows`.
    """

    values: list[str]
    default: str
    needs: dict[str, list[str]]
    follows: str


class About(msgspec.Struct, frozen=True):
    """Which version this is, and what runs its rules; that changes while they are being `compiling`.

    Links begin with `url`, or if it is empty with the address at which the server was found.
    """

    version: str
    engine: Message
    compiling: bool
    url: str


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language that can be spoken: its code, what it calls itself, and the words for changing to it, in itself."""

    code: str
    name: str
    change: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson: its name, about how many minutes it takes, and how many sit there with the learner among them."""

    name: str
    minutes: int
    players: int


class TitleInfo(msgspec.Struct, frozen=True):
    """A game on the shelf: how many can play it, with which options, against which bots.

    It takes that many `minutes`, at least and at most, and is for people from that `age` on. `presets` are options that
    go together: what is proposed to who never played it comes first; `lessons` begin with a first game. With a
    `rulebook` things can be looked up. `face` is the address of the module that draws it, if its package brings one;
    what the client draws by itself needs none.
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
    """A position that a rulebook shows: the view of a seat, who would sit there, and the record that leads to it."""

    seat: int
    view: msgspec.Struct
    players: list[PlayerInfo]
    options: dict[str, str]
    record: str
