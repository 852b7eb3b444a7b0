"""The clocks of a table: they follow from its entries, which say when they came and what was left then.

A turn begins when the course of play goes on, or somebody else has acted, and a seat is asked: it gets the time of a
turn, and its reserve grows. Where several are asked at the same time, the time of each of them runs.

Taking back gives nothing back: whoever does it goes on with what is left, and a turn that begins again gives nothing
a second time. For the others their turn begins anew, since they are no less surprised than by a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from allmende.server.pace.hours import ALWAYS, Hours, Span, passed, reached, spans
from allmende.server.pace.terms import MINUTE, ClockInfo, Pace

GRACE: Final = MINUTE
"""Who comes back after their time was up has at least so many seconds."""


class Left(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has left, in seconds: for its turn, and in reserve. Before that `turn` so many moves were made."""

    move: int
    reserve: int
    turn: int = 0

    @property
    def seconds(self) -> int:
        """All of it."""
        return self.move + self.reserve

    def less(self, seconds: int) -> Left:
        """What is left so many seconds later: those of the turn go first."""
        over = max(0, seconds - self.move)
        return Left(max(0, self.move - seconds), max(0, self.reserve - over), self.turn)


class Stand(msgspec.Struct, frozen=True):
    """Where a game stands: which seats of people are asked, in which period, after how many moves that count."""

    asked: list[int]
    period: int
    moves: int


class Clocks:
    """The clocks as the last entry has left them, at its time. Nothing here knows what time it is."""

    def __init__(self, pace: Pace, seats: int, at: int, stand: Stand) -> None:
        self.pace = pace
        self.at = at
        """When it was said what is left."""
        self._hours = [Hours(pace.zone)] * seats
        self._stand = stand
        self._dues: dict[tuple[int, int], int] = {}
        """By seat and number of gaps: when its time is up. Everybody who looks asks for it."""
        start = Left(pace.move, pace.reserve)
        first = Left(pace.move, pace.reserve + pace.increment)
        self._left = [first if seat in stand.asked else start for seat in range(seats)]

    def keep(self, hours: Sequence[Hours]) -> None:
        """From now on the players of the seats keep these hours."""
        self._hours = list(hours)
        self._dues.clear()

    def resume(self, at: int, left: Sequence[Left]) -> None:
        """Go on from what was left at a time. A clock that was set back in between takes nothing from anybody."""
        self._dues.clear()
        self.at = max(at, self.at)
        self._left = list(left) or self._left

    def begin(self, stand: Stand, *, undone: int | None = None) -> None:
        """Let those who are asked now begin their turns: all that are asked anew, unless this seat has taken back."""
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
            if (seat not in before.asked or stand.period != before.period) and stand.moves > left.turn:
                self._left[seat] = Left(self.pace.move, left.reserve + self.pace.increment, stand.moves)

    def come_back(self, seat: int) -> None:
        """Somebody is back whose time was up: they have one more turn."""
        left = self._left[seat]
        if not left.seconds:
            self._dues.clear()
            reserve = 0 if self.pace.move else max(GRACE, self.pace.increment)
            self._left[seat] = Left(self.pace.move, reserve, left.turn)

    # What they say at a time, when the server was down in some `gaps`

    def left(self, now: int, gaps: Sequence[Span] = ()) -> list[Left]:
        """What each seat has left."""
        return [
            left.less(passed(self._spans(seat, gaps), now)) if self._runs(seat) else left
            for seat, left in enumerate(self._left)
        ]

    def due(self, seat: int, gaps: Sequence[Span] = ()) -> int | None:
        """When the time of a seat is up, unless something happens; None while none runs for it."""
        if not self._runs(seat):
            return None
        of = seat, len(gaps)
        if of not in self._dues:
            self._dues[of] = reached(self._spans(seat, gaps), self._left[seat].seconds)
        return self._dues[of]

    def overdue(self, now: int, gaps: Sequence[Span] = ()) -> list[int]:
        """The seats that are asked and have no time left, who has had none for longest coming first."""
        up = [(due, seat) for seat in self._stand.asked if (due := self.due(seat, gaps)) is not None and due <= now]
        return [seat for _, seat in sorted(up)]

    def told(self, now: int, gaps: Sequence[Span] = ()) -> list[ClockInfo]:
        """What there is to tell of each seat."""
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
