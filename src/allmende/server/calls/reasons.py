"""Why somebody is called, and when: all of it follows from how things stand and what the clock says."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Final, Literal, NamedTuple, cast

from allmende.core import Message
from allmende.server.calls.messages import DELAYS, Wishes
from allmende.server.errors import UnfitError
from allmende.server.pace.hours import zone_of
from allmende.server.people.messages import Standing
from allmende.server.people.sitters import SCREEN

Why = Literal["turn", "begun", "nudge", "over", "invited"]

LOOK_AGAIN: Final = 60
"""Seconds until it is looked again at somebody who is at the table just now."""
BETWEEN: Final = 60
"""So many seconds lie between two calls of somebody."""
MINUTES: Final = 24 * 60


class Reason(NamedTuple):
    """Somebody is asked, has begun a turn, is reminded, invited, or a game of theirs is over: where, and since when."""

    person: str
    why: Why
    about: str
    stamp: int


class AtTable(NamedTuple):
    """How a table stands for somebody who plays `mine` of its seats; its game ended at a time, 0 if nobody knows."""

    standing: Standing
    mine: Sequence[int]
    ended: int


def at_table(standing: Standing, sat: Collection[int], ended: int) -> AtTable:
    """How a table stands for somebody who sits there, perhaps at its maker's screen."""
    here = SCREEN in sat
    seats = [number for number, one in enumerate(standing.seats) if number in sat or (here and one.kind == "here")]
    return AtTable(standing, seats, ended)


def reasons_at(person: str, table: str, at: AtTable) -> list[Reason]:
    """Why somebody may be called to a table: only where other people sit does anybody wait for them."""
    standing = at.standing
    if not any(seat.kind != "bot" and number not in at.mine for number, seat in enumerate(standing.seats)):
        return []
    if standing.over:
        return [Reason(person, "over", table, at.ended)] if at.ended else []
    # Whoever has begun a turn knows of it, but perhaps not that it isn't over: that is said once, however it goes on.
    stamps: dict[Why, set[int]] = {
        "turn": {since for seat, since in standing.asked.items() if seat in at.mine and seat not in standing.begun},
        "begun": {since for seat, since in standing.begun.items() if seat in at.mine},
        "nudge": {since for seat, since in standing.nudged.items() if seat in at.mine},
    }
    return [Reason(person, why, table, stamp) for why, found in stamps.items() for stamp in sorted(found)]


class Callee(NamedTuple):
    """Whom a call is for: what they wish, where they are, and which language they speak."""

    wishes: Wishes
    zone: str = "UTC"
    language: str = "en"


class Facts(NamedTuple):
    """How things stand where somebody may be called to: `present` are those at a table now, `seen` who left it when."""

    tables: Mapping[tuple[str, str], AtTable]
    invited: Collection[tuple[str, str]]
    present: Collection[tuple[str, int]]
    seen: Mapping[tuple[str, int], int]

    def holds(self, reason: Reason) -> bool:
        """Whether there is still reason to call: they have not moved, and don't know of the end already."""
        if reason.why == "invited":
            return (reason.about, reason.person) in self.invited
        at = self.tables.get((reason.person, reason.about))
        if at is None or reason not in reasons_at(reason.person, reason.about, at):
            return False
        if reason.why != "over":
            return True
        last = max((self.seen.get((reason.about, seat), 0) for seat in at.mine), default=0)
        return not self.are_there(reason) and last < reason.stamp

    def are_there(self, reason: Reason) -> bool:
        """Whether whom it is about is at the table now."""
        at = self.tables.get((reason.person, reason.about))
        return at is not None and any((reason.about, seat) in self.present for seat in at.mine)


class Sorted(NamedTuple):
    """What becomes of somebody's reasons: those that are no more, those for later and when, and those to call for."""

    gone: list[Reason]
    later: dict[Reason, int]
    now: list[Reason]


def sort_out(reasons: Sequence[Reason], facts: Facts, callee: Callee, last: int, now: int) -> Sorted:
    """What becomes of somebody's reasons, who was called `last` at a time, 0 if never.

    As soon as the first one is due all of them are one call, but for tables at which they are just now.
    """
    if last > now:
        last = 0  # that was noted by a clock that has been set back since
    gone = [reason for reason in reasons if not facts.holds(reason)]
    held = [reason for reason in reasons if reason not in gone]
    there = {reason: now + LOOK_AGAIN for reason in held if facts.are_there(reason)}
    others = {reason: max(due(reason, callee), awake(last + BETWEEN, callee)) for reason in held if reason not in there}
    if not any(at <= now for at in others.values()) or awake(now, callee) > now:
        return Sorted(gone, there | {reason: max(at, awake(now, callee)) for reason, at in others.items()}, [])
    return Sorted(gone, there, [*others])


def due(reason: Reason, callee: Callee) -> int:
    """When somebody may be called for this: a nudge waits for nothing, since somebody has done that."""
    delay = 0 if reason.why == "nudge" else callee.wishes.delay
    return awake(reason.stamp + delay, callee)


def awake(at: int, callee: Callee) -> int:
    """The first time from then on that is in no quiet hours, in seconds since 1970."""
    quiet = callee.wishes.quiet
    if quiet is None or quiet[0] == quiet[1]:
        return at
    begins, ends = quiet
    zone = zone_of(callee.zone)
    there = datetime.fromtimestamp(at, UTC).astimezone(zone)
    minute = there.hour * 60 + there.minute
    is_quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not is_quiet:
        return at
    day = there.date() + timedelta(days=1 if minute >= ends else 0)
    # Where clocks are set back in the night there are two such times.
    return int(datetime.combine(day, time(*divmod(ends, 60), fold=there.fold), zone).timestamp())


def check_wishes(wishes: Wishes) -> None:
    """UnfitError if wishes make no sense."""
    quiet = wishes.quiet or []
    if wishes.delay not in DELAYS or len(quiet) not in (0, 2) or not all(0 <= each < MINUTES for each in quiet):
        raise UnfitError("such wishes make no sense", Message("error-call-wishes"))


def reason_of(person: str, why: str, about: str, stamp: int) -> Reason:
    """A reason as the store has it."""
    return Reason(person, cast(Why, why), about, stamp)
