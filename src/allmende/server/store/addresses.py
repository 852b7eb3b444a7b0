"""The store at an address: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING

from allmende.core import Message
from allmende.server.store.protocol import Store, StoreError

if TYPE_CHECKING:
    from allmende.server.store.postgres import PostgresStore


def is_postgres(database: str) -> bool:
    """True if this is an address of PostgreSQL, and no file."""
    return database.startswith(("postgresql://", "postgres://"))


def open_store(database: str) -> Store:
    """The store at this address or in this file; StoreError if what it needs is not installed."""
    if is_postgres(database):
        return postgres_store(database)
    from allmende.server.store.sqlite import SqliteStore

    return SqliteStore(database)


def postgres_store(address: str) -> PostgresStore:
    """The store at an address of PostgreSQL; StoreError if what it needs is not installed."""
    with _needed():
        from allmende.server.store.postgres import PostgresStore
    return PostgresStore(address)


def postgres_copy() -> ModuleType:
    """The module that copies stores of PostgreSQL; StoreError if what it needs is not installed."""
    with _needed():
        from allmende.server.store import postgres_copy
    return postgres_copy


@contextmanager
def _needed() -> Iterator[None]:
    """Turn an import that fails into a StoreError that says how to install what PostgreSQL needs."""
    try:
        yield
    except ImportError as error:
        why = f"{error}; pip install 'allmende[postgres]' brings what it needs"
        raise StoreError(
            f"PostgreSQL can't be used: {why}", Message("error-database", {"database": "PostgreSQL", "why": why})
        ) from None
