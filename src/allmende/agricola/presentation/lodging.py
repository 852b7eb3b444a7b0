"""Lodgings of people, for screens that show them: the rooms of the house, then a stable amid fields, then cards."""

from __future__ import annotations

from collections.abc import Mapping

from allmende.agricola.components.farmyard import SPACES, bit_count
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.farm.lodgings import double_room, house_room
from allmende.agricola.rules.permits import HOUSES_LATER, HOUSES_PERSON, LODGES_PERSON, ROOM_FOR_TWO
from allmende.agricola.rules.player import Player
from allmende.core.plain import Plain


class LodgingView(Plain, frozen=True):
    """A place with room for `room` people: `house`, `stable` for the one amid fields, or `card:NAME`."""

    where: str
    room: int


def lodgings(mine: Player, permits: Mapping[int, int]) -> list[LodgingView]:
    """All lodgings, given the permits of the cards in play."""
    amid = bit_count(mine.stables >> SPACES)
    return [
        LodgingView("house", _room_in_house(mine)),
        *([LodgingView("stable", amid)] if amid else []),
        *(
            LodgingView(f"card:{CARD_NAMES[card]}", room)
            for card, bits in permits.items()
            if (room := lodges_on(mine, card, bits))
        ),
    ]


def lodges_on(mine: Player, card: int, permits: int) -> int:
    """The number of people for whom a card in play has room now, by its permits."""
    return int(bool(permits & HOUSES_PERSON or (permits & (LODGES_PERSON | HOUSES_LATER) and mine.mark_of(card))))


def lodgers(mine: Player, permits: Mapping[int, int]) -> dict[int, int]:
    """The number of people on each card that has room for some, given the permits of the cards in play."""
    rest = mine.people - _room_in_house(mine) - bit_count(mine.stables >> SPACES)
    found: dict[int, int] = {}
    for card, bits in permits.items():
        if room := lodges_on(mine, card, bits):
            found[card] = max(0, min(rest, room))
            rest -= found[card]
    return found


def present(mine: Player, home: int, on_cards: int) -> tuple[dict[int, int], int]:
    """The number of people shown in each room, and in the stable amid fields, with `home` people at home.

    Those who live on cards, `on_cards` of them, go out first, and those in the stable next.
    """
    amid = max(0, min(bit_count(mine.stables >> SPACES), mine.people - on_cards - _room_in_house(mine)))
    inside = min(home, mine.people - on_cards - amid)
    rooms = {space: 0 for space in range(SPACES) if mine.rooms >> space & 1}
    left = inside
    for space in rooms:
        rooms[space] = min(left, _lodges_in(mine, space))
        left -= rooms[space]
    # People without a room of their own move in with others.
    for i in range(left):
        rooms[list(rooms)[i % len(rooms)]] += 1
    return rooms, min(amid, home - inside)


def _room_in_house(mine: Player) -> int:
    return sum(_lodges_in(mine, space) for space in range(SPACES)) + house_room(mine) - mine.room_count()


def _lodges_in(mine: Player, space: int) -> int:
    """The number of people for whom a farmyard space has room, as a room of the house."""
    if not mine.rooms >> space & 1:
        return 0
    return 2 if mine.permits & ROOM_FOR_TWO and double_room(mine) == space else 1
