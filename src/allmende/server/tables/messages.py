"""Structs of the API. `schema.py` makes the client's TypeScript types of them.

A version counts all entries of a table after the first: moves, undos, changes of seats and all else. So it never comes
twice, whatever is taken back, and a client that names an old one is known to be late.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_choices import HandChoices
from allmende.bots.hand_worth import HandWorth
from allmende.core import Decision, Ending, Event, Message, ScoreLine
from allmende.core.caution import Caution
from allmende.core.plain import Plain
from allmende.lessons import Guidance
from allmende.server.http.messages import RequestBody
from allmende.server.tables.diff import Change
from allmende.server.tables.pace.terms import ClockInfo, Pace

Kind = Literal["here", "link", "bot"]
"""The player of a seat: a person at the screen of the table's maker, a person with a secret link, or a bot."""


# Requests


class NewPlayer(RequestBody, frozen=True):
    """A seat of a new table; `bot` names the one that plays it if its kind is `bot`.

    An `unnamed` seat is taken by link, by a player whose name isn't known yet: `name` stands in until they give theirs.
    """

    kind: Kind
    name: str
    bot: str | None = None
    unnamed: bool = False


class NewTable(RequestBody, frozen=True):
    """A table to be set up; without a seed chance comes from the system.

    A seed would tell its maker all hands, so a table with players by link takes none.
    A player by link who lets the others wait for longer than `absence` minutes may be replaced by a bot; null is never.
    `after` is the table whose finished game this one follows in a series; its options hold here, too.
    A `rated` game has people by link alone, and no bot gives them hints. With a `pace` time runs. In an unrated game a
    coach may help people who play with others if it is `coached`, and they may study it while it goes on if `studied`.
    """

    title: str
    players: list[NewPlayer]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    seed: int | None = None
    after: str | None = None
    absence: int | None = None
    rated: bool = False
    pace: Pace | None = None
    coached: bool = False
    studied: bool = False


class NewLesson(RequestBody, frozen=True):
    """A request for a lesson; `names` are those of the learner and of the neighbors, by seat."""

    names: list[str]


class StepIn(RequestBody, frozen=True):
    """A request to play on from a finished game's state at `version`: people at these `seats`, bots at the others."""

    version: int
    seats: list[int]


class MoveRequest(RequestBody, frozen=True):
    """A move of a seat, chosen when its client knew the table at `version`."""

    version: int
    seat: int
    move: str


class TryRequest(RequestBody, frozen=True):
    """Moves to be played together, which the player of `seat` has tried out at a table of this `version`."""

    version: int
    seat: int
    moves: list[str]


class UndoRequest(RequestBody, frozen=True):
    """A request to take back the last move of a seat, its whole last turn, or its moves down `to` that of a version."""

    version: int
    seat: int
    turn: bool = False
    to: int | None = None


class SeatChange(RequestBody, frozen=True):
    """A new name for a seat, or the bot that takes it over; null gives it back to its people.

    An unnamed seat becomes a named one even if the name is the one that stood in.
    A bot that another seat's player asks for is a vote for it, or takes the seat of a player who is away at once; their
    null takes the vote back.
    """

    name: str | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET


class HandoverRequest(RequestBody, frozen=True):
    """A request to offer a seat to another person, by a new link to it; not `offered` takes the offer back."""

    offered: bool = True


class WordRequest(RequestBody, frozen=True):
    """A chat message for the table from the player of a seat."""

    seat: int
    text: str


class NudgeRequest(RequestBody, frozen=True):
    """A reminder for the player of a seat that the others wait for them."""

    seat: int


class EndRequest(RequestBody, frozen=True):
    """A player's wish to concede the game, to end it as it stands, or to go on after all.

    In a game of two whose pace leaves that to the players, one may `claim` it once the other's time is up.
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
    """The key with which another person can take a seat over; empty if the seat isn't offered."""

    key: str


class Rematch(msgspec.Struct, frozen=True):
    """The table at which the players of a finished one go on; all keys are good there, too."""

    table: str


class Accepted(msgspec.Struct, frozen=True):
    """The version of a table after a request was carried out."""

    version: int


class Preview(Plain, frozen=True):
    """A preview of a move as its seat can know it: events, their changes, the score then, and a coach's `caution`."""

    events: list[Event]
    changes: list[Change]
    score: list[ScoreLine]
    points: float
    caution: Caution | None


class Tried(Plain, frozen=True):
    """A seat's next decision after the first `made` of the moves that it tries, and what they change in the view.

    `why` says why the next of the moves can't be made, or why nothing can be tried any further.
    """

    version: int
    made: int
    decision: Decision | None
    changes: list[Change]
    why: Message | None


class WhyNot(Plain, frozen=True):
    """The reason why a move can't be played; null if it can, or if there is no such move."""

    reason: Message | None


class Hint(Plain, frozen=True, omit_defaults=True):
    """A bot's suggestions for a seat that decides, by what the seat may know alone: the best move first.

    With what is known of the `cards` that the seat has, or chooses among; null if nothing is.
    """

    version: int
    seat: int
    suggestions: list[Suggestion]
    cards: HandChoices | None = None


class Analysis(Plain, frozen=True, omit_defaults=True):
    """Reviews of some of the `decisions` of a finished game, spread over it; `next` asks for more, null at the end.

    The first ones come with what the `hands` that were dealt were worth, as far as that is known.
    """

    decisions: int
    next: int | None
    slice: list[Review]
    hands: tuple[HandWorth, ...] = ()


# The stream


class Vote(Plain, frozen=True):
    """A vote of the player of the seat `by`: this `bot` should play another player's seat."""

    by: int
    bot: str


class PlayerInfo(Plain, frozen=True):
    """The player of a seat now; a bot may have taken it over from people, whose `home` is `here` or a `link`.

    It is `yours` if your key controls it. Otherwise a bot can take it over if all `voters` want that, the seats of the
    other people, if there are at least two; or if the others still wait for it at the time `away`, in seconds since
    1970; null is never. Where time runs it has a `clock`. It counts as `left` in a rated game once a bot has decided
    there because its player wanted that; null where the game isn't rated, or began before its players were warned of
    that. The name of an `unnamed` seat only stands in, until its player gives theirs. A
    bot's seat that is named only after the bot has that as `own_name`, to be shown in the viewer's language.
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
    own_name: Message | None = None


class Note(Plain, frozen=True):
    """A line of the log beside the moves: what happened to a seat, or to the game, at a version."""

    version: int
    message: Message


class Word(Plain, frozen=True):
    """A chat message in plain text, sent `at` a time in seconds since 1970.

    Its sender had played the `seat` `since` that version, and was called `name`.
    """

    version: int
    seat: int
    since: int
    name: str
    text: str
    at: int


class Past(Plain, frozen=True):
    """A move that counts, and its events; the events before the first move have version 0, seat -1.

    `target` is the thing on the screen that the move belonged to, or "" where that is a secret.
    """

    version: int
    seat: int
    move: str
    target: str
    label: Message
    events: list[Event]


class Scene(Plain, frozen=True):
    """A part of what moves brought about: the number of its `events`, in order, and their changes of the view."""

    events: int
    changes: list[Change]


class PastScenes(Plain, frozen=True):
    """How a table came from one version to a later one: scenes of all moves between, and the `view` at their end.

    Where there would be too many of them there are none.
    """

    view: msgspec.Struct
    scenes: list[Scene]


class Situation(Plain, frozen=True, kw_only=True):
    """The part that the state of a table and an update of it have in common: the present, for the viewer `eyes`.

    `eyes` is a seat, or -1 for an onlooker. Seats are listed by their numbers: `mine` are those that the key controls,
    `waiting` those of mine that have to decide, `undo` those of mine that may take back their last move, `turns` those
    of them whose last turn has more moves to take back; `undo_to` gives the versions of the earliest moves that these
    may take back. `decisions` has what the seat `eyes` decides: other seats ask with `?eyes=SEAT`. At the seats
    `thinking` a bot is at work. If the table can't go on, `trouble` says why. `has_record`: the record may be had,
    `may_study`: a study may be opened. If the players have ended the game, `ending` says how; until then `ends` are the
    seats whose players want to. The table `followed_by` is where they play on, if they do. Seats that are `offered` can
    be taken over with a link. `guidance` is for the learner of a lesson.
    """

    version: int
    players: list[PlayerInfo]
    eyes: int
    decisions: list[Decision] = msgspec.field(default_factory=list)
    waiting: list[int] = msgspec.field(default_factory=list)
    undo: list[int] = msgspec.field(default_factory=list)
    turns: list[int] = msgspec.field(default_factory=list)
    undo_to: dict[int, int] = msgspec.field(default_factory=dict)
    mine: list[int]
    thinking: list[int] = msgspec.field(default_factory=list)
    notes: list[Note] = msgspec.field(default_factory=list)
    words: list[Word] = msgspec.field(default_factory=list)
    trouble: Message | None = None
    has_record: bool = False
    may_study: bool = False
    ends: list[int] = msgspec.field(default_factory=list)
    ending: Ending | None = None
    followed_by: str = ""
    offered: list[int] = msgspec.field(default_factory=list)
    guidance: Guidance | None = None
    answered: bool = False


class TableState(Situation, frozen=True, tag="state", kw_only=True):
    """The whole state of a table, as far as one viewer may know it.

    `goal` is what a solo player aims for: the score that is good, and the one above which it is extraordinary, if any.
    After `absence` minutes a player by link counts as away; null is never. Time runs as the `pace` says. `coached`: a
    coach may help this viewer. The game is played by the rules of `record_version`. A `study` keeps all its lines. The
    day's game names its `day`, and is `practice` unless it is the try that counts. A `problem` is named.
    """

    table: str
    title: str
    options: dict[str, str]
    view: msgspec.Struct
    goal: list[int]
    history: list[Past]
    absence: int | None
    pace: Pace | None
    rated: bool
    coached: bool
    record_version: str
    study: bool
    day: str
    practice: bool
    problem: str


class Update(Situation, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """The changes of a table after version `since`, for one viewer; `notes` and `words` are all those after it.

    If something was `undone`, all that the client knows after `since` is void, and `past` is all there is after it. The
    `scenes` lead through all events of `past`, from the view at `since` to the present one. Where there would be too
    many of them, or they would begin elsewhere, the present `view` is there instead; otherwise it is null. Fields with
    their default value are left out.
    """

    since: int
    past: list[Past]
    undone: bool = False
    view: msgspec.Struct | None = None
    scenes: list[Scene]
