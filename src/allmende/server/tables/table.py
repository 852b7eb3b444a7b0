"""A live table: the game, its seats and its history, all derived from its entries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final, NamedTuple

import msgspec

from allmende.core import ONLOOKER, Event, Game, Message, Record
from allmende.core.replay_diff import difference
from allmende.server import keys
from allmende.server.errors import ForbiddenError, StaleError, UnfitError, no_seat, not_yours, unforeseen
from allmende.server.tables.decision_points import DecisionPoint, DecisionPoints, decision_point
from allmende.server.tables.entries import Amended, AnyEntry, Ended, Moved, Opened, Seat, Undone, Visited, decode
from allmende.server.tables.ledger import Counted, Ledger
from allmende.server.tables.messages import Past
from allmende.server.tables.packed_history import PackedHistory
from allmende.server.tables.scenes import Shown
from allmende.server.tables.seat_control import SeatControl
from allmende.titles import replay

log = logging.getLogger(__name__)


class Holder(msgspec.Struct, frozen=True):
    """The rights that a key gives: `maker` is true for the key of the table's maker, `seats` are those it controls."""

    maker: bool = False
    seats: tuple[int, ...] = ()


NO_KEY = Holder()
UNKNOWN: Final = -2
"""The viewer at a version that is no longer remembered."""


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot has to make at a table of this version. Plain data, since it travels to other processes."""

    record: Record
    version: int
    seat: int
    bot: str


class _Tried(NamedTuple):
    """A move tried on a copy of `game` when that had `version` moves, the game `after` it, and its events."""

    game: Game
    version: int
    seat: int
    move: str
    after: Game
    events: list[Event]


class Table:
    """A live table: its entries and what follows from them. It changes by `apply`, and by `hear`, which calls that.

    `past` is the history that counts: what is taken back leaves it, and the moves that stay keep their versions.
    `ledger` has what follows without the rules. `trouble` says which entry can't be read or played here, if one can't:
    then only changes of seats count of the entries after it, and this process appends nothing more. Hold the `lock`
    while changing a table that is in use.
    """

    def __init__(self, name: str, opened: Opened, entries: Sequence[AnyEntry] = ()) -> None:
        """Make the table after these `entries`, playing only the moves that count, by the rules that hold at the end.

        So the last entry has to be an undo or an amendment, if there are any.
        """
        self.name = name
        self.lock = asyncio.Lock()
        self.opened = opened
        self.trouble: Message | None = None
        self._void = 0
        """The number of entries that don't count because of the trouble."""
        self._tried: _Tried | None = None
        self.game: Game
        self.past: PackedHistory
        self.labels: dict[int, Message] = {}
        """The labels of moves of a study by version, as far as they have been played here."""
        self.ledger = Ledger(opened)
        for entry in entries:
            self.ledger.apply(entry)
        self._begin(self.ledger.rules)
        self.waiting = SeatControl(opened, self.ledger, self.game, entries)
        self._decision_points = DecisionPoints(self.version, self._stand())

    @classmethod
    def of(cls, name: str, entries: Sequence[AnyEntry]) -> Table:
        """The table that these entries make; ValidationError if the first of them doesn't set it up."""
        opened = entries[0]
        if not isinstance(opened, Opened):
            raise msgspec.ValidationError("its first entry doesn't set a table up")
        anew = [index for index, entry in enumerate(entries) if isinstance(entry, (Undone, Visited, Amended))]
        settled = anew[-1] + 1 if anew else 1
        table = cls(name, opened, entries[1:settled])
        for entry in entries[settled:]:
            table.apply(entry)
        return table

    @classmethod
    def read(cls, name: str, entries: Sequence[str]) -> Table:
        """The table that these entries make, as the store has them; an error if the first can't be read or played."""
        try:
            return cls.of(name, [decode(entry) for entry in entries])
        except Exception:
            table = cls.of(name, [decode(entries[0])])
            for entry in entries[1:]:
                table.hear(entry)
            return table

    def hear(self, written: str) -> None:
        """Apply an entry as the store has it; one that can't be applied becomes this table's `trouble`."""
        if self.trouble is not None:
            self._void += 1
            # The trouble has been logged already, so nothing is said of later entries.
            with suppress(Exception):
                self.ledger.reseat(decode(written), self.heard)
            return
        try:
            self.apply(decode(written))
        except Exception as error:
            number = self.version + 1
            log.error("table %s: entry %d can't be played: %s", self.name, number, error, exc_info=unforeseen(error))
            # The exact reason stays in the log, because it may tell of hidden things.
            self.trouble = Message("error-broken", {"number": number})
            self._void = 1
            # A failure in the middle of a move leaves an inconsistent state, so the game goes back to the last move.
            self.game = self.game.at(len(self.past) - 1)
            if self.ledger.ending is not None:
                self.game.end(self.ledger.ending)

    @property
    def version(self) -> int:
        """The number of entries after the first, up to the last that counts."""
        return self.ledger.version

    @property
    def heard(self) -> int:
        """The version of the last entry read, entries that don't count included."""
        return self.version + self._void

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats with their names, homes, keys and bots."""
        return self.ledger.seats

    # Entries

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry to the game, ledger and clocks; AllmendeError, and no change, if the rules don't allow it."""
        match entry:
            case Moved(seat, move):
                self._play(Counted(self.version + 1, seat, move, by_bot=False))
                self.ledger.apply(entry)
            case Undone(seat):
                point = self.ledger.last(seat)
                self.ledger.apply(entry)
                self._go_back(point)
            case Visited():
                before = [*self.ledger.moves]
                self.ledger.apply(entry)
                pairs = zip(before, self.ledger.moves, strict=False)
                self._go_back(sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)))
            case Amended(rules=rules):
                self._begin(rules)
                self.ledger.apply(entry)
            case Ended(ending=ending):
                self.game.end(ending)
                self.ledger.apply(entry)
            case _:
                self.ledger.apply(entry)
        self.waiting.apply(entry, self.game)
        self._decision_points.add(self._stand())

    def _begin(self, rules: str) -> None:
        """Play the moves that count by these rules, from the first on; RecordError if the rules are unknown."""
        self.game = replay(msgspec.structs.replace(self.opened.record, rules=rules))
        self.shown = Shown()
        self.past = PackedHistory(Past(0, -1, "", "", Message("log-opening"), self.game.opening))
        for move in self.ledger.moves:
            self._play(move)
        if self.ledger.ending is not None:
            self.game.end(self.ledger.ending)

    def _try(self, wanted: Moved) -> Moved:
        """Play the move on a copy, which `apply` uses, and return the entry; AllmendeError if it can't be played."""
        after = self.game.copy()
        events = after.play(wanted.move, wanted.seat)
        self._tried = _Tried(self.game, self.game.version, wanted.seat, wanted.move, after, events)
        return wanted

    def _play(self, move: Counted) -> None:
        tried, self._tried = self._tried, None
        if tried is not None and tried[:4] == (self.game, self.game.version, move.seat, move.move):
            before, self.game, events = self.game.state, tried.after, tried.events
        else:
            before = self.game.state.copy()
            events = self.game.play(move.move, move.seat)
        self.shown.begin(before)
        title = self.game.title
        number = title.vocabulary.parse(move.move)
        label = title.label(before, move.seat, number)
        noun = title.vocabulary[number]
        if self.opened.study:
            self.labels[move.version] = label
        self.past.append(Past(move.version, move.seat, noun.text, noun.target, label, events))

    def _go_back(self, point: int) -> None:
        """Go back to before the move with this index; later moves that the ledger keeps are played again."""
        self.game = self.game.at(point)
        self.shown = Shown()
        self.past.cut(point + 1)
        for move in self.ledger.moves[point:]:
            self._play(move)

    def _stand(self) -> DecisionPoint:
        bots = [number for number, seat in enumerate(self.seats) if seat.bot]
        return decision_point(self.game.state.epoch, self.game.to_act, bots)

    # History

    def news(self, since: int) -> tuple[int, list[Past], bool]:
        """The moves that a client lacks that knew the table at `since`.

        Gives the version up to which its knowledge still holds, the moves after that, and whether it has to forget any.
        """
        base = self.ledger.base(since)
        return base, self.past[self.ledger.after(base) + 1 :], base < since

    def back_then(self, version: int) -> tuple[Game, list[Past]]:
        """The game after the move of this version or the last before it, and the history up to there."""
        count = self.ledger.after(version)
        return self.game.at(count), self.past[: count + 1]

    # Rights of holders

    def holder(self, key: str) -> Holder:
        """The rights that a key gives; an empty one is an onlooker's. ForbiddenError if it is no key of this table."""
        if not key:
            return NO_KEY
        maker = keys.fits(key, self.opened.key)
        own = [keys.fits(key, seat.key) or (maker and seat.home == "here") for seat in self.seats]
        if not maker and not any(own):
            raise ForbiddenError("this is no key of this table", Message("error-key"))
        return Holder(maker, tuple(number for number, is_own in enumerate(own) if is_own))

    def mine(self, holder: Holder) -> list[int]:
        """The seats for which this holder decides, without those that a bot has taken over."""
        return [seat for seat in holder.seats if not self.seats[seat].bot]

    def eyes(self, holder: Holder, wanted: int | None = None, version: int | None = None) -> int:
        """The viewer for this holder at a `version`, by default now: a seat, or -1 for an onlooker.

        Without a `wanted` seat it is the holder's first that decides, or the first of all. A seat at the maker's screen
        that a bot plays is no viewer. ForbiddenError if the wanted seat is not the holder's. UNKNOWN for a version that
        is no longer remembered.
        """
        if wanted is not None and wanted not in holder.seats:
            raise not_yours(wanted)
        stand = self._decision_points.at(self.version if version is None else version)
        if stand is None:
            return UNKNOWN
        own = [seat for seat in holder.seats if seat not in stand.bots or self.seats[seat].home == "link"]
        if wanted is not None:
            return wanted if wanted in own else ONLOOKER
        deciding = [seat for seat in own if seat in stand.to_act]
        return (deciding or own or [ONLOOKER])[0]

    def people(self) -> list[int]:
        """The seats of people. Who came by link and has left a seat to a bot may come back, so that seat counts."""
        return [number for number, seat in enumerate(self.seats) if seat.home == "link" or not seat.bot]

    @property
    def has_secrets(self) -> bool:
        """True if viewers see different things of this game."""
        return self.game.title.has_secrets(self.game.options)

    def seat(self, seat: int) -> Seat:
        """The seat with this number; NotFoundError if there is none."""
        if not 0 <= seat < len(self.seats):
            raise no_seat(seat)
        return self.seats[seat]

    def stays_as_it_ended(self) -> bool:
        """True if the game is over for good: all that was hidden may have been read since, or its score counts.

        A study goes on.
        """
        return self.game.is_over and not self.opened.study and (self.has_secrets or self.opened.is_unaided)

    def may_read_record(self, holder: Holder) -> bool:
        """True if this holder may read the record: the deal, and with it all that lies face down or is still to come.

        Once the game is over, all may, and always in a study, which is of no game that is being played. Before, a
        holder of all seats of people may, unless something is hidden or still unknown even there, or the players play
        unaided: a record can be played on elsewhere. Where the game can't go on, one of both is enough: to hold all
        these seats, or a key of a game that hides nothing.
        """
        if self.opened.study:
            return True
        people = [number for number, seat in enumerate(self.seats) if not seat.bot]
        alone = bool(holder.seats) and set(people) <= set(holder.seats)
        if self.trouble is not None:
            return alone or (holder != NO_KEY and not self.game.title.hides(self.game.options))
        return self.game.is_over or (alone and not self.opened.is_unaided and self.game.title.is_open(self.game.state))

    # Proposals: entries that are legal now, or the reason why not

    def check_whole(self) -> None:
        """Raise UnfitError if there is trouble with the table."""
        if self.trouble is not None:
            raise UnfitError(f"table {self.name} can't go on", self.trouble)

    def check_decision(self, holder: Holder, seat: int, version: int) -> None:
        """Check that the holder decides for a seat, and that its decision is still that of `version`.

        NotFoundError if there is no such seat, ForbiddenError if it is not the holder's, StaleError if the decision has
        changed, UnfitError if there is trouble with the table.
        """
        self.check_whole()
        self.seat(seat)
        if seat not in self.mine(holder):
            raise not_yours(seat)
        if not self.is_same_decision(seat, version):
            raise StaleError

    def propose_move(self, holder: Holder, seat: int, version: int, move: str) -> Moved:
        """The entry of a person's move that was chosen at a version; AllmendeError if it can't be played now."""
        self.check_decision(holder, seat, version)
        return self._try(Moved(seat, move))

    def repeated(self, holder: Holder, seat: int, version: int, move: str) -> int | None:
        """The version that a person's move has made which is sent once more, since its reply was lost; None for others.

        It is one that the seat has made just like that, after `version`, as its first one.
        """
        if not 0 <= version < self.version or seat not in self.mine(holder):
            return None
        later = self.ledger.moves[self.ledger.after(version) :]
        made = next((made for made in later if made.seat == seat), None)
        return made.version if made is not None and made.move == move and not made.by_bot else None

    def propose_answer(self, question: Question, move: str) -> Moved:
        """The entry of a bot's move; StaleError if its answer is no longer wanted."""
        if not self.still_asks(question):
            raise StaleError
        return self._try(Moved(question.seat, move))

    def propose_newest_rules(self) -> Amended | None:
        """The entry that moves the game to the newest rules; None if it has them, or would have gone otherwise.

        A study keeps its rules, since all its lines would have to go alike.
        """
        title = self.game.title
        if self.trouble is not None or self.opened.study or self.game.rules == title.newest_rules:
            return None
        return None if difference(self.game, len(title.amendments)) else Amended(title.newest_rules)

    def is_same_decision(self, seat: int, version: int) -> bool:
        """True if the seat's decision now is the one that it had at `version`.

        While several seats play at the same time, moves of the others leave a decision as it was, so that no player has
        to hurry.
        """
        if version == self.version:
            return True
        if not 0 <= version < self.version or self.ledger.acted_since(seat, version):
            return False
        then, now = self._decision_points.at(version), self._decision_points.last
        return then is not None and then.epoch == now.epoch and seat in then.to_act and seat in now.to_act

    # Bots

    def question(self) -> Question | None:
        """The next decision that a bot has to make; None if there is none."""
        for seat in self.thinking():
            if bot := self.seats[seat].bot:
                return Question(self.game.record, self.version, seat, bot)
        return None

    def thinking(self) -> list[int]:
        """The seats that have to decide and are played by bots; in a study only where the line ends."""
        study = self.ledger.study
        if study is not None and study[self.ledger.at].children:
            return []
        return [] if self.trouble else [seat for seat in self.game.to_act if self.seats[seat].bot]

    def still_asks(self, question: Question) -> bool:
        """True if the bot's answer to this question is still wanted."""
        bot = self.seats[question.seat].bot
        return bot == question.bot and self.is_same_decision(question.seat, question.version)
