"""The store at an address: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from allmende.core import Message
from allmende.server.store.protocol import Store, StoreError


def open_store(database: str) -> Store:
    """The store at this address or in this file; StoreError if what it needs is not installed."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from allmende.server.store.postgres import PostgresStore
        except ImportError as error:
            why = f"{error}; pip install 'allmende[postgres]' brings what it needs"
            raise StoreError(
                f"PostgreSQL can't be used: {why}", Message("error-database", {"database": "PostgreSQL", "why": why})
            ) from None
        return PostgresStore(database)
    from allmende.server.store.sqlite import SqliteStore

    return SqliteStore(database)
