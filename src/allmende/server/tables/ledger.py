"""The ledger: all that follows from a table's entries without the rules, such as seats, moves that count and votes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from contextlib import suppress
from operator import attrgetter
from sys import intern
from typing import Final, assert_never

import msgspec

from allmende.core import Ending, Message, Record, UndoError
from allmende.core.study import BEGINNING, Study
from allmende.server.tables import notes
from allmende.server.tables.entries import (
    Amended,
    Annotated,
    AnyEntry,
    Ended,
    Expired,
    Followed,
    Forgotten,
    Handed,
    Keeps,
    Moved,
    Nudged,
    Offered,
    Opened,
    Promoted,
    Removed,
    Reseated,
    Said,
    Seat,
    Undone,
    Visited,
    Voted,
    Wished,
)
from allmende.server.tables.messages import Note, Word
from allmende.server.tables.pace.hours import Hours

MOST_WORDS: Final = 200
MOST_NOTES: Final = 500
"""The largest numbers of chat messages and notes kept. The oldest are forgotten: a log is read, not searched."""


class Counted(msgspec.Struct, frozen=True, gc=False):
    """A move that counts, the version that it made, and whether a bot chose it."""

    version: int
    seat: int
    move: str
    by_bot: bool


class Ledger:
    """The outcome of a table's entries, applied one after the other.

    `rules` are those that the game goes by. `moves` are those that count, in order of play; what is taken back leaves
    them, and those that stay keep their versions. An entry costs the same however many came before: an undo takes moves
    off the end.
    """

    def __init__(self, opened: Opened) -> None:
        self.seats = list(opened.seats)
        self._names = [{seat.name} for seat in opened.seats]
        """By seat: all names that it has had since its player sat down."""
        self.handed: dict[int, tuple[int, set[str]]] = {}
        """By the version of each handover: the seat, and all names of the player who gave it up."""
        self.offered = [""] * len(opened.seats)
        """By seat: the digest of the key by which it can be taken over."""
        self.rules = opened.record.rules
        self.moves: list[Counted] = []
        self.notes: list[Note] = notes.at_first(opened)
        self.words: list[Word] = []
        self.said = 0
        """The number of chat messages so far, those that are forgotten included."""
        self.nudged: dict[int, int] = {}
        """By seat: the time when its player was reminded last, in seconds since 1970."""
        self.unheard: set[int] = set()
        """The seats whose last reminder came from a person whom their player has blocked."""
        usual = Hours(opened.pace.zone if opened.pace else "UTC")
        self.hours = opened.hours or [usual] * len(opened.seats)
        """By seat: the hours in which its player's time runs."""
        self.votes: list[dict[int, str]] = [{} for _ in opened.seats]
        """By seat, and by the seat of each voter: the bot that they want there."""
        self.ends: set[int] = set()
        """The seats whose players want the game to end; those at the maker's screen have one voice (`voices`)."""
        self.ending: Ending | None = None
        self.left: set[int] = set()
        """The seats whose players have left a rated game: they had a bot decide there, even if they are back since.

        That doesn't count in games whose players were not warned of it. A player who was away, or had no time left, may
        come back: that bot was not their choice. A person who was erased before a rated game was over has left it, too.
        """
        self.forgotten: set[int] = set()
        """The seats whose players were erased."""
        self._warned = opened.warned
        self._wanted: set[int] = set()
        """The seats that a bot plays because their players want that."""
        self.followed_by = ""
        """The table at which the players go on, if they do."""
        self.version = 0
        """The number of entries after the first."""
        self._acted = [0] * len(opened.seats)
        self._undone = 0
        self.undone = [0] * len(opened.seats)
        """By seat: the version of its last undo."""
        self.ruled = 0
        """The version since which the present rules hold."""
        self._bases: list[tuple[int, int]] = []
        self.study = Study() if opened.study else None
        """The lines of a study, whose positions are numbered by the versions of their moves; `moves` is one of them."""
        self._ever: dict[int, Counted] = {}
        """All moves of a study, by version."""

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry; UndoError, and no change, if it takes back what isn't there."""
        version = self.version + 1
        told = notes.told(entry, self.seats)
        match entry:
            case Moved(seat, move):
                # The same texts come again and again, at all tables.
                counted = Counted(version, seat, intern(move), self.seats[seat].bot is not None)
                if self.study is not None:
                    self.study.add(self.at, seat, move, version)
                    self._ever[version] = counted
                self.moves.append(counted)
                self._acted[seat] = version
                if self._warned and seat in self._wanted:
                    self.left.add(seat)
            case Undone(seat):
                self._take_back(entry, version)
                self.undone[seat] = version
            case Reseated() | Offered() | Handed() | Forgotten():
                self.reseat(entry, version)
            case Voted(seat, by, bot):
                self.votes[seat].pop(by, None)
                if bot is not None:
                    self.votes[seat][by] = bot
            case Amended(rules=rules):
                self.rules = rules
                self.ruled = version
            case Wished(seat, ends):
                (self.ends.add if ends else self.ends.discard)(seat)
            case Ended(ending=ending):
                self.ending = ending
            case Followed(table=table):
                self.followed_by = table
            case Said(seat, text, at=at):
                self.said += 1
                if text:
                    self.words.append(Word(version, seat, self.seated(seat), self.seats[seat].name, text, at))
                    del self.words[:-MOST_WORDS]
            case Nudged(seat, unheard=unheard, at=at):
                self.nudged[seat] = at
                (self.unheard.add if unheard else self.unheard.discard)(seat)
            case Visited() | Annotated() | Removed() | Promoted():
                assert self.study is not None, "only a study has such entries"
                self._study(self.study, entry, version)
            case Keeps(seat, hours):
                self.hours = [hours if other == seat else kept for other, kept in enumerate(self.hours)]
            case Expired():
                pass
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)
        self.version = version
        for message in told:
            self._tell(Note(version, message))
        del self.notes[:-MOST_NOTES]

    # Seats

    def reseat(self, entry: AnyEntry, version: int) -> None:
        """Apply an entry to the seats alone, which works even where nothing else counts any more.

        LookupError if there is no such seat, or if the entry erases a person of whom no handover is known.
        """
        match entry:
            case Reseated(seat, name, bot, why):
                if bot != self.seats[seat].bot:
                    self._wanted.discard(seat)
                    if bot is not None and why == "own":
                        self._wanted.add(seat)
                before = self.seats[seat]
                unnamed = before.unnamed and name == before.name and bot != before.bot
                self.seats[seat] = msgspec.structs.replace(before, name=name, bot=bot, unnamed=unnamed)
                self._names[seat].add(name)
                if bot is not None:
                    self._forget_votes(seat)
            case Offered(seat, key):
                self.offered[seat] = key
            case Handed(seat, name):
                self._hand_over(seat, name, version)
            case Forgotten():
                self.forget(entry)
            case _:
                pass

    def _hand_over(self, seat: int, name: str, version: int) -> None:
        self.handed[version] = seat, self._names[seat]
        self._names[seat] = {name}
        key, self.offered[seat] = self.offered[seat], ""
        self.seats[seat] = Seat(name, "link", key=key)
        self._forget_votes(seat)
        self.ends.discard(seat)

    def _forget_votes(self, seat: int) -> None:
        self.votes[seat].clear()
        for votes in self.votes:
            votes.pop(seat, None)

    def seated(self, seat: int, until: int | None = None) -> int:
        """The version since which the player of a seat has played it: the present one, or who did until `until`.

        `until` is the version of the handover by which that player gave the seat up.
        """
        return max(
            (at for at, (of, _) in self.handed.items() if of == seat and (until is None or at < until)), default=0
        )

    def forget(self, entry: Forgotten) -> None:
        """Replace an erased person's names and drop their chat messages; KeyError if their handover isn't known."""
        seat, name = entry.seat, entry.name
        if entry.until is None:
            self.forgotten.add(seat)
            if entry.quit:
                self.left.add(seat)
            names, self._names[seat] = self._names[seat], {name}
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], name=name, unnamed=False)
        else:
            names = self.handed[entry.until][1]
            self.handed[entry.until] = seat, {name}
        self.notes = [Note(note.version, notes.without_names(note.message, names, name)) for note in self.notes]
        self.words = [word for word in self.words if word.seat != seat or word.name not in names]

    # Notes and record

    def _tell(self, note: Note) -> None:
        before = self.notes[-1] if self.notes else None
        both = notes.joined(before.message, note.message) if before and before.version == note.version - 1 else None
        if both is None:
            self.notes.append(note)
        else:
            self.notes[-1] = Note(note.version, both)

    def record(self, opened: Record) -> Record:
        """The record of the game as it is, at a table that was opened with the record `opened`."""
        moves = [(move.seat, move.move) for move in self.moves]
        return msgspec.structs.replace(opened, rules=self.rules, moves=moves, ending=self.ending)

    # Studies

    @property
    def at(self) -> int:
        """The version of the last move that counts; 0 if there is none."""
        return self.moves[-1].version if self.moves else BEGINNING

    def _study(self, study: Study, entry: Visited | Annotated | Removed | Promoted, version: int) -> None:
        match entry:
            case Visited(node):
                path = study.path(node)
                same = 0
                while same < min(len(path), len(self.moves)) and self.moves[same].version == path[same]:
                    same += 1
                self.moves[same:] = [self._ever[step] for step in path[same:]]
                self._go_back(path[same - 1] if same else BEGINNING, version)
            case Annotated(node, name, comment):
                study.annotate(node, name, comment)
            case Removed(node):
                study.remove(node)
            case Promoted(node):
                study.promote(node)

    # Takebacks

    def last(self, seat: int) -> int:
        """The index of the last move of a seat; UndoError if it has made none."""
        for index in range(len(self.moves) - 1, -1, -1):
            if self.moves[index].seat == seat:
                return index
        raise nothing_back(seat)

    def _take_back(self, entry: Undone, version: int) -> None:
        point, along = self.last(entry.seat), frozenset(entry.along)
        later = self.moves[point + 1 :]
        stay = [move for move in later if move.seat not in entry.over and move.version not in along]
        del self.moves[point:]
        base = self.at
        self.moves += stay
        self._go_back(base, version)

    def _go_back(self, base: int, version: int) -> None:
        """Note that at this version all moves after the one of version `base` became void."""
        self._undone = version
        # A later undo that goes back as far says all that an earlier one would.
        while self._bases and self._bases[-1][1] >= base:
            self._bases.pop()
        self._bases.append((version, base))

    def base(self, since: int) -> int:
        """The last version up to which a client that knew the table at `since` knows it still."""
        index = bisect_right(self._bases, since, key=lambda undo: undo[0])
        return min(since, self._bases[index][1]) if index < len(self._bases) else since

    def after(self, version: int) -> int:
        """The index of the first move that counts and came after a version, or the number of moves."""
        return bisect_right(self.moves, version, key=attrgetter("version"))

    def acted(self, seat: int) -> int:
        """The version of the seat's last move, or of the last undo by any seat if that is later."""
        return max(self._acted[seat], self._undone)

    def acted_since(self, seat: int, version: int) -> bool:
        """True if the seat has moved, or any seat has taken something back, after a version."""
        return self.acted(seat) > version


def seating(opened: Opened, later: Iterable[AnyEntry | None]) -> Ledger:
    """A ledger of the seats alone, by these entries; None stands for an entry that can't be read, and is skipped."""
    ledger = Ledger(opened)
    for version, entry in enumerate(later, 1):
        if entry is not None:
            with suppress(LookupError):  # no server has written such an entry
                ledger.reseat(entry, version)
    return ledger


def nothing_back(seat: int) -> UndoError:
    """The error of a seat that has no move to take back."""
    return UndoError(f"seat {seat + 1} can take nothing back", Message("error-undo"))
