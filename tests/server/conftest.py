"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from allmende.server.postgres import PostgresStore
from allmende.server.sqlite import SqliteStore
from allmende.server.store import Store
from server.house import Clock, House, house
from server.receiver import Receiver, receiver


@pytest.fixture
def clock() -> Clock:
    """A clock that goes on when it is told to."""
    return Clock()


@pytest.fixture
def at(tmp_path: Path) -> Iterator[House]:
    """A running server with an empty store."""
    with house(tmp_path / "tables.sqlite3") as one:
        yield one


@pytest.fixture
def there() -> Iterator[Receiver]:
    """Where calls go."""
    with receiver() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share one database."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite3", look_every=0.01)
    address = request.getfixturevalue("postgres")
    return lambda: PostgresStore(address)
