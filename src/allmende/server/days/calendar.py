"""Days by UTC, as clocks and requests give them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta

from allmende.core import Message
from allmende.server.errors import NotFoundError


def today(clock: Callable[[], float]) -> date:
    """The day that it is by a clock in seconds since 1970."""
    return datetime.fromtimestamp(clock(), UTC).date()


def end_of(day: date) -> int:
    """The time when a day ends, in seconds since 1970."""
    return int(datetime.combine(day + timedelta(days=1), time(), UTC).timestamp())


def day_in(word: str, now: date) -> date:
    """The day that a path names, or today if it says so; NotFoundError if there is none, or it is still to come."""
    try:
        day = now if word == "today" else date.fromisoformat(word)
    except ValueError:
        day = None
    if day is None or day > now or (word != "today" and day.isoformat() != word):
        raise NotFoundError(f"{word[:40]!r} is no day up to now", Message("error-day"))
    return day
