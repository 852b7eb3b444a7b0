"""A position at the very end of a game, where plans can be measured in moments: the last harvest of Agricola."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from unittest.mock import patch

from allmende.arena import mining_players, problem_mining
from allmende.arena.problem_mining import Miner, mining_of
from allmende.core.game import Game
from allmende.problems.problem import Problem
from allmende.titles import replay

FILE = Path(__file__).parent / "last-harvest.txt"
SEAT = 1
BASKETS = "use basketmakers-workshop"
SOLUTION = [BASKETS, "eat grain", "eat grain", "eat grain", "eat vegetable"]
"""The family has all of its food: whoever begs loses 3 points for each food, and the last crops of a kind count."""


def last_harvest() -> Game:
    """The game as it stands there."""
    return replay(FILE.read_text("utf-8"))


@cache
def found() -> Problem:
    """The problem that a miner finds there, with few games and tries."""
    game = last_harvest()
    tries = {"novice": 2, "farmer": 1}
    few_games = patch.multiple(problem_mining, CHECKED=(8, 8), FIRST=4, TRIES=tries)
    with few_games, patch.object(mining_players, "LOOKS", 32):
        problem = Miner(mining_of("agricola", 2, {}, 1), "2026-12-01").problem(game, SEAT, Random(1))
    assert problem is not None
    return problem
