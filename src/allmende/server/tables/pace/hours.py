"""Playing hours: when a person's time runs, daily in their time zone, except on holidays.

Times are whole seconds since 1970, and spans are pairs of them: the first second in it and the first one after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from allmende.core import Message
from allmende.server.errors import UnfitError

Span = tuple[int, int]
MIDNIGHT: Final = 24 * 60
"""The minute at which a day ends."""
OPENS: Final = 8 * 60
CLOSES: Final = 22 * 60
"""The usual hours, for people who have not chosen any, in minutes of the day."""
SHORTEST: Final = 8 * 60
"""The least minutes per day in which a person's time has to run: outside of them the others wait."""
EVER: Final = 1 << 40
"""A time that never comes."""


class Hours(msgspec.Struct, frozen=True):
    """The hours in which a person plays: between two minutes of the day in their zone, but for their holidays.

    Where `closes` comes before `opens` it is on the next day.
    """

    zone: str = "UTC"
    opens: int = OPENS
    closes: int = CLOSES
    holidays: list[Span] = []


ALWAYS: Final = Hours(opens=0, closes=MIDNIGHT)
"""Hours without a break, day and night."""


def check_zone(zone: str) -> None:
    """Raise UnfitError if there is no time zone of this name."""
    if _zone(zone) is None:
        raise UnfitError(f"there is no time zone {zone[:40]!r}", Message("error-zone", {"zone": zone[:40]}))


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC if this machine doesn't know it any more: systems drop old names."""
    return _zone(name) or UTC


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a name may be that of a folder, or of no file at all
        return None


def check_hours(hours: Hours) -> None:
    """Raise UnfitError if the zone is unknown, a minute isn't in a day, or the hours are fewer than `SHORTEST`."""
    check_zone(hours.zone)
    if not (0 <= hours.opens < MIDNIGHT and 0 <= hours.closes <= MIDNIGHT):
        raise UnfitError("a day has 24 hours", Message("error-hours-day"))
    if (hours.closes - hours.opens) % MIDNIGHT < SHORTEST and not _is_whole_day(hours):
        raise UnfitError("too few hours", Message("error-hours", {"least": SHORTEST // 60}))


def _is_whole_day(hours: Hours) -> bool:
    return (hours.opens, hours.closes) == (0, MIDNIGHT)


def spans(since: int, hours: Hours, blocked: Iterable[Span] = ()) -> Iterator[Span]:
    """The spans in which time runs from `since` on, in order: the hours without holidays and `blocked` spans."""
    closed = sorted([*hours.holidays, *blocked])
    for begin, end in _days(since, hours):
        at = max(begin, since)
        for shut, opened in closed:
            if shut >= end:
                break
            if at < shut:
                yield at, shut
            at = max(at, opened)
        if at < end:
            yield at, end


def _days(since: int, hours: Hours) -> Iterator[Span]:
    """The hours of each day, from the first that are not over at `since`; a single span if they have no break."""
    if _is_whole_day(hours):
        yield since, EVER
        return
    zone = zone_of(hours.zone)
    closes = hours.closes if hours.closes > hours.opens else hours.closes + MIDNIGHT
    first = datetime.fromtimestamp(since, zone).date() - timedelta(1)
    for number in count():
        day = first + timedelta(number)
        begin, end = _at(day, hours.opens, zone), _at(day, closes, zone)
        if end > since:
            yield begin, end


def _at(day: date, minutes: int, zone: tzinfo) -> int:
    """The time when clocks show these minutes of a day; where they skip it, it is as much later as they skip."""
    later, rest = divmod(minutes, MIDNIGHT)
    return int(datetime.combine(day + timedelta(later), time(*divmod(rest, 60)), zone).timestamp())


def passed(running: Iterable[Span], until: int) -> int:
    """The seconds of the `running` spans that have passed at the time `until`."""
    seconds = 0
    for begin, end in running:
        if begin >= until:
            break
        seconds += min(end, until) - begin
    return seconds


def reached(running: Iterable[Span], seconds: int) -> int:
    """The time when this number of `seconds` of the `running` spans will have passed."""
    for begin, end in running:
        if end - begin >= seconds:
            return begin + seconds
        seconds -= end - begin
    return EVER
