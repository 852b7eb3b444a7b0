"""The store's interface: append-only entries of tables, and SQL statements for all other data."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import NamedTuple, Protocol

from allmende.core import AllmendeError, Message


class StoreError(AllmendeError):
    """The store can't be opened or used. Clients are told why if that store `is_theirs`, else its owner is."""

    is_theirs = False


class StatementError(StoreError):
    """A statement is wrong in itself; the store can be used."""


class TextError(AllmendeError):
    """A text has the character U+0000, which PostgreSQL has in no text."""

    def __init__(self) -> None:
        super().__init__("a text has the character of number 0", Message("error-text"))


class TakenError(Exception):
    """The table already has an entry of this version: another server process was faster."""


class Statement(NamedTuple):
    """A SQL statement that stores of both kinds understand, with a `?` for each of its values."""

    query: str
    values: tuple[str | int | None, ...] = ()


def check_texts(statements: Sequence[Statement]) -> None:
    """Raise TextError if a value is a text that not every store can take."""
    if any(isinstance(value, str) and "\0" in value for _, values in statements for value in values):
        raise TextError


def rewritten(table: str, version: int, before: str, entry: str) -> Statement:
    """The statement that replaces an entry, if it still is as it was `before`."""
    query = "UPDATE entries SET entry = ? WHERE tab = ? AND version = ? AND entry = ?"
    return Statement(query, (entry, table, version, before))


def without_gaps(entries: Iterable[tuple[int, str]], since: int) -> list[str]:
    """Entries in order, given with their versions, with an empty text for each one that is missing after `since`.

    An empty text can't be decoded, so a gap is noticed: otherwise later entries would get the versions before theirs.
    """
    found: list[str] = []
    for version, entry in entries:
        found += [""] * (version - since - 1 - len(found))
        found.append(entry)
    return found


Row = tuple[str | int | None, ...]


class Store(Protocol):
    """A store of entries as text, by table and version, and of data about people. Several processes may share it.

    When `append` or `run` returns, its changes are on disk. Every method raises StoreError if the store can't be used.
    """

    async def open(self) -> None:
        """Open the store, creating it if there is none. An open store stays as it is."""

    async def close(self) -> None:
        """Close the store, if it is open."""

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        """Append entries, the first of which gets this version: all of them, or none and TakenError.

        The statements `beside` them are carried out in the same transaction.
        """

    async def entries(self, table: str, since: int = -1) -> list[str]:
        """The entries of a table after the version `since`; none if there is no such table."""
        ...

    async def now(self) -> float:
        """The store's time, in seconds since 1970."""
        ...

    async def mark(self, name: str) -> str | None:
        """The value of the mark of this name, a note on the store as a whole; None if there is none."""
        ...

    async def set_mark(self, name: str, value: str) -> None:
        """Set the mark of this name, a note on the store as a whole."""

    async def tables(self, after: str, most: int) -> list[str]:
        """The names of the next tables after this one, in order, at most `most`; fewer only if there are no more."""
        ...

    async def run(self, *statements: Statement) -> list[Row]:
        """Carry out statements in one transaction, all or none of them, and give the rows of the last.

        TextError if a value is a text that not every store can keep.
        """
        ...

    def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        """The changes by other processes: a table's name and version; None if any table may have changed."""
        ...
