"""Allmende: Uwe Rosenberg's farming games, to play and to study.

>>> import allmende
>>> game = allmende.hallertau.new(players=2, seed=7)
>>> while not game.is_over:
...     events = game.play(game.moves[0], seat=game.to_act[0])
>>> len(game.scores)
2
"""

from __future__ import annotations

from allmende import engine

engine.choose()  # before any of the rules is imported

from allmende import agricola, arle, core, hallertau  # noqa: E402
from allmende.core import Game, Record  # noqa: E402
from allmende.core.retrospect import look_back  # noqa: E402
from allmende.core.rules import position  # noqa: E402
from allmende.titles import TITLES, replay, title  # noqa: E402

__version__ = "0.1.0"

COMPILED: bool = not (position.__file__ or "").endswith(".py")
"""Whether the rules run compiled or interpreted."""

__all__ = [
    "COMPILED",
    "TITLES",
    "Game",
    "Record",
    "__version__",
    "agricola",
    "arle",
    "core",
    "hallertau",
    "look_back",
    "replay",
    "title",
]
