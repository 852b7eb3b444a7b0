"""What is laid down at a table, in order. Nothing is rewritten but the name and words of who wants to be forgotten."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core import Ending, Record
from allmende.server.messages import Kind
from allmende.server.pace.clocks import Left
from allmende.server.pace.hours import Hours
from allmende.server.pace.terms import Pace


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat.

    `home` says how its people come to the table, and `key` is the digest of their key (empty at home `here`, where the
    maker's key counts). While `bot` names one, that bot decides. Of an `unnamed` seat the name only stands in, until
    somebody says what its player is called.
    """

    name: str
    home: Literal["here", "link"]
    bot: str | None = None
    key: str = ""
    unnamed: bool = False

    @property
    def kind(self) -> Kind:
        """Who decides for the seat now."""
        return "bot" if self.bot else self.home


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something laid down at a table. Its version is its place: the first entry has version 0."""


class Timed(Entry, frozen=True, kw_only=True):
    """Something that a seat did `at` a time, in seconds since 1970; 0 where the table doesn't ask for the time.

    Where time runs it says what each seat had `left` then; what is laid down together with others says it once.
    """

    at: int = 0
    left: list[Left] = []


class Opened(Timed, frozen=True, tag="opened"):
    """The table was set up: a record without moves, who sits there, and the digest of the maker's key.

    Whoever plays by link and lets the others wait for longer than `absence` minutes is away; None: nobody ever is.
    A `rated` game counts for what its players are worth; they are `warned` that whoever has a bot decide has left it,
    which doesn't hold in older games. At a `coached` table coaches may help those who play.
    Time runs as the `pace` says, and in the `hours` of each seat, if they are known already.
    Where a `lesson` of the title is given, or a finished game was stepped into, the first `given` moves belong to that
    and can't be taken back.
    """

    record: Record
    seats: list[Seat]
    key: str
    absence: int | None = None
    rated: bool = False
    warned: bool = False
    lesson: str = ""
    given: int = 0
    pace: Pace | None = None
    hours: list[Hours] = []
    coached: bool = False


class Moved(Timed, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Timed, frozen=True, tag="undone"):
    """A seat took back its last move, and with it the moves of the versions `along`, which bots had made since.

    Old entries have none, but name the seats `over` that bots played when this was laid down.
    """

    seat: int
    over: list[int] = []
    along: list[int] = []


class Reseated(Timed, frozen=True, tag="reseated"):
    """A seat has a new name, or a bot has taken it over or given it back; if neither, its player keeps what stood in.

    Its own player wanted that, unless it was because of an absence, of a vote, or because their time was up.
    """

    seat: int
    name: str
    bot: str | None
    why: Literal["own", "absence", "vote", "time"] = "own"


class Voted(Timed, frozen=True, tag="voted"):
    """Whoever plays the seat `by` wants this bot to play another's seat, or, if it is None, wants it no longer."""

    seat: int
    by: int
    bot: str | None


class Offered(Timed, frozen=True, tag="offered"):
    """Whoever has the key with this digest may take the seat over; an empty one takes the offer back."""

    seat: int
    key: str


class Handed(Timed, frozen=True, tag="handed"):
    """Somebody of this name has taken the seat over with the key that was offered, which is the seat's from now on."""

    seat: int
    name: str


class Forgotten(Timed, frozen=True, tag="forgotten"):
    """Whoever played this seat is forgotten: it bears this name, and the entries before are rewritten.

    If they played it only `until` they handed it over, by the entry of that version, it keeps its present name. A rated
    game that went on then they have `quit`.
    """

    seat: int
    name: str
    until: int | None = None
    quit: bool = False


class Amended(Timed, frozen=True, tag="amended"):
    """The game goes by these `rules` from its beginning on: all that happened before would have gone alike."""

    rules: str


class Wished(Timed, frozen=True, tag="wished"):
    """Whoever plays the seat wants the game to end as it stands, or wants that no longer."""

    seat: int
    ends: bool


class Ended(Timed, frozen=True, tag="ended"):
    """The players have ended the game."""

    ending: Ending


class Followed(Timed, frozen=True, tag="followed"):
    """Those who sit here go on at another `table`, each a seat further."""

    table: str


class Said(Timed, frozen=True, tag="said"):
    """Whoever plays the seat has a word for the table; none is left of who is forgotten."""

    seat: int
    text: str


class Nudged(Timed, frozen=True, tag="nudged"):
    """Whoever plays the seat `by` reminds the player of another one that it is waited for."""

    seat: int
    by: int


class Expired(Timed, frozen=True, tag="expired"):
    """The time of a seat was up, of which what comes next is the consequence."""

    seat: int


class Keeps(Timed, frozen=True, tag="keeps"):
    """Whoever plays the seat keeps these hours and holidays."""

    seat: int
    hours: Hours


AnyEntry = (
    Opened
    | Moved
    | Undone
    | Reseated
    | Voted
    | Offered
    | Handed
    | Forgotten
    | Amended
    | Wished
    | Ended
    | Followed
    | Said
    | Nudged
    | Expired
    | Keeps
)


def without_name(entry: AnyEntry, seat: int, name: str) -> AnyEntry:
    """The entry with another name for a seat wherever it tells that, and without the words and hours of its player."""
    match entry:
        case Opened(seats=seats):
            named = [msgspec.structs.replace(one, name=name) if i == seat else one for i, one in enumerate(seats)]
            hours = [Hours() if i == seat else one for i, one in enumerate(entry.hours)]
            return msgspec.structs.replace(entry, seats=named, hours=hours)
        case Reseated(seat=other) | Handed(seat=other) | Forgotten(seat=other, until=None) if other == seat:
            return msgspec.structs.replace(entry, name=name)
        case Said(seat=other) if other == seat:
            return msgspec.structs.replace(entry, text="")
        case Keeps(seat=other) if other == seat:
            return msgspec.structs.replace(entry, hours=Hours())
        case _:
            return entry


_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """The entry as one line of text."""
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    """The entry that was written as this text."""
    return _DECODER.decode(text)


def readable(text: str) -> AnyEntry | None:
    """The same; None if nobody here can read it."""
    try:
        return decode(text)
    except msgspec.DecodeError:
        return None
