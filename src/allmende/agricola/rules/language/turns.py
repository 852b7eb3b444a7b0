"""What has been done in a turn already, where that matters."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.phases import NOTE_PLACE, USING
from allmende.agricola.rules.player import Player
from allmende.core.rules.position import FRAME

TAUGHT_INSTEAD: Final = 1 << NOTE_PLACE
"""An occupation was played instead of baking bread."""


def note(mine: Player, what: int) -> None:
    """Note that something has been done in this turn, that is while the first person of it uses an action space."""
    place = _first_use(mine)
    if place >= 0:
        mine.stack[place + 2] |= what


def is_noted(mine: Player, what: int) -> bool:
    """Whether something has been done in this turn already."""
    place = _first_use(mine)
    return place >= 0 and mine.stack[place + 2] & what != 0


def is_using_space(mine: Player) -> bool:
    """Whether a player is using an action space."""
    return _first_use(mine) >= 0


def _first_use(mine: Player) -> int:
    """Where the frame of the action space that was used first in this turn is, or -1 outside of a turn."""
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            return i
    return -1
