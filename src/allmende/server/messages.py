"""What travels between server and client. `schema.py` turns these structs into the client's TypeScript types.

Versions count everything that was ever laid down at a table: moves, undos and changes of seats. So a version never
comes twice, whatever is taken back, and whoever names an old one is known to be late.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from allmende.bots.advice import Review, Suggestion
from allmende.core import Decision, Ending, Event, Message, ScoreLine
from allmende.core.caution import Caution
from allmende.core.plain import Plain
from allmende.lessons import Guidance
from allmende.server.changes import Change
from allmende.server.pace.terms import ClockInfo, Pace

Kind = Literal["here", "link", "bot"]
"""Who sits there: somebody at the screen of the table's maker, somebody with a secret link, or a bot."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request is refused; goes with every status from 400 on."""

    message: Message


# Requests


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a POST; fields with a default may be left out."""


class NewPlayer(Request, frozen=True):
    """A seat of a new table; `bot` names the one that plays it if its kind is `bot`.

    An `unnamed` one is taken by link, and what its player is called nobody knows yet: the name stands in until then.
    """

    kind: Kind
    name: str
    bot: str | None = None
    unnamed: bool = False


class NewTable(Request, frozen=True):
    """A table to be set up; without a seed chance comes from the system.

    A seed would tell its maker all hands, so there is none where anybody plays by link.
    Whoever plays by link and lets the others wait for longer than `absence` minutes may be replaced by a bot; null is
    never. `after` is the table whose finished game this one follows in a series; its options hold here, too.
    A `rated` game has people by link alone, and no bot gives them hints. With a `pace` time runs. If it is
    `coached`, a coach may help people who play with others.
    """

    title: str
    players: list[NewPlayer]
    options: dict[str, str] = {}
    seed: int | None = None
    after: str | None = None
    absence: int | None = None
    rated: bool = False
    pace: Pace | None = None
    coached: bool = False


class NewLesson(Request, frozen=True):
    """A wish for a lesson; `names` are those of the learner and of the neighbors, by seat."""

    names: list[str]


class StepIn(Request, frozen=True):
    """A wish to play on from where a finished game stood at a `version`: at these seats, while bots play the others."""

    version: int
    seats: list[int]


class MoveRequest(Request, frozen=True):
    """A move, chosen by somebody who had seen the table at `version`."""

    version: int
    seat: int
    move: str


class UndoRequest(Request, frozen=True):
    """A wish to take back the last move of a seat, or its whole last turn."""

    version: int
    seat: int
    turn: bool = False


class SeatChange(Request, frozen=True):
    """A new name for a seat, or the bot that takes it over; null gives it back to its people.

    The name that stands in at an unnamed seat makes it a named one, too.
    From anybody but the seat's own player, a bot is a vote for it, and null takes the vote back.
    """

    name: str | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET


class HandoverRequest(Request, frozen=True):
    """Whether a seat is to be `offered` to whoever gets a new link to it, or no longer."""

    offered: bool = True


class WordRequest(Request, frozen=True):
    """A word for the table from whoever plays a seat."""

    seat: int
    text: str


class NudgeRequest(Request, frozen=True):
    """A reminder for whoever plays a seat that it is waited for."""

    seat: int


class EndRequest(Request, frozen=True):
    """What whoever plays a seat wants of the game: to concede it, to end it as it stands, or to go on after all.

    Where two play and it is for them to decide, they may `claim` it once the other one's time is up.
    """

    seat: int
    wish: Literal["concede", "end", "go-on", "claim"]


# Replies


class NewSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as its maker sees it, with the key that its player needs if the seat is taken by link."""

    seat: int
    name: str
    kind: Kind
    key: str | UnsetType = UNSET


class NewTableReply(msgspec.Struct, frozen=True):
    """A new table; `key` controls every seat that is not taken by link."""

    table: str
    key: str
    seats: list[NewSeat]


class Handover(msgspec.Struct, frozen=True):
    """The key with which somebody else can take a seat over; empty if nobody can."""

    key: str


class Rematch(msgspec.Struct, frozen=True):
    """The table at which those of a finished one go on; all keys are good there, too."""

    table: str


class Accepted(msgspec.Struct, frozen=True):
    """A request was carried out, which made this version."""

    version: int


class Preview(Plain, frozen=True):
    """What a move would bring, as far as its seat can know: events, what they change, and the seat's score after it.

    With a coach there may be a `caution`.
    """

    events: list[Event]
    changes: list[Change]
    score: list[ScoreLine]
    points: float
    caution: Caution | None


class WhyNot(Plain, frozen=True):
    """Why a move can't be played, or null: it can, or there is no such move."""

    reason: Message | None


class Hint(Plain, frozen=True):
    """What a bot would play for a seat that decides, knowing only what the seat may know: the best move first."""

    version: int
    seat: int
    suggestions: list[Suggestion]


class Analysis(Plain, frozen=True):
    """Some of the `decisions` of a finished game, spread over it; `next` asks for more of them, null at the end."""

    decisions: int
    next: int | None
    slice: list[Review]


# The stream


class Vote(Plain, frozen=True):
    """Whoever plays the seat `by` wants this bot to play another's seat."""

    by: int
    bot: str


class PlayerInfo(Plain, frozen=True):
    """Who sits at a seat now; a bot may have taken it over from people, who are `here` or come by `link`.

    It is `yours` if your key says who plays there. Otherwise it changes hands if all `voters` want that, each of them
    the seat of another person, if there are at least two; or if the others still wait for it at the time `away`, in
    seconds since 1970; null is never. Where time runs it has a `clock`. It counts as `left` in a rated game once a bot
    has decided there because its player wanted that; null where the game isn't rated, or began before its players were
    warned of that. Of an `unnamed` seat the name only stands in, until its player says what they are called.
    """

    seat: int
    name: str
    kind: Kind
    bot: str | None
    home: Literal["here", "link"]
    yours: bool
    voters: list[int]
    votes: list[Vote]
    away: int | None
    clock: ClockInfo | None
    left: bool | None
    unnamed: bool


class Note(Plain, frozen=True):
    """Something that the log tells beside the moves: what happened to a seat at a version."""

    version: int
    message: Message


class Word(Plain, frozen=True):
    """A word for the table, from whoever played a seat then, `since` a version, at a time in seconds since 1970.

    It is plain text.
    """

    version: int
    seat: int
    since: int
    name: str
    text: str
    at: int


class Past(Plain, frozen=True):
    """A move that counts, in order of play, and what happened; what came before the first has version 0, seat -1.

    `target` is the thing on the screen that the move belonged to, or "" where that is a secret.
    """

    version: int
    seat: int
    move: str
    target: str
    label: Message
    events: list[Event]


class Scene(Plain, frozen=True):
    """A part of what happened: how many of the events, in order, and what they have changed in the view."""

    events: int
    changes: list[Change]


class TableState(Plain, frozen=True, tag="state"):
    """All that one pair of eyes may know about a table: those of the seat `eyes`, or of an onlooker (-1).

    `mine` are the seats that the key controls, `waiting` those of them that have to decide, `undo` those that may take
    back their last move, `turns` those of them whose last turn has more moves to take back. `decisions` has what the
    seat `eyes` decides, and nothing for the others: they have to look for themselves, with `?eyes=SEAT`. `thinking` are
    the seats whose bot is at work. `goal` is what a solo player aims for: the score that is good, and the one above
    which it is extraordinary, if any. After `absence` minutes somebody who plays by link counts as away; null is never.
    Time runs as the `pace` says. If the table can't go on, `trouble` says why. `has_record`: you may have its record.
    If the players have ended the game, `ending` says how; until then `ends` are the seats whose players want to. They
    go on at the table `followed_by`, if they do. Seats that are `offered` can be taken over with a link.
    `guidance` is there for whoever learns the game at this table; `coached`: a coach may help you.
    """

    table: str
    title: str
    options: dict[str, str]
    version: int
    players: list[PlayerInfo]
    eyes: int
    view: msgspec.Struct
    decisions: list[Decision]
    waiting: list[int]
    undo: list[int]
    turns: list[int]
    mine: list[int]
    thinking: list[int]
    goal: list[int]
    history: list[Past]
    notes: list[Note]
    words: list[Word]
    absence: int | None
    pace: Pace | None
    rated: bool
    coached: bool
    trouble: Message | None
    has_record: bool
    record_version: str
    ends: list[int]
    ending: Ending | None
    followed_by: str
    offered: list[int]
    guidance: Guidance | None


class Update(Plain, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """How a table changed after version `since`, for the same pair of eyes; `notes` and `words` are all those after it.

    If something was `undone`, whatever the client knows after `since` is void, and `past` is all there is after it. The
    `scenes` lead through all events of `past`, from the view at `since` to the present one. Where there would be too
    many of them, or they would begin elsewhere, the present `view` is there instead; otherwise it is null.
    What is as quiet as usual is left out.
    """

    version: int
    since: int
    past: list[Past]
    undone: bool = False
    players: list[PlayerInfo]
    eyes: int
    view: msgspec.Struct | None = None
    scenes: list[Scene]
    decisions: list[Decision] = msgspec.field(default_factory=list)
    waiting: list[int] = msgspec.field(default_factory=list)
    undo: list[int] = msgspec.field(default_factory=list)
    turns: list[int] = msgspec.field(default_factory=list)
    mine: list[int]
    thinking: list[int] = msgspec.field(default_factory=list)
    notes: list[Note] = msgspec.field(default_factory=list)
    words: list[Word] = msgspec.field(default_factory=list)
    trouble: Message | None = None
    has_record: bool = False
    ends: list[int] = msgspec.field(default_factory=list)
    ending: Ending | None = None
    followed_by: str = ""
    offered: list[int] = msgspec.field(default_factory=list)
    guidance: Guidance | None = None
