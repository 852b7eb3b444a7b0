"""How the tables of a store are laid out, and the numbered steps by which an older store comes to that.

A store says which step it has taken last: SQLite's in its header, PostgreSQL's in a table `layout`, which the first
stores lacked. A server that opens it takes the steps that are missing, each in a transaction of its own, while all
others wait; a store that has taken steps which are unknown here is refused, and nothing is written to it.

A step that was released is never changed. Whoever adds one keeps a store of the layout before it
(`tests/server/keep_store.py`), and a test takes the step there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from allmende.core import Message
from allmende.server.store import StoreError


class Step(NamedTuple):
    """What is done to a store of either kind, statement by statement."""

    sqlite: list[str]
    postgres: list[str]


STEPS: Final = [
    # 1: the entries of all tables, by their versions.
    Step(
        sqlite=[
            """
            CREATE TABLE entries (
                tab TEXT NOT NULL,
                version INTEGER NOT NULL,
                entry TEXT NOT NULL,
                at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
                PRIMARY KEY (tab, version)
            ) STRICT, WITHOUT ROWID
            """
        ],
        postgres=[
            """
            CREATE TABLE entries (
                tab text NOT NULL,
                version integer NOT NULL,
                entry text NOT NULL,
                at timestamptz NOT NULL DEFAULT now(),
                PRIMARY KEY (tab, version)
            )
            """
        ],
    ),
    # 2: what the server notes of the store as a whole, such as how far it has looked it through.
    Step(
        sqlite=["CREATE TABLE marks (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"],
        postgres=["CREATE TABLE marks (name text NOT NULL PRIMARY KEY, value text NOT NULL)"],
    ),
]
LAYOUT: Final = len(STEPS)
"""The last step: the layout that this version works with."""


def check(found: int, database: str) -> None:
    """StoreError if a store has taken steps that are unknown here."""
    if found > LAYOUT:
        raise StoreError(
            f"the database {database} was made by a newer Allmende (layout {found}; this one knows {LAYOUT})",
            Message("error-database-newer", {"database": database, "found": found, "known": LAYOUT}),
        )
