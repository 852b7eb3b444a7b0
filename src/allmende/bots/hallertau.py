"""How good a position of Hallertau is: what can be built with the goods at hand, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from allmende.hallertau.components import (
    BARLEY,
    CLAY,
    CROPS,
    FIELDS_GOODS_TOOLS_PER_POINT,
    FLAX,
    HIDES,
    HOPS,
    LAST_COLUMN,
    MEAT,
    MILK,
    POINTS_IN_WINDOW,
    ROUNDS,
    RYE,
    STABLES,
    SYMBOL_POINTS,
    WOOL,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.moves import EXCHANGE, PLACE, SPARE
from allmende.hallertau.scoring import score
from allmende.hallertau.state import EMPTY, Player, Table
from allmende.hallertau.steps import TURN
from allmende.hallertau.steps.phases import HARVEST, MILKING

FIRST_SYMBOL: Final = 6.0
"""The first column with points."""

# How many goods one advance costs in each round when discounts are used well, by Craft Building.
COSTS: Final = (
    (1.0, 2.0, 3.0, 3.0, 4.0, 5.0),
    (1.0, 2.0, 3.0, 3.0, 4.0, 5.0),
    (1.0, 2.0, 2.0, 3.0, 4.0, 5.0),
    (1.0, 2.0, 2.0, 3.0, 3.0, 4.0),
    (1.0, 2.0, 2.0, 3.0, 3.0, 4.0),
)


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points at the end of the game. Found by playing many games against oneself."""

    worker: float = 1.0
    """A worker, now or in a round to come."""
    step: float = 1.2
    """A step of a Craft Building before the columns with symbols."""
    promise: float = 0.85
    """The part of a step that counts while it could be made but isn't yet."""
    most_steps: float = 3.0
    """How far a building is expected to get in one round."""
    hindmost: float = 1.0
    """A step of the hindmost building, beside the workers and points that it brings."""
    unused_good: float = 0.25
    tool: float = 0.2
    tool_later: float = 0.2
    """A tool in each round to come, as long as there are few."""
    many_tools: float = 6.0
    lacking_tool: float = 1.0
    jewelry: float = 2.0
    field_later: float = 0.2
    row_later: float = 0.05
    sheep_round: float = 0.5
    """A round of a sheep's life."""
    seed: float = 0.2
    """A crop that could still be gained by sowing a seed at hand in an empty field."""
    barley_for_brewhouse: float = 0.6
    flax_for_bakehouse: float = 0.3
    rye_for_carpentry: float = 0.4


class HallertauJudge:
    """Weighs a village by where its Craft Buildings will stand after the next Progress Phase, and by its means."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def candidates(self, position: Table, seat: int) -> Sequence[int]:
        """All moves, but neither sparing ones nor an exchange of several workers: one by one will do."""
        moves = position.moves(seat)
        if position.steps[position.seats[seat].stack[-3]] is not TURN:
            return moves
        return [move for move in moves if PLACE <= move < SPARE or move == EXCHANGE]

    def value(self, position: Table, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = position.seats[seat]
        if position.over:
            return float(score(mine))
        weights = self.weights
        later = ROUNDS - position.round
        crafts, leftover, lacking = self._advanced(position, mine)
        return (
            self._board(crafts, later)
            + weights.worker * (mine.workers + later * WORKERS_IN_WINDOW[mine.center])
            - weights.lacking_tool * lacking
            + weights.unused_good * leftover
            + mine.jewelry * (weights.jewelry if later else 1.0)
            + mine.tools * weights.tool
            + min(mine.tools, weights.many_tools) * weights.tool_later * later
            + self._fields(mine, later)
            + self._seeds(mine, later)
            + self._sheep(mine, position.round, later)
        )

    def _advanced(self, position: Table, mine: Player) -> tuple[list[float], float, float]:
        """Where the buildings can get in the next Progress Phase, the goods that leaves, and the tools it lacks."""
        crafts: list[float] = []
        leftover = 0.0
        needed = 0.0
        for craft, supply in enumerate(self._supplies(_goods_in_progress(position, mine))):
            cost = COSTS[craft][position.round - 1]
            column = mine.crafts[craft]
            steps = min(supply / cost, self.weights.most_steps, float(LAST_COLUMN - column))
            leftover += supply - steps * cost
            free = float(max(0, mine.boulders[2 * craft] - column - 1))
            needed += max(0.0, steps - free) + max(0.0, steps - free - 1.0)
            crafts.append(column + self.weights.promise * steps)
        return crafts, leftover, max(0.0, needed - (mine.tools - mine.exhausted))

    def _supplies(self, goods: list[float]) -> tuple[float, float, float, float, float]:
        """The goods shared out among the five Craft Buildings, as far as each can use them."""
        rye = min(goods[RYE] * self.weights.rye_for_carpentry, goods[CLAY] * 0.5)
        barley = goods[BARLEY] * self.weights.barley_for_brewhouse
        hops = min(goods[HOPS], barley * 0.6)
        flax = goods[FLAX] * self.weights.flax_for_bakehouse
        grain = goods[BARLEY] - barley + goods[RYE] - rye
        return (
            goods[CLAY] + rye,
            barley + hops,
            goods[MEAT] + goods[MILK],
            grain + min(flax, grain * 0.5),
            goods[FLAX] - flax + goods[HIDES] + goods[WOOL],
        )

    def _board(self, crafts: list[float], later: int) -> float:
        """What the Community Center board will be worth: every step counts, the hindmost building most."""
        weights = self.weights
        center = min(crafts)
        value = weights.hindmost * center
        for column in crafts:
            value += weights.step * min(column, FIRST_SYMBOL) + SYMBOL_POINTS * max(
                0.0, column - max(FIRST_SYMBOL, center)
            )
        value += weights.worker * later * (min(center, FIRST_SYMBOL) - int(min(center, FIRST_SYMBOL)))
        below = int(center)
        above = min(below + 1, LAST_COLUMN)
        window = POINTS_IN_WINDOW[below] + (center - below) * (POINTS_IN_WINDOW[above] - POINTS_IN_WINDOW[below])
        return value + window

    def _fields(self, mine: Player, later: int) -> float:
        """Harvests to come."""
        value = 0.0
        for field in mine.fields:
            if field:
                row = field % EMPTY
                value += row / FIELDS_GOODS_TOOLS_PER_POINT
                value += later * (self.weights.field_later + self.weights.row_later * row)
        return value

    def _seeds(self, mine: Player, later: int) -> float:
        """Crops at hand that could be sown in the best empty fields."""
        rounds = later + min(1, mine.workers)
        seeds = sum(mine.goods[:CROPS])
        rows = sorted((field for field in mine.fields if 0 < field < EMPTY), reverse=True)
        return self.weights.seed * sum(row - 1 for row in rows[:seeds]) if rounds else 0.0

    def _sheep(self, mine: Player, round_: int, later: int) -> float:
        """Milk for as long as the sheep live, and a point for each that stays."""
        value = mine.sheep[STABLES] * (1.0 + self.weights.sheep_round * later)
        for place in range(round_ + 1, ROUNDS + 1):
            value += mine.sheep[place] * self.weights.sheep_round * (place - round_)
        return value


def _goods_in_progress(position: Table, mine: Player) -> list[float]:
    """What the supply will be in the next Progress Phase: with this round's harvest and milk."""
    goods = [float(n) for n in mine.goods]
    if position.phase <= HARVEST:
        for field in mine.fields:
            if field > EMPTY:
                goods[field // EMPTY - 1] += field % EMPTY
    if position.phase <= MILKING:
        goods[MILK] += mine.sheep_count()
    return goods
