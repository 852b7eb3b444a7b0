"""Allmende: Uwe Rosenberg's farming games, to play and to study.

>>> import allmende
>>> game = allmende.hallertau.new(players=2, seed=7)
>>> while not game.is_over:
...     events = game.play(game.moves[0], seat=game.to_act[0])
>>> len(game.scores)
2

Where to go on:

* `hallertau.new`, `arle.new`, `agricola.new` begin a `Game`; `replay` reads one from a `Record`.
* `TITLES` has all titles by name, those of other packages included; `title` finds one.
* `look_back` makes the retrospect of a game.
* `core` has the classes that all titles share, and the errors. Packages to be imported by themselves: `allmende.bots`
  plays, `allmende.arena` simulates many games, `allmende.envs` has PettingZoo and Gymnasium environments, and
  `allmende.words` puts messages into words.
"""

from __future__ import annotations

from allmende import engine

engine.choose()  # compiled rules or their sources, before any of them is imported

from allmende import agricola, arle, core, hallertau  # noqa: E402
from allmende.core import Game, Message, Record  # noqa: E402
from allmende.core.errors import say_reasons_with  # noqa: E402
from allmende.core.retrospect import look_back  # noqa: E402
from allmende.core.rules import state  # noqa: E402
from allmende.titles import TITLES, replay, title  # noqa: E402

__version__ = "0.1.0"


def _say(message: Message) -> str:
    """The message in English: the catalogues are imported only when an error is shown."""
    from allmende.words import Speaker

    return Speaker("en").say(message)


say_reasons_with(_say)

COMPILED: bool = not (state.__file__ or "").endswith(".py")
"""True if the rules run compiled, False if they are interpreted."""

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
