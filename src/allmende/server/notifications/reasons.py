"""Reasons for a notification and when it is due; both follow from the state of tables and the time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Final, Literal, NamedTuple, cast

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.notifications.messages import DELAYS, Wishes
from allmende.server.people.memberships import MAKER, Membership, player
from allmende.server.people.messages import TableSummary
from allmende.server.tables.pace.hours import zone_of

Why = Literal["turn", "begun", "nudge", "over", "invited"]

LOOK_AGAIN: Final = 60
"""Seconds until a reason is looked at again after the person was present at the table."""
BETWEEN: Final = 60
"""Seconds between two notifications of a person."""
MINUTES: Final = 24 * 60


class Reason(NamedTuple):
    """A reason to notify a person: it is their turn, they have begun it, were reminded or invited, or a game is over.

    `about` is the table, or open table; `stamp` is since when, in seconds since 1970.
    """

    person: str
    why: Why
    about: str
    stamp: int


class AtTable(NamedTuple):
    """A table as it stands for a person with the seats `mine`; its game `ended` at a time, 0 if unknown."""

    standing: TableSummary
    mine: Sequence[int]
    ended: int


def at_table(standing: TableSummary, sat: Collection[Membership], ended: int) -> AtTable:
    """A table as it stands for a person with the places `sat`, perhaps at its maker's screen."""
    here = MAKER in sat
    seats = [
        number for number, one in enumerate(standing.seats) if player(number) in sat or (here and one.kind == "here")
    ]
    return AtTable(standing, seats, ended)


def reasons_at(person: str, table: str, at: AtTable) -> list[Reason]:
    """The reasons to notify a person about a table: none unless other people play there, who wait for them."""
    standing = at.standing
    if not any(seat.kind != "bot" and number not in at.mine for number, seat in enumerate(standing.seats)):
        return []
    if standing.over:
        return [Reason(person, "over", table, at.ended)] if at.ended else []
    # A player who has begun a turn knows of it, but perhaps not that it isn't over: one reason serves for all of it.
    stamps: dict[Why, set[int]] = {
        "turn": {since for seat, since in standing.asked.items() if seat in at.mine and seat not in standing.begun},
        "begun": {since for seat, since in standing.begun.items() if seat in at.mine},
        "nudge": {since for seat, since in standing.nudged.items() if seat in at.mine},
    }
    return [Reason(person, why, table, stamp) for why, found in stamps.items() for stamp in sorted(found)]


class Recipient(NamedTuple):
    """The recipient of a notification: wishes, time zone and language."""

    wishes: Wishes
    zone: str = "UTC"
    language: str = "en"


class Facts(NamedTuple):
    """The facts by which reasons are judged.

    `tables` are by person and table, `invited` pairs of open table and person, `present` pairs of table and seat with a
    viewer now; `seen` is when a seat was left last.
    """

    tables: Mapping[tuple[str, str], AtTable]
    invited: Collection[tuple[str, str]]
    present: Collection[tuple[str, int]]
    seen: Mapping[tuple[str, int], int]

    def holds(self, reason: Reason) -> bool:
        """True if a reason still holds: the person has not moved, and doesn't know of the end already."""
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
        """True if the person is at the table now."""
        at = self.tables.get((reason.person, reason.about))
        return at is not None and any((reason.about, seat) in self.present for seat in at.mine)


class Sorted(NamedTuple):
    """A person's reasons, sorted: those that no longer hold, those for later and when, and those that are due now."""

    gone: list[Reason]
    later: dict[Reason, int]
    now: list[Reason]


def sort_out(reasons: Sequence[Reason], facts: Facts, recipient: Recipient, last: int, now: int) -> Sorted:
    """Sort the reasons of a person, who was notified `last` at a time, 0 if never.

    As soon as the first one is due, all of them are one notification, but for tables where the person is present.
    """
    if last > now:
        last = 0  # that was noted by a clock that has been set back since
    gone = [reason for reason in reasons if not facts.holds(reason)]
    held = [reason for reason in reasons if reason not in gone]
    there = {reason: now + LOOK_AGAIN for reason in held if facts.are_there(reason)}
    others = {
        reason: max(due(reason, recipient), awake(last + BETWEEN, recipient)) for reason in held if reason not in there
    }
    if not any(at <= now for at in others.values()) or awake(now, recipient) > now:
        return Sorted(gone, there | {reason: max(at, awake(now, recipient)) for reason, at in others.items()}, [])
    return Sorted(gone, there, [*others])


def due(reason: Reason, recipient: Recipient) -> int:
    """The time from which a reason is due. A reminder waits for no delay, since another player asked for it."""
    delay = 0 if reason.why == "nudge" else recipient.wishes.delay
    return awake(reason.stamp + delay, recipient)


def awake(at: int, recipient: Recipient) -> int:
    """The first time from `at` on that is outside of quiet hours, in seconds since 1970."""
    quiet = recipient.wishes.quiet
    # An empty list was once accepted, and may lie in a store.
    if not quiet or quiet[0] == quiet[1]:
        return at
    begins, ends = quiet
    zone = zone_of(recipient.zone)
    there = datetime.fromtimestamp(at, UTC).astimezone(zone)
    minute = there.hour * 60 + there.minute
    is_quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not is_quiet:
        return at
    day = there.date() + timedelta(days=1 if minute >= ends else 0)
    # Where clocks are set back in the night there are two such times.
    return int(datetime.combine(day, time(*divmod(ends, 60), fold=there.fold), zone).timestamp())


def check_wishes(wishes: Wishes) -> None:
    """UnfitError if wishes aren't valid."""
    quiet = wishes.quiet
    has_hours = quiet is None or (len(quiet) == 2 and all(0 <= minute < MINUTES for minute in quiet))
    if wishes.delay not in DELAYS or not has_hours:
        raise UnfitError("such wishes make no sense", Message("error-call-wishes"))


def reason_of(person: str, why: str, about: str, stamp: int) -> Reason:
    """A reason from the columns of a row."""
    return Reason(person, cast(Why, why), about, stamp)
