"""What holds for all tests: Hypothesis tries the same examples in every run, and time decides nothing."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import ExitStack

import psycopg
import pytest
from hypothesis import settings

import allmende
from memory import in_memory
from server.postgresql import NoPostgresError, postgresql

# `pytest --hypothesis-profile=thorough` tries new and many more examples: for a night, or before a release.
settings.register_profile("allmende", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("allmende")

# What tests write is gone after them, and most wait for each line of it: where there is room, it is kept in memory.
if (memory := in_memory()) is not None:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))

# Tests are about our own titles, whatever else is installed here.
vars(allmende.TITLES)["_brought"] = ({}, {})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What counts calls is left out where compiled functions hide them, and browsers come last, but whole games first.

    Playwright keeps an event loop running, in which no other test could start its own; and where several run tests side
    by side, none of them shall begin a long one when there is nothing left for the others.
    """
    if allmende.COMPILED:
        hidden = [item for item in items if item.get_closest_marker("interpreted")]
        config.hook.pytest_deselected(items=hidden)
        items[:] = [item for item in items if item not in hidden]
    items.sort(key=lambda item: ("browser" in item.path.parts, not item.path.stem.endswith("games")))


def pytest_collection_finish() -> None:
    """Have the garbage collector pass over what stays to the end: the modules, and tens of thousands of tests."""
    gc.collect()
    gc.freeze()


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
