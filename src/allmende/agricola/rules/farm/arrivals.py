"""What came onto the farmyard in a work phase, as cards ask for it (`Player.brought`)."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import ANIMALS, SHEEP
from allmende.agricola.rules.player import Player

BROUGHT_BITS: Final = 8
BROUGHT_MASK: Final = (1 << BROUGHT_BITS) - 1


def animals_came(mine: Player, animal: int, count: int) -> None:
    """Note that `count` more animals of a kind came, whose places have yet to be found."""
    mine.brought += count << BROUGHT_BITS * (animal - SHEEP + 1)


def animal_went(mine: Player, animal: int) -> None:
    """Note that an animal is gone: one of those without a place yet, if there are any."""
    one = 1 << BROUGHT_BITS * (animal - SHEEP + 1)
    if mine.brought & one * BROUGHT_MASK:
        mine.brought -= one


def animals_are_housed(mine: Player) -> None:
    """Note that all animals have their places now."""
    brought = 0
    for kind in range(ANIMALS + 1):
        brought += mine.brought >> BROUGHT_BITS * kind & BROUGHT_MASK
    mine.brought = min(brought, BROUGHT_MASK)
