"""Symbols of action spaces."""

from __future__ import annotations

from allmende.agricola.presentation.icons.effects import icons
from allmende.agricola.presentation.reading import some_players
from allmende.agricola.rules.spaces import accumulates, spaces_for
from allmende.core.symbols import token


def space_icons(space: int, players: int, cards: bool = False) -> list[str]:
    """The effects of an action space with `players` players, 0 meaning any number."""
    players = some_players(space, players)
    action = spaces_for(players, cards)[space]
    row = icons(action)
    if action.from_round > 1:
        row = [f"from-round*{action.from_round}", *row]
    each = accumulates(players, cards)[space]
    if each:
        row[-1] = token(row[-1], each)
    return row
