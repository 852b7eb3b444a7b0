"""Named SQL for the store's own tables, entries and marks, so that other packages need not name them."""

from __future__ import annotations

from typing import Final

from allmende.server.store.protocol import Statement

ENTRIES: Final = "(SELECT tab, version, entry FROM entries)"
"""SQL: the entries of all tables. Databases read it like the SQL table itself, by its indexes."""
MARK: Final = "(SELECT value FROM marks WHERE name = ?)"
"""SQL: the value of the mark whose name is bound here; no row if there is none."""


def first_mark(name: str, value: str) -> Statement:
    """The statement that sets a mark, unless it is set already."""
    return Statement("INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, value))


def next_mark(name: str, before: str, value: str) -> Statement:
    """The statement that changes a mark, if it still is as it was `before`."""
    return Statement("UPDATE marks SET value = ? WHERE name = ? AND value = ?", (value, name, before))
