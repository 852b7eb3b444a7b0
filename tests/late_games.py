"""Games that are almost over, so that a bot's thoughts to their end are short, and how little thought is enough."""

from __future__ import annotations

from random import Random
from typing import Final

from allmende.bots.study import Care
from allmende.core import Game
from allmende.titles import TITLES, replay

QUICK: Final = Care(simulations=6, looks=12, seconds=600, deals=2, seconds_to_the_end=600)
"""A little thought that is always brought to its end."""


def late_game(title: str, players: int, left: int, seed: int = 3, **options: str) -> Game:
    """A game of random moves, so many of them before its end."""
    game, random = Game.new(TITLES[title], players, seed, None, options), Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)
    return replay(game.record, game.version - left)
