"""Hallertau (Uwe Rosenberg, 2020): the village, its fields and its cards, for 1 to 4 players.

>>> from allmende import hallertau
>>> game = hallertau.new(players=1, seed=3)
>>> "place nursery" in game.moves
True

`TITLE` is its definition, and `new` begins a game.
"""

from __future__ import annotations

from allmende.core.game import Game
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.title import Hallertau

TITLE = Hallertau()


def new(players: int = 2, seed: int | None = None, deal: Deal | None = None, **options: str) -> Game:
    """A new game of Hallertau.

    Args:
        players: The number of players, 1 to 4.
        seed: The seed from which the deal is drawn; None draws another deal each time. Unused if `deal` is given.
        deal: A deal, to play the same game again with other moves.
        options: `cards`, `gateway`, `farmyard` and `progress`, as in docs/hallertau.md; `TITLE.options` has the
            values, the default first.

    Raises:
        OptionError: There is no such number of players, option or value, or the deal doesn't fit them.

    >>> game = new(players=2, seed=1, cards="off")
    >>> game.options, game.to_act
    ({'cards': 'off', 'progress': 'together'}, [0])
    """
    return Game.new(TITLE, players, seed, deal, options)


__all__ = ["TITLE", "Deal", "Hallertau", "new"]
