"""The panel never changes: characters of different styles, and bots of earlier versions that play as they did."""

from __future__ import annotations

from random import Random

import pytest

from allmende import bots
from allmende.bots.learned import Subject
from allmende.bots.levels import LEVELS
from allmende.bots.panel import FROZEN, knows, members
from allmende.core import Game
from allmende.titles import TITLES
from late_games import late_game

PERSONAS = {
    "agricola": {"racer", "builder", "herder", "hoarder", "blocker"},
    "arle": {"builder", "herder", "hoarder", "toolmaker", "blocker"},
    "hallertau": {"mayor", "sower", "herder", "hoarder", "blocker"},
}
KEPT_SUBJECTS = [("agricola", {}), ("agricola", {"cards": "base"}), ("arle", {}), ("hallertau", {"cards": "off"})]
TITLE_NAMES = pytest.mark.parametrize("title", PERSONAS)


@TITLE_NAMES
def test_it_has_six_members_of_different_styles(title: str) -> None:
    assert {*PERSONAS[title], "farmer-2026.11", "master-2026.11"} == set(members(TITLES[title]))


@pytest.mark.parametrize(
    ("title", "name"),
    [(title, name) for title, names in PERSONAS.items() for name in [*sorted(names), "farmer-2026.11"]],
)
def test_members_play_legal_moves_to_the_end(title: str, name: str) -> None:
    bot = bots.make(name, TITLES[title])
    game, rng = late_game(title, 2, left=12), Random(1)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots.decide(bot, TITLES[title], game.state, seat, rng), seat)


@pytest.mark.parametrize(("title", "options"), [*KEPT_SUBJECTS, ("hallertau", {})])
def test_a_kept_farmer_plays_as_the_farmer_of_its_version(title: str, options: dict[str, str]) -> None:
    kept, now = bots.make("farmer-2026.11", TITLES[title]), bots.make("farmer", TITLES[title])
    assert FROZEN["master-2026.11"].simulations == LEVELS["master"].simulations
    for seed in range(6):
        game = late_game(title, 2, left=25, seed=seed, **options)
        seat = game.to_act[0]
        chosen = [bots.decide(bot, TITLES[title], game.state, seat, Random(2)) for bot in (kept, now)]
        assert chosen[0] == chosen[1]


def test_of_earlier_versions_only_those_for_two_are_kept() -> None:
    for title, options in KEPT_SUBJECTS:
        for players in TITLES[title].players:
            about = Subject.of(TITLES[title], Game.new(TITLES[title], players, 1, None, options).state)
            assert knows("farmer-2026.11", about) == (players == 2)
            assert knows("blocker", about)


def test_who_is_not_on_the_panel_of_a_title_is_not_known_there() -> None:
    with pytest.raises(bots.UnknownBotError, match="greedy"):
        bots.make("racer", TITLES["hallertau"])


@pytest.mark.parametrize(("title", "decisions"), [("agricola", 60), ("arle", 40), ("hallertau", 20)])
def test_characters_differ_in_what_they_do(title: str, decisions: int) -> None:
    rng = Random(5)
    chosen: dict[str, list[int]] = {name: [] for name in sorted(PERSONAS[title])}
    game = Game.new(TITLES[title], 2, 8, None, {"cards": "off"} if title == "hallertau" else {})
    for _ in range(decisions):
        seat = game.to_act[0]
        for name, moves in chosen.items():
            moves.append(bots.decide(bots.make(name, TITLES[title]), TITLES[title], game.state, seat, Random(1)))
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    assert len({tuple(moves) for moves in chosen.values()}) == len(chosen)
