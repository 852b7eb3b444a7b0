"""How things stand, as the store knows it: what has come up since it was looked last, and what still holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from allmende.server.calls.reasons import AtTable, Facts, Reason, at_table, reasons_at
from allmende.server.people.messages import Standing
from allmende.server.people.offers import LISTED_SECONDS
from allmende.server.people.sitters import FORMER, standing_of
from allmende.server.store import Row, Statement, Store

_CALLED: Final = "(SELECT person, MIN(since) AS since FROM targets WHERE trouble = '' GROUP BY person) AS called"
"""Who is called at all, and since when."""
_AT: Final = "person, tab, seat, standing, ended"
_INVITED: Final = f"""
    SELECT offer, person, made FROM invited JOIN offers USING (offer) JOIN {_CALLED} USING (person)
    WHERE tab = '' AND made > ? AND NOT EXISTS (
        SELECT 1 FROM guests WHERE guests.offer = invited.offer AND guests.person = invited.person
    )
"""


async def new_reasons(store: Store, since: int, now: int) -> list[Reason]:
    """Why people may be called, as tables stand that have changed since a time, and all that are open now."""
    query = f"""
        SELECT {_AT}, called.since FROM standings JOIN sitters USING (tab) JOIN {_CALLED} USING (person)
        WHERE over IN (0, 1) AND changed >= ? AND seat > {FORMER}
    """
    rows = await store.run(Statement(query, (since,)))
    called = {str(row[0]): int(row[-1] or 0) for row in rows}
    found = [
        reason
        for (person, table), at in _tables(row[:-1] for row in rows).items()
        for reason in reasons_at(person, table, at)
        # Whoever wants to be called from now on knows of what was before.
        if reason.stamp >= called[person]
    ]
    invited = await store.run(_invited(now))
    return found + [Reason(str(person), "invited", str(offer), int(made or 0)) for offer, person, made in invited]


def _invited(now: int) -> Statement:
    """Who is invited to an open table and has not come, as long as it is listed."""
    return Statement(_INVITED, (now - LISTED_SECONDS,))


async def facts(store: Store, reasons: Sequence[Reason], now: int) -> Facts:
    """What is to be known about these reasons."""
    tables = sorted({reason.about for reason in reasons if reason.why != "invited"})
    each = ", ".join("?" * len(tables))
    at: dict[tuple[str, str], AtTable] = {}
    present: set[tuple[str, int]] = set()
    seen: dict[tuple[str, int], int] = {}
    if tables:
        query = f"""
            SELECT {_AT} FROM standings JOIN sitters USING (tab) WHERE tab IN ({each}) AND seat > {FORMER}
        """
        at = _tables(await store.run(Statement(query, (*tables,))))
        rows = await store.run(
            Statement(f"SELECT tab, seats FROM presence WHERE tab IN ({each}) AND until >= ?", (*tables, now))
        )
        present = {(str(table), int(seat)) for table, seats in rows for seat in str(seats).split(",") if seat}
        rows = await store.run(Statement(f"SELECT tab, seat, at FROM seen WHERE tab IN ({each})", (*tables,)))
        seen = {(str(table), int(seat or 0)): int(when or 0) for table, seat, when in rows}
    invited = await store.run(_invited(now)) if any(reason.why == "invited" for reason in reasons) else []
    return Facts(at, {(str(offer), str(person)) for offer, person, _ in invited}, present, seen)


def _tables(rows: Iterable[Row]) -> dict[tuple[str, str], AtTable]:
    """How each table stands for each of those who sit there, but for what nobody can read."""
    sat: dict[tuple[str, str], set[int]] = {}
    stands: dict[str, tuple[Standing | None, int]] = {}
    for person, table, seat, written, ended in rows:
        name = str(table)
        sat.setdefault((str(person), name), set()).add(int(seat or 0))
        if name not in stands:
            stands[name] = standing_of(name, written), int(ended or 0)
    return {
        (person, table): at_table(standing, seats, ended)
        for (person, table), seats in sat.items()
        for standing, ended in [stands[table]]
        if standing is not None
    }
