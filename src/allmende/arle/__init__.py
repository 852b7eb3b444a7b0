"""Fields of Arle (Uwe Rosenberg, 2014).

>>> from allmende import arle
>>> game = arle.new(players=1, seed=3)
>>> game.scores
[-19]
"""

from __future__ import annotations

from allmende.arle.facts.deal import Deal
from allmende.arle.title import Arle
from allmende.core.game import Game

TITLE = Arle()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game; its deal is drawn from the seed unless it is given. OptionError if something does not fit."""
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Arle", "Deal", "new"]
