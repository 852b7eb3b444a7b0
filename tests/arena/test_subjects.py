"""Every subject can be learned by search: a few games of it are played, studied, and the mind plays on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from allmende.arena.contestants import MIND
from allmende.arena.learning import search_training as module
from allmende.arena.learning.search_training import SearchTraining, syllabi
from allmende.bots.champions import TreeNetBot
from allmende.bots.learned import Subject, shipped, subjects
from allmende.bots.tree import SearchBudget
from allmende.core import Game
from allmende.titles import TITLES


def test_every_subject_with_a_net_is_learned_by_search() -> None:
    """With five and six players, Agricola is played by the nets for four."""
    assert (
        sorted(str(about) for title in TITLES.values() for about in subjects(title) if about.players < 5) == shipped()
    )


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("arle", 1, {}),
        ("arle", 2, {}),
        ("hallertau", 1, {"cards": "off"}),
        ("hallertau", 3, {"cards": "on"}),
        ("agricola", 1, {}),
        ("agricola", 4, {"cards": "base"}),
    ],
)
def test_a_subject_is_learned(
    name: str, players: int, options: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GENERATION", 1)
    monkeypatch.setattr(module, "FIRST_PASSES", 1)
    monkeypatch.setattr(module, "league", lambda _: ["random"])
    title = TITLES[name]
    checked = title.checked_options(players, options)
    training = SearchTraining(syllabi(title, players, checked, ()), tmp_path, looks=2, first_games=1, seed=3)
    assert training.about in subjects(title)
    first, second = training.run(generations=2)
    assert (first.games, second.games) == (1, 2)
    assert all(-100 < done.mean < 200 for done in (first, second))
    assert second.error > 0
    bot, rng = TreeNetBot(title, tmp_path / MIND, SearchBudget(looks=2)), Random(1)
    game = Game.new(title, players, 4, None, options)
    assert Subject.of(title, game.state) == training.about
    for _ in range(20):
        seat = game.to_act[-1]
        game.play(bot.choose(title.redraw(game.state, seat, rng), seat, rng), seat)
