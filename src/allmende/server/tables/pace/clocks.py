"""The clocks of a table, derived from the times in its entries.

A turn begins when the course of play goes on, or another seat has acted, and a seat has to decide: it gets the time of
a turn, and its reserve grows. Where several seats decide at the same time, the time of each of them runs.

An undo gives no time back: its player goes on with what is left, and a turn that begins again gives nothing a second
time. For the others their turn begins anew, since an undo surprises them no less than a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from allmende.server.tables.pace.hours import ALWAYS, Hours, Span, passed, reached, spans
from allmende.server.tables.pace.terms import MINUTE, ClockInfo, Pace

GRACE: Final = MINUTE
"""The least seconds for a player who comes back after their time was up, if a turn has no time of its own."""


class Left(msgspec.Struct, frozen=True, array_like=True):
    """The time left to a seat, in seconds: for its turn, and in reserve; `turn` counts the moves before that turn."""

    move: int
    reserve: int
    turn: int = 0

    @property
    def seconds(self) -> int:
        """The seconds left for the turn and in reserve together."""
        return self.move + self.reserve

    def less(self, seconds: int) -> Left:
        """The time left `seconds` later: the time of the turn goes first."""
        over = max(0, seconds - self.move)
        return Left(max(0, self.move - seconds), max(0, self.reserve - over), self.turn)


class Stand(msgspec.Struct, frozen=True):
    """A decision point for clocks: the seats of people that are `asked`, the epoch, and how many moves count."""

    asked: list[int]
    epoch: int
    moves: int


class Clocks:
    """The clocks as the last entry has left them, at its time. The present time is always passed in."""

    def __init__(self, pace: Pace, seats: int, at: int, stand: Stand) -> None:
        self.pace = pace
        self.at = at
        """The time for which `_left` holds, in seconds since 1970."""
        self._hours = [Hours(pace.zone)] * seats
        self._stand = stand
        self._dues: dict[tuple[int, int], int] = {}
        """By seat and number of gaps: when its time is up. Cached, since every viewer asks for it."""
        start = Left(pace.move, pace.reserve)
        first = Left(pace.move, pace.reserve + pace.increment)
        self._left = [first if seat in stand.asked else start for seat in range(seats)]

    def keep(self, hours: Sequence[Hours]) -> None:
        """Let time run in these hours from now on, one for each seat."""
        self._hours = list(hours)
        self._dues.clear()

    def resume(self, at: int, left: Sequence[Left]) -> None:
        """Go on from the time that was `left` at `at`. A clock that was set back in between takes time from no seat."""
        self._dues.clear()
        self.at = max(at, self.at)
        self._left = list(left) or self._left

    def begin(self, stand: Stand, *, undone: int | None = None) -> None:
        """Begin the turns of the seats that are asked anew; after an undo by the seat `undone`, those of all others."""
        self._dues.clear()
        before, self._stand = self._stand, stand
        if undone is not None:
            self._left = [
                left if seat == undone else Left(self.pace.move, left.reserve, left.turn)
                for seat, left in enumerate(self._left)
            ]
            return
        for seat in stand.asked:
            left = self._left[seat]
            if (seat not in before.asked or stand.epoch != before.epoch) and stand.moves > left.turn:
                self._left[seat] = Left(self.pace.move, left.reserve + self.pace.increment, stand.moves)

    def come_back(self, seat: int) -> None:
        """Give a seat one more turn, whose player is back after their time was up."""
        left = self._left[seat]
        if not left.seconds:
            self._dues.clear()
            reserve = 0 if self.pace.move else max(GRACE, self.pace.increment)
            self._left[seat] = Left(self.pace.move, reserve, left.turn)

    # Readings at a time; `gaps` are the spans in which the server was down

    def left(self, now: int, gaps: Sequence[Span] = ()) -> list[Left]:
        """The time that each seat has left."""
        return [
            left.less(passed(self._spans(seat, gaps), now)) if self._runs(seat) else left
            for seat, left in enumerate(self._left)
        ]

    def due(self, seat: int, gaps: Sequence[Span] = ()) -> int | None:
        """The time when that of a seat is up, unless something happens; None while none runs for it."""
        if not self._runs(seat):
            return None
        of = seat, len(gaps)
        if of not in self._dues:
            self._dues[of] = reached(self._spans(seat, gaps), self._left[seat].seconds)
        return self._dues[of]

    def overdue(self, now: int, gaps: Sequence[Span] = ()) -> list[int]:
        """The seats that are asked and have no time left, first the one whose time was up first."""
        up = [(due, seat) for seat in self._stand.asked if (due := self.due(seat, gaps)) is not None and due <= now]
        return [seat for _, seat in sorted(up)]

    def told(self, now: int, gaps: Sequence[Span] = ()) -> list[ClockInfo]:
        """The clock of each seat, as viewers see it."""
        return [
            ClockInfo(left.move, left.reserve, None if due is None else max(0, due - now), self._is_still(seat, now))
            for seat, left in enumerate(self.left(now, gaps))
            for due in [self.due(seat, gaps)]
        ]

    def _runs(self, seat: int) -> bool:
        begun = self.pace.is_long or self._stand.moves > 0
        return begun and seat in self._stand.asked

    def _is_still(self, seat: int, now: int) -> bool:
        return self._runs(seat) and next(spans(now, self._kept(seat)))[0] > now

    def _kept(self, seat: int) -> Hours:
        """The hours and holidays that hold for a seat at this pace."""
        kept = self._hours[seat]
        if not self.pace.is_long:
            return ALWAYS
        return kept if self.pace.hours else msgspec.structs.replace(ALWAYS, holidays=kept.holidays)

    def _spans(self, seat: int, gaps: Sequence[Span]) -> Iterator[Span]:
        return spans(self.at, self._kept(seat), [gap for gap in gaps if gap[1] > self.at])
