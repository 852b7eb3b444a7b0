"""Where the animals could stand: one way to accommodate them all, for screens that show them."""

from __future__ import annotations

from itertools import product

import msgspec

from allmende.agricola.components import ANIMALS, SHEEP
from allmende.agricola.farmyard import spaces_in
from allmende.agricola.housing import capacity, pets
from allmende.agricola.player import Player

NOBODY = -1


class Arrangement(msgspec.Struct):
    """Who lives where: kind and number for each pasture, a kind or `NOBODY` for each other place.

    `homeless` counts by kind those for whom there is no room.
    """

    pastures: list[tuple[int, int]]
    stables: dict[int, int]
    pets: list[int]
    homeless: list[int]


def arrange(mine: Player) -> Arrangement:
    """As many animals as possible in pastures, none of which waits for kinds that are not there; the pet last."""
    counts = mine.goods[SHEEP : SHEEP + ANIMALS]
    sizes = [capacity(mine, pasture) for pasture in mine.pastures]
    kinds = min(
        product(range(ANIMALS), repeat=len(sizes)),
        key=lambda kinds: (_left_over(kinds, sizes, counts), _spread(kinds, counts)),
    )
    rest = counts[:]
    pastures: list[tuple[int, int]] = [(NOBODY, 0)] * len(sizes)
    for i in sorted(range(len(sizes)), key=lambda i: -sizes[i]):
        housed = min(rest[kinds[i]], sizes[i])
        rest[kinds[i]] -= housed
        if housed:
            pastures[i] = (kinds[i], housed)
    stables: dict[int, int] = {}
    for space in spaces_in(mine.stables & ~mine.fenced):
        stables[space] = _next(rest)
    return Arrangement(pastures, stables, [_next(rest) for _ in range(pets(mine))], rest)


def _left_over(kinds: tuple[int, ...], sizes: list[int], counts: list[int]) -> int:
    """How many animals find no place in these pastures."""
    return sum(
        max(0, counts[kind] - sum(size for chosen, size in zip(kinds, sizes, strict=True) if chosen == kind))
        for kind in range(ANIMALS)
    )


def _spread(kinds: tuple[int, ...], counts: list[int]) -> int:
    """How many pastures are kept for kinds of which there is no animal."""
    return sum(not counts[kind] for kind in kinds)


def _next(rest: list[int]) -> int:
    """Take one animal of the kind of which most are left; which one it is."""
    kind = max(range(ANIMALS), key=lambda kind: rest[kind])
    if not rest[kind]:
        return NOBODY
    rest[kind] -= 1
    return kind
