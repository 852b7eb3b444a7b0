"""A table as it stands: the game, its seats, and the history that counts. All of it follows from the entries."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import assert_never

import msgspec

from allmende.core import ONLOOKER, Game, Message, Record, UndoError
from allmende.server import keys, notes
from allmende.server.entries import AnyEntry, Moved, Opened, Reseated, Seat, Undone, Voted
from allmende.server.errors import ForbiddenError, StaleError, no_seat, not_yours
from allmende.server.hands import Hands
from allmende.server.messages import Note, Past
from allmende.titles import replay


class Holder(msgspec.Struct, frozen=True):
    """What a key allows: `maker` is whoever set the table up, `seats` are those whose people come with this key."""

    maker: bool = False
    seats: tuple[int, ...] = ()


NO_KEY = Holder()


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot has to make at a table of this version. Plain data, since it travels to other processes."""

    record: Record
    version: int
    seat: int
    bot: str


class _Stand(msgspec.Struct, frozen=True):
    """How the course of play stood after an entry, and which seats bots played."""

    period: int
    to_act: list[int]
    bots: list[int]


class Table:
    """Entries and what follows from them. `apply` is the only thing that changes a table.

    `past` is the history that counts: what is taken back leaves it, and the moves that stay keep their versions.
    `notes` tell what happened besides. Whoever changes the table holds its `lock`.
    """

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.opened = opened
        self.seats = list(opened.seats)
        self.game = replay(opened.record)
        self.past = [Past(0, -1, "", Message("log-opening"), self.game.opening)]
        self.notes: list[Note] = []
        self.hands = Hands(opened, self.game.to_act)
        self._entries: list[AnyEntry] = [opened]
        self._stands = [self._stand()]
        self._bases: dict[int, int] = {}
        """By the version of each undo: the last version that it left alone."""
        self._by_bots: set[int] = set()
        """The versions of the moves that bots made."""

    @classmethod
    def of(cls, name: str, entries: Iterable[AnyEntry]) -> Table:
        """The table that these entries make."""
        first, *rest = entries
        assert isinstance(first, Opened)
        table = cls(name, first)
        for entry in rest:
            table.apply(entry)
        return table

    @property
    def version(self) -> int:
        """How many entries came after the first."""
        return len(self._entries) - 1

    # Entries

    def apply(self, entry: AnyEntry) -> None:
        """Lay down an entry and draw its consequences; AllmendeError, and no change, if the rules don't allow it."""
        told = [] if isinstance(entry, Opened) else notes.told(entry, self.seats)
        match entry:
            case Moved():
                self._play(entry.seat, entry.move, self.version + 1)
                if self.seats[entry.seat].bot:
                    self._by_bots.add(self.version + 1)
            case Undone():
                self._take_back(entry)
            case Reseated():
                self.seats[entry.seat] = msgspec.structs.replace(self.seats[entry.seat], name=entry.name, bot=entry.bot)
            case Voted():
                pass  # what follows from votes is an entry of its own
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)
        self.hands.apply(entry, self.game.to_act)
        self._entries.append(entry)
        self._stands.append(self._stand())
        self.notes += [Note(self.version, message) for message in told]

    def _play(self, seat: int, text: str, version: int) -> None:
        before = self.game.position.copy()
        events = self.game.play(text, seat)
        title = self.game.title
        move = title.vocabulary.parse(text)
        label = title.label(before, seat, move)
        self.past.append(Past(version, seat, title.vocabulary[move].text, label, events))

    def _take_back(self, entry: Undone) -> None:
        point = self.game.undo_point(entry.seat, entry.over, _Indexes(self.past, entry.along))
        if point is None:
            raise _nothing_back(entry.seat)
        # Moves that others made at the same time stay, but what happened then is told anew.
        later = self.past[point + 2 :]
        stay = [past for past in later if past.seat not in entry.over and past.version not in entry.along]
        self._bases[self.version + 1] = self.past[point].version
        del self.past[point + 1 :]
        self.game = self._replayed(self.past)
        for past in stay:
            self._play(past.seat, past.move, past.version)

    def _undo_point(self, seat: int) -> int | None:
        """The index of the move that people of this seat may take back: nobody but bots has moved since, or nearly."""
        return self.game.undo_point(seat, along=_Indexes(self.past, self._by_bots))

    def _replayed(self, past: list[Past]) -> Game:
        moves = [(one.seat, one.move) for one in past[1:]]
        return replay(msgspec.structs.replace(self.opened.record, moves=moves))

    def _stand(self) -> _Stand:
        return _Stand(self.game.position.period, self.game.to_act, self._bots)

    # History

    def news(self, since: int) -> tuple[int, list[Past], bool]:
        """What whoever knew the table at a version has to learn: from which version on, and whether to forget first."""
        base = min((base for version, base in self._bases.items() if version > since), default=since)
        undone = base < since
        since = min(base, since)
        return since, [past for past in self.past if past.version > since], undone

    def back_then(self, version: int) -> tuple[Game, list[Past]]:
        """The game after the move of this version or the last before it, and the history up to there."""
        history = [past for past in self.past if past.version <= version]
        return self._replayed(history), history

    # Who may do what

    def holder(self, key: str) -> Holder:
        """What a key allows; no key is an onlooker's. ForbiddenError if it is no key of this table."""
        if not key:
            return NO_KEY
        maker = keys.fits(key, self.opened.key)
        own = [keys.fits(key, seat.key) or (maker and seat.home == "here") for seat in self.seats]
        if not maker and not any(own):
            raise ForbiddenError("this is no key of this table", Message("error-key"))
        return Holder(maker, tuple(number for number, is_own in enumerate(own) if is_own))

    def mine(self, holder: Holder) -> list[int]:
        """The seats for which this holder decides: not those that a bot has taken over."""
        return [seat for seat in holder.seats if not self.seats[seat].bot]

    def eyes(self, holder: Holder, wanted: int | None = None, version: int | None = None) -> int:
        """The seat with whose eyes this holder looks on at a version, by default now; -1 is an onlooker.

        Unless one is wanted it is the holder's first seat that decides, or the first of all. A seat at the maker's
        screen that a bot plays has no eyes for people. ForbiddenError if the wanted seat is not the holder's.
        """
        if wanted is not None and wanted not in holder.seats:
            raise not_yours(wanted)
        stand = self._stands[-1 if version is None else version]
        own = [seat for seat in holder.seats if seat not in stand.bots or self.seats[seat].home == "link"]
        if wanted is not None:
            return wanted if wanted in own else ONLOOKER
        deciding = [seat for seat in own if seat in stand.to_act]
        return (deciding or own or [ONLOOKER])[0]

    @property
    def has_secrets(self) -> bool:
        """Whether different eyes see different things."""
        return self.game.title.has_secrets(self.game.options)

    def seat(self, seat: int) -> Seat:
        """Who sits at a seat; NotFoundError if there is none."""
        if not 0 <= seat < len(self.seats):
            raise no_seat(seat)
        return self.seats[seat]

    def may_undo(self, holder: Holder) -> list[int]:
        """The seats of this holder that may take back their last move."""
        return [seat for seat in self.mine(holder) if self._undo_point(seat) is not None]

    def may_read_record(self, holder: Holder) -> bool:
        """Whether this holder may know all that lies face down.

        While anything is hidden nobody may, not even at a table with one screen. Otherwise those may who play alone or
        together at one screen: nobody is cheated.
        """
        people = [number for number, seat in enumerate(self.seats) if not seat.bot]
        alone = bool(holder.seats) and set(people) <= set(holder.seats)
        return self.game.is_over or (alone and not self.game.title.hides(self.game.options))

    @property
    def _bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot]

    # Proposals: entries that are legal now, or the reason why not

    def check_decision(self, holder: Holder, seat: int, version: int) -> None:
        """ForbiddenError if this isn't the holder's to decide, StaleError if it isn't the decision of that version."""
        self.seat(seat)
        if seat not in self.mine(holder):
            raise not_yours(seat)
        if not self._same_decision(seat, version):
            raise StaleError

    def propose_move(self, holder: Holder, seat: int, version: int, move: str) -> Moved:
        """A move of people, chosen at a version."""
        self.check_decision(holder, seat, version)
        self.game.copy().play(move, seat)
        return Moved(seat, move)

    def propose_answer(self, question: Question, move: str) -> Moved:
        """A bot's move."""
        if not self.still_asks(question):
            raise StaleError
        self.game.copy().play(move, question.seat)
        return Moved(question.seat, move)

    def propose_undo(self, holder: Holder, seat: int, version: int) -> Undone:
        """Taking back a seat's last move, and what bots have done since, whoever plays their seats now."""
        self.seat(seat)
        if seat not in self.mine(holder):
            raise not_yours(seat)
        if not 0 <= version <= self.version or self._acted_since(seat, version):
            raise StaleError
        point = self._undo_point(seat)
        if point is None:
            raise _nothing_back(seat)
        return Undone(seat, along=[past.version for past in self.past[point + 2 :] if past.version in self._by_bots])

    def _same_decision(self, seat: int, version: int) -> bool:
        """Whether what the seat decides now is what it had to decide at a version.

        While several play at the same time, the others' moves leave a decision as it was: nobody has to hurry.
        """
        if version == self.version:
            return True
        if not 0 <= version < self.version or self._acted_since(seat, version):
            return False
        then, now = self._stands[version], self._stands[-1]
        return then.period == now.period and seat in then.to_act

    def _acted_since(self, seat: int, version: int) -> bool:
        """Whether the seat has moved, or anybody has taken something back, after a version."""
        return any(
            isinstance(entry, Undone) or (isinstance(entry, Moved) and entry.seat == seat)
            for entry in self._entries[version + 1 :]
        )

    # Bots

    def question(self) -> Question | None:
        """What a bot has to decide next."""
        for seat in self.game.to_act:
            if bot := self.seats[seat].bot:
                return Question(self.game.record, self.version, seat, bot)
        return None

    def thinking(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        return [seat for seat in self.game.to_act if self.seats[seat].bot]

    def still_asks(self, question: Question) -> bool:
        """Whether an answer to this question is still wanted."""
        bot = self.seats[question.seat].bot
        return bot == question.bot and self._same_decision(question.seat, question.version)


class _Indexes:
    """The indexes of the moves whose versions are among some."""

    def __init__(self, past: Sequence[Past], versions: Collection[int]) -> None:
        self._past = past
        self._versions = versions

    def __contains__(self, index: object) -> bool:
        # The history begins with what came before the first move.
        return isinstance(index, int) and self._past[index + 1].version in self._versions


def _nothing_back(seat: int) -> UndoError:
    return UndoError(f"seat {seat + 1} can take nothing back", Message("error-undo"))
