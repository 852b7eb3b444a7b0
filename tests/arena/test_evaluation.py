"""How well a net plays, and the card that says so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from allmende.agricola.rules.state import State
from allmende.arena.learning import evaluation
from allmende.arena.learning.card import card
from allmende.arena.learning.evaluation import evaluate
from allmende.arena.learning.folder import NET, Generation, Plan
from allmende.arena.learning.self_play import Kind
from allmende.bots.title_ai import candidates, value_inputs
from allmende.bots.value_net import ValueNet
from allmende.titles import title


def agricola(players: int) -> Kind:
    found = title("agricola")
    checked = found.checked_options(players, {})
    return Kind(found, players, checked, value_inputs(found).encode, candidates(found))


def net(kind: Kind, seed: int = 1) -> ValueNet:
    """One that guesses at random, but always the same."""
    features = len(kind.encode(kind.start(Random(1)), 0))
    weights = np.random.default_rng(seed).standard_normal((features, 1), np.float32)
    return ValueNet([(weights, np.zeros(1, np.float32))])


def test_the_same_net_plays_the_same_games() -> None:
    kind = agricola(1)
    scores = list(evaluate(kind, net(kind), 3, seed=5))
    assert list(evaluate(kind, net(kind), 3, seed=5)) == scores
    assert list(evaluate(kind, net(kind, 2), 3, seed=5)) != scores
    assert len(scores) == 3


def test_a_game_has_the_score_of_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = agricola(2)
    told: list[tuple[int, float]] = []
    score = kind.title.score

    def overheard(_: object, state: State, seat: int) -> float:
        told.append((seat, score(state, seat)))
        return told[-1][1]

    monkeypatch.setattr(type(kind.title), "score", overheard)
    found = list(evaluate(kind, net(kind), 1, seed=5))
    (first, ours), (second, theirs) = told[-2:]
    assert (first, second) == (0, 1)
    assert found == [[ours, theirs]]


def test_nobody_plays_with_what_a_seat_can_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = agricola(1)
    asked = []
    monkeypatch.setattr(evaluation, "decide", lambda bot, *what: asked.append(what) or what[1].moves(what[2])[0])
    list(evaluate(kind, net(kind), 1, seed=5))
    assert asked, "`decide` draws anew whatever the seat can't see"


PLAN = Plan("arle-2", "arle", "2026.11", 2, {"houses": "dark"}, 373, "Greedy", 1200, 7, {"trust": "0.95"})
HISTORY = [Generation(0, 1200, 12.5, 40.0, 50.0, 41.0, 9.0), Generation(1, 1320, 61.25, 44.0, 55.0, 45.0, 7.5)]


def written(folder: Path, plan: Plan, scores: list[list[float]]) -> str:
    ValueNet([(np.zeros((373, 2), np.float32), np.zeros(2, np.float32)), (np.zeros((2, 1)), np.zeros(1))]).save(
        folder / NET
    )
    return card(plan, HISTORY, scores, folder / NET)


def test_a_card_tells_what_the_net_is_and_how_it_was_made(tmp_path: Path) -> None:
    said = written(tmp_path, PLAN, [[39.0, 41.0], [44.0, 44.0], [42.0, 42.0]])
    for words in (
        "# arle-2\n",
        "Title: arle, rules version 2026.11",
        "Players: 2",
        "Options: houses=dark",
        "373 features",
        "1,320 games in 2 generations",
        "61 seconds of one core",
        "1,200 games of Greedy",
        "Seed: 7",
        f"numpy {np.__version__}",
        "    trust = 0.95\n",
        "Mean score of 3 games: **42.00** (95 % interval 37.03 to 46.97)",
        f"751 weights, {(tmp_path / NET).stat().st_size:,} bytes",
        "## Limits",
    ):
        assert words in said, words


def test_a_card_says_nothing_that_is_not_known(tmp_path: Path) -> None:
    plan = Plan("arle-2", "arle", "2026.11", 2, {}, 373, "", 0, 7, {})
    said = written(tmp_path, plan, [[40.0]])
    assert "Lessons: none" in said
    assert "Options: none" in said
    assert "Mean score of 1 games: **40.00**." in said
