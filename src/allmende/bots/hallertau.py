"""How good a position of Hallertau is: what can be built with the goods at hand, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.bots.progress_plan import plan
from allmende.hallertau.components import (
    CROPS,
    FIELDS_GOODS_TOOLS_PER_POINT,
    MILK,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    ROUNDS,
    STABLES,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.moves import EXCHANGE, PLACE, SPARE
from allmende.hallertau.scoring import score
from allmende.hallertau.state import EMPTY, Player, Table
from allmende.hallertau.steps import TURN
from allmende.hallertau.steps.phases import HARVEST, MILKING


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points at the end of the game. Found by playing many games against oneself."""

    worker: float = 1.5
    """A worker, now or in a round to come."""
    step: float = 1.0
    """A step of a Craft Building, as long as rounds are left to bring the others along."""
    promise: float = 0.8
    """What of the planned progress counts before it is made."""
    good: float = 0.4
    """A good that is left after the planned progress."""
    tool: float = 0.2
    tool_later: float = 0.25
    """A tool in each round to come, as long as there are few."""
    few_tools: float = 8.0
    jewelry: float = 1.5
    field_later: float = 0.3
    row_later: float = 0.1
    sheep_round: float = 0.6
    """A round of a sheep's life."""
    seed: float = 0.1
    """A crop that could still be gained by sowing a seed at hand in an empty field."""


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
        goods = _goods_in_progress(position, mine)
        crafts = mine.crafts[:]
        boulders = mine.boulders[:]
        jewelry = 0 if later else mine.jewelry
        tools, jewelry = plan(goods, crafts, boulders, mine.tools - mine.exhausted, jewelry, position.round)
        tools = tools if not later else mine.tools
        now = self._board(mine.crafts, later)
        return (
            now
            + weights.promise * (self._board(crafts, later) - now)
            + weights.worker * mine.workers
            + (weights.good if later else 1 / FIELDS_GOODS_TOOLS_PER_POINT) * sum(goods)
            + (mine.jewelry * weights.jewelry if later else jewelry)
            + tools * weights.tool
            + min(tools, weights.few_tools) * weights.tool_later * later
            + self._fields(mine, later)
            + self._seeds(mine, later)
            + self._sheep(mine, position.round, later)
        )

    def _board(self, crafts: list[int], later: int) -> float:
        """What the Community Center board is worth: its points, its workers, and steps towards either."""
        center = min(crafts)
        points = POINTS_IN_WINDOW[center]
        steps = 0.0
        for column in crafts:
            points += sum(POINTS_OF_COLUMN[center:column])
            steps += column
        step = self.weights.step if later else 0.0
        return points + self.weights.worker * later * WORKERS_IN_WINDOW[center] + step * steps

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
