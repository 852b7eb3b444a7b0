"""Animals that are alone in unfenced stables, as a card wants them."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import ANIMALS, SHEEP
from allmende.agricola.rules.farm.housing import (
    fits,
    pasture_rooms,
    pets,
    places_for,
    room_stalls,
    stalls,
    unfenced_stables,
)
from allmende.agricola.rules.permits import ONE_KIND_STALLS, ROOMY_STABLES, STABLE_HERD, STALLS_FOR_ONE_KIND
from allmende.agricola.rules.player import Player


def kinds_alone_in_stables(mine: Player, on_cards: int) -> int:
    """The most kinds of which exactly one animal can stand in exactly one unfenced stable, while all have room.

    `on_cards` of the others can stand on cards that have been paid for, one by one, to have room.
    """
    free = unfenced_stables(mine)
    animals = [mine.goods[SHEEP + kind] for kind in range(ANIMALS)]
    best = 0
    for kinds in range(1, 1 << ANIMALS):
        count = bit_count(kinds)
        if best < count <= free and all(animals[kind] for kind in range(ANIMALS) if kinds >> kind & 1):
            rest = [animals[kind] - (kinds >> kind & 1) for kind in range(ANIMALS)]
            if _fits_beside(mine, rest, kinds, free - count, on_cards, 0):
                best = count
    return best


def _fits_beside(mine: Player, animals: list[int], kinds: int, stables: int, on_cards: int, kind: int) -> bool:
    """True if animals have room, with `stables` unfenced stables left for those that are not of these `kinds`."""
    if kind == ANIMALS:
        others = pasture_rooms(mine)
        if mine.permits & STALLS_FOR_ONE_KIND:
            others.append(ONE_KIND_STALLS)
        places = [animals[each] - places_for(mine, SHEEP + each) for each in range(ANIMALS)]
        free = pets(mine) + stalls(mine) + on_cards + room_stalls(mine)
        return fits(others, 0, free, places[0], places[1], places[2])
    holds = STABLE_HERD if mine.permits & ROOMY_STABLES else 1
    for there in range(0 if kinds >> kind & 1 else stables, -1, -1):
        rest = animals[:]
        rest[kind] = max(0, rest[kind] - there * holds)
        if _fits_beside(mine, rest, kinds, stables - there, on_cards, kind + 1):
            return True
    return False
