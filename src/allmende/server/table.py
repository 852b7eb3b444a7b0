"""A table as it stands: the game, its seats, and the history that counts. All of it follows from the entries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from allmende.core import ONLOOKER, Event, Game, Message, Record
from allmende.core.alike import difference
from allmende.server import keys
from allmende.server.entries import Amended, AnyEntry, Ended, Moved, Opened, Seat, Undone, decode
from allmende.server.errors import ForbiddenError, StaleError, UnfitError, final_end, no_seat, not_yours, unforeseen
from allmende.server.hands import Waiting
from allmende.server.ledger import Counted, Ledger, nothing_back
from allmende.server.messages import Past
from allmende.server.scenes import Shown
from allmende.server.stands import Stand, Stands
from allmende.titles import replay

log = logging.getLogger(__name__)


class Holder(msgspec.Struct, frozen=True):
    """What a key allows: `maker` is whoever set the table up, `seats` are those whose people come with this key."""

    maker: bool = False
    seats: tuple[int, ...] = ()


NO_KEY = Holder()
UNKNOWN: Final = -2
"""Eyes of which nobody knows any more whose they were."""


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot has to make at a table of this version. Plain data, since it travels to other processes."""

    record: Record
    version: int
    seat: int
    bot: str


class _Tried(NamedTuple):
    """A move that a game of so many moves has been tried with, and the game after it."""

    game: Game
    version: int
    seat: int
    move: str
    after: Game
    events: list[Event]


class Table:
    """Entries and what follows from them. `apply` is the only thing that changes a table.

    `past` is the history that counts: what is taken back leaves it, and the moves that stay keep their versions.
    `ledger` has what follows without the rules. `trouble` says which entry can't be read or played here, if one can't:
    then of what comes after it only who sits where counts, and nothing more is laid down here. Whoever changes the
    table holds its `lock`.
    """

    def __init__(self, name: str, opened: Opened, entries: Sequence[AnyEntry] = ()) -> None:
        """The table on which all these entries lie: only the moves that count are played, by the rules of the last.

        The last of them is an undo, or begins other rules.
        """
        self.name = name
        self.lock = asyncio.Lock()
        self.opened = opened
        self.trouble: Message | None = None
        self._void = 0
        """How many entries don't count because of that."""
        self._tried: _Tried | None = None
        self.game: Game
        self.past: list[Past]
        self.ledger = Ledger(opened)
        for entry in entries:
            self.ledger.apply(entry)
        self._begin(self.ledger.rules)
        self.waiting = Waiting(opened, self.ledger, self.game, entries)
        self._stands = Stands(self.version, self._stand())

    @classmethod
    def of(cls, name: str, entries: Sequence[AnyEntry]) -> Table:
        """The table that these entries make; ValidationError if the first of them doesn't set it up."""
        opened = entries[0]
        if not isinstance(opened, Opened):
            raise msgspec.ValidationError("its first entry doesn't set a table up")
        anew = [index for index, entry in enumerate(entries) if isinstance(entry, (Undone, Amended))]
        settled = anew[-1] + 1 if anew else 1
        table = cls(name, opened, entries[1:settled])
        for entry in entries[settled:]:
            table.apply(entry)
        return table

    @classmethod
    def read(cls, name: str, entries: Sequence[str]) -> Table:
        """The table that these entries make, as they came from the store; an error if the first is no good."""
        try:
            return cls.of(name, [decode(entry) for entry in entries])
        except Exception:
            table = cls.of(name, [decode(entries[0])])
            for entry in entries[1:]:
                table.hear(entry)
            return table

    def hear(self, written: str) -> None:
        """Lay down an entry as it came from the store; if that can't be done, it is this table's trouble."""
        if self.trouble is not None:
            self._void += 1
            # Whatever else it says: the trouble is told already.
            with suppress(Exception):
                self.ledger.reseat(decode(written), self.heard)
            return
        try:
            self.apply(decode(written))
        except Exception as error:
            number = self.version + 1
            log.error("table %s: entry %d can't be played: %s", self.name, number, error, exc_info=unforeseen(error))
            # Why exactly may be about what not everybody knows.
            self.trouble = Message("error-broken", {"number": number})
            self._void = 1
            # Whoever fails in the middle of a move leaves the position as nobody should see it.
            self.game = self.game.at(len(self.past) - 1)
            if self.ledger.ending is not None:
                self.game.end(self.ledger.ending)

    @property
    def version(self) -> int:
        """How many entries came after the first."""
        return self.ledger.version

    @property
    def heard(self) -> int:
        """How many were heard, those that don't count included."""
        return self.version + self._void

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.ledger.seats

    # Entries

    def apply(self, entry: AnyEntry) -> None:
        """Lay down an entry and draw its consequences; AllmendeError, and no change, if the rules don't allow it."""
        match entry:
            case Moved(seat, move):
                self._play(Counted(self.version + 1, seat, move, by_bot=False))
                self.ledger.apply(entry)
            case Undone(seat):
                point = self.ledger.last(seat)
                self.ledger.apply(entry)
                self._go_back(point)
            case Amended(rules=rules):
                self._begin(rules)
                self.ledger.apply(entry)
            case Ended(ending=ending):
                self.game.end(ending)
                self.ledger.apply(entry)
            case _:
                self.ledger.apply(entry)
        self.waiting.apply(entry, self.game)
        self._stands.add(self._stand())

    def _begin(self, rules: str) -> None:
        """Play the moves that count by these rules, from the first on; RecordError if the rules are unknown."""
        self.game = replay(msgspec.structs.replace(self.opened.record, rules=rules))
        self.shown = Shown()
        self.past = [Past(0, -1, "", "", Message("log-opening"), self.game.opening)]
        for move in self.ledger.moves:
            self._play(move)
        if self.ledger.ending is not None:
            self.game.end(self.ledger.ending)

    def _try(self, wanted: Moved) -> Moved:
        """The same entry, if the move can be played: only then it may be laid down."""
        after = self.game.copy()
        events = after.play(wanted.move, wanted.seat)
        self._tried = _Tried(self.game, self.game.version, wanted.seat, wanted.move, after, events)
        return wanted

    def _play(self, move: Counted) -> None:
        tried, self._tried = self._tried, None
        if tried is not None and tried[:4] == (self.game, self.game.version, move.seat, move.move):
            before, self.game, events = self.game.position, tried.after, tried.events
        else:
            before = self.game.position.copy()
            events = self.game.play(move.move, move.seat)
        self.shown.begin(before)
        title = self.game.title
        number = title.vocabulary.parse(move.move)
        label = title.label(before, move.seat, number)
        noun = title.vocabulary[number]
        self.past.append(Past(move.version, move.seat, noun.text, noun.target, label, events))

    def _go_back(self, point: int) -> None:
        """To the move with this index; those that others made at the same time stay, but are told anew."""
        self.game = self.game.at(point)
        self.shown = Shown()
        del self.past[point + 1 :]
        for move in self.ledger.moves[point:]:
            self._play(move)

    def _undo_point(self, seat: int) -> int | None:
        """The index of the move that people of this seat may take back: nobody but bots has moved since, or nearly."""
        point = self.game.undo_point(seat, along=_ByBots(self.ledger.moves))
        return point if (point or 0) >= self.opened.given else None

    def _stand(self) -> Stand:
        bots = [number for number, seat in enumerate(self.seats) if seat.bot]
        return Stand(self.game.position.period, self.game.to_act, bots)

    # History

    def news(self, since: int) -> tuple[int, list[Past], bool]:
        """What whoever knew the table at a version has to learn: from which version on, and whether to forget first."""
        base = self.ledger.base(since)
        return base, self.past[self.ledger.after(base) + 1 :], base < since

    def back_then(self, version: int) -> tuple[Game, list[Past]]:
        """The game after the move of this version or the last before it, and the history up to there."""
        count = self.ledger.after(version)
        return self.game.at(count), self.past[: count + 1]

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
        screen that a bot plays has no eyes for people. ForbiddenError if the wanted seat is not the holder's. Nobody's
        are known at a version that is forgotten.
        """
        if wanted is not None and wanted not in holder.seats:
            raise not_yours(wanted)
        stand = self._stands.at(self.version if version is None else version)
        if stand is None:
            return UNKNOWN
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
        if self.trouble is not None or self._stays_as_it_ended():
            return []
        return [seat for seat in self.mine(holder) if self._undo_point(seat) is not None]

    def may_undo_turn(self, holder: Holder) -> list[int]:
        """The seats of this holder that may take back more than that one move of their last turn."""
        return [seat for seat in self.may_undo(holder) if len(self._turn_points(seat)) > 1]

    def _turn_points(self, seat: int) -> list[int]:
        last = self.game.turn_points(seat, along=_ByBots(self.ledger.moves))
        return [point for point in last if point >= self.opened.given]

    def _stays_as_it_ended(self) -> bool:
        """Whether the end is final: everybody may have read what was hidden from some, or the game is rated."""
        return self.game.is_over and (self.has_secrets or self.opened.rated)

    def may_read_record(self, holder: Holder) -> bool:
        """Whether this holder may know the deal, and with it all that lies face down or is still to come.

        While anything is hidden nobody may, not even at a table with one screen. Otherwise those may who play alone or
        together at one screen: nobody is cheated. Where the game can't go on, one of both is enough.
        """
        people = [number for number, seat in enumerate(self.seats) if not seat.bot]
        alone = bool(holder.seats) and set(people) <= set(holder.seats)
        if self.trouble is not None:
            return alone or (holder != NO_KEY and not self.game.title.hides(self.game.options))
        return self.game.is_over or (alone and self.game.title.is_open(self.game.position))

    # Proposals: entries that are legal now, or the reason why not

    def check_whole(self) -> None:
        """UnfitError if there is trouble with the table."""
        if self.trouble is not None:
            raise UnfitError(f"table {self.name} can't go on", self.trouble)

    def check_decision(self, holder: Holder, seat: int, version: int) -> None:
        """ForbiddenError if this isn't the holder's to decide, StaleError if it isn't the decision of that version."""
        self.check_whole()
        self.seat(seat)
        if seat not in self.mine(holder):
            raise not_yours(seat)
        if not self.is_same_decision(seat, version):
            raise StaleError

    def propose_move(self, holder: Holder, seat: int, version: int, move: str) -> Moved:
        """A move of people, chosen at a version."""
        self.check_decision(holder, seat, version)
        return self._try(Moved(seat, move))

    def propose_answer(self, question: Question, move: str) -> Moved:
        """A bot's move."""
        if not self.still_asks(question):
            raise StaleError
        return self._try(Moved(question.seat, move))

    def propose_undo(self, holder: Holder, seat: int, version: int, *, turn: bool = False) -> list[Undone]:
        """Taking back a seat's last move, or its whole turn, and what bots have done since, whoever plays them now."""
        self.seat(seat)
        if seat not in self.mine(holder):
            raise not_yours(seat)
        if not 0 <= version <= self.version or self.ledger.acted_since(seat, version):
            raise StaleError
        if self._stays_as_it_ended():
            raise final_end(self.opened.rated)
        point = self._undo_point(seat)
        if point is None:
            raise nothing_back(seat)
        last = Undone(seat, along=[move.version for move in self.ledger.moves[point + 1 :] if move.by_bot])
        return [last, *(Undone(seat) for _ in self._turn_points(seat)[1:] if turn)]

    def propose_newest_rules(self) -> Amended | None:
        """The newest rules, if all that counts would have gone alike by them; None if it wouldn't, or goes by them."""
        title = self.game.title
        if self.trouble is not None or self.game.rules == title.newest_rules:
            return None
        return None if difference(self.game, len(title.amendments)) else Amended(title.newest_rules)

    def is_same_decision(self, seat: int, version: int) -> bool:
        """Whether what the seat decides now is what it had to decide at a version.

        While several play at the same time, the others' moves leave a decision as it was: nobody has to hurry.
        """
        if version == self.version:
            return True
        if not 0 <= version < self.version or self.ledger.acted_since(seat, version):
            return False
        then, now = self._stands.at(version), self._stands.last
        return then is not None and then.period == now.period and seat in then.to_act and seat in now.to_act

    # Bots

    def question(self) -> Question | None:
        """What a bot has to decide next."""
        for seat in self.thinking():
            if bot := self.seats[seat].bot:
                return Question(self.game.record, self.version, seat, bot)
        return None

    def thinking(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        return [] if self.trouble else [seat for seat in self.game.to_act if self.seats[seat].bot]

    def still_asks(self, question: Question) -> bool:
        """Whether an answer to this question is still wanted."""
        bot = self.seats[question.seat].bot
        return bot == question.bot and self.is_same_decision(question.seat, question.version)


class _ByBots:
    """The indexes of the moves that bots chose."""

    def __init__(self, moves: Sequence[Counted]) -> None:
        self._moves = moves

    def __contains__(self, index: object) -> bool:
        return isinstance(index, int) and self._moves[index].by_bot
