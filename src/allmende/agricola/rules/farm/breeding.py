"""The Breeding Phase: which kinds can have a young one, and for which there is room."""

from __future__ import annotations

from allmende.agricola.components.pieces import ANIMALS, SHEEP
from allmende.agricola.rules.farm.housing import has_room, has_room_for_more
from allmende.agricola.rules.permits import (
    LONE_SHEEP,
)
from allmende.agricola.rules.player import Player


def parents(mine: Player, kind: int) -> int:
    """The number of animals of a kind, from 0 on, that a young one needs in the Breeding Phase."""
    return 1 if kind == 0 and mine.permits & LONE_SHEEP else 2


def fertile(mine: Player) -> int:
    """The kinds with enough animals for a young one in the Breeding Phase, as bits."""
    kinds = 0
    for i in range(ANIMALS):
        if mine.goods[SHEEP + i] >= parents(mine, i):
            kinds |= 1 << i
    return kinds


def paired(mine: Player) -> int:
    """The kinds with at least two animals, as bits."""
    kinds = 0
    for i in range(ANIMALS):
        if mine.goods[SHEEP + i] >= 2:
            kinds |= 1 << i
    return kinds


def have_room_to_breed(mine: Player, kinds: int) -> bool:
    """True if there is room for one more of each of these kinds."""
    return has_room_for_more(mine, kinds & 1, kinds >> 1 & 1, kinds >> 2 & 1)


def crowded_kinds(mine: Player, kinds: int) -> int:
    """The kinds among `kinds`, as bits, that have no room for one more."""
    found = 0
    for i in range(ANIMALS):
        if kinds >> i & 1 and not have_room_to_breed(mine, 1 << i):
            found |= 1 << i
    return found


def could_make_room(mine: Player, kinds: int) -> bool:
    """True if one of these kinds could breed if animals of others went."""
    for i in range(ANIMALS):
        if kinds >> i & 1 and not have_room_to_breed(mine, 1 << i):
            alone = [0] * ANIMALS
            alone[i] = mine.goods[SHEEP + i] + 1
            if has_room(mine, alone[0], alone[1], alone[2]):
                return True
    return False
