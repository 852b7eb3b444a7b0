"""How a table's last moves went, scene by scene: what happened, and what changed in the view of whoever looks."""

from __future__ import annotations

from typing import Final

from allmende.core import ONLOOKER, Game
from allmende.server.changes import changes
from allmende.server.messages import Scene

MOST_MOVES: Final = 40
"""So many moves at most are shown; whoever knows less of a game does not wait to see them all."""


class Shown:
    """What was shown of a table at its present version. Many may ask for the same: it is made once."""

    def __init__(self) -> None:
        self._version = -1
        self._scenes: dict[tuple[int, int], list[Scene]] = {}

    def scenes(self, game: Game, version: int, moves: int, eyes: int) -> list[Scene]:
        """How so many last moves went, as these eyes saw it; where nobody has secrets all eyes see the same."""
        if not moves:
            return []
        if version != self._version:
            self._version = version
            self._scenes.clear()
        seen = eyes if game.title.has_secrets(game.options) else ONLOOKER
        if (moves, seen) not in self._scenes:
            self._scenes[moves, seen] = _scenes(game, moves, seen)
        return self._scenes[moves, seen]


def _scenes(game: Game, moves: int, eyes: int) -> list[Scene]:
    first = game.version - moves
    view = game.at(first).view(eyes)
    found: list[Scene] = []
    for played in game.scenes(first):
        for scene in played:
            after = game.title.view(scene.position, eyes)
            found.append(Scene(len(scene.events), changes(view, after)))
            view = after
    return found
