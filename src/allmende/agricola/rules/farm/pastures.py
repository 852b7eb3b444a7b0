"""Pastures: which there are, which could be, and what grows there."""

from __future__ import annotations

from allmende.agricola.components.farmyard import (
    SHAPE_BORDERS,
    SHAPE_COUNT,
    SHAPE_SURROUNDINGS,
    SHAPES,
    SPACES,
    around,
    bit_count,
    is_connected,
)
from allmende.agricola.rules.permits import KEEPS_SITE, LARGEST_SOWN, SOWS_PASTURES
from allmende.agricola.rules.player import NO_PASTURE, Player


def is_sown(mine: Player, pasture: int) -> bool:
    """True if something grows in a pasture."""
    for space in range(SPACES):
        if pasture >> space & 1 and mine.crops[space]:
            return True
    return False


def sowable_pastures(mine: Player) -> int:
    """The first spaces of the pastures that can be sown with a card."""
    found = 0
    if mine.permits & SOWS_PASTURES:
        for pasture in mine.pastures:
            if bit_count(pasture) <= LARGEST_SOWN and not is_sown(mine, pasture):
                found |= pasture & -pasture
    return found


def fences_for(mine: Player, shape: int) -> int:
    """The fences that a pasture of this shape still takes, or `NO_PASTURE` if it can't be made (chapter "Fencing").

    It is a new one on spaces without tiles, beside the others if there are any, or a part of one that is there. Of
    two parts that divide a pasture in the same way, the one without its first space stands for both.
    """
    spaces = SHAPES[shape]
    if spaces & (mine.rooms | mine.fields) or (mine.permits & KEEPS_SITE and mine.kept_from(spaces)):
        return NO_PASTURE
    fenced = spaces & mine.fenced
    if not fenced:
        if mine.fenced and not SHAPE_SURROUNDINGS[shape] & mine.fenced:
            return NO_PASTURE
    elif fenced != spaces or not is_part(mine, spaces):
        return NO_PASTURE
    return bit_count(SHAPE_BORDERS[shape] & ~mine.fences)


def encloses(mine: Player, spaces: int) -> bool:
    """True if fences can make a pasture of these spaces, however many that takes; see `fences_for`."""
    if spaces & (mine.rooms | mine.fields | mine.kept_from(spaces)):
        return False
    fenced = spaces & mine.fenced
    if not fenced:
        return not mine.fenced or around(spaces) & mine.fenced != 0
    return fenced == spaces and is_part(mine, spaces)


def is_part(mine: Player, spaces: int) -> bool:
    """True if a pasture can be divided so that these spaces become one."""
    for pasture in mine.pastures:
        if spaces & pasture:
            rest = pasture & ~spaces
            if spaces & ~pasture or not rest:
                return False
            return rest & -rest < spaces & -spaces or not is_connected(rest)
    return False


def update_least_fences(mine: Player) -> None:
    """Compute anew the fences that the cheapest pasture takes, after a tile or fences came onto the farmyard."""
    # The smallest pastures come first; where no fence stands yet, nothing takes fewer than one space does.
    enough = 1 if mine.fences else bit_count(SHAPE_BORDERS[0])
    least = NO_PASTURE
    for shape in range(SHAPE_COUNT):
        least = min(least, fences_for(mine, shape))
        if least == enough:
            break
    mine.least_fences = least
