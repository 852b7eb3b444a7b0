"""What travels between server and client about people and their tables."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from allmende.bots.asking import SECONDS
from allmende.core import Decision, Ending, Message
from allmende.server.changes import Change
from allmende.server.messages import Kind, Request
from allmende.server.pace.terms import Pace
from allmende.server.results.messages import Rating

COLOURS: Final = ["barley", "clay", "cornflower", "flax", "heather", "hops", "moor", "poppy"]
"""By which people can be told apart. What they look like is the screen's business."""

Level = Literal["any", "beginner", "practised", "expert"]
"""Whom somebody would like to play with."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here; `person` is no secret, and says nothing."""

    person: str
    name: str
    colour: str


# Requests


class PersonChange(Request, frozen=True):
    """Another name or colour, time zone or language; whoever is not known yet is from now on, and needs a name."""

    name: str | None = None
    colour: str | None = None
    zone: str | None = None
    language: str | None = None


class PassUse(Request, frozen=True):
    """A pass that was made on another device."""

    secret: str


class HideRequest(Request, frozen=True):
    """That a table be off my list until something happens there that I don't know at a version."""

    version: int


class NewOffer(Request, frozen=True):
    """A table at which others may sit down: so many `seats`, of which the last ones are played by as many `bots`.

    It is `listed` for everybody, or else found by its link and by whoever is invited. Players of a `level` are wanted,
    which nobody checks. For `absence`, `rated`, `pace` and `coached` see NewTable; with bots no game is rated.
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


class Invite(Request, frozen=True):
    """An invitation to an open table for somebody of this name."""

    name: str


class Holiday(Request, frozen=True):
    """From the first of these days to the last one, written as 2027-01-31, somebody plays nowhere."""

    first: str
    last: str


class HoursChange(Request, frozen=True):
    """Other hours between which somebody plays, in minutes of the day in their time zone; null leaves them.

    A `holiday` takes the place of the one that is not over, and null ends or cancels that.
    """

    opens: int | None = None
    closes: int | None = None
    holiday: Holiday | UnsetType | None = UNSET


class ForgetMe(Request, frozen=True):
    """What somebody who is forgotten is called at the tables where they sat, in the language of their choice."""

    name: str


class PlannedTurn(Request, frozen=True):
    """What to play when a seat is `asked` the next time what the prompt of this id asks.

    Of the `ways` the first one is played whose first move is legal then. A way is moves that follow one another.
    """

    asked: str
    ways: list[list[str]]


class PlanRequest(Request, frozen=True):
    """What a seat shall play in its next turns, instead of all that it planned before; none is no plan.

    It was made by somebody who knew the table at a version.
    """

    seat: int
    version: int
    turns: list[PlannedTurn]


class NewBot(Request, frozen=True):
    """A bot of mine that plays over HTTP: its name, and so many seconds for a decision."""

    name: str
    seconds: float = SECONDS


class BotAnswer(Request, frozen=True):
    """What a bot that plays over HTTP answers to the question of this number: a move by its text or its number."""

    id: int
    move: str | int


# Replies


class Me(msgspec.Struct, frozen=True):
    """Whose this browser is, null if it is nobody's yet; how many devices are theirs; and which colours there are."""

    person: Person | None
    devices: int
    colours: list[str]


class Device(msgspec.Struct, frozen=True):
    """A device that is mine: by its browser's `name`, empty if that is not known, and whether it is the one in use.

    It is known `since` a time, and was `used` last, within a quarter of an hour, in seconds since 1970; 0 is not known.
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
    """Between which minutes of the day I play in my time zone; my next holiday, and the days left in this year."""

    zone: str
    opens: int
    closes: int
    holiday: Holiday | None
    days_left: int


class Pass(msgspec.Struct, frozen=True):
    """A secret by which one more device becomes mine, good once and until then, in seconds since 1970."""

    secret: str
    until: int


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat of a table: people, at this screen or by link, or a bot."""

    name: str
    kind: Kind


class Standing(msgspec.Struct, frozen=True):
    """How a table stands. `asked` has the seats of people that have to decide, and since when, in seconds since 1970.

    Those of them that have `begun` their turns did so at a time, and those that were `nudged` were reminded at one.
    Where there is a `pace`, their time is up when `due`. At a table where a `lesson` is given, it is named: whoever
    counts, compares or searches games passes it over. In a rated game `left` has the seats at which a bot has decided
    because their players wanted that, even if they are back, or whose players were forgotten as it went on; `forgotten`
    are all whose players are. Of a finished game `scores` and `winners` are known, and the `ending` if its players have
    ended it.
    """

    title: str
    seats: list[Sitter]
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

    It changed last at that time, in seconds since 1970.
    """

    table: str
    version: int
    changed: int
    mine: list[int]
    standing: Standing


class MyTables(msgspec.Struct, frozen=True):
    """The tables at which I sit, the latest first; if not `whole`, those that have changed, and which are `gone`."""

    tables: list[MyTable]
    gone: list[str]
    whole: bool


class Offer(msgspec.Struct, frozen=True):
    """An open table: who offers it, what is wanted, who has come so far, the host first, and who else is `invited`.

    It was made at that time, in seconds since 1970. Once everybody is there the game begins at the `table`. If it can't
    begin any more, `trouble` says why.
    """

    offer: str
    host: Person
    wanted: NewOffer
    guests: list[Person]
    made: int
    table: str
    invited: list[Person]
    trouble: Message | None


class Offers(msgspec.Struct, frozen=True):
    """The open tables, the latest first: those for everybody, and my own.

    With them comes the one that was `sought` by its name, if there is one, whoever may see it listed.
    """

    offers: list[Offer]
    sought: Offer | None = None


class MyWord(msgspec.Struct, frozen=True):
    """What I have said at a table."""

    table: str
    text: str


KeptRow = dict[str, str | int | None]
"""What is kept somewhere, by its columns. Times are seconds since 1970."""


class MyData(msgspec.Struct, frozen=True):
    """All that is known of me: my tables, how strong I am, my words, and whatever else is `kept`, by where it is."""

    person: Person
    tables: list[MyTable]
    ratings: list[Rating]
    words: list[MyWord]
    kept: dict[str, list[KeptRow]]


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game in a file of all of mine: who played, where I sat, what it came to, and its record.

    It changed last at that time, in seconds since 1970.
    """

    table: str
    title: str
    names: list[str]
    mine: list[int]
    scores: list[float]
    winners: list[int]
    changed: int
    record: str


class Remark(Request, frozen=True):
    """What somebody notes for themselves at a table."""

    remark: str


class Seen(msgspec.Struct, frozen=True):
    """When somebody left a table last, in seconds since 1970, and which version they had seen."""

    version: int
    at: int


class Company(msgspec.Struct, frozen=True):
    """Who is at a table now: the seats of those who are there, how many look on, and what others have seen last."""

    present: list[int]
    onlookers: int
    seen: dict[int, Seen]


class Sat(msgspec.Struct, frozen=True):
    """The seats of a table that are mine now."""

    seats: list[int]


class PlannedMove(msgspec.Struct, frozen=True):
    """A move of a plan, and what it is called."""

    text: str
    label: Message


class PlannedWay(msgspec.Struct, frozen=True):
    """Moves that follow one another; it is not `open` if they can't begin as the table stands now."""

    moves: list[PlannedMove]
    open: bool


class TurnPlan(msgspec.Struct, frozen=True):
    """What a seat plays when it is asked for this; see PlannedTurn."""

    asked: str
    ways: list[PlannedWay]


class Plan(msgspec.Struct, frozen=True):
    """What a seat has planned: the rest of a way that is being played, and later turns; or why it was dropped."""

    way: list[PlannedMove]
    turns: list[TurnPlan]
    dropped: Message | None


class Foreseen(msgspec.Struct, frozen=True):
    """What a seat could decide after some moves of its own, if the others do nothing; or `why` nobody can say.

    The view has changed like that by then. `begins` tells whether a turn begins there.
    """

    version: int
    decision: Decision | None
    changes: list[Change]
    begins: bool
    why: Message | None = None


class MyBots(msgspec.Struct, frozen=True):
    """My bots that play over HTTP, by name; which of them are `listening` here now; how many I may have.

    A new one's `token` is told once.
    """

    bots: list[str]
    listening: list[str]
    most: int
    token: str = ""
