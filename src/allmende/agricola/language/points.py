"""The bonus points that cards in play are worth when points are counted (chapter "Game End and Winner")."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components import ANIMALS, SHEEP
from allmende.agricola.housing import pens, singles
from allmende.agricola.language.amounts import Amount
from allmende.agricola.language.gains import place_of
from allmende.agricola.player import Player
from allmende.agricola.state import Table


class Points:
    """What a card is worth in the end."""

    def count(self, table: Table, seat: int) -> int:
        """The points for its owner."""
        raise NotImplementedError

    def count_for_others(self, table: Table, seat: int) -> int:
        """The points for another seat."""
        return 0


class PointsEach(Points):
    """A point for every so many of an amount."""

    def __init__(self, every: int, of: Amount) -> None:
        self.every = every
        self.of = of

    def count(self, table: Table, seat: int) -> int:
        return self.of.count(table, seat) // self.every


class PointsFor(Points):
    """Points for having at least so many of an amount: they belong to the numbers one by one."""

    def __init__(self, points: Sequence[int], least: Sequence[int], of: Amount) -> None:
        self.points = list(points)
        self.least = list(least)
        self.of = of

    def count(self, table: Table, seat: int) -> int:
        place = place_of(self.least, self.of.count(table, seat))
        return self.points[place] if place >= 0 else 0


class PointsForAll(PointsFor):
    """The same for each player, whoever has the card."""

    def count_for_others(self, table: Table, seat: int) -> int:
        return self.count(table, seat)


class PointsByHouse(Points):
    """Points by what the house is made of: wood, clay, stone."""

    def __init__(self, points: Sequence[int]) -> None:
        self.points = list(points)

    def count(self, table: Table, seat: int) -> int:
        return self.points[table.seats[seat].house]


class MostRooms(Points):
    """Points for each player who has the most rooms, whoever has the card."""

    def __init__(self, points: int) -> None:
        self.points = points

    def count(self, table: Table, seat: int) -> int:
        rooms = table.seats[seat].room_count()
        for other in table.seats:
            if other.room_count() > rooms:
                return 0
        return self.points

    def count_for_others(self, table: Table, seat: int) -> int:
        return self.count(table, seat)


class RoomyPastures(Points):
    """A point for each pasture with an animal and room for at least so many more.

    ruling: Animals may be moved at any time, so they stand as it is best for this card.
    """

    def __init__(self, room: int) -> None:
        self.room = room

    def count(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        animals = mine.goods[SHEEP : SHEEP + ANIMALS]
        return most_roomy(mine, pens(mine), 0, self.room, animals, [0] * ANIMALS, [0] * ANIMALS)


def most_roomy(
    mine: Player, sizes: list[int], next_pen: int, room: int, animals: list[int], least: list[int], most: list[int]
) -> int:
    """The most pastures from the `next_pen` on that can have an animal and so much room left, or -1 if none fits.

    `least` and `most` say how many animals of each kind those before it have to have, and can.
    """
    if next_pen == len(sizes):
        outside = 0
        for kind in range(ANIMALS):
            if least[kind] > animals[kind]:
                return -1
            outside += max(0, animals[kind] - most[kind])
        return 0 if outside <= singles(mine) else -1
    best = -1
    size = sizes[next_pen]
    for kind in range(ANIMALS):
        for counted in (1, 0):
            holds = size - room if counted else size
            if holds < counted:
                continue
            least[kind] += counted
            most[kind] += holds
            found = most_roomy(mine, sizes, next_pen + 1, room, animals, least, most)
            least[kind] -= counted
            most[kind] -= holds
            if found >= 0:
                best = max(best, found + counted)
    return best
