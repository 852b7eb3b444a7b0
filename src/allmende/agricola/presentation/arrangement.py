"""An arrangement of the animals: one way to accommodate them all, for screens that show them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

import msgspec

from allmende.agricola.components.farmyard import spaces_in
from allmende.agricola.components.pieces import ANIMALS, BOAR, GRAIN, SHEEP
from allmende.agricola.rules.farm.housing import (
    FOR_ONE_KIND,
    pasture_rooms,
    pets,
    places_on,
    room_stalls,
    stable_herds,
)
from allmende.agricola.rules.permits import (
    BOAR_ON_FIELDS,
    HERD_STABLE,
    LAID_STALLS,
    ONE_KIND_STALLS,
    ROOMY_STABLES,
    STALLS_FOR_GRAIN,
    STALLS_FOR_ONE_KIND,
    STALLS_FOR_PASTURES,
    STALLS_FOR_ROOMS,
)
from allmende.agricola.rules.player import Player

NOBODY = -1
NOTHING: Final[dict[int, int]] = {}
ON_CARDS: Final = (
    STALLS_FOR_ONE_KIND
    | STALLS_FOR_PASTURES
    | STALLS_FOR_ROOMS
    | STALLS_FOR_GRAIN
    | LAID_STALLS
    | ROOMY_STABLES
    | HERD_STABLE
    | FOR_ONE_KIND & ~BOAR_ON_FIELDS
)
"""The permits that make room for animals on the card itself; there also stand the second animals of stables."""


class Arrangement(msgspec.Struct):
    """The places of animals: kind and number for each pasture, a kind or `NOBODY` for each other place.

    `tiles` are the field tiles with an animal, with its kind, and `cards` those that hold animals: the number of each
    kind by card. `homeless` counts by kind those for whom there is no room.
    """

    pastures: list[tuple[int, int]]
    stables: dict[int, int]
    pets: list[int]
    tiles: dict[int, int]
    cards: dict[int, list[int]]
    homeless: list[int]


def arrange(mine: Player, permits: Mapping[int, int] = NOTHING, laid: Mapping[int, int] = NOTHING) -> Arrangement:
    """Arrange as many animals as possible in pastures, none of which waits for kinds that are not there; the pet last.

    `permits` has the permits of each card in play, and `laid` the room that has come onto some of them. Places for a
    certain kind only come before all others.
    """
    rest = mine.goods[SHEEP : SHEEP + ANIMALS]
    cards = {card: [0] * ANIMALS for card, bits in permits.items() if bits & ON_CARDS}
    for card in cards:
        for kind in range(ANIMALS):
            cards[card][kind] = min(rest[kind], places_on(mine, permits[card] & FOR_ONE_KIND & ON_CARDS, SHEEP + kind))
            rest[kind] -= cards[card][kind]
    tiles: dict[int, int] = {}
    if mine.permits & BOAR_ON_FIELDS:
        for space in spaces_in(mine.fields):
            if rest[BOAR - SHEEP] and not mine.crops[space]:
                tiles[space] = BOAR - SHEEP
                rest[BOAR - SHEEP] -= 1
    sizes = pasture_rooms(mine)
    yards = [card for card in cards if permits[card] & STALLS_FOR_ONE_KIND]
    sizes += [ONE_KIND_STALLS for _ in yards]
    roomy = [card for card in cards if permits[card] & (ROOMY_STABLES | HERD_STABLE)]
    unfenced = spaces_in(mine.stables & ~mine.fenced)
    herds = stable_herds(mine) if roomy else []
    sizes += herds
    counts = rest[:]
    present = [kind for kind in range(ANIMALS) if counts[kind]] or [0]
    kinds = min(product(present, repeat=len(sizes)), key=lambda kinds: _left_over(kinds, sizes, counts))
    pens: list[tuple[int, int]] = [(NOBODY, 0)] * len(sizes)
    for i in sorted(range(len(sizes)), key=lambda i: -sizes[i]):
        housed = min(rest[kinds[i]], sizes[i])
        rest[kinds[i]] -= housed
        if housed:
            pens[i] = (kinds[i], housed)
    pastures = pens[: len(mine.pastures)]
    in_yards = pens[len(mine.pastures) :]
    for card, (kind, housed) in zip(yards, in_yards[: len(yards)], strict=True):
        cards[card][kind] += housed
    stables: dict[int, int] = {}
    for i, space in enumerate(unfenced):
        if i >= len(herds):
            stables[space] = _next(rest)
            continue
        stables[space], housed = in_yards[len(yards) + i]
        if housed > 1:
            cards[roomy[0]][stables[space]] += housed - 1
    in_house = [_next(rest) for _ in range(pets(mine))]
    for card in cards:
        for _ in range(stalls_on_card(mine, permits[card], laid.get(card, 0))):
            kind = _next(rest)
            if kind != NOBODY:
                cards[card][kind] += 1
    return Arrangement(pastures, stables, in_house, tiles, cards, rest)


def stalls_on_card(mine: Player, permits: int, laid: int) -> int:
    """The number of animals of any kind that a card holds, by its permits and the room that has come onto it."""
    found = laid + (len(mine.pastures) if permits & STALLS_FOR_PASTURES else 0)
    found += mine.goods[GRAIN] if permits & STALLS_FOR_GRAIN else 0
    return found + (room_stalls(mine) if permits & STALLS_FOR_ROOMS else 0)


def room_on_card(mine: Player, permits: int, laid: int) -> int:
    """The number of animals that a card holds, by its permits and the room that has come onto it."""
    found = stalls_on_card(mine, permits, laid)
    found += ONE_KIND_STALLS if permits & STALLS_FOR_ONE_KIND else 0
    found += sum(stable_herds(mine)) - len(stable_herds(mine)) if permits & (ROOMY_STABLES | HERD_STABLE) else 0
    for kind in range(ANIMALS):
        found += places_on(mine, permits & FOR_ONE_KIND & ON_CARDS, SHEEP + kind)
    return found


def _left_over(kinds: tuple[int, ...], sizes: list[int], counts: list[int]) -> int:
    """The number of animals that find no place in these pastures."""
    return sum(
        max(0, counts[kind] - sum(size for chosen, size in zip(kinds, sizes, strict=True) if chosen == kind))
        for kind in range(ANIMALS)
    )


def _next(rest: list[int]) -> int:
    """Take one animal of the most numerous kind left; return the kind."""
    kind = max(range(ANIMALS), key=lambda kind: rest[kind])
    if not rest[kind]:
        return NOBODY
    rest[kind] -= 1
    return kind
