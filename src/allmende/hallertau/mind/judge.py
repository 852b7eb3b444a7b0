"""How good a position of Hallertau is: what can be built with the goods at hand, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.hallertau.cards import CARDS
from allmende.hallertau.mind.sight.progress_plan import goods_in_progress, plan
from allmende.hallertau.rules.components import (
    CROPS,
    FIELDS_GOODS_TOOLS_PER_POINT,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    ROUNDS,
    STABLES,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.rules.language.flock import Sustain
from allmende.hallertau.rules.language.gains import Take, TakeAlike
from allmende.hallertau.rules.moves import ACTIVATE_SPARINGLY, DONE, EXCHANGE, PLAY, PLAY_SPARINGLY, SPARE
from allmende.hallertau.rules.phases import ACTIONS, PROGRESS
from allmende.hallertau.rules.player import EMPTY, Player
from allmende.hallertau.rules.scoring import card_points, score
from allmende.hallertau.rules.state import Table
from allmende.hallertau.rules.steps import COLLECTING, TURN


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points at the end of the game: estimates that did well in a few hundred games."""

    worker: float = 1.2
    """A worker, now or in a round to come."""
    step: float = 1.8
    """A step of a Craft Building, as long as rounds are left to bring the others along."""
    uneven: float = 0.2
    """A step between the foremost and the hindmost building."""
    good: float = 1.0
    """As many goods as a step costs in the next round, if they are left over; half of it for what is plentiful."""
    seed: float = 0.4
    """A crop that can be sown next round."""
    jewelry: float = 1.6
    tool: float = 0.4
    """A tool in each round to come, as long as there are few; half of it for others."""
    few_tools: float = 6.0
    field: float = 0.3
    """A field in each round to come, as long as there are few; a third of it for others."""
    few_fields: float = 5.0
    row: float = 0.05
    """The row of such a field."""
    sheep: float = 0.4
    """A round of a sheep's life."""
    card: float = 1.0
    """A card in hand at the start, whatever it is; nothing at the end."""
    income: float = 0.6
    """A Bonus card's income in a round to come."""


class HallertauJudge:
    """Weighs a village by where its Craft Buildings will stand after the next Progress Phase, and by its means."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def asides(self, position: Table, seat: int) -> Sequence[int]:
        """The cards that can be played."""
        return [move for move in position.moves(seat) if PLAY <= move < PLAY_SPARINGLY]

    def candidates(self, position: Table, seat: int) -> Sequence[int]:
        """All moves but cards, nothing sparingly, workers for tools one by one, and no stopping before the end."""
        moves = [move for move in position.moves(seat) if move < PLAY and not _is_sparing(move)]
        step = position.top(seat)
        if step is TURN:
            return [move for move in moves if move <= EXCHANGE] or moves
        if step is COLLECTING or isinstance(step, (Take, TakeAlike, Sustain)):
            return [move for move in moves if move != DONE] or moves
        return moves

    def practice(self, position: Table, seat: int) -> Table | None:
        """In the Action Phase: the same boards with nobody else at the table."""
        if position.phase != ACTIONS:
            return None
        alone = position.copy_table()
        alone.seats = [position.seats[seat].copy()]
        alone.turn = alone.first = 0
        return alone

    def is_thought_through(self, position: Table, start: Table) -> bool:
        """The Progress Phase is worth planning for, and nobody knows what comes after it."""
        return position.phase >= PROGRESS or position.round > start.round

    def value(self, position: Table, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = position.seats[seat]
        if position.over:
            return float(score(mine))
        weights = self.weights
        later = ROUNDS - position.round
        goods = goods_in_progress(position, mine)
        crafts = mine.crafts[:]
        boulders = mine.boulders[:]
        tools, jewelry = mine.tools, mine.jewelry
        if position.phase < PROGRESS or mine.moves:
            # Jewelry is kept for the last round, when a step costs most. Before Progress, tools that were exhausted in
            # the last one are still missed: characters play like that in editions of the ladder, which never change.
            ready, left = plan(goods, crafts, boulders, tools - mine.exhausted, 0 if later else jewelry, position.round)
            tools, jewelry = (tools, jewelry) if later else (ready, left)
        if not later:
            rest = (sum(goods) + tools + sum(field % EMPTY for field in mine.fields)) / FIELDS_GOODS_TOOLS_PER_POINT
            board = self._board(crafts, 0) + weights.worker * mine.workers
            return board + rest + jewelry + mine.sheep[STABLES] + card_points(mine)
        return (
            self._board(crafts, later)
            + weights.worker * mine.workers
            + self._goods(goods, position.round + 1)
            + weights.jewelry * jewelry
            + weights.tool * later * (tools + min(tools, weights.few_tools)) / 2
            + self._fields(mine, later)
            + self._sheep(mine, position.round, later)
            + self._cards(mine, later)
        )

    def _board(self, crafts: list[int], later: int) -> float:
        """What the Community Center board is worth: its points, its workers, and steps towards either."""
        center = min(crafts)
        if not later:
            return POINTS_IN_WINDOW[center] + sum(sum(POINTS_OF_COLUMN[center:column]) for column in crafts)
        steps = self.weights.step * sum(crafts) - self.weights.uneven * (max(crafts) - center)
        return steps + self.weights.worker * later * WORKERS_IN_WINDOW[center]

    def _goods(self, goods: list[int], round_: int) -> float:
        """What is left over for the next round, whose steps cost as many goods as its number."""
        few = sum(min(good, round_) for good in goods)
        seeds = sum(min(good, 2) for good in goods[:CROPS])
        return self.weights.good / round_ * (few + sum(goods)) / 2 + self.weights.seed * seeds

    def _fields(self, mine: Player, later: int) -> float:
        """Harvests to come."""
        rows = [field % EMPTY for field in mine.fields if field]
        few = min(float(len(rows)), self.weights.few_fields)
        return later * (self.weights.field * (2 * few + len(rows)) / 3 + self.weights.row * sum(rows))

    def _cards(self, mine: Player, later: int) -> float:
        """Points and incomes of cards in play, and what may come of those in hand."""
        bonus = sum(1 for card in mine.played if CARDS[card].income is not None)
        return card_points(mine) + later * (self.weights.income * bonus + self.weights.card * len(mine.hand) / ROUNDS)

    def _sheep(self, mine: Player, round_: int, later: int) -> float:
        """Milk for as long as the sheep live, and a point for each that stays."""
        value = mine.sheep[STABLES] * (1.0 + self.weights.sheep * later)
        for place in range(round_ + 1, ROUNDS + 1):
            value += mine.sheep[place] * self.weights.sheep * (place - round_)
        return value


def _is_sparing(move: int) -> bool:
    """Whether a move takes less than there is to be had."""
    return SPARE <= move < EXCHANGE or ACTIVATE_SPARINGLY <= move < PLAY
