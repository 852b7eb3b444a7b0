"""What tests of the server share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from allmende.server.postgres import PostgresStore
from allmende.server.sqlite import SqliteStore
from allmende.server.store import Store
from server.house import Clock, House, house
from server.postgresql import NoPostgresError, postgresql


@pytest.fixture
def clock() -> Clock:
    """A clock that goes on when it is told to."""
    return Clock()


@pytest.fixture
def at(tmp_path: Path) -> Iterator[House]:
    """A running server with an empty store."""
    with house(tmp_path / "tables.sqlite3") as one:
        yield one


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL database: our own server's, unless ALLMENDE_TEST_POSTGRES names another."""
    with ExitStack() as stack:
        address = os.environ.get("ALLMENDE_TEST_POSTGRES")
        try:
            yield address or stack.enter_context(postgresql())
        except NoPostgresError as error:
            pytest.fail(str(error), pytrace=False)


@pytest.fixture
def postgres(postgres_server: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a PostgreSQL database with an empty schema of its own, removed afterwards."""
    schema = f"allmende_{os.getpid()}_{abs(hash(request.node.nodeid))}"
    with psycopg.connect(postgres_server, autocommit=True, connect_timeout=10) as connection:
        connection.execute(f'CREATE SCHEMA "{schema}"')
        yield f"{postgres_server}{'&' if '?' in postgres_server else '?'}options=-csearch_path%3D{schema}"
        connection.execute(f'DROP SCHEMA "{schema}" CASCADE')


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share one database."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite3", look_every=0.01)
    address = request.getfixturevalue("postgres")
    return lambda: PostgresStore(address)
