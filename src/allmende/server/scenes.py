"""How a table's last moves went, scene by scene: what happened, and what changed in the view of whoever looks."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from allmende.core import ONLOOKER, Game
from allmende.core.game import Scene as Played
from allmende.core.rules.position import Position
from allmende.server.changes import changes
from allmende.server.messages import Scene

MOST_MOVES: Final = 40
"""So many moves at most are shown; whoever knows less of a game does not wait to see them all."""


class Shown:
    """What was shown of a table since its last move. Many may ask for the same: it is made once, and only for them."""

    def __init__(self) -> None:
        self._before: Position[Any] | None = None
        self._played: list[list[Played]] = []
        self._scenes: dict[tuple[int, int], list[Scene]] = {}

    def begin(self, before: Position[Any]) -> None:
        """A move has been made in this position."""
        self._before = before
        self._played = []
        self._scenes.clear()

    def scenes(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        """How so many last moves went, as these eyes saw it; where nobody has secrets all eyes see the same."""
        if not moves:
            return []
        seen = eyes if game.title.has_secrets(game.options) else ONLOOKER
        if (moves, seen) not in self._scenes:
            self._scenes[moves, seen] = self._seen(game, moves, seen)
        return self._scenes[moves, seen]

    def _seen(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        first = game.version - moves
        start = game.at(first).position if self._before is None or moves > 1 else self._before
        if len(self._played) != moves:
            self._played = game.scenes(first, start)
        view = game.title.view(start, eyes)
        found: list[Scene] = []
        for scene in chain.from_iterable(self._played):
            after = game.title.view(scene.position, eyes)
            found.append(Scene(len(scene.events), changes(view, after)))
            view = after
        return found
