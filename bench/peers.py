"""Other engines at random play: the extra `[bench]` installs them."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Rates(NamedTuple):
    """Random play on one core, and a copy of a state in mid-game."""

    name: str
    decisions_per_s: float
    games_per_s: float
    copy_ns: float


def catanatron(seconds: float) -> Rates:
    """Catan for two, with catanatron's own random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    middle = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(200):
        middle.play_tick()
    return _measure("catanatron (Catan, 2 players)", play, middle.copy, seconds)


def chess(seconds: float) -> Rates:
    """Chess with python-chess."""
    import chess as library

    def play() -> int:
        board = library.Board()
        decisions = 0
        while not board.is_game_over(claim_draw=False):
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(random.choice(moves))
        return decisions

    middle = library.Board()
    for _ in range(40):
        middle.push(random.choice(list(middle.legal_moves)))
    return _measure("python-chess", play, lambda: middle.copy(stack=False), seconds)


def _measure(name: str, play: Callable[[], int], copy: Callable[[], object], seconds: float) -> Rates:
    """The medians of five samples."""
    random.seed(1)
    decisions, games, copies = [], [], []
    for _ in range(5):
        total = count = 0
        start = now = perf_counter()
        while now - start < seconds / 5:
            total += play()
            count += 1
            now = perf_counter()
        decisions.append(total / (now - start))
        games.append(count / (now - start))
        start = perf_counter()
        for _ in range(1000):
            copy()
        copies.append((perf_counter() - start) * 1e6)
    return Rates(name, median(decisions), median(games), median(copies))
