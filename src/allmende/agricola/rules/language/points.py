"""The bonus points that cards in play are worth when points are counted (chapter "Game End and Winner")."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.amendments import CRAFTED_ONCE
from allmende.agricola.rules.farm.housing import best_pastures
from allmende.agricola.rules.improvement import Improvement
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.gains import place_of
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table


class Points:
    """What a card is worth in the end. `room`: how much it wants to be free in a pasture with an animal, or -1."""

    room: int = -1

    def count(self, table: Table, seat: int) -> int:
        """The points for its owner."""
        raise NotImplementedError

    def count_for_others(self, table: Table, seat: int) -> int:
        """The points for another seat."""
        return 0


class PointsEach(Points):
    """A point, or several, for every so many of an amount."""

    def __init__(self, every: int, of: Amount, points: int = 1) -> None:
        self.every = every
        self.of = of
        self.points = points

    def count(self, table: Table, seat: int) -> int:
        return self.points * (self.of.count(table, seat) // self.every)


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
    """The same for each player, whoever has the card.

    `uncrafted`: building resources that craft buildings make points of do not count. Each player uses them as is best;
    what comes to the points of the craft buildings is counted.
    """

    def __init__(self, points: Sequence[int], least: Sequence[int], of: Amount, uncrafted: bool = False) -> None:
        super().__init__(points, least, of)
        self.uncrafted = uncrafted

    def count(self, table: Table, seat: int) -> int:
        if not self.uncrafted or not table.amended(CRAFTED_ONCE):
            return super().count(table, seat)
        mine = table.seats[seat]
        improvements = table.setup.improvements
        sets = self.of.count(table, seat)
        crafted = craft_points(mine, improvements)
        best = 0
        for i in range(len(self.least)):
            if sets >= self.least[i]:
                best = max(best, self.points[i] + craft_points(mine, improvements, self.least[i]) - crafted)
        return best

    def count_for_others(self, table: Table, seat: int) -> int:
        return self.count(table, seat)


def craft_points(mine: Player, improvements: list[Improvement], spared: int = 0) -> int:
    """What craft buildings give for building resources in the supply if so many of each are spared."""
    points = 0
    for i in range(len(improvements)):
        if mine.has_improvement(i) and improvements[i].craft >= 0:
            points += improvements[i].bonus_points(mine.goods[improvements[i].craft] - spared)
    return points


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
        return best_pastures(table.seats[seat], self.room, False)
