"""Limits of a table's history: the largest number of entries, half of it for all but moves and endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.tables.entries import AnyEntry, Ended, Expired, Forgotten, Moved, Reseated
from allmende.server.tables.table import Table

MOST_ENTRIES: Final = 20_000
"""The largest number of entries at a table: many times what a game needs."""


def check_room(table: Table, entries: Sequence[AnyEntry]) -> None:
    """Raise UnfitError if there is no room for these entries: at half the limit for those that don't lead to an end."""
    most = MOST_ENTRIES if all(map(_goes_on, entries)) else MOST_ENTRIES // 2
    if table.version + len(entries) >= most:
        if most == MOST_ENTRIES:
            raise full()
        why = f"from {most} entries on a table takes moves only"
        raise UnfitError(why, Message("error-moves-only", {"most": most}))


def _goes_on(entry: AnyEntry) -> bool:
    """True if it leads to the game's end, has a bot play for a player who doesn't, or erases a person."""
    if isinstance(entry, Reseated):
        return entry.why != "own"
    return isinstance(entry, Moved | Expired | Ended | Forgotten)


def full() -> UnfitError:
    """The error of a table that has no room for any more entries."""
    return UnfitError(f"a table has at most {MOST_ENTRIES} entries", Message("error-full", {"most": MOST_ENTRIES}))
