"""A table's last moves as scenes: the events of each, and its diff of the viewer's view."""

from __future__ import annotations

from collections import OrderedDict
from itertools import chain, pairwise
from typing import Any, Final

import msgspec

from allmende.core import ONLOOKER, Game
from allmende.core.game import Scene as Played
from allmende.core.rules.state import State
from allmende.server.tables.diff import changes
from allmende.server.tables.messages import Scene

MOST_MOVES: Final = 40
"""The largest number of moves shown as scenes; a client that lacks more gets the present view at once."""
MOST_KEPT: Final = 50
"""The number of tables, the last ones shown, whose scenes are kept with the states between them, 10 to 50 kB each: all
viewers ask at the same moment, and for a later one they can be made anew."""

_kept: OrderedDict[Shown, None] = OrderedDict()
"""These tables, the last one last."""


class Shown:
    """The scenes shown of a table since its last move, cached because many viewers ask for the same ones.

    They are made when first asked for. The common view of each position is made once for all viewers, and each one's
    own view of it.
    """

    def __init__(self) -> None:
        self._before: State[Any] | None = None
        self._view_before: msgspec.Struct | None = None
        self._view: msgspec.Struct | None = None
        """The common view after the last move, if it was made."""
        self._played: list[list[Played]] = []
        self._views: list[msgspec.Struct] = []
        """The common views at the start of what was played, and at the end of each of its scenes."""
        self._scenes: dict[tuple[int, int], list[Scene]] = {}

    def begin(self, before: State[Any]) -> None:
        """Begin anew, at the position `before` a move that is made now."""
        self._forget()
        self._before = before
        self._view_before, self._view = self._view, None

    def _forget(self) -> None:
        """Drop all but the common view after the last move, with which the scenes of the next one begin."""
        self._before = None
        self._view_before = None
        self._played = []
        self._views = []
        self._scenes = {}

    def scenes(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        """The scenes of the last `moves` moves for the viewer `eyes`; without secrets all see the onlooker's."""
        if not moves:
            return []
        seen = eyes if game.title.has_secrets(game.options) else ONLOOKER
        if (moves, seen) not in self._scenes:
            self._scenes[moves, seen] = self._seen(game, moves, seen)
        return self._scenes[moves, seen]

    def _seen(self, game: Game, moves: int, eyes: int) -> list[Scene]:
        title, before = game.title, self._before if moves == 1 else None
        start = game.at(game.version - moves).state if before is None else before
        if len(self._played) != moves:
            self._played = game.scenes(game.version - moves, start)
            first = self._view_before if before is not None else None
            self._views = [first or title.common_view(start)]
            self._views += [title.common_view(scene.state) for scene in chain.from_iterable(self._played)]
            self._view = self._views[-1]
        self._keep()
        scenes = [*chain.from_iterable(self._played)]
        states = [start, *(scene.state for scene in scenes)]
        views = [title.own_view(*seen, eyes) for seen in zip(self._views, states, strict=True)]
        views[0] = title.with_printed(views[0])
        for i, scene in enumerate(scenes, 1):
            views[i] = title.with_printed(views[i], views[i - 1], scene.events)
        return [
            Scene(len(scene.events), changes(*around)) for scene, around in zip(scenes, pairwise(views), strict=True)
        ]

    def _keep(self) -> None:
        """Keep the states between scenes, and drop those of the table shown longest ago if there are too many."""
        _kept[self] = None
        _kept.move_to_end(self)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)[0]._forget()
