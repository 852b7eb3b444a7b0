"""Windfall, a small game of apples for Allmende.

>>> import windfall
>>> game = windfall.new(players=1, seed=3)
>>> game.moves.texts
['place nursery', 'place ladder', 'rest']
"""

from __future__ import annotations

from allmende.core import Game
from windfall.record.deal import Deal
from windfall.title import Windfall

TITLE = Windfall()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game; its deal is drawn from the seed unless it is given. OptionError if something does not fit."""
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Deal", "Windfall", "new"]
