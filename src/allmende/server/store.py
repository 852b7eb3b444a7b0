"""What a store is: it keeps the entries of each table, in order, for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import NamedTuple, Protocol

from allmende.core import AllmendeError, Message


class StoreError(AllmendeError):
    """The store can't be opened or used."""


class StatementError(StoreError):
    """A statement can't be carried out, whatever stands beside it; the store as such can be used."""


class TextError(AllmendeError):
    """A text is asked for, or to be kept, that has a character which PostgreSQL knows in no text."""

    def __init__(self) -> None:
        super().__init__("a text has the character of number 0", Message("error-text"))


class TakenError(Exception):
    """The table already has an entry of this version: another server process was faster."""


class Statement(NamedTuple):
    """A statement of SQL that stores of both kinds understand, with a `?` for each of its values."""

    query: str
    values: tuple[str | int | None, ...] = ()


def check_texts(statements: Sequence[Statement]) -> None:
    """TextError if there is a value that not every store can take."""
    if any(isinstance(value, str) and "\0" in value for _, values in statements for value in values):
        raise TextError


def rewritten(table: str, version: int, before: str, entry: str) -> Statement:
    """Another entry in the place of one, if that is still as it was."""
    query = "UPDATE entries SET entry = ? WHERE tab = ? AND version = ? AND entry = ?"
    return Statement(query, (entry, table, version, before))


def without_gaps(entries: Iterable[tuple[int, str]], since: int) -> list[str]:
    """Entries in order, given with their versions, of which the first follows `since`.

    One that is missing is empty, so that nobody can read it: else all that follow would count as those before them.
    """
    found: list[str] = []
    for version, entry in entries:
        found += [""] * (version - since - 1 - len(found))
        found.append(entry)
    return found


Row = tuple[str | int | None, ...]


class Store(Protocol):
    """Entries as text, by table and version, and what is known of people. Several server processes may share one store.

    What `append` or `run` has returned from is on disk. Every method raises StoreError if the store can't be used.
    """

    async def open(self) -> None:
        """Make the store ready, creating it if there is none. An open store stays as it is."""

    async def close(self) -> None:
        """Let go of the store, if it is open."""

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        """Lay down entries, the first of which gets this version: all of them, or TakenError.

        The statements `beside` them are carried out in the same transaction.
        """

    async def entries(self, table: str, since: int = -1) -> list[str]:
        """The entries of a table after a version; none if there is no such table."""
        ...

    async def now(self) -> float:
        """What time it is here, in seconds since 1970."""
        ...

    async def mark(self, name: str) -> str | None:
        """What was noted of the store as a whole under this name; None if nothing was."""
        ...

    async def set_mark(self, name: str, value: str) -> None:
        """Note something of the store as a whole, in the place of what was noted under this name."""

    async def tables(self, after: str, most: int) -> list[str]:
        """The names of the next tables after this one, in order; as many as are asked for, or all that there are."""
        ...

    async def run(self, *statements: Statement) -> list[Row]:
        """Carry out statements about people, all or none of them, and give the rows of the last.

        TextError if it is about a text that not every store can keep.
        """
        ...

    def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        """Tables that changed and their versions, as other processes tell; None if any table may have changed."""
        ...
