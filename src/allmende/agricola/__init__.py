"""Agricola (Uwe Rosenberg, 2007; the revised edition of 2016 and 2022).

>>> from allmende import agricola
>>> game = agricola.new(players=1, seed=3)
>>> game.scores
[-14]
"""

from __future__ import annotations

from allmende.agricola.facts.deal import Deal
from allmende.agricola.title import Agricola
from allmende.core.game import Game

TITLE = Agricola()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game; its deal is drawn from the seed unless it is given. OptionError if something does not fit."""
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Agricola", "Deal", "new"]
