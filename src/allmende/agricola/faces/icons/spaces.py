"""The symbols of action spaces."""

from __future__ import annotations

from allmende.agricola.faces.icons.effects import icons
from allmende.agricola.faces.reading import some_players
from allmende.agricola.rules.spaces import accumulates, spaces_for
from allmende.core.symbols import token


def space_icons(space: int, players: int, cards: bool = False) -> list[str]:
    """What an action space provides with so many players, 0 meaning any number."""
    players = some_players(space, players)
    action = spaces_for(players, cards)[space]
    row = icons(action)
    if action.from_round > 1:
        row = [f"from-round*{action.from_round}", *row]
    each = accumulates(players, cards)[space]
    if each:
        row[-1] = token(row[-1], each)
    return row
