"""What the entries of a table come to without the rules: who sits where, which moves count, what is told besides."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from contextlib import suppress
from operator import attrgetter
from typing import Final, assert_never

import msgspec

from allmende.core import Ending, Message, Record, UndoError
from allmende.server import notes
from allmende.server.entries import (
    Amended,
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
    Reseated,
    Said,
    Seat,
    Undone,
    Voted,
    Wished,
)
from allmende.server.messages import Note, Word
from allmende.server.pace.hours import Hours

MOST_WORDS: Final = 200
MOST_NOTES: Final = 500
"""Of more words or notes the oldest are forgotten: a log is read, not searched."""


class Counted(msgspec.Struct, frozen=True):
    """A move that counts, the version that it made, and whether a bot chose it."""

    version: int
    seat: int
    move: str
    by_bot: bool


class Ledger:
    """Entries, one after the other. Each costs the same, however many there were: an undo takes off the end.

    `rules` are those that the game goes by. `moves` are those that count, in order of play; what is taken back leaves
    them, and those that stay keep their versions.
    """

    def __init__(self, opened: Opened) -> None:
        self.seats = list(opened.seats)
        self._names = [{seat.name} for seat in opened.seats]
        """By seat: all that it has been called since its player sat down."""
        self.handed: dict[int, tuple[int, set[str]]] = {}
        """The seats that were handed over, by the versions at which, and what they were called until then."""
        self.offered = [""] * len(opened.seats)
        """By seat: the digest of the key by which it can be taken over."""
        self.rules = opened.record.rules
        self.moves: list[Counted] = []
        self.notes: list[Note] = []
        self.words: list[Word] = []
        self.said = 0
        """How many words there have been, those that are forgotten included."""
        self.nudged: dict[int, int] = {}
        """When the players of seats were reminded last."""
        usual = Hours(opened.pace.zone if opened.pace else "UTC")
        self.hours = opened.hours or [usual] * len(opened.seats)
        """When time runs for whoever plays a seat."""
        self.votes: list[dict[int, str]] = [{} for _ in opened.seats]
        """By seat, and by the seats of those who voted: the bot that they want there."""
        self.ends: set[int] = set()
        """The voices that want the game to end."""
        self.ending: Ending | None = None
        self.left: set[int] = set()
        """The seats at which a bot has decided since their players wanted that, even if they are back.

        Nobody has where nobody was warned of that. Whoever was away, or had no time left, may come back, and has had no
        bot by their own choice. Whoever was forgotten before a rated game was over has left it, too.
        """
        self.forgotten: set[int] = set()
        """The seats whose players are forgotten."""
        self._warned = opened.warned
        self._wanted: set[int] = set()
        """The seats that a bot plays because their players want that."""
        self.followed_by = ""
        """The table at which those who sit here go on, if they do."""
        self.version = 0
        """How many entries came after the first."""
        self._acted = [0] * len(opened.seats)
        self._undone = 0
        self.undone = [0] * len(opened.seats)
        """By seat: the version at which it has taken something back last."""
        self.ruled = 0
        """Since which version the rules hold that hold now."""
        self._bases: list[tuple[int, int]] = []

    def apply(self, entry: AnyEntry) -> None:
        """Take note of an entry; UndoError, and no change, if it takes back what isn't there."""
        version = self.version + 1
        told = notes.told(entry, self.seats)
        match entry:
            case Moved(seat, move):
                self.moves.append(Counted(version, seat, move, self.seats[seat].bot is not None))
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
            case Nudged(seat, at=at):
                self.nudged[seat] = at
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

    # Who sits where

    def reseat(self, entry: AnyEntry, version: int) -> None:
        """Take note of who sits where after the entry of a version, also where nothing else counts any more.

        LookupError if there is no such seat, or it isn't known that somebody who is forgotten was there.
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
        """Since which version whoever plays a seat, or did until it was handed over at a version, has played it."""
        return max(
            (at for at, (of, _) in self.handed.items() if of == seat and (until is None or at < until)), default=0
        )

    def forget(self, entry: Forgotten) -> None:
        """Name somebody no more; KeyError if it isn't known that they were there."""
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

    # What is told

    def _tell(self, note: Note) -> None:
        before = self.notes[-1] if self.notes else None
        both = notes.joined(before.message, note.message) if before and before.version == note.version - 1 else None
        if both is None:
            self.notes.append(note)
        else:
            self.notes[-1] = Note(note.version, both)

    def record(self, opened: Record) -> Record:
        """The record that the entries come to, at a table that was opened with this one."""
        moves = [(move.seat, move.move) for move in self.moves]
        return msgspec.structs.replace(opened, rules=self.rules, moves=moves, ending=self.ending)

    # Taking back

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
        base = self.moves[-1].version if self.moves else 0
        self.moves += stay
        self._undone = version
        # Whoever has to go back further is told by a later undo what an earlier one would tell.
        while self._bases and self._bases[-1][1] >= base:
            self._bases.pop()
        self._bases.append((version, base))

    def base(self, since: int) -> int:
        """The last version up to which somebody who knew the table at `since` knows it still."""
        index = bisect_right(self._bases, since, key=lambda undo: undo[0])
        return min(since, self._bases[index][1]) if index < len(self._bases) else since

    def after(self, version: int) -> int:
        """The index of the first move that counts and came after a version."""
        return bisect_right(self.moves, version, key=attrgetter("version"))

    def acted(self, seat: int) -> int:
        """The version at which the seat has moved last, or anybody has taken something back."""
        return max(self._acted[seat], self._undone)

    def acted_since(self, seat: int, version: int) -> bool:
        """Whether the seat has moved, or anybody has taken something back, after a version."""
        return self.acted(seat) > version


def seating(opened: Opened, later: Iterable[AnyEntry | None]) -> Ledger:
    """Who sat where by these entries, whatever else they say; those that nobody can read are None, and passed over."""
    ledger = Ledger(opened)
    for version, entry in enumerate(later, 1):
        if entry is not None:
            with suppress(LookupError):  # no server has laid that down
                ledger.reseat(entry, version)
    return ledger


def nothing_back(seat: int) -> UndoError:
    """This seat has no move that it could take back."""
    return UndoError(f"seat {seat + 1} can take nothing back", Message("error-undo"))
