"""Paces as data: how much time there is, when it runs, and what happens at its end."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core import Message
from allmende.core.plain import Plain
from allmende.server.errors import UnfitError
from allmende.server.pace.hours import check_zone

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONG: Final = 12 * HOUR
"""Whoever has so many seconds for a turn need not sit there all the time: holidays hold, and hours may."""
LONGEST_MOVE: Final = 30 * DAY
LONGEST_RESERVE: Final = 60 * DAY
LONGEST_INCREMENT: Final = DAY


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time each seat has, in seconds: for a turn, and besides in a reserve, to which each turn adds.

    Where a turn has half a day or more, no time runs on somebody's holidays, and with `hours` none outside of the hours
    that they keep. At the end of somebody's time a bot plays on, or they have conceded where two play, or the others
    decide. Whoever keeps no hours of their own is taken to live in the `zone`.
    """

    move: int = 0
    reserve: int = 0
    increment: int = 0
    hours: bool = False
    end: Literal["bot", "concede", "vote"] = "bot"
    zone: str = "UTC"

    @property
    def is_long(self) -> bool:
        """Whether it is played over days; otherwise everybody is there, and time runs from the first move on."""
        return self.move >= LONG


class ClockInfo(Plain, frozen=True):
    """The time of a seat: what is left for the turn and in its reserve, in seconds, and when it is up.

    That is in so many seconds, holidays and nights included, if nothing happens; null while no time runs for it. It is
    `still` while time that is asked for stands still: at night, on a holiday.
    """

    move: int
    reserve: int
    due: int | None
    still: bool


def checked_pace(pace: Pace | None, players: int) -> Pace | None:
    """The pace, or None; UnfitError if nobody can play like that."""
    if pace is None:
        return None
    check_zone(pace.zone)
    limits = ((pace.move, LONGEST_MOVE), (pace.reserve, LONGEST_RESERVE), (pace.increment, LONGEST_INCREMENT))
    if any(not 0 <= seconds <= most for seconds, most in limits):
        days = {"move": LONGEST_MOVE // DAY, "reserve": LONGEST_RESERVE // DAY, "increment": LONGEST_INCREMENT // DAY}
        raise UnfitError("so much time is none", Message("error-pace-long", {**days}))
    if pace.move + pace.reserve < MINUTE:
        raise UnfitError("nobody can play within a minute", Message("error-pace-short"))
    if pace.hours and not pace.is_long:
        raise UnfitError("who has less than half a day has no night", Message("error-pace-hours"))
    if players < 2:
        raise UnfitError("whoever plays alone keeps nobody waiting", Message("error-pace-alone"))
    return pace
