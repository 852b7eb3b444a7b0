"""When people play: the hours that somebody keeps, their time zone, and their holidays, of which a year has so many."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta, tzinfo
from typing import Final

import msgspec

from allmende.core import AllmendeError, Message
from allmende.server.entries import Keeps
from allmende.server.errors import UnfitError
from allmende.server.pace.hours import CLOSES, OPENS, Hours, Span, check_hours, zone_of
from allmende.server.people.messages import Holiday, HoursChange, MyHours, Person
from allmende.server.people.sitters import Sitters, seats_at
from allmende.server.store import Statement, Store, StoreError
from allmende.server.table import Table
from allmende.server.tables import Tables

DAYS_A_YEAR: Final = 28
"""So many days of a calendar year may be holidays."""
KEPT_FOR: Final = 2 * 365 * 24 * 60 * 60
"""For so many seconds it is known when holidays were, which is until their years are over."""

log = logging.getLogger(__name__)

_KEEP: Final = """
    INSERT INTO hours (person, opens, closes) VALUES (?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET opens = excluded.opens, closes = excluded.closes
"""


class PlayingHours:
    """The hours of all persons; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, tables: Tables, sitters: Sitters, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._sitters = sitters
        self._clock = clock

    async def of(self, person: Person) -> Hours | None:
        """When somebody plays; None if nothing is known of that."""
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
        """The same as its owner sees it: the holiday that is not over, if there is one, and what this year has left."""
        hours = await self.of(person) or Hours()
        now, zone = int(self._clock()), zone_of(hours.zone)
        today = datetime.fromtimestamp(now, zone).date()
        span = next((span for span in hours.holidays if span[1] > now), None)
        holiday = Holiday(*(day.isoformat() for day in _days(span, zone))) if span else None
        left = DAYS_A_YEAR - _used(hours.holidays, zone)[today.year]
        return MyHours(hours.zone, hours.opens, hours.closes, holiday, max(0, left))

    async def change(self, person: Person, wanted: HoursChange) -> None:
        """Keep other hours, or have a holiday, from now on; UnfitError if that can't be."""
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
        # Also where nothing is new: what was interrupted is told to the rest.
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
        """Have all tables know where somebody's time runs."""
        for mine in await self._sitters.every(person):
            if mine.standing.pace is None or mine.standing.over:
                continue
            try:
                await self.tell(person, await self._tables.get(mine.table), mine.mine)
            except StoreError:
                raise
            except AllmendeError as error:
                log.warning("table %s can't know when its players play: %s", mine.table, error)

    async def tell(self, person: Person, table: Table, sat: Sequence[int]) -> None:
        """Have a table know when somebody plays who sits there."""
        pace, hours = table.opened.pace, await self.of(person) if table.opened.pace else None
        if pace is None or hours is None or not pace.is_long:
            return

        def keeps() -> list[Keeps]:
            if table.game.is_over:
                return []
            return [Keeps(seat, hours) for seat in seats_at(table.seats, sat) if table.ledger.hours[seat] != hours]

        await self._tables.lay_down(table, keeps)


def _span(wanted: Holiday, now: int, zone: tzinfo) -> Span:
    """From the first day on, if it has not begun, until the last one is over; UnfitError if that is nothing."""
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
    """The first day and the last one."""
    began, ended = span
    return datetime.fromtimestamp(began, zone).date(), datetime.fromtimestamp(max(began, ended - 1), zone).date()


def _used(holidays: Sequence[Span], zone: tzinfo) -> Counter[int]:
    """By year: how many days were holidays, or will be."""
    used: set[date] = set()
    for span in holidays:
        first, last = _days(span, zone)
        used.update(first + timedelta(days) for days in range((last - first).days + 1))
    return Counter(day.year for day in used)
