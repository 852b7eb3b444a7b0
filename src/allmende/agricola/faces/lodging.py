"""Where people live, for screens that tell it: the rooms of the house first, then a stable amid fields, then cards."""

from __future__ import annotations

from collections.abc import Mapping

from allmende.agricola.rules.farm.farmyard import SPACES, bit_count
from allmende.agricola.rules.permits import HOUSES_PERSON, LODGES_PERSON, ROOM_FOR_TWO
from allmende.agricola.rules.player import Player


def lodges_in(mine: Player, space: int) -> int:
    """How many people a farmyard space has room for, as a room of the house."""
    if not mine.rooms >> space & 1:
        return 0
    return 2 if mine.permits & ROOM_FOR_TWO and mine.double_room() == space else 1


def lodges_on(mine: Player, card: int, permits: int) -> int:
    """How many people a card in play has room for now, by what it permits."""
    return int(bool(permits & HOUSES_PERSON or (permits & LODGES_PERSON and mine.mark_of(card))))


def lodgers(mine: Player, permits: Mapping[int, int]) -> dict[int, int]:
    """How many people live on each of the cards that have room for some, given what the cards in play permit."""
    rest = mine.people - sum(lodges_in(mine, space) for space in range(SPACES)) - bit_count(mine.stables >> SPACES)
    found: dict[int, int] = {}
    for card, bits in permits.items():
        if room := lodges_on(mine, card, bits):
            found[card] = max(0, min(rest, room))
            rest -= found[card]
    return found
