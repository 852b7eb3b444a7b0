"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House, house


@pytest.fixture
def at(tmp_path: Path) -> Iterator[House]:
    """A running server with an empty store."""
    with house(tmp_path / "tables.sqlite3") as one:
        yield one
