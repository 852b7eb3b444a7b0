"""The entries of a table's append-only history. Nothing is rewritten but names and words of erased persons."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core import Ending, Record
from allmende.server.tables.messages import Kind
from allmende.server.tables.pace.clocks import Left
from allmende.server.tables.pace.hours import Hours
from allmende.server.tables.pace.terms import Pace


class Seat(msgspec.Struct, frozen=True):
    """The player of a seat: a person, or the `bot` that decides for them while one is named.

    `home` says how its people come to the table, and `key` is the digest of their key (empty at home `here`, where the
    maker's key counts). The name of an `unnamed` seat only stands in, until its player gives theirs.
    """

    name: str
    home: Literal["here", "link"]
    bot: str | None = None
    key: str = ""
    unnamed: bool = False

    @property
    def kind(self) -> Kind:
        """The kind of player that decides for the seat now."""
        return "bot" if self.bot else self.home


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One fact in a table's history. Its version is its place: the first entry has version 0."""


class Timed(Entry, frozen=True, kw_only=True):
    """An entry written `at` a time, in seconds since 1970; 0 where the table doesn't ask for the time.

    Where time runs it says what each seat had `left` then; of entries that are written together, the first says it.
    """

    at: int = 0
    left: list[Left] = []


class Opened(Timed, frozen=True, tag="opened"):
    """The table was set up: a record without moves, its seats, and the digest of the maker's key.

    A player by link who lets the others wait for longer than `absence` minutes is away; with None no player ever is.
    A `rated` game counts for its players' ratings; they are `warned` that having a bot decide counts as leaving it,
    which doesn't hold in older games. At a `coached` table coaches may help those who play, at a `studied` one they may
    open studies of the game while it goes on.
    Time runs as the `pace` says, and in the `hours` of each seat, if they are known already.
    Where a `lesson` of the title is given, or a finished game was stepped into, the first `given` moves belong to that
    and can't be taken back; of these is a `problem`, whose turn follows. The day's game names its `day`, and is
    `practice` unless it is the try that counts.
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
    study: bool = False
    day: str = ""
    practice: bool = False
    problem: str = ""
    studied: bool = False

    @property
    def is_try(self) -> bool:
        """True for the one try at the day's game that counts."""
        return self.day != "" and not self.practice

    @property
    def is_unaided(self) -> bool:
        """True if its players play by themselves, without hints or a coach, and it stays as it ended."""
        return self.rated or self.is_try or self.problem != ""

    def plain(self) -> Opened:
        """The entry for a game on the same terms that is neither a lesson nor begun from a position, nor a day's."""
        return msgspec.structs.replace(self, lesson="", given=0, day="", practice=False, problem="")

    @property
    def kind(self) -> Literal["rated", "day", "problem"]:
        """The kind of a game that is unaided, as messages about that are named."""
        return "rated" if self.rated else "problem" if self.problem else "day"


class Moved(Timed, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Timed, frozen=True, tag="undone"):
    """A seat took back its last move, and with it the moves of the versions `along`, which bots had made since.

    Old entries have no `along`, but name the seats `over` that bots played at the time of the undo.
    """

    seat: int
    over: list[int] = []
    along: list[int] = []


class Reseated(Timed, frozen=True, tag="reseated"):
    """A seat has a new name, or a bot has taken it over or given it back.

    If nothing is different, the player of an unnamed seat keeps the name that stood in. `why` says what led to it: its
    `own` player, their absence, a vote, or that their time was up.
    """

    seat: int
    name: str
    bot: str | None
    why: Literal["own", "absence", "vote", "time"] = "own"


class Voted(Timed, frozen=True, tag="voted"):
    """The player of the seat `by` wants this bot to play another player's seat; None takes that vote back."""

    seat: int
    by: int
    bot: str | None


class Offered(Timed, frozen=True, tag="offered"):
    """The seat was offered: the key with this digest lets a person take it over; an empty one takes the offer back."""

    seat: int
    key: str


class Handed(Timed, frozen=True, tag="handed"):
    """A person of this name has taken the seat over with the key that was offered, which is the seat's from now on."""

    seat: int
    name: str


class Forgotten(Timed, frozen=True, tag="forgotten"):
    """The player of this seat was erased: `name` replaces theirs, and the entries before are rewritten.

    If they played it only `until` they handed it over, by the entry of that version, it keeps its present name. They
    have `quit` a rated game that went on then.
    """

    seat: int
    name: str
    until: int | None = None
    quit: bool = False


class Amended(Timed, frozen=True, tag="amended"):
    """The game goes by these `rules` from its beginning on: all that happened before would have gone alike."""

    rules: str


class Wished(Timed, frozen=True, tag="wished"):
    """The player of the seat wants the game to end as it stands, or wants that no longer."""

    seat: int
    ends: bool


class Ended(Timed, frozen=True, tag="ended"):
    """The players have ended the game."""

    ending: Ending


class Followed(Timed, frozen=True, tag="followed"):
    """The players go on at another `table`, each a seat further."""

    table: str


class Said(Timed, frozen=True, tag="said"):
    """The player of the seat sent a chat message; its text is empty once they were erased."""

    seat: int
    text: str


class Nudged(Timed, frozen=True, tag="nudged"):
    """The player of the seat `by` reminded another one of their turn.

    It is `unheard` if that player has blocked them: then no notification is sent.
    """

    seat: int
    by: int
    unheard: bool = False


class Expired(Timed, frozen=True, tag="expired"):
    """The time of a seat was up; the entries written with this one are the consequence."""

    seat: int


class Keeps(Timed, frozen=True, tag="keeps"):
    """The player of the seat keeps these hours and holidays."""

    seat: int
    hours: Hours


class Visited(Timed, frozen=True, tag="visited"):
    """A study goes on from the position that the move of the version `node` has made; 0 is the beginning."""

    node: int


class Annotated(Timed, frozen=True, tag="annotated"):
    """A position of a study was named and commented on; empty texts take both away."""

    node: int
    name: str = ""
    comment: str = ""


class Removed(Timed, frozen=True, tag="removed"):
    """A position of a study was removed, with all that follows."""

    node: int


class Promoted(Timed, frozen=True, tag="promoted"):
    """A study's main line leads through a position from now on."""

    node: int


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
    | Visited
    | Annotated
    | Removed
    | Promoted
)


def without_name(entry: AnyEntry, seat: int, name: str) -> AnyEntry:
    """The entry with `name` wherever it names the player of a seat, and without their chat messages and hours."""
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
    """The entry that was written as this text; None if this version of the server can't read it."""
    try:
        return decode(text)
    except msgspec.DecodeError:
        return None
