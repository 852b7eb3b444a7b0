"""The panel never changes: characters of different styles, and bots of earlier versions that play as they did."""

from __future__ import annotations

from random import Random

import pytest

from allmende import bots
from allmende.bots.levels import LEVELS
from allmende.bots.panel import KEPT, members
from allmende.core import Game
from allmende.titles import TITLES
from late_games import late_game

AGRICOLA = TITLES["agricola"]


def test_it_has_six_members_of_different_styles() -> None:
    assert len(members("agricola")) >= 6
    assert {"racer", "builder", "herder", "hoarder", "blocker", "farmer-2026.11", "master-2026.11"} <= set(
        members("agricola")
    )


@pytest.mark.parametrize("name", ["racer", "builder", "herder", "hoarder", "blocker", "farmer-2026.11"])
def test_members_play_legal_moves_to_the_end(name: str) -> None:
    bot = bots.make(name, AGRICOLA)
    game, rng = late_game("agricola", 2, left=30), Random(1)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots.decide(bot, AGRICOLA, game.position, seat, rng), seat)


def test_a_kept_farmer_plays_as_the_farmer_of_its_version() -> None:
    kept, now = bots.make("farmer-2026.11", AGRICOLA), bots.make("farmer", AGRICOLA)
    assert KEPT["master-2026.11"].simulations == LEVELS["master"].simulations
    for seed in range(6):
        game = late_game("agricola", 2, left=25, seed=seed)
        seat = game.to_act[0]
        chosen = [bots.decide(bot, AGRICOLA, game.position, seat, Random(2)) for bot in (kept, now)]
        assert chosen[0] == chosen[1]


def test_who_is_not_on_the_panel_of_a_title_is_not_known_there() -> None:
    with pytest.raises(bots.UnknownBotError, match="greedy"):
        bots.make("racer", TITLES["hallertau"])


def test_characters_differ_in_what_they_do() -> None:
    rng = Random(5)
    chosen: dict[str, list[int]] = {name: [] for name in ("racer", "builder", "herder", "hoarder", "blocker")}
    game = Game.new(AGRICOLA, 2, 8, None, {})
    for _ in range(60):
        seat = game.to_act[0]
        for name, moves in chosen.items():
            moves.append(bots.decide(bots.make(name, AGRICOLA), AGRICOLA, game.position, seat, Random(1)))
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    assert len({tuple(moves) for moves in chosen.values()}) == len(chosen)
