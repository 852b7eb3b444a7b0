"""Time controls as data: how much time, when it runs, and what happens when it is up."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core import Message
from allmende.core.plain import Plain
from allmende.server.errors import UnfitError
from allmende.server.tables.pace.hours import check_zone

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONG: Final = 12 * HOUR
"""Seconds for a turn from which on a game is played over days: holidays hold then, and hours may."""
LONGEST_MOVE: Final = 30 * DAY
LONGEST_RESERVE: Final = 60 * DAY
LONGEST_INCREMENT: Final = DAY


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time that each seat has, in seconds: `move` for a turn, and a `reserve`, to which each turn adds `increment`.

    Where a turn has half a day or more, no time runs on a player's holidays, and with `hours` none outside of the hours
    that they keep. At the `end` of a player's time a bot plays on, or they have conceded where two play, or the others
    decide. A player who keeps no hours of their own is taken to live in the `zone`.
    """

    move: int = 0
    reserve: int = 0
    increment: int = 0
    hours: bool = False
    end: Literal["bot", "concede", "vote"] = "bot"
    zone: str = "UTC"

    @property
    def is_long(self) -> bool:
        """True if the game is played over days; otherwise all are present, and time runs from the first move on."""
        return self.move >= LONG


class ClockInfo(Plain, frozen=True):
    """The time of a seat, in seconds: left for the turn, left in its reserve, and `due`, until it is up.

    `due` includes holidays and nights, and holds if nothing happens; it is null while no time runs for the seat. The
    clock is `still` while the seat has to decide but its time stands still: at night, on a holiday.
    """

    move: int
    reserve: int
    due: int | None
    still: bool


def checked_pace(pace: Pace | None, players: int) -> Pace | None:
    """The pace, or None; UnfitError if its times are out of range, or don't fit together or the number of players."""
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
