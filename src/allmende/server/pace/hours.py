"""When time runs for somebody: on each day between two times of theirs, but not on holidays.

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
"""The hours of whoever has not chosen any, in minutes of the day."""
SHORTEST: Final = 8 * 60
"""So many minutes of a day time runs for everybody at least: the others wait meanwhile."""
EVER: Final = 1 << 40
"""A time that never comes."""


class Hours(msgspec.Struct, frozen=True):
    """When somebody plays: between two minutes of the day in their zone, but for their holidays.

    Where `closes` comes before `opens` it is on the next day.
    """

    zone: str = "UTC"
    opens: int = OPENS
    closes: int = CLOSES
    holidays: list[Span] = []


ALWAYS: Final = Hours(opens=0, closes=MIDNIGHT)
"""Day and night."""


def check_zone(zone: str) -> None:
    """UnfitError if there is no time zone of this name."""
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
    """UnfitError if a zone is none, or if a day has too few of these hours."""
    check_zone(hours.zone)
    if not (0 <= hours.opens < MIDNIGHT and 0 <= hours.closes <= MIDNIGHT):
        raise UnfitError("a day has 24 hours", Message("error-hours-day"))
    if (hours.closes - hours.opens) % MIDNIGHT < SHORTEST and not _is_whole_day(hours):
        raise UnfitError("too few hours", Message("error-hours", {"least": SHORTEST // 60}))


def _is_whole_day(hours: Hours) -> bool:
    return (hours.opens, hours.closes) == (0, MIDNIGHT)


def spans(since: int, hours: Hours, blocked: Iterable[Span] = ()) -> Iterator[Span]:
    """The spans in which time runs from a time on, in order: within hours, but for holidays and what is blocked."""
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
    """The hours of day after day, from the first that are not over at a time; all are one span if no day ends."""
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
    """When so many minutes of a day have passed on its clocks; a time that they leave out is as much later."""
    later, rest = divmod(minutes, MIDNIGHT)
    return int(datetime.combine(day + timedelta(later), time(*divmod(rest, 60)), zone).timestamp())


def passed(running: Iterable[Span], until: int) -> int:
    """How many seconds of spans have passed at a time."""
    seconds = 0
    for begin, end in running:
        if begin >= until:
            break
        seconds += min(end, until) - begin
    return seconds


def reached(running: Iterable[Span], seconds: int) -> int:
    """When so many seconds of spans will have passed."""
    for begin, end in running:
        if end - begin >= seconds:
            return begin + seconds
        seconds -= end - begin
    return EVER
