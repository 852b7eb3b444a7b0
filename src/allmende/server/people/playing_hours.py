"""The playing hours of a person: daily hours, time zone, and a yearly number of holidays."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta, tzinfo
from typing import Final

import msgspec

from allmende.core import AllmendeError, Message
from allmende.server.errors import UnfitError
from allmende.server.people.memberships import Membership, Memberships, player, seats_at
from allmende.server.people.messages import Holiday, HoursChange, MyHours, Person
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.tables.entries import Keeps
from allmende.server.tables.pace.hours import CLOSES, OPENS, Hours, Span, check_hours, zone_of
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table

DAYS_A_YEAR: Final = 28
"""The largest number of holidays in a calendar year."""
KEPT_FOR: Final = 2 * 365 * 24 * 60 * 60
"""Seconds for which past holidays are kept, enough for their years to be over."""

log = logging.getLogger(__name__)

_KEEP: Final = """
    INSERT INTO hours (person, opens, closes) VALUES (?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET opens = excluded.opens, closes = excluded.closes
"""


class PlayingHours:
    """The playing hours of all persons; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, tables: Tables, memberships: Memberships, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._memberships = memberships
        self._clock = clock

    async def of(self, person: Person) -> Hours | None:
        """A person's playing hours; None if nothing is known of them."""
        who = (person.person,)
        query = "SELECT zone, opens, closes FROM persons LEFT JOIN hours USING (person) WHERE person = ?"
        ((zone, opens, closes),) = await self._store.run(Statement(query, who)) or [("", None, None)]
        if not zone and opens is None:
            return None
        query = "SELECT began, ended FROM holidays WHERE person = ? ORDER BY began"
        holidays = [(int(began or 0), int(ended or 0)) for began, ended in await self._store.run(Statement(query, who))]
        kept = (OPENS, CLOSES) if opens is None else (int(opens), int(closes or 0))
        return Hours(str(zone or "UTC"), *kept, holidays)

    async def told(self, person: Person) -> MyHours:
        """A person's hours as they see them, with the holiday that is not over, if any, and this year's days left."""
        hours = await self.of(person) or Hours()
        now, zone = int(self._clock()), zone_of(hours.zone)
        today = datetime.fromtimestamp(now, zone).date()
        span = next((span for span in hours.holidays if span[1] > now), None)
        holiday = Holiday(*(day.isoformat() for day in _days(span, zone))) if span else None
        left = DAYS_A_YEAR - _used(hours.holidays, zone)[today.year]
        return MyHours(hours.zone, hours.opens, hours.closes, holiday, max(0, left))

    async def change(self, person: Person, wanted: HoursChange) -> None:
        """Change a person's hours or holiday from now on; UnfitError if a value isn't allowed."""
        before = await self.of(person) or Hours()
        hours = msgspec.structs.replace(
            before,
            opens=before.opens if wanted.opens is None else wanted.opens,
            closes=before.closes if wanted.closes is None else wanted.closes,
        )
        check_hours(hours)
        if not isinstance(wanted.holiday, msgspec.UnsetType):
            hours = self._with_holiday(hours, wanted.holiday)
        who = person.person
        edge = int(self._clock()) - KEPT_FOR
        insert = "INSERT INTO holidays (person, began, ended) VALUES (?, ?, ?)"
        await self._store.run(
            Statement(_KEEP, (who, hours.opens, hours.closes)),
            Statement("DELETE FROM holidays WHERE person = ?", (who,)),
            *(Statement(insert, (who, *span)) for span in hours.holidays if span[1] > edge),
        )
        # Even if nothing is new: an earlier change may have been interrupted before all tables had it.
        await self.tell_all(person)

    def _with_holiday(self, hours: Hours, wanted: Holiday | None) -> Hours:
        """The hours with this holiday in the place of the one that is not over; None ends or cancels that."""
        now, zone = int(self._clock()), zone_of(hours.zone)
        holidays = [(began, min(ended, now)) for began, ended in hours.holidays if began < now]
        if wanted is not None:
            holidays.append(_span(wanted, now, zone))
            used = _used(holidays, zone)
            if any(days > DAYS_A_YEAR for days in used.values()):
                raise UnfitError("a year has fewer holidays", Message("error-holiday-many", {"most": DAYS_A_YEAR}))
        return msgspec.structs.replace(hours, holidays=holidays)

    async def tell_all(self, person: Person) -> None:
        """Write a person's hours to all tables with clocks where they sit and the game goes on."""
        for mine in await self._memberships.every(person):
            if mine.standing.pace is None or mine.standing.over:
                continue
            try:
                await self.tell(person, await self._tables.get(mine.table), map(player, mine.mine))
            except StoreError:
                raise
            except AllmendeError as error:
                log.warning("table %s can't know when its players play: %s", mine.table, error)

    async def tell(self, person: Person, table: Table, sat: Iterable[Membership]) -> None:
        """Write a person's hours to a table where they have the places `sat`."""
        pace, hours = table.opened.pace, await self.of(person) if table.opened.pace else None
        if pace is None or hours is None or not pace.is_long:
            return

        def keeps() -> list[Keeps]:
            if table.game.is_over:
                return []
            return [Keeps(seat, hours) for seat in seats_at(table.seats, sat) if table.ledger.hours[seat] != hours]

        await self._tables.lay_down(table, keeps)


def _span(wanted: Holiday, now: int, zone: tzinfo) -> Span:
    """The holiday in seconds since 1970, from `now` on if it has begun; UnfitError if the days aren't allowed."""
    try:
        first, last = date.fromisoformat(wanted.first), date.fromisoformat(wanted.last)
    except ValueError:
        raise UnfitError("a day is written 2027-01-31", Message("error-holiday-day")) from None
    today = datetime.fromtimestamp(now, zone).date()
    if not today <= first <= last <= today + timedelta(days=366):
        raise UnfitError("a holiday is within a year", Message("error-holiday-order"))
    return max(now, _midnight(first, zone)), _midnight(last + timedelta(1), zone)


def _midnight(day: date, zone: tzinfo) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def _days(span: Span, zone: tzinfo) -> tuple[date, date]:
    """The first and the last day of a holiday."""
    began, ended = span
    return datetime.fromtimestamp(began, zone).date(), datetime.fromtimestamp(max(began, ended - 1), zone).date()


def _used(holidays: Sequence[Span], zone: tzinfo) -> Counter[int]:
    """The number of holidays by year, past and future ones."""
    used: set[date] = set()
    for span in holidays:
        first, last = _days(span, zone)
        used.update(first + timedelta(days) for days in range((last - first).days + 1))
    return Counter(day.year for day in used)
