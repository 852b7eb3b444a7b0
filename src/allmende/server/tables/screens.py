"""Views as a screen needs them: with what is printed on the things that they show, as far as it has not been told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from allmende.core import Game
from allmende.core.event import Event
from allmende.server.tables.diff import Change, changes


def screen_view(game: Game, eyes: int) -> msgspec.Struct:
    """The view of a game for the screen of the viewer `eyes`."""
    return game.title.with_printed(game.view(eyes))


def leads_to(game: Game, eyes: int, state: Any, events: Iterable[Event] = ()) -> list[Change]:
    """The changes that make the screen's view of a game that of another state, to which events may have led."""
    before, title = screen_view(game, eyes), game.title
    return changes(before, title.with_printed(title.view(state, eyes), before, events))
