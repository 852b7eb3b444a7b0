"""The day's game: for each title and day, by UTC, one solo game with the same deal for all who play it.

The seed is a hash of the day and the title, so that it is the same in each terminal and on each server, unless a server
has a secret of its own. A title says by which options it is played on which weekday (`Title.days`).

>>> from datetime import date
>>> game_of("arle", date(2026, 12, 1)).options["houses"]
'dark'
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from allmende.core.game import Game
from allmende.core.title import Title
from allmende.titles import title

_ONE: Final = timedelta(days=1)


class Streak(NamedTuple):
    """Days in a row on which a player has finished the day's game: up to now, and the most ever."""

    current: int
    longest: int


def has_days(of: Title[Any, Any]) -> bool:
    """True if a title has a day's game, because it can be played alone."""
    return 1 in of.players


def seed_of(of: str, day: date, secret: str = "") -> int:
    """The seed of a title's deal on a day.

    It is the first eight bytes of the SHA-256 of the day and the title, such as `2026-12-01 arle`, and, where a server
    has a secret, a space and that.
    """
    words = f"{day.isoformat()} {of} {secret}".rstrip(" ")
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


def chosen_of(of: Title[Any, Any], day: date) -> Mapping[str, str]:
    """The options of a title that go by the weekday; all others have their defaults."""
    return of.days[day.weekday()] if of.days else {}


def options_of(of: Title[Any, Any], day: date) -> dict[str, str]:
    """The options by which a title is played on a day, complete."""
    return of.checked_options(1, chosen_of(of, day))


def game_of(of: str, day: date, secret: str = "") -> Game:
    """A title's game of a day, before its first move; OptionError if the title can't be played alone."""
    the_title = title(of)
    options = options_of(the_title, day)
    return Game(the_title, 1, options, the_title.draw(1, options, Random(seed_of(of, day, secret))))


def places(scores: Sequence[float]) -> list[int]:
    """The place of each score, counted from 1; equal scores share the better place.

    >>> places([80, 95, 80, 60])
    [2, 1, 2, 4]
    """
    best_first = sorted(-score for score in scores)
    return [bisect_left(best_first, -score) + 1 for score in scores]


def streak(played: Collection[date], today: date) -> Streak:
    """The streak of a player who has finished the games of these days.

    The current one goes up to today or, as long as today's game can still be finished, to yesterday.
    """
    days = set(played)
    longest = max((_run(days, day) for day in days if day + _ONE not in days), default=0)
    return Streak(_run(days, today) or _run(days, today - _ONE), longest)


def _run(days: set[date], last: date) -> int:
    """The number of days in a row that end with this one."""
    length = 0
    while last in days:
        length += 1
        last -= _ONE
    return length
