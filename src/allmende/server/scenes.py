"""How a table's last moves went, scene by scene: what happened, and what changed in the view of whoever looks."""

from __future__ import annotations

from collections import OrderedDict
from itertools import chain, pairwise
from typing import Any, Final

import msgspec

from allmende.core import ONLOOKER, Game
from allmende.core.game import Scene as Played
from allmende.core.rules.position import Position
from allmende.server.changes import changes
from allmende.server.messages import Scene

MOST_MOVES: Final = 40
"""So many moves at most are shown; whoever knows less of a game does not wait to see them all."""
MOST_KEPT: Final = 50
"""Of so many tables that were shown last it is kept how they stood in between, 10 to 50 kB each: all who look on ask at
the same moment, and whoever comes later can have it made anew."""

_kept: OrderedDict[Shown, None] = OrderedDict()
"""Those tables, the last one last."""


class Shown:
    """What was shown of a table since its last move. Many may ask for the same: it is made once, and only for them.

    The common view of each position is made once for all eyes, and what one pair of eyes sees is made of it.
    """

    def __init__(self) -> None:
        self._before: Position[Any] | None = None
        self._view_before: msgspec.Struct | None = None
        self._view: msgspec.Struct | None = None
        """The common view where the last move led, if it was made."""
        self._played: list[list[Played]] = []
        self._views: list[msgspec.Struct] = []
        """The common views at the start of what was played, and at the end of each of its scenes."""
        self._scenes: dict[tuple[int, int], list[Scene]] = {}

    def begin(self, before: Position[Any]) -> None:
        """A move has been made in this position."""
        self._forget()
        self._scenes.clear()
        self._before = before
        self._view_before, self._view = self._view, None

    def _forget(self) -> None:
        """Keep no more how the table stood in between."""
        self._view_before = None
        self._played = []
        self._views = []

    def scenes(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        """How so many last moves went, as these eyes saw it; where nobody has secrets all eyes see the same."""
        if not moves:
            return []
        seen = eyes if game.title.has_secrets(game.options) else ONLOOKER
        if (moves, seen) not in self._scenes:
            self._scenes[moves, seen] = self._seen(game, moves, seen)
        return self._scenes[moves, seen]

    def _seen(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        title, before = game.title, self._before if moves == 1 else None
        start = game.at(game.version - moves).position if before is None else before
        if len(self._played) != moves:
            self._played = game.scenes(game.version - moves, start)
            first = self._view_before if before is not None else None
            self._views = [first or title.common_view(start)]
            self._views += [title.common_view(scene.position) for scene in chain.from_iterable(self._played)]
            self._view = self._views[-1]
        self._keep()
        scenes = [*chain.from_iterable(self._played)]
        positions = [start, *(scene.position for scene in scenes)]
        views = [title.own_view(*seen, eyes) for seen in zip(self._views, positions, strict=True)]
        return [
            Scene(len(scene.events), changes(*around)) for scene, around in zip(scenes, pairwise(views), strict=True)
        ]

    def _keep(self) -> None:
        """Keep how the table stood in between, but not for ever."""
        _kept[self] = None
        _kept.move_to_end(self)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)[0]._forget()
