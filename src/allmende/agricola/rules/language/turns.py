"""Notes about a turn, and the uses of action spaces that are under way."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.amendments import BENCH_REMEMBERS
from allmende.agricola.rules.phases import (
    AHEAD_PLACE,
    LAY_MASK,
    LAY_PLACE,
    NOTE_PLACE,
    STAGE_BITS,
    TAKEN_MASK,
    TAKEN_PLACE,
    USING,
    WITHOUT_USE,
)
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME

TAUGHT_INSTEAD: Final = 1 << NOTE_PLACE
"""An occupation was played instead of baking bread."""


def note(mine: Player, what: int) -> None:
    """Note a fact about this turn, while its first person uses an action space."""
    place = _first_use(mine)
    if place >= 0:
        mine.stack[place + 2] |= what


def is_noted(mine: Player, what: int) -> bool:
    """True if a fact about this turn has been noted."""
    place = _first_use(mine)
    return place >= 0 and mine.stack[place + 2] & what != 0


def is_using_space(mine: Player) -> bool:
    """True if a player is using an action space."""
    return _first_use(mine) >= 0


def silence(mine: Player, card: int) -> None:
    """Note that a card does not react to the uses of action spaces that are under way."""
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            stack[i + 2] |= 1 << AHEAD_PLACE + mine.played.index(card)


def is_without_use(mine: Player) -> bool:
    """True if the current actions belong to an action space that is not used."""
    place = use_of(mine)
    return place >= 0 and mine.stack[place + 2] & (1 << STAGE_BITS) - 1 == WITHOUT_USE


def use_of(mine: Player, space: int = -1) -> int:
    """The place of the frame of the latest use that is under way, of an action space or of any, or -1."""
    stack = mine.stack
    for i in range(len(stack) - FRAME, -1, -FRAME):
        if stack[i] == USING and space in (-1, stack[i + 1]):
            return i
    return -1


def note_taken(mine: Player) -> None:
    """Note the number of goods taken on the action space in use, since another one is used in between."""
    place = use_of(mine)
    mine.stack[place + 2] &= ~(TAKEN_MASK << TAKEN_PLACE)
    mine.stack[place + 2] |= abs(mine.taken) << TAKEN_PLACE


def come_back(state: State, seat: int, lay: int) -> None:
    """Note in the use of an action space that led to another one how many goods lay there, if that is more.

    The goods taken before on the space itself are the last taken again.
    """
    mine = state.seats[seat]
    place = use_of(mine)
    if place < 0:
        return
    mode = mine.stack[place + 2]
    mine.stack[place + 2] += max(0, lay - (mode >> LAY_PLACE & LAY_MASK)) << LAY_PLACE
    if state.amended(BENCH_REMEMBERS):
        mine.taken = mode >> TAKEN_PLACE & TAKEN_MASK


def _first_use(mine: Player) -> int:
    """The place of the frame of the action space used first in this turn, or -1 outside of a turn."""
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            return i
    return -1
