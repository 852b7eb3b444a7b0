"""What is remembered of people in the terminal is that of a test alone."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody of whom nothing is known yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
