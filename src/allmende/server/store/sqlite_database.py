"""An open SQLite database of a store: its layout, its entries, and its other tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from allmende.core import Message
from allmende.server.store import layout
from allmende.server.store.group_commit import Append
from allmende.server.store.protocol import Row, Statement, StatementError, StoreError, TakenError, without_gaps

APPLICATION: Final = 0x416C6D65
"""Written into the file ("Alme"), so that no other program's database is taken for ours."""
_WRONG: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
"""Errors that mean a wrong statement, not a fault of the file."""


def kind_of(error: Exception) -> type[StoreError]:
    """The kind of error that a store raises for one of its database."""
    return StatementError if isinstance(error, _WRONG) else StoreError


class Database:
    """What a store reads and writes in an open SQLite database, a transaction for each call.

    `name` is what errors call the database. `check` is called after every write, before it is confirmed, and raises an
    error if the write may be lost.
    """

    def __init__(self, connection: sqlite3.Connection, name: str, check: Callable[[], None] = lambda: None) -> None:
        self.connection = connection
        self._name = name
        self._check = check

    # Layout

    def layout(self) -> int:
        """The layout of the database, 0 if it is empty; StoreError if it is another program's, or a newer one."""
        # In one statement, since another process may be making the database right now.
        application, found, tables = self.connection.execute(
            """
            SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
            FROM pragma_application_id, pragma_user_version
            """
        ).fetchone()
        if not tables:
            return 0
        if application != APPLICATION:
            why = "it belongs to another program"
            raise StoreError(
                f"the database {self._name} can't be used: {why}",
                Message("error-database", {"database": self._name, "why": why}),
            )
        layout.check(found, self._name)
        return int(found)

    def migrate(self, to: int | None = None) -> None:
        """Bring the database to the newest layout, or to an older one, a transaction for each step."""
        goal = layout.LAYOUT if to is None else to
        while self.layout() < goal:
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                self._take_step(goal)
                self.connection.execute("COMMIT")
            except BaseException:
                self.connection.rollback()
                raise

    def _take_step(self, goal: int) -> None:
        """Take the next step, unless another process has taken the last one meanwhile."""
        found = self.layout()
        if found < goal:
            step = layout.STEPS[found]
            for statement in step.sqlite:
                self.connection.execute(statement)
            for folding in step.foldings:
                names = self.connection.execute(folding.names).fetchall()
                self.connection.executemany(folding.update, folding.of(names))
            self.connection.execute(f"PRAGMA application_id = {APPLICATION}")
            self.connection.execute(f"PRAGMA user_version = {found + 1}")

    # Contents

    def append(self, lot: Sequence[Append]) -> None:
        """Append all entries of a lot, or none of them and raise TakenError."""
        connection = self.connection
        rows = [(one.table, one.version + i, entry) for one in lot for i, entry in enumerate(one.entries)]
        connection.execute("BEGIN IMMEDIATE")
        try:
            try:
                connection.executemany("INSERT INTO entries (tab, version, entry) VALUES (?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise TakenError from None
            for query, values in (statement for one in lot for statement in one.beside):
                connection.execute(query, values)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        self._check()

    def entries(self, table: str, since: int) -> list[str]:
        """The entries of a table after the version `since`."""
        query = "SELECT version, entry FROM entries WHERE tab = ? AND version > ? ORDER BY version"
        return without_gaps(self.connection.execute(query, (table, since)), since)

    def mark(self, name: str) -> str | None:
        """The value of the mark of this name, or None if there is none."""
        row = self.connection.execute("SELECT value FROM marks WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def set_mark(self, name: str, value: str) -> None:
        """Set the mark of this name."""
        self.connection.execute("REPLACE INTO marks (name, value) VALUES (?, ?)", (name, value))
        self._check()

    def tables(self, after: str, most: int) -> list[str]:
        """The names of the next tables after this one, in order, at most `most`."""
        query = "SELECT tab FROM entries WHERE version = 0 AND tab > ? ORDER BY tab LIMIT ?"
        return [name for (name,) in self.connection.execute(query, (after, most))]

    def carry_out(self, statements: Sequence[Statement]) -> list[Row]:
        """Carry out statements in one transaction, and give the rows of the last."""
        connection, found = self.connection, []
        connection.execute("BEGIN IMMEDIATE" if len(statements) > 1 else "BEGIN")
        try:
            for query, values in statements:
                found = connection.execute(query, values).fetchall()
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        self._check()
        return found

    def data_version(self) -> int:
        """A number that changes when another process has written."""
        (version,) = self.connection.execute("PRAGMA data_version").fetchone()
        return int(version)
