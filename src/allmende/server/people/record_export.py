"""Exports the games of all tables as records. No game is played for it: the entries tell which moves count."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from allmende.core import Record
from allmende.server.people.memberships import summary_of
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.entries import Opened, decode
from allmende.server.tables.ledger import Ledger
from allmende.server.tables.record_names import with_names

PAGE: Final = 100
"""Names of tables per query."""
_OVER: Final = "SELECT standing FROM standings WHERE tab = ? AND over = 1"


class Exported(NamedTuple):
    """The game of a table: its title, its record with the names of its players, and its scores if it is over."""

    table: str
    title: str
    record: str
    scores: list[float] | None


async def exported(store: Store) -> AsyncIterator[Exported | str]:
    """The games of all tables, by name; of one that can't be read the name of the table alone."""
    after = ""
    while names := await store.tables(after, PAGE):
        for after in names:
            try:
                ledger, record = ledger_of(await store.entries(after))
            except Exception:  # one broken game must not keep all others from being exported
                yield after
                continue
            over = await store.run(Statement(_OVER, (after,)))
            standing = summary_of(after, over[0][0]) if over else None
            scores = standing.scores if standing is not None else None
            named = with_names(str(record), [seat.name for seat in ledger.seats])
            yield Exported(after, record.title, named, scores)


def ledger_of(entries: list[str]) -> tuple[Ledger, Record]:
    """The ledger of a table with these entries, and its game as it is; an error if they can't be read."""
    opened, *later = [decode(entry) for entry in entries]
    assert isinstance(opened, Opened)
    ledger = Ledger(opened)
    for entry in later:
        ledger.apply(entry)
    return ledger, ledger.record(opened.record)
