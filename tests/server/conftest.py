"""What tests of the server share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from server.house import Clock, House, house
from server.laid_out import Schema, lay_out
from server.receiver import Receiver, receiver

STORES = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever makes stores is tested with both kinds, unless its mark says with which.

    What a test is about decides. Where that is what statements, transactions, constraints or the order of rows do, or
    what processes hear of one another, SQLite and PostgreSQL may differ: both. Where a store only keeps what was said
    (checks of requests, words, views, calendars, what is sent and when), it is `stores("sqlite")`: the statements by
    which it is kept are those of the tests for both.
    """
    if "make" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("stores")
        metafunc.parametrize("make", mark.args if mark else STORES, indirect=True)


@pytest.fixture
def clock() -> Clock:
    """A clock that goes on when it is told to."""
    return Clock()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    """A running server with an empty store."""
    with house(tmp_path / "tables.sqlite3") as one:
        yield one


@pytest.fixture
def webhooks() -> Iterator[Receiver]:
    """Where notifications go."""
    with receiver() as one:
        yield one


@pytest.fixture(scope="session")
def schema(postgres_server: str) -> Iterator[Schema]:
    """A schema of a PostgreSQL database, laid out once for all tests of this process."""
    one = Schema(postgres_server, f"allmende_{os.getpid()}_laid_out")
    try:
        yield one
    finally:
        one.drop()


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share one database, empty and laid out; of which kind, `pytest_generate_tests` decides."""
    if request.param == "sqlite":
        path = lay_out(tmp_path / "tables.sqlite3")
        return lambda: SqliteStore(path, look_every=0.01)
    schema: Schema = request.getfixturevalue("schema")
    schema.empty()
    return lambda: PostgresStore(schema.address)
