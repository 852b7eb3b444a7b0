"""Reads from the store what notifications depend on: reasons that are new, and facts by which they still hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from allmende.server.lobby.guests import OPEN_INVITATIONS
from allmende.server.lobby.open_tables import LISTED_SECONDS
from allmende.server.notifications.reasons import AtTable, Facts, Reason, at_table, reasons_at
from allmende.server.people.memberships import MEMBERSHIPS, Membership, membership_of, summary_of
from allmende.server.people.messages import TableSummary
from allmende.server.people.presence import left_at, present_at
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.store.protocol import Row, Statement, Store

_NOTIFIED: Final = "(SELECT person, MIN(since) AS since FROM targets WHERE trouble = '' GROUP BY person) AS notified"
"""SQL: persons with a target that works, and since when they have one."""
_AT: Final = "person, tab, role, seat, until, standing, ended"
_STANDING: Final = f"{SUMMARIES} AS standings JOIN {MEMBERSHIPS} AS memberships USING (tab)"
"""SQL: how tables stand, for each person who sits there."""
_INVITED: Final = f"""
    SELECT offer, person, made FROM {OPEN_INVITATIONS} AS invited JOIN {_NOTIFIED} USING (person) WHERE made > ?
"""


async def new_reasons(store: Store, since: int, now: int) -> list[Reason]:
    """The reasons to notify people: from tables that have changed since a time, and from all open invitations."""
    query = f"""
        SELECT {_AT}, notified.since FROM {_STANDING} JOIN {_NOTIFIED} USING (person)
        WHERE over IN (0, 1) AND changed >= ? AND role <> 'former'
    """
    rows = await store.run(Statement(query, (since,)))
    notified = {str(row[0]): int(row[-1] or 0) for row in rows}
    found = [
        reason
        for (person, table), at in _tables(row[:-1] for row in rows).items()
        for reason in reasons_at(person, table, at)
        # A new target gets no notifications of what was before it.
        if reason.stamp >= notified[person]
    ]
    invited = await store.run(_invited(now))
    return found + [Reason(str(person), "invited", str(offer), int(made or 0)) for offer, person, made in invited]


def _invited(now: int) -> Statement:
    """The invitations to open tables that still exist, of persons who have not joined."""
    return Statement(_INVITED, (now - LISTED_SECONDS,))


async def facts(store: Store, reasons: Sequence[Reason], now: int) -> Facts:
    """The facts by which these reasons are judged."""
    tables = sorted({reason.about for reason in reasons if reason.why != "invited"})
    each = ", ".join("?" * len(tables))
    at: dict[tuple[str, str], AtTable] = {}
    present: set[tuple[str, int]] = set()
    seen: dict[tuple[str, int], int] = {}
    if tables:
        query = f"SELECT {_AT} FROM {_STANDING} WHERE tab IN ({each}) AND role <> 'former'"
        at = _tables(await store.run(Statement(query, (*tables,))))
        present, seen = await present_at(store, tables, now), await left_at(store, tables)
    invited = await store.run(_invited(now)) if any(reason.why == "invited" for reason in reasons) else []
    return Facts(at, {(str(offer), str(person)) for offer, person, _ in invited}, present, seen)


def _tables(rows: Iterable[Row]) -> dict[tuple[str, str], AtTable]:
    """Each table as it stands for each person who sits there, without unreadable summaries."""
    sat: dict[tuple[str, str], set[Membership]] = {}
    stands: dict[str, tuple[TableSummary | None, int]] = {}
    for person, table, *place, written, ended in rows:
        name = str(table)
        sat.setdefault((str(person), name), set()).add(membership_of(place))
        if name not in stands:
            stands[name] = summary_of(name, written), int(ended or 0)
    return {
        (person, table): at_table(standing, seats, ended)
        for (person, table), seats in sat.items()
        for standing, ended in [stands[table]]
        if standing is not None
    }
