"""The measurement of many games at once measures: ours always, others' where they are installed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, which is no part of the package, with little to do."""
    monkeypatch.syspath_prepend(ROOT)
    found = import_module("bench.many")
    monkeypatch.setattr(found, "SECONDS", 0.01)
    monkeypatch.setattr(found, "STEPS", 6)
    monkeypatch.setattr(found, "GAMES", 1)
    return found


def test_it_measures_all_titles_and_says_what_is_not_installed(bench: Any, capsys: pytest.CaptureFixture[str]) -> None:
    bench.SIZES = (1, 3)
    bench.main()
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.startswith("Random actions, one core, ")
    assert len(rows) == 3 * 2 + len(bench.CLASSIC) + len(bench.SPIEL) + len(bench.CATAN)
    for row in rows:
        rate = row.split()[-1].replace(",", "")
        assert int(rate) > 0 if rate.isdigit() else row.rstrip().endswith("install the extra [bench]")


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["backgammon", "connect_four", "chess"])
def test_it_measures_games_of_openspiel(bench: Any, name: str) -> None:
    pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: pip install 'allmende[openspiel]'", exc_type=ImportError
    )
    assert bench.openspiel(name) > 0
