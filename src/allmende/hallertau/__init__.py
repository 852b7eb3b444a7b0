"""Hallertau (Uwe Rosenberg, 2020).

>>> from allmende import hallertau
>>> game = hallertau.new(players=1, seed=3)
>>> "place nursery" in game.moves
True
"""

from __future__ import annotations

from allmende.core.game import Game
from allmende.hallertau.facts.deal import Deal
from allmende.hallertau.title import Hallertau

TITLE = Hallertau()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game; its deal is drawn from the seed unless it is given. OptionError if something does not fit."""
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Deal", "Hallertau", "new"]
