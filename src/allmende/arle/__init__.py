"""Fields of Arle (Uwe Rosenberg, 2014): dikes, moor and flax in East Frisia, for 1 or 2 players.

>>> from allmende import arle
>>> game = arle.new(players=1, seed=3)
>>> game.scores
[-19]

`TITLE` is its definition, and `new` begins a game.
"""

from __future__ import annotations

from allmende.arle.record.deal import Deal
from allmende.arle.title import Arle
from allmende.core.game import Game

TITLE = Arle()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game of Fields of Arle.

    Args:
        players: The number of players, 1 or 2.
        seed: The seed from which the deal is drawn; None draws another deal each time. Unused if `deal` is given.
        deal: A deal, to play the same game again with other moves.
        options: `houses`, `rules`, `payment`, `peat`, `barn` and `loading`, as in docs/arle.md; `TITLE.options` has
            the values, the default first.

    Raises:
        OptionError: There is no such number of players, option or value, or the deal doesn't fit them.

    >>> game = new(players=2, seed=1, houses="first")
    >>> game.options["houses"], game.options["rules"]
    ('first', 'printed')
    """
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Arle", "Deal", "new"]
