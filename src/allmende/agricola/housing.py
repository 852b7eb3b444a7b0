"""Whether there is room for animals (chapter "Animal Husbandry Options").

Where each animal stands is not kept, since they may be moved at any time: what counts is that all can be accommodated.
A pasture is for one kind of animal; an unfenced stable and the house have room for one animal of any kind.
"""

from __future__ import annotations

from allmende.agricola.components import ANIMALS_PER_SPACE, CATTLE, PETS, SHEEP
from allmende.agricola.farmyard import bit_count
from allmende.agricola.permits import EXTRA_PER_PASTURE, PETS_IN_ROOMS, ROOMY_PASTURES
from allmende.agricola.player import Player


def capacity(mine: Player, pasture: int) -> int:
    """How many animals a pasture holds."""
    printed = ANIMALS_PER_SPACE * bit_count(pasture) << bit_count(pasture & mine.stables)
    return printed + EXTRA_PER_PASTURE if mine.permits & ROOMY_PASTURES else printed


def pets(mine: Player) -> int:
    """How many animals live in the house."""
    return mine.room_count() if mine.permits & PETS_IN_ROOMS else PETS


def singles(mine: Player) -> int:
    """How many places for one animal of any kind there are."""
    return pets(mine) + bit_count(mine.stables & ~mine.fenced)


def pens(mine: Player) -> list[int]:
    """What each pasture holds, the largest first."""
    found = [capacity(mine, pasture) for pasture in mine.pastures]
    found.sort()
    found.reverse()
    return found


def fits(pens: list[int], next_pen: int, singles: int, sheep: int, boar: int, cattle: int) -> bool:
    """Whether pastures, from the `next_pen` on, and single places have room for so many animals.

    Each pasture goes to a kind that still needs room. Of five pastures, the most that 15 fences make, that are at
    most 243 ways, however many animals there are.
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


def has_room(mine: Player, sheep: int, boar: int, cattle: int) -> bool:
    """Whether the farm could hold so many animals."""
    if sheep + boar + cattle <= PETS:
        return True
    return fits(pens(mine), 0, singles(mine), sheep, boar, cattle)


def has_room_for_more(mine: Player, sheep: int, boar: int, cattle: int) -> bool:
    """Whether the farm could hold so many animals more than it has."""
    goods = mine.goods
    return has_room(mine, goods[SHEEP] + sheep, goods[SHEEP + 1] + boar, goods[CATTLE] + cattle)


def is_housed(mine: Player) -> bool:
    """Whether all animals have room."""
    return has_room_for_more(mine, 0, 0, 0)
