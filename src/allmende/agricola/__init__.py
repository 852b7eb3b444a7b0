"""Agricola (Uwe Rosenberg, 2007; the revised edition of 2016 and 2022): a farming family, for 1 to 6 players.

>>> from allmende import agricola
>>> game = agricola.new(players=1, seed=3)
>>> game.scores
[-14]

`TITLE` is its definition, and `new` begins a game.
"""

from __future__ import annotations

from allmende.agricola.record.deal import Deal
from allmende.agricola.title import Agricola
from allmende.core.game import Game

TITLE = Agricola()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game of Agricola.

    Args:
        players: The number of players, 1 to 6.
        seed: The seed from which the deal is drawn; None draws another deal each time. Unused if `deal` is given.
        deal: A deal, to play the same game again with other moves.
        options: `cards`, `deck_l`, `deck_x`, `hands`, `side_job`, `tile` and `campaign`, as in docs/agricola.md;
            `TITLE.options` has the values, the default first. By default there are no hand cards.

    Raises:
        OptionError: There is no such number of players, option or value, or the deal doesn't fit them.

    >>> game = new(players=2, seed=1, cards="base")
    >>> len(game.view(0).players), game.options["hands"]
    (2, 'dealt')
    """
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Agricola", "Deal", "new"]
