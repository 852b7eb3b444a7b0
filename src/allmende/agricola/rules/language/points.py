"""The bonus points that cards in play are worth when points are counted (chapter "Game End and Winner")."""

from __future__ import annotations

from allmende.agricola.rules.amendments import CRAFTED_ONCE
from allmende.agricola.rules.improvement import Improvement
from allmende.agricola.rules.language.amounts import Amount, Steps
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table


class Points:
    """What a card is worth in the end: so many points, or so many for every one of an amount, or for `every` so many.

    `when`: only if this holds then. `for_all`: the same for each player, whoever has the card. `uncrafted`: building
    resources that craft buildings make points of do not count. Each player uses them as is best; what comes to the
    points of the craft buildings is counted.
    """

    def __init__(
        self,
        points: int,
        of: Amount | None = None,
        every: int = 1,
        when: Condition | None = None,
        for_all: bool = False,
        uncrafted: bool = False,
    ) -> None:
        self.points = points
        self.of = of
        self.every = every
        self.when = when
        self.for_all = for_all
        self.uncrafted = uncrafted

    def count(self, table: Table, seat: int) -> int:
        """The points for a seat as if the card were its own."""
        if self.when is not None and not self.when.holds(table, seat):
            return 0
        if self.of is None:
            return self.points
        if self.uncrafted and table.amended(CRAFTED_ONCE):
            return self.beside_crafts(table, seat)
        return self.points * (self.of.count(table, seat) // self.every)

    def count_for_others(self, table: Table, seat: int) -> int:
        """The points for a seat that does not have the card."""
        return self.count(table, seat) if self.for_all else 0

    def beside_crafts(self, table: Table, seat: int) -> int:
        """The points for sets of building resources if none of these counts twice."""
        assert isinstance(self.of, Steps)
        mine = table.seats[seat]
        improvements = table.setup.improvements
        sets = self.of.of.count(table, seat)
        crafted = craft_points(mine, improvements)
        best = 0
        for i in range(len(self.of.least)):
            least = self.of.least[i]
            if sets >= least:
                best = max(best, self.of.counts[i] + craft_points(mine, improvements, least) - crafted)
        return best


def craft_points(mine: Player, improvements: list[Improvement], spared: int = 0) -> int:
    """What craft buildings give for building resources in the supply if so many of each are spared."""
    points = 0
    for i in range(len(improvements)):
        if mine.has_improvement(i) and improvements[i].craft >= 0:
            points += improvements[i].bonus_points(mine.goods[improvements[i].craft] - spared)
    return points
