"""Room for animals on a Home Board, found by exact assignment (chapter "Animal Husbandry Rules").

Animals may be rearranged at any time, so only their numbers are kept. A dike holds any one animal, a Park any two. An
empty land space holds two of a kind, a Stall three, a Stable six.

A newborn needs its parents and its own place in the same pen: a pen with b newborns had at most its size less b animals
before, and at least 2 b. So births are housed by the same assignment with pens that are that much smaller.
"""

from __future__ import annotations

from allmende.arle.components.pieces import ANIMALS, CATTLE, DIKES, EMPTY, HORSE, PARK, SHEEP, STABLE
from allmende.arle.rules.player import Player


def is_housed(mine: Player, taken: int = 0) -> bool:
    """True if all animals of the player find room while `taken` empty land spaces are used otherwise."""
    goods = mine.goods
    return can_house(mine, goods[SHEEP], goods[CATTLE], goods[HORSE], 0, 0, 0, taken)


def has_room_for(mine: Player, animal: int, count: int, besides: int = 0) -> bool:
    """True if `count` more animals of a kind would find room, and one of the kind `besides`, if one is named."""
    more = [0] * ANIMALS
    more[animal - SHEEP] = count
    if besides:
        more[besides - SHEEP] += 1
    goods = mine.goods
    return can_house(mine, goods[SHEEP] + more[0], goods[CATTLE] + more[1], goods[HORSE] + more[2], 0, 0, 0)


def can_breed(mine: Player, sheep: int, cattle: int, horses: int) -> bool:
    """True if the animals can be arranged so that all these newborns come and find room."""
    goods = mine.goods
    if 2 * sheep > goods[SHEEP] or 2 * cattle > goods[CATTLE] or 2 * horses > goods[HORSE]:
        return False
    return can_house(mine, goods[SHEEP], goods[CATTLE], goods[HORSE], sheep, cattle, horses)


def breeding_is_crowded(mine: Player) -> bool:
    """True if animals of one kind keep those of another from having as many young as they could have alone."""
    goods = mine.goods
    sheep, cattle, horses = goods[SHEEP], goods[CATTLE], goods[HORSE]
    lambs, calves, foals = 0, 0, 0
    while 2 * lambs < sheep - 1 and can_house(mine, sheep, 0, 0, lambs + 1, 0, 0):
        lambs += 1
    while 2 * calves < cattle - 1 and can_house(mine, 0, cattle, 0, 0, calves + 1, 0):
        calves += 1
    while 2 * foals < horses - 1 and can_house(mine, 0, 0, horses, 0, 0, foals + 1):
        foals += 1
    return not can_breed(mine, lambs, calves, foals)


def can_house(
    mine: Player, sheep: int, cattle: int, horses: int, new_sheep: int, new_cattle: int, new_horses: int, taken: int = 0
) -> bool:
    """True if these animals can be housed so that these newborns find room in their parents' pens.

    `taken` empty land spaces are used for something else.
    """
    wild = DIKES + 2 * mine.tiles[PARK]
    if sheep + cattle + horses <= wild and not new_sheep + new_cattle + new_horses:
        return True
    stables = mine.tiles[STABLE]
    stalls = mine.stalls()
    for a in range(stables + 1):
        for b in range(stables - a + 1):
            c = stables - a - b
            for x in range(stalls + 1):
                if 2 * a + x < new_sheep:
                    continue
                for y in range(stalls - x + 1):
                    z = stalls - x - y
                    if 2 * b + y < new_cattle or 2 * c + z < new_horses:
                        continue
                    left = outside(
                        sheep - 6 * a - 3 * x + new_sheep,
                        cattle - 6 * b - 3 * y + new_cattle,
                        horses - 6 * c - 3 * z + new_horses,
                        mine.tiles[EMPTY] - taken,
                    )
                    if left <= wild:
                        return True
    return False


def outside(sheep: int, cattle: int, horses: int, pastures: int) -> int:
    """The number of these animals left over when `pastures` empty land spaces are full, or a negative one.

    A space takes a pair of a kind as long as there are pairs, then single ones.
    """
    sheep = max(sheep, 0)
    cattle = max(cattle, 0)
    horses = max(horses, 0)
    pairs = sheep // 2 + cattle // 2 + horses // 2
    total = sheep + cattle + horses
    if pastures <= pairs:
        return total - 2 * pastures
    return max(total - pairs - pastures, 0)
