"""The best that can be made of where the animals stand, as cards ask for it."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import ANIMALS, BOAR, CATTLE, SHEEP
from allmende.agricola.rules.farm.housing import (
    capacity,
    fits,
    has_room,
    pasture_rooms,
    pens,
    pets,
    places_for,
    singles,
    stable_herds,
    stalls,
    unfenced_stables,
    yards,
)
from allmende.agricola.rules.permits import (
    ONE_KIND_STALLS,
    ROOMY_STABLES,
    STABLE_HERD,
    STALLS_FOR_ONE_KIND,
)
from allmende.agricola.rules.player import Player


def can_leave_house(mine: Player) -> bool:
    """True if all animals have room outside of the house."""
    goods = mine.goods
    return has_room(mine, goods[SHEEP], goods[BOAR], goods[CATTLE], pets(mine))


def free_stalls(mine: Player) -> int:
    """The largest number of places on cards for any animal that can stay free while all animals have room."""
    goods = mine.goods
    for free in range(stalls(mine), 0, -1):
        if has_room(mine, goods[SHEEP], goods[BOAR], goods[CATTLE], free):
            return free
    return 0


def sheep_can_graze(mine: Player) -> bool:
    """True if at least one sheep can stand in a pasture while all animals have room."""
    if not mine.pastures or not mine.goods[SHEEP]:
        return False
    rooms = pens(mine)
    animals = [mine.goods[SHEEP + kind] - places_for(mine, SHEEP + kind) for kind in range(ANIMALS)]
    for pasture in mine.pastures:
        room = capacity(mine, pasture)
        if room > 0 and room in rooms:
            others = rooms[:]
            others.remove(room)
            if fits(others, 0, singles(mine), animals[0] - room, animals[1], animals[2]):
                return True
    return False


def stabled_kinds(mine: Player) -> list[list[int]]:
    """The numbers of pastures with a stable in which each kind of animal can stand now.

    There is a list of numbers by kind for each arrangement that no other one beats.
    """
    rooms = pasture_rooms(mine)
    stabled = [rooms[i] for i in range(len(rooms)) if rooms[i] and mine.pastures[i] & mine.stables]
    others = [rooms[i] for i in range(len(rooms)) if rooms[i] and not mine.pastures[i] & mine.stables] + yards(mine)
    animals = [mine.goods[SHEEP + kind] - places_for(mine, SHEEP + kind) for kind in range(ANIMALS)]
    found: list[list[int]] = []
    _stabled_kinds(mine, stabled, 0, others, animals, [0] * ANIMALS, found)
    return [way for way in found if sum(way) and not _is_beaten(way, found)]


def _stabled_kinds(
    mine: Player,
    stabled: list[int],
    next_pen: int,
    others: list[int],
    animals: list[int],
    counts: list[int],
    found: list[list[int]],
) -> None:
    """Add those arrangements from `next_pen` on; `animals` are those that need room elsewhere."""
    if next_pen == len(stabled):
        if counts not in found and fits(others, 0, singles(mine), animals[0], animals[1], animals[2]):
            found.append(counts[:])
        return
    _stabled_kinds(mine, stabled, next_pen + 1, others, animals, counts, found)
    for kind in range(ANIMALS):
        if mine.goods[SHEEP + kind] > counts[kind]:
            counts[kind] += 1
            animals[kind] -= stabled[next_pen]
            _stabled_kinds(mine, stabled, next_pen + 1, others, animals, counts, found)
            animals[kind] += stabled[next_pen]
            counts[kind] -= 1


def _is_beaten(way: list[int], ways: list[list[int]]) -> bool:
    """True if another way has no less of any kind, and more of one."""
    for other in ways:
        if other != way and other[0] >= way[0] and other[1] >= way[1] and other[2] >= way[2]:
            return True
    return False


def best_pastures(mine: Player, room: int, full: bool) -> int:
    """The largest number of pastures that can be as cards want them, however the animals are arranged.

    These are pastures with an animal and room for `room` more, none if `room` is below 0, and those that are `full`.
    """
    sizes = [room for room in pasture_rooms(mine) if room]
    pastures = len(sizes)
    sizes += yards(mine)
    animals = mine.goods[SHEEP : SHEEP + ANIMALS]
    most = [places_for(mine, SHEEP + kind) for kind in range(ANIMALS)]
    return _best_pastures(sizes, pastures, 0, singles(mine), room, full, animals, [0] * ANIMALS, most)


def _best_pastures(
    sizes: list[int],
    pastures: int,
    next_pen: int,
    singles: int,
    room: int,
    full: bool,
    animals: list[int],
    least: list[int],
    most: list[int],
) -> int:
    """The result from `next_pen` on, or -1 if the animals don't fit; the first `pastures` pens are pastures.

    `least` and `most` are the numbers of animals of each kind that the pens before it need at least, and can hold.
    """
    for kind in range(ANIMALS):
        if least[kind] > animals[kind]:
            return -1
    if next_pen == len(sizes):
        outside = 0
        for kind in range(ANIMALS):
            outside += max(0, animals[kind] - most[kind])
        return 0 if outside <= singles else -1
    best = -1
    size = sizes[next_pen]
    for kind in range(ANIMALS):
        for way in range(3):
            if way and next_pen >= pastures:
                continue
            has, holds = 0, size
            if way == 1:
                has, holds = 1, size - room
                if room < 0 or holds < has:
                    continue
            elif way == 2:
                has = size
                if not full:
                    continue
            least[kind] += has
            most[kind] += holds
            found = _best_pastures(sizes, pastures, next_pen + 1, singles, room, full, animals, least, most)
            least[kind] -= has
            most[kind] -= holds
            if found >= 0:
                best = max(best, found + (1 if way else 0))
    return best


def empty_stables(mine: Player) -> int:
    """The largest number of unfenced stables that can stay empty while all animals have room."""
    goods = mine.goods
    for free in range(unfenced_stables(mine), 0, -1):
        if not mine.permits & ROOMY_STABLES:
            if has_room(mine, goods[SHEEP], goods[BOAR], goods[CATTLE], free):
                return free
            continue
        rooms = pens(mine)
        for _ in range(free):
            rooms.remove(STABLE_HERD)
        if fits(rooms, 0, singles(mine), goods[SHEEP] - places_for(mine, SHEEP), goods[BOAR], goods[CATTLE]):
            return free
    return 0


def most_cattle_spaces(mine: Player) -> int:
    """The largest number of farmyard spaces, rooms too, on which cattle can stand while all animals have room."""
    cattle = mine.goods[CATTLE]
    holds = pasture_rooms(mine)
    spaces = [min(bit_count(mine.pastures[i]), holds[i]) for i in range(len(holds))]
    for herd in stable_herds(mine):
        holds.append(herd)
        spaces.append(1)
    inside = min(cattle, pets(mine) + unfenced_stables(mine) - len(stable_herds(mine)))
    on_cards = [ONE_KIND_STALLS] if mine.permits & STALLS_FOR_ONE_KIND else []
    sheep = mine.goods[SHEEP] - places_for(mine, SHEEP)
    boar = mine.goods[BOAR] - places_for(mine, BOAR)
    elsewhere = places_for(mine, CATTLE)
    best = 0
    for chosen in range(1 << len(holds)):
        others = on_cards[:]
        room, found = 0, 0
        for i in range(len(holds)):
            if chosen >> i & 1:
                room += holds[i]
                found += spaces[i]
            else:
                others.append(holds[i])
        for single in range(inside + 1):
            left = cattle - elsewhere - room - single
            if fits(others, 0, singles(mine) - single, sheep, boar, left):
                best = max(best, min(cattle, found + single))
    return best
