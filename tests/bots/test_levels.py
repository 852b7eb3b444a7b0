"""Levels: each plays every title to its end, with any number of players; what they have learned fits the games."""

from __future__ import annotations

from itertools import cycle, pairwise
from math import isfinite
from random import Random
from typing import Final

import pytest

from allmende import bots
from allmende.arle.components.moves import ANY_TIME, LOAD
from allmende.bots.evaluator import NetStateEvaluator
from allmende.bots.learned import WEIGHTS, Subject, evaluator, teacher
from allmende.bots.levels import LEVELS, LevelBot
from allmende.bots.search import Search
from allmende.core import Game
from allmende.core.title import Title
from allmende.hallertau.components.moves import PLAY, PLAY_SPARINGLY
from allmende.titles import TITLES

SECONDS: Final = 0.002
"""Enough to look ahead a little, and not enough to make whole games long."""
SUBJECTS: Final = [
    *((title, players, {}) for title in TITLES.values() for players in title.players),
    *((TITLES["hallertau"], players, {"cards": "off"}) for players in (1, 2, 3, 4)),
    *((TITLES["agricola"], players, {"cards": "base"}) for players in (1, 2, 3, 4)),
]
NAMES: Final = [
    str(Subject(title.name, players, (title.name == "hallertau") != bool(options)))
    for title, players, options in SUBJECTS
]


@pytest.mark.parametrize(("title", "players", "options"), SUBJECTS, ids=NAMES)
def test_every_level_plays_to_the_end(title: Title, players: int, options: dict[str, str]) -> None:
    # One game: at each seat they take turns.
    levels = [LevelBot(title, level._replace(seconds=SECONDS)) for level in LEVELS.values()]
    turns = [cycle(levels[seat:] + levels[:seat]) for seat in range(players)]
    game = Game.new(title, players, 0, None, options)
    rng = Random(0)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots.decide(next(turns[seat]), title, game.state, seat, rng), seat)
    assert len(game.scores) == players


def test_levels_look_further_and_choose_more_carefully_from_one_to_the_next() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert weaker.simulations <= stronger.simulations
        assert weaker.temperature >= stronger.temperature
        assert weaker != stronger
    assert all(level.seconds <= 1 for level in levels)
    assert bots.DEFAULT in LEVELS


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_decision(title: Title, name: str) -> None:
    game = Game.new(title, 2, 1, None, {})
    seat = game.to_act[0]
    level = LEVELS[name]
    calm = LevelBot(title, level._replace(simulations=min(level.simulations, 2), seconds=600))
    moves = {bots.decide(calm, title, game.state, seat, Random(7)) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(game.moves_of(seat))


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_decides_alike_where_only_unseen_cards_differ(name: str) -> None:
    game = Game.new(TITLES["hallertau"], 2, 4, None, {})
    level = LEVELS[name]
    calm = LevelBot(game.title, level._replace(simulations=min(level.simulations, 2), seconds=600))
    for number in range(4):
        seat = game.to_act[0]
        twins = [game.redeal(seat, Random(number)) for number in range(2)]
        moves = {bots.decide(calm, game.title, twin, seat, Random(number)) for twin in [game.state, *twins]}
        assert len(moves) == 1
        game.play(moves.pop(), seat)


@pytest.mark.parametrize(
    ("title", "first", "stop"),
    [("hallertau", PLAY, PLAY_SPARINGLY), ("arle", ANY_TIME, LOAD)],
    ids=["cards", "exchanges"],
)
def test_levels_think_of_what_can_be_done_at_any_time(title: str, first: int, stop: int) -> None:
    game = Game.new(TITLES[title], 2, 3, None, {})
    rng = Random(3)
    chances = 0
    while not game.is_over and chances < 5:
        seat = game.to_act[0]
        offered = [move for move in game.moves_of(seat) if first <= move < stop]
        thought_of = evaluator(game.title, game.state).candidates(game.state, seat)
        assert set(offered) <= set(thought_of) <= set(game.moves_of(seat))
        chances += bool(offered)
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    assert chances == 5


# What has been learned


@pytest.mark.parametrize(("title", "players", "options"), SUBJECTS, ids=NAMES)
def test_what_has_been_learned_fits_its_game(title: Title, players: int, options: dict[str, str]) -> None:
    game = Game.new(title, players, 1, None, options)
    file = WEIGHTS / f"{teacher(Subject.of(title, game.state))}.npz"
    eyes = evaluator(title, game.state)
    assert isinstance(eyes, NetStateEvaluator)
    search = Search(title, eyes, simulations=0)
    assert all(
        isfinite(each.score) and abs(each.score) < 200 for each in search.weigh(game.state, game.to_act[0], Random(1))
    )
    assert file.with_suffix(".md").read_text(encoding="utf-8").startswith(f"# {file.stem}\n")


@pytest.mark.parametrize("title", TITLES)
def test_what_has_been_learned_is_small(title: str) -> None:
    assert sum(file.stat().st_size for file in WEIGHTS.glob(f"{title}-*.npz")) <= 2_000_000
