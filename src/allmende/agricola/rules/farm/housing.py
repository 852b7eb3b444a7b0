"""Room for animals (chapter "Animal Husbandry Options").

Where each animal stands is not kept, since they may be moved at any time: what counts is that all can be accommodated.
A pasture is for one kind of animal, and so is a card that is a stockyard; an unfenced stable and the house have room
for one animal of any kind, and some cards have more such places. Others make room for animals of a certain kind only.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, around, bit_count
from allmende.agricola.components.numbers import FIRST_OCCUPATION, HOLDS_ANIMALS
from allmende.agricola.components.pieces import ANIMALS_PER_SPACE, BOAR, CATTLE, GRAIN, PETS, SHEEP
from allmende.agricola.rules.farm.pastures import is_sown
from allmende.agricola.rules.permits import (
    BOAR_BY_MEALS,
    BOAR_IN_STIES,
    BOAR_ON_FIELDS,
    CATTLE_FOR_PASTURES,
    CATTLE_STALL,
    CLOSES_PASTURE,
    CLOSES_STABLED_PASTURE,
    EXTRA_BY_STABLE,
    EXTRA_PER_PASTURE,
    EXTRA_WITHOUT_STABLE,
    HERD_IN_STABLE,
    HERD_STABLE,
    LARGER_SMALL_PASTURES,
    NO_PETS,
    ONE_KIND_STALLS,
    ONE_OF_EACH_KIND,
    PETS_IN_ROOMS,
    ROOMY_PASTURES,
    ROOMY_STABLES,
    ROOMY_WITHOUT_STABLE,
    SHEEP_BETWEEN_ROOMS,
    SHEEP_BY_MEALS,
    SHEEP_BY_OCCUPATIONS,
    SHEEP_ON_OCCUPATIONS,
    SHEEP_PER_BORDER,
    SHEEP_STALL,
    SMALL_PASTURE_HOLDS,
    SOWS_PASTURES,
    STABLE_HERD,
    STALLS_FOR_GRAIN,
    STALLS_FOR_ONE_KIND,
    STALLS_FOR_PASTURES,
    STALLS_FOR_ROOMS,
    TAKES_ROOM,
)
from allmende.agricola.rules.player import Player

FOR_ONE_KIND: Final[int] = (
    SHEEP_BY_MEALS | BOAR_BY_MEALS | SHEEP_BY_OCCUPATIONS | BOAR_ON_FIELDS | SHEEP_BETWEEN_ROOMS
    | SHEEP_ON_OCCUPATIONS | SHEEP_STALL | ONE_OF_EACH_KIND | CATTLE_FOR_PASTURES | CATTLE_STALL | BOAR_IN_STIES
)  # fmt: skip
"""The permits that make room for animals of a certain kind."""


def capacity(mine: Player, pasture: int) -> int:
    """The number of animals that a pasture holds."""
    spaces = bit_count(pasture)
    stables = bit_count(pasture & mine.stables)
    holds = ANIMALS_PER_SPACE * spaces << stables
    if mine.permits & LARGER_SMALL_PASTURES and spaces == 1:
        holds = SMALL_PASTURE_HOLDS << stables
    if mine.permits & ROOMY_PASTURES:
        holds += EXTRA_PER_PASTURE
    if mine.permits & ROOMY_WITHOUT_STABLE and not stables:
        holds += EXTRA_WITHOUT_STABLE
    if mine.permits & ROOMY_STABLES and stables:
        holds += EXTRA_BY_STABLE
    if mine.permits & SOWS_PASTURES and is_sown(mine, pasture):
        holds -= spaces
    return holds


def pasture_rooms(mine: Player) -> list[int]:
    """The number of animals that each pasture holds, 0 for those that a card keeps empty.

    ruling: These are the pastures with the least room, since animals may be moved at any time.
    """
    found = [capacity(mine, pasture) for pasture in mine.pastures]
    if mine.permits & TAKES_ROOM and found:
        stabled = [i for i in range(len(found)) if mine.pastures[i] & mine.stables]
        if mine.permits & CLOSES_STABLED_PASTURE and stabled:
            found[min(stabled, key=lambda i: found[i])] = 0
        if mine.permits & CLOSES_PASTURE and 0 not in found:
            found[found.index(min(found))] = 0
    return found


def unfenced_stables(mine: Player) -> int:
    """The number of stables outside pastures."""
    return bit_count(mine.stables & ALL_SPACES & ~mine.fenced)


def yards(mine: Player) -> list[int]:
    """The room of each unfenced stable, or card, that is for animals of one kind."""
    found = [ONE_KIND_STALLS] if mine.permits & STALLS_FOR_ONE_KIND else []
    return found + stable_herds(mine)


def stable_herds(mine: Player) -> list[int]:
    """The room of each unfenced stable that holds a herd of one kind."""
    if not mine.permits & (ROOMY_STABLES | HERD_STABLE):
        return []
    stables = unfenced_stables(mine)
    found = [STABLE_HERD] * stables if mine.permits & ROOMY_STABLES else []
    if mine.permits & HERD_STABLE and stables:
        found = [*found[1:], HERD_IN_STABLE]
    return found


def room_stalls(mine: Player) -> int:
    """The number of animals of any kind for which a card has room by the rooms of the house."""
    if not mine.permits & STALLS_FOR_ROOMS or not around(mine.rooms) & mine.fenced:
        return 0
    return mine.room_count()


def pets(mine: Player) -> int:
    """The number of animals that can live in the house."""
    if mine.permits & NO_PETS:
        return 0
    return mine.room_count() if mine.permits & PETS_IN_ROOMS else PETS


def stalls(mine: Player) -> int:
    """The number of animals of any kind for which cards have room."""
    found = len(mine.pastures) if mine.permits & STALLS_FOR_PASTURES else 0
    return found + mine.goods[GRAIN] if mine.permits & STALLS_FOR_GRAIN else found


def singles(mine: Player) -> int:
    """The number of places for one animal of any kind."""
    stables = unfenced_stables(mine) - len(stable_herds(mine))
    return pets(mine) + stables + stalls(mine) + mine.stalls + room_stalls(mine)


def places_for(mine: Player, animal: int) -> int:
    """The number of special places for animals of this kind only."""
    return places_on(mine, mine.permits, animal)


def places_on(mine: Player, permits: int, animal: int) -> int:
    """The number of such places that `permits` provide."""
    found = 1 if permits & ONE_OF_EACH_KIND else 0
    if animal == SHEEP:
        if permits & SHEEP_BY_MEALS:
            found += mine.meals
        if permits & SHEEP_BY_OCCUPATIONS:
            found += mine.occupation_count()
        if permits & SHEEP_ON_OCCUPATIONS:
            found += stallless_occupations(mine)
        if permits & SHEEP_BETWEEN_ROOMS:
            found += SHEEP_PER_BORDER * room_borders(mine)
        if permits & SHEEP_STALL:
            found += 1
    elif animal == BOAR:
        if permits & BOAR_BY_MEALS:
            found += mine.meals
        if permits & BOAR_ON_FIELDS:
            found += unplanted_tiles(mine)
        if permits & BOAR_IN_STIES:
            found += mine.sties
    else:
        if permits & CATTLE_FOR_PASTURES:
            found += len(mine.pastures)
        if permits & CATTLE_STALL:
            found += 1
    return found


def stallless_occupations(mine: Player) -> int:
    """The number of occupations in play that do not hold animals themselves."""
    found = 0
    for card in mine.played:
        if card >= FIRST_OCCUPATION and not HOLDS_ANIMALS[card]:
            found += 1
    return found


def room_borders(mine: Player) -> int:
    """The number of borders between two rooms side by side."""
    twice = 0
    for space in range(SPACES):
        if mine.rooms >> space & 1:
            twice += bit_count(around(1 << space) & mine.rooms)
    return twice // 2


def unplanted_tiles(mine: Player) -> int:
    """The number of field tiles on which nothing grows."""
    count = 0
    for space in range(SPACES):
        if mine.fields >> space & 1 and not mine.crops[space]:
            count += 1
    return count


def pens(mine: Player) -> list[int]:
    """The room of each pasture, or card that is like one, for animals of one kind, the largest first."""
    found = pasture_rooms(mine) + yards(mine)
    found.sort()
    found.reverse()
    return found


def fits(pens: list[int], next_pen: int, singles: int, sheep: int, boar: int, cattle: int) -> bool:
    """True if pastures from `next_pen` on, and single places, have room for these numbers of animals.

    Each pasture goes to a kind that still needs room. Of five pastures, the most that 15 fences make, that are at most
    243 ways, however many animals there are.
    """
    if (sheep if sheep > 0 else 0) + (boar if boar > 0 else 0) + (cattle if cattle > 0 else 0) <= singles:
        return True
    if next_pen == len(pens):
        return False
    pen = pens[next_pen]
    if sheep > 0 and fits(pens, next_pen + 1, singles, sheep - pen, boar, cattle):
        return True
    if boar > 0 and fits(pens, next_pen + 1, singles, sheep, boar - pen, cattle):
        return True
    return cattle > 0 and fits(pens, next_pen + 1, singles, sheep, boar, cattle - pen)


def has_room(mine: Player, sheep: int, boar: int, cattle: int, reserved: int = 0) -> bool:
    """True if the farm could hold these numbers of animals, with `reserved` single places left free."""
    if not reserved and sheep + boar + cattle <= PETS and not mine.permits & NO_PETS:
        return True
    if mine.permits & FOR_ONE_KIND:
        sheep -= places_for(mine, SHEEP)
        boar -= places_for(mine, BOAR)
        cattle -= places_for(mine, CATTLE)
    return fits(pens(mine), 0, singles(mine) - reserved, sheep, boar, cattle)


def has_room_for_more(mine: Player, sheep: int, boar: int, cattle: int) -> bool:
    """True if the farm could hold these numbers of animals on top of those that it has."""
    goods = mine.goods
    return has_room(mine, goods[SHEEP] + sheep, goods[SHEEP + 1] + boar, goods[CATTLE] + cattle)


def is_housed(mine: Player) -> bool:
    """True if all animals have room."""
    return has_room_for_more(mine, 0, 0, 0)
