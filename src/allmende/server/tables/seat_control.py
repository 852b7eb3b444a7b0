"""Seat control: who may have a bot play a seat, and when. A seat with a link belongs to its player alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import Final

import msgspec

from allmende.core import Game, Message
from allmende.server.errors import UnfitError
from allmende.server.tables.entries import (
    Amended,
    AnyEntry,
    Handed,
    Moved,
    Nudged,
    Opened,
    Reseated,
    Said,
    Seat,
    Undone,
    Voted,
    Wished,
)
from allmende.server.tables.ledger import Ledger
from allmende.server.tables.messages import NewTable
from allmende.server.tables.pace.clocks import Clocks, Stand
from allmende.server.tables.pace.hours import Span
from allmende.server.tables.pace.terms import ClockInfo

LONGEST_ABSENCE: Final = 60 * 24 * 30
"""The largest number of minutes after which a player may count as away."""


class SeatControl:
    """The waiting times of a table: since when each seat has let the others wait, and the clocks where time runs.

    It follows from the entries, as the table does, so that all processes agree and a restart changes nothing. An undo
    and an amendment reset every seat's waiting time, so that of all before only the clocks' remaining time matters. The
    registry of tables sets the `clock`, and the `gaps` in which the server was down.
    """

    clock: Callable[[], float] = staticmethod(time)
    gaps: Sequence[Span] = ()

    def __init__(self, opened: Opened, ledger: Ledger, game: Game, entries: Sequence[AnyEntry]) -> None:
        """Begin after these `entries`; the last of them is an undo or an amendment, if there are any."""
        at = (entries or [opened])[-1].at
        self._ledger = ledger
        self._absence = opened.absence
        self._since = [at] * len(opened.seats)
        self._to_act = game.to_act
        self._bots = self._by_bots()
        self.clocks: Clocks | None = None
        if opened.pace is not None:
            self.clocks = Clocks(opened.pace, len(opened.seats), opened.at, self._stand(game))
            self.clocks.resume(at, next((entry.left for entry in reversed(entries) if entry.left), []))
            self.clocks.keep(ledger.hours)

    def apply(self, entry: AnyEntry, game: Game) -> None:
        """Apply an entry; `game` is the game after it."""
        acted = _actor(entry)
        for seat in range(len(self._since)):
            if seat == acted or seat not in self._to_act or isinstance(entry, (Undone, Amended)):
                self._since[seat] = entry.at
        self._to_act = game.to_act
        if self.clocks is not None:
            self.clocks.resume(entry.at, entry.left)
            self.clocks.keep(self._ledger.hours)
            # A player who only changes their name had been there all the time.
            if isinstance(entry, Reseated) and entry.bot is None and entry.seat in self._bots:
                self.clocks.come_back(entry.seat)
            self.clocks.begin(self._stand(game), undone=entry.seat if isinstance(entry, Undone) else None)
        self._bots = self._by_bots()

    def _by_bots(self) -> set[int]:
        return {number for number, seat in enumerate(self._ledger.seats) if seat.bot is not None}

    def _stand(self, game: Game) -> Stand:
        asked = [seat for seat in game.to_act if self._ledger.seats[seat].bot is None]
        return Stand(asked, game.state.epoch, len(self._ledger.moves))

    def stamped(self, entries: Sequence[AnyEntry]) -> list[AnyEntry]:
        """The entries as they are written now: with the time, if the table asks for it, and what clocks have left."""
        if self.clocks is None and self._absence is None:
            return list(entries)
        now = int(self.clock())
        if self.clocks is not None:
            now = max(now, self.clocks.at)
        stamped = [msgspec.structs.replace(entry, at=now) for entry in entries]
        if self.clocks is not None and stamped:
            stamped[0] = msgspec.structs.replace(stamped[0], left=self.clocks.left(now, self.gaps))
        return stamped

    def away(self, number: int, seat: Seat) -> int | None:
        """The time from which on the player of a seat is away, unless something happens; None if that is never.

        A player at the maker's screen is away only by their clock, where the pace has the others decide once it is up.
        """
        if seat.kind == "bot" or number not in self._to_act:
            return None
        due = self.clocks.due(number, self.gaps) if self.clocks and self.clocks.pace.end == "vote" else None
        ends = [due] if due is not None else []
        if self._absence is not None and seat.kind == "link":
            ends.append(self._since[number] + 60 * self._absence)
        return min(ends, default=None)

    def told(self) -> Sequence[ClockInfo | None]:
        """The clock of each seat, as viewers see it; None where no time runs."""
        return self.clocks.told(int(self.clock()), self.gaps) if self.clocks else [None] * len(self._since)

    def overdue(self) -> list[int]:
        """The seats whose time is up now."""
        return self.clocks.overdue(int(self.clock()), self.gaps) if self.clocks else []

    def next_due(self) -> int | None:
        """The next time at which a player's time is up; None if there is none.

        Where the pace has the others decide, only times to come count: from one that is up nothing follows by itself.
        """
        now = int(self.clock()) if self.clocks and self.clocks.pace.end == "vote" else 0
        return min((due for due in self.due().values() if due > now), default=None)

    def due(self) -> dict[int, int]:
        """The times at which clocks run out, by the seats that have to decide."""
        found = {seat: self.clocks.due(seat, self.gaps) for seat in self._to_act} if self.clocks else {}
        return {seat: due for seat, due in found.items() if due is not None}


def _actor(entry: AnyEntry) -> int:
    """The seat whose player has shown by this entry that they are there, or -1."""
    match entry:
        case Moved(seat) | Undone(seat) | Wished(seat) | Handed(seat) | Said(seat) | Reseated(seat, why="own"):
            return seat
        case Voted(by=by) | Nudged(by=by):
            return by
        case _:
            return -1


def voices(seats: Sequence[Seat]) -> list[int]:
    """The seats of the people who are asked about the whole table; those at its maker's screen count as one.

    They have one key, and the server can't know how many they are: their voice is that of the first of their seats.
    """
    here = [number for number, seat in enumerate(seats) if seat.kind == "here"]
    return sorted(here[:1] + [number for number, seat in enumerate(seats) if seat.kind == "link"])


def voters(seats: Sequence[Seat], number: int) -> list[int]:
    """The voices that have to agree before a bot plays a linked seat against its player's will.

    These are all other voices at the table; none if there are fewer than two.
    """
    if seats[number].kind != "link":
        return []
    others = [voice for voice in voices(seats) if voice != number]
    return others if len(others) > 1 else []


def checked_absence(wanted: NewTable) -> int | None:
    """The minutes after which a player by link is away, or None; UnfitError if they are out of range."""
    if wanted.absence is not None and not 0 < wanted.absence <= LONGEST_ABSENCE:
        raise UnfitError(
            f"an absence has 1 to {LONGEST_ABSENCE} minutes", Message("error-absence", {"longest": LONGEST_ABSENCE})
        )
    return wanted.absence
