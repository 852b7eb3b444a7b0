"""Bonus points of cards in play at the end of the game (chapter "Game End and Winner")."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.improvement import COVER_OF, COVERED_BY, FIRST_COVERED, Improvement
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.rules.language.amounts import Amount, Goods, Sets, Steps
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State


class Points:
    """The points of a card at the end: `points`, or `points` for every one, or for each `every`, of an amount.

    `when`: only if this holds then. `for_all`: the same for each player, even without the card. `uncrafted`: building
    resources that craft buildings make points of don't count. Each player uses them as is best; the surplus over the
    points of the craft buildings is counted. `by_players` has `every` by the number of players; the last one holds for
    more of them, too. `rounded_up`: for the rest as for `every` of it.
    `for_house`: of several such cards of a player, only the best one counts.
    """

    def __init__(
        self,
        points: int,
        of: Amount | None = None,
        every: int = 1,
        when: Condition | None = None,
        for_all: bool = False,
        uncrafted: bool = False,
        by_players: Sequence[int] = (),
        rounded_up: bool = False,
        for_house: bool = False,
    ) -> None:
        self.points = points
        self.of = of
        self.every = every
        self.when = when
        self.for_all = for_all
        self.uncrafted = uncrafted
        self.by_players = list(by_players)
        self.rounded_up = rounded_up
        self.for_house = for_house

    def count(self, state: State, seat: int) -> int:
        """The points for a seat as if the card were its own."""
        if self.when is not None and not self.when.holds(state, seat):
            return 0
        if self.of is None:
            return self.points
        if self.uncrafted:
            return self.beside_crafts(state, seat)
        every = self.every
        if self.by_players:
            every = self.by_players[min(len(state.seats), len(self.by_players)) - 1]
        count = self.of.count(state, seat)
        return self.points * ((count + every - 1 if self.rounded_up else count) // every)

    def count_for_others(self, state: State, seat: int) -> int:
        """The points for a seat that does not have the card."""
        return self.count(state, seat) if self.for_all else 0

    def beside_crafts(self, state: State, seat: int) -> int:
        """The points for sets of building resources if none of these counts twice."""
        mine = state.seats[seat]
        improvements = state.setup.improvements
        crafted = craft_points(mine, improvements)
        best = 0
        if isinstance(self.of, Sets):
            kinds = [part.resource for part in self.of.of if isinstance(part, Goods)]
            for number in range(1, self.of.count(state, seat) + 1):
                beside = craft_points(mine, improvements, number, kinds) - crafted
                best = max(best, self.points * number + beside)
            return best
        assert isinstance(self.of, Steps)
        sets = self.of.of.count(state, seat)
        for i in range(len(self.of.least)):
            least = self.of.least[i]
            if sets >= least:
                best = max(best, self.of.counts[i] + craft_points(mine, improvements, least) - crafted)
        return best


def craft_points(mine: Player, improvements: list[Improvement], spared: int = 0, kinds: list[int] | None = None) -> int:
    """The points of craft buildings for the supply if `spared` of each building resource, or of `kinds`, are spared."""
    points = 0
    if not mine.improvements:
        return points
    for i in range(IMPROVEMENTS):
        craft = improvements[i].craft
        if mine.has_improvement(i) and craft >= 0:
            count = mine.goods[craft] - (spared if kinds is None or craft in kinds else 0)
            if COVERED_BY[i] >= 0 and mine.has_improvement(COVERED_BY[i]):
                points += improvements[i].bonus_points_of_two(count)
            elif i < FIRST_COVERED or not mine.has_improvement(COVER_OF[i - FIRST_COVERED]):
                points += improvements[i].bonus_points(count)
    return points
