"""Points and moves of games stay well within the bounds that are told: the margin is hardly touched."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from allmende.envs.bounds import MARGIN, MEASURED, bounds
from allmende.hallertau.cards import CARDS
from allmende.titles import OWN

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The measurement, which is no part of the package."""
    monkeypatch.syspath_prepend(ROOT)
    return import_module("bench.bounds")


def test_there_are_bounds_for_all_titles_and_numbers_of_players() -> None:
    assert {name: tuple(measured) for name, measured in MEASURED.items()} == {
        name: title.players for name, title in OWN.items()
    }


@pytest.mark.parametrize("policy", ["at_random", "shunning_points", "stalling"])
@pytest.mark.parametrize("name", OWN)
def test_games_that_go_to_extremes_leave_half_of_the_margin(bench: Any, name: str, policy: str) -> None:
    option, values = bench.OPTIONS[name]
    players = OWN[name].players[-1]
    found = bench.extremes(OWN[name], players, {option: values[-1]}, getattr(bench, policy), seed=77)
    limits, share = bounds(name, players), (MARGIN + 1) / 2 / MARGIN
    assert limits.lowest * share <= found.lowest <= found.highest <= limits.highest * share
    assert found.moves <= limits.moves * share


def test_nothing_in_hallertau_takes_points_away() -> None:
    """The proof of its lower bound: center, crafts, sheep, jewelry, fields, goods and tools only add, as cards do."""
    assert min(card.points for card in CARDS) == 0
    assert {measured.lowest for measured in MEASURED["hallertau"].values()} == {0}
