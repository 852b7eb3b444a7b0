"""What a search of Agricola leaves out is worth no more than what it keeps; the rules still offer everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from allmende.agricola.moves import PLOW, ROOM, STABLE
from allmende.bots.agricola.choices import choices
from allmende.core import Game
from allmende.core.position import Position
from allmende.titles import TITLES
from late_games import late_game

AGRICOLA = TITLES["agricola"]
MOST = 3000
"""Games with more ways to go on are left alone: all of them are tried here."""


def best_score(position: Position[Any], moves_of: Callable[[Any, int], Sequence[int]], left: list[int]) -> float:
    """The most points that somebody alone can still come to, all ways tried; `left` counts those that may be tried."""
    if position.over:
        return AGRICOLA.score(position, 0)
    best = float("-inf")
    for move in moves_of(position, 0):
        left[0] -= 1
        if left[0] < 0:
            return best
        child = position.copy()
        child.play(0, move)
        best = max(best, best_score(child, moves_of, left))
    return best


def all_moves(position: Position[Any], seat: int) -> list[int]:
    return position.moves(seat)


def test_nothing_worth_more_is_lost() -> None:
    compared = fewer = 0
    for seed in range(200):
        game = late_game("agricola", 1, left=2 + seed % 4, seed=seed)
        by_rules, by_choice = [MOST], [MOST]
        most = best_score(game.position, all_moves, by_rules)
        if by_rules[0] < 0:
            continue
        assert best_score(game.position, choices, by_choice) == most, f"seed {seed}"
        compared += 1
        fewer += by_choice[0] > by_rules[0]
    assert compared > 20
    assert fewer > 5, "there is something to be left out"


@pytest.mark.parametrize("options", [{}, {"cards": "base"}, {"cards": "base", "hands": "draft"}])
def test_choices_are_legal_and_there_is_always_one(options: dict[str, str]) -> None:
    rng = Random(3)
    for players in (1, 2, 4):
        game = Game.new(AGRICOLA, players, 5, None, options)
        while not game.is_over:
            seat = rng.choice(game.to_act)
            kept = choices(game.position, seat)
            assert kept
            assert set(kept) <= set(game.moves_of(seat))
            assert len(kept) == len(set(kept))
            game.play(rng.choice(kept), seat)


def test_one_place_stands_for_all_that_are_alike() -> None:
    rng = Random(4)
    kinds = dict.fromkeys((PLOW, ROOM), 0)
    game = Game.new(AGRICOLA, 2, 6, None, {})
    while not game.is_over:
        seat = game.to_act[0]
        for first, last in ((PLOW, ROOM), (ROOM, STABLE)):
            offered = [move for move in game.moves_of(seat) if first <= move < last]
            kept = [move for move in choices(game.position, seat) if first <= move < last]
            assert len(kept) == min(1, len(offered))
            kinds[first] += len(offered) > 1
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    assert kinds[PLOW]
