"""How much can happen at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core import Message
from allmende.server.entries import AnyEntry, Ended, Expired, Forgotten, Moved, Reseated
from allmende.server.errors import UnfitError
from allmende.server.table import Table

MOST_ENTRIES: Final = 20_000
"""So much can happen at a table: many times what a game needs."""


def check_room(table: Table, entries: Sequence[AnyEntry]) -> None:
    """UnfitError if there is no room for these entries: much earlier for what doesn't bring a game to its end."""
    most = MOST_ENTRIES if all(map(_goes_on, entries)) else MOST_ENTRIES // 2
    if table.version + len(entries) >= most:
        if most == MOST_ENTRIES:
            raise full()
        why = f"from {most} entries on a table takes moves only"
        raise UnfitError(why, Message("error-moves-only", {"most": most}))


def _goes_on(entry: AnyEntry) -> bool:
    """Whether it brings a game to its end, or has others play on where somebody doesn't, or forgets somebody."""
    if isinstance(entry, Reseated):
        return entry.why != "own"
    return isinstance(entry, Moved | Expired | Ended | Forgotten)


def full() -> UnfitError:
    """Nothing more can happen there."""
    return UnfitError(f"a table has at most {MOST_ENTRIES} entries", Message("error-full", {"most": MOST_ENTRIES}))
