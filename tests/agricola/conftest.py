"""Tests of cards are run again with a card that does nothing beside all others: in front of them, and behind them.

What a card does must hang neither on its place among those that were played nor on whether it is the only one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from agricola import scenario
from agricola.bystanders import INERT, OTHERWISE

EXCEPTIONS = frozenset[str]().union(*OTHERWISE.values())


@pytest.fixture(autouse=True)
def beside(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where the other card lies, in front of everybody: "first" or "last", or nowhere."""
    place: str = getattr(request, "param", "")
    if place:
        monkeypatch.setattr(scenario, "bystander", scenario.Bystander(INERT, place == "first"))
    return place


@cache
def has_cards_in_play(module: Path) -> bool:
    """Whether tests of a module put cards in play."""
    return "played=" in module.read_text("utf-8")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what has cards in play again; behind them the other card shows less than in front, where all places shift."""
    places = [pytest.param("", id=pytest.HIDDEN_PARAM)]
    if metafunc.function.__name__ not in EXCEPTIONS and has_cards_in_play(metafunc.definition.path):
        places += [pytest.param("first"), pytest.param("last", marks=pytest.mark.thorough)]
    metafunc.parametrize("beside", places, indirect=True)
