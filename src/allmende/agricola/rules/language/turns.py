"""What has been done in a turn already, where that matters, and the uses of action spaces that are under way."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.amendments import BENCH_REMEMBERS
from allmende.agricola.rules.board import SPACE_COUNT
from allmende.agricola.rules.numbers import card_index
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
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME

TAUGHT_INSTEAD: Final = 1 << NOTE_PLACE
"""An occupation was played instead of baking bread."""
HEAP: Final = 5
"""So many goods on an accumulation space are of interest to a card."""
HEAPS_CARD: Final[int] = card_index("B161")
"""That card; its mark has the spaces with so many, as bits, as the turn began, until one of them is used."""


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


def note_heaps(mine: Player, goods: list[int]) -> None:
    """Note on which accumulation spaces many goods lie as a turn begins, for the card that asks for it."""
    if HEAPS_CARD in mine.played:
        heaps = 0
        for space in range(SPACE_COUNT):
            if ACCUMULATION_SPACES >> space & 1 and goods[space] >= HEAP:
                heaps |= 1 << space
        mine.set_mark(HEAPS_CARD, heaps)


def note_used_heap(mine: Player, space: int) -> None:
    """Note that an action space is used, if it is one of these."""
    if HEAPS_CARD in mine.played and mine.mark_of(HEAPS_CARD) >> space & 1:
        mine.set_mark(HEAPS_CARD, 0)


def silence(mine: Player, card: int) -> None:
    """Note that a card has no say about the uses of action spaces that are under way."""
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            stack[i + 2] |= 1 << AHEAD_PLACE + mine.played.index(card)


def is_without_use(mine: Player) -> bool:
    """Whether the actions that are being carried out belong to an action space that nobody uses."""
    place = use_of(mine)
    return place >= 0 and mine.stack[place + 2] & (1 << STAGE_BITS) - 1 == WITHOUT_USE


def use_of(mine: Player, space: int = -1) -> int:
    """Where the frame is of the latest use that is under way, of an action space or of any, or -1."""
    stack = mine.stack
    for i in range(len(stack) - FRAME, -1, -FRAME):
        if stack[i] == USING and space in (-1, stack[i + 1]):
            return i
    return -1


def note_taken(mine: Player) -> None:
    """Note how many goods were taken on the action space that is being used, since another one is used in between."""
    place = use_of(mine)
    mine.stack[place + 2] &= ~(TAKEN_MASK << TAKEN_PLACE)
    mine.stack[place + 2] |= abs(mine.taken) << TAKEN_PLACE


def come_back(table: Table, seat: int, lay: int) -> None:
    """Have the use of an action space that led to another one remember how much lay there, if it was more.

    What was taken before on the space itself is what was taken again.
    """
    mine = table.seats[seat]
    place = use_of(mine)
    if place < 0:
        return
    mode = mine.stack[place + 2]
    mine.stack[place + 2] += max(0, lay - (mode >> LAY_PLACE & LAY_MASK)) << LAY_PLACE
    if table.amended(BENCH_REMEMBERS):
        mine.taken = mode >> TAKEN_PLACE & TAKEN_MASK


def _first_use(mine: Player) -> int:
    """Where the frame of the action space that was used first in this turn is, or -1 outside of a turn."""
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            return i
    return -1
