"""The heuristic of Hallertau: progress that the goods at hand will pay for, and a guess at the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.hallertau.ai.observation.progress_plan import goods_in_progress, plan
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import ACTIVATE_SPARINGLY, DONE, EXCHANGE, PLAY, PLAY_SPARINGLY, SPARE
from allmende.hallertau.components.pieces import (
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
from allmende.hallertau.rules.phases import ACTIONS, PROGRESS
from allmende.hallertau.rules.player import EMPTY, Player
from allmende.hallertau.rules.scoring import card_points, score
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.steps import COLLECTING, TURN


class Weights(msgspec.Struct, frozen=True):
    """Weights of the heuristic: the worth of things in points at the end. They did well in a few hundred games."""

    worker: float = 1.2
    """Worth of a worker, now or in a round to come."""
    step: float = 1.8
    """Worth of a step of a Craft Building, as long as rounds are left to bring the others along."""
    uneven: float = 0.2
    """Cost of a step between the foremost and the hindmost building."""
    good: float = 1.0
    """Worth of the goods that pay for a step in the next round, if they are left over; half of it for a good beyond
    that."""
    seed: float = 0.4
    """Worth of a crop that can be sown next round."""
    jewelry: float = 1.6
    tool: float = 0.4
    """Worth of a tool in each round to come, up to `few_tools` of them; half of it for others."""
    few_tools: float = 6.0
    field: float = 0.3
    """Worth of a field in each round to come, up to `few_fields` of them; a third of it for others."""
    few_fields: float = 5.0
    row: float = 0.05
    """Worth of a field's row number in each round to come."""
    sheep: float = 0.4
    """Worth of a round of a sheep's life."""
    card: float = 1.0
    """Worth of a card in hand at the start, whichever it is; nothing at the end."""
    income: float = 0.6
    """Worth of a Bonus card's income in a round to come."""


class HallertauHeuristic:
    """A heuristic that values a village by its Craft Buildings after the next Progress Phase, and by its means."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def quick_moves(self, state: State, seat: int) -> Sequence[int]:
        """The cards that can be played."""
        return [move for move in state.moves(seat) if PLAY <= move < PLAY_SPARINGLY]

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        """All moves but cards, nothing sparingly, workers for tools one by one, and no early end of gifts."""
        # Plans ask this at every move: a function for each would take most of their time here.
        moves = [move for move in state.moves(seat) if move < SPARE or EXCHANGE <= move < ACTIVATE_SPARINGLY]
        step = state.top(seat)
        if step is TURN:
            return [move for move in moves if move <= EXCHANGE] or moves
        if step is COLLECTING or isinstance(step, (Take, TakeAlike, Sustain)):
            return [move for move in moves if move != DONE] or moves
        return moves

    def solo_rollout(self, state: State, seat: int) -> State | None:
        """In the Action Phase: a copy of the state without the other seats."""
        if state.phase != ACTIONS:
            return None
        alone = state.copy_state()
        alone.seats = [state.seats[seat].copy()]
        alone.turn = alone.first = 0
        return alone

    def is_past_horizon(self, state: State, start: State) -> bool:
        """True from the Progress Phase on: it is worth planning for, and the time after it is uncertain."""
        return state.phase >= PROGRESS or state.round > start.round

    def value(self, state: State, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = state.seats[seat]
        if state.over:
            return float(score(mine))
        weights = self.weights
        later = ROUNDS - state.round
        goods = goods_in_progress(state, mine)
        crafts = mine.crafts[:]
        boulders = mine.boulders[:]
        tools, jewelry = mine.tools, mine.jewelry
        if state.phase < PROGRESS or mine.moves:
            # Jewelry is kept for the last round, when a step costs most. Before Progress, tools that were exhausted in
            # the last one are still missed: personas play like that in editions of the ladder, which never change.
            ready, left = plan(goods, crafts, boulders, tools - mine.exhausted, 0 if later else jewelry, state.round)
            tools, jewelry = (tools, jewelry) if later else (ready, left)
        if not later:
            rest = (sum(goods) + tools + sum(field % EMPTY for field in mine.fields)) / FIELDS_GOODS_TOOLS_PER_POINT
            board = self._board(crafts, 0) + weights.worker * mine.workers
            return board + rest + jewelry + mine.sheep[STABLES] + card_points(mine)
        return (
            self._board(crafts, later)
            + weights.worker * mine.workers
            + self._goods(goods, state.round + 1)
            + weights.jewelry * jewelry
            + weights.tool * later * (tools + min(tools, weights.few_tools)) / 2
            + self._fields(mine, later)
            + self._sheep(mine, state.round, later)
            + self._cards(mine, later)
        )

    def _board(self, crafts: list[int], later: int) -> float:
        """The worth of the Community Center board: its points, its workers, and steps towards either."""
        center = min(crafts)
        if not later:
            return POINTS_IN_WINDOW[center] + sum(sum(POINTS_OF_COLUMN[center:column]) for column in crafts)
        steps = self.weights.step * sum(crafts) - self.weights.uneven * (max(crafts) - center)
        return steps + self.weights.worker * later * WORKERS_IN_WINDOW[center]

    def _goods(self, goods: list[int], round_: int) -> float:
        """The worth of goods left over for the next round, whose steps cost as many goods as its number."""
        few = sum(min(good, round_) for good in goods)
        seeds = sum(min(good, 2) for good in goods[:CROPS])
        return self.weights.good / round_ * (few + sum(goods)) / 2 + self.weights.seed * seeds

    def _fields(self, mine: Player, later: int) -> float:
        """The worth of harvests to come."""
        rows = [field % EMPTY for field in mine.fields if field]
        few = min(float(len(rows)), self.weights.few_fields)
        return later * (self.weights.field * (2 * few + len(rows)) / 3 + self.weights.row * sum(rows))

    def _cards(self, mine: Player, later: int) -> float:
        """Points and incomes of cards in play, and prospects of those in hand."""
        bonus = sum(1 for card in mine.played if CARDS[card].income is not None)
        return card_points(mine) + later * (self.weights.income * bonus + self.weights.card * len(mine.hand) / ROUNDS)

    def _sheep(self, mine: Player, round_: int, later: int) -> float:
        """The worth of milk for as long as the sheep live, and a point for each in the Stables."""
        value = mine.sheep[STABLES] * (1.0 + self.weights.sheep * later)
        for place in range(round_ + 1, ROUNDS + 1):
            value += mine.sheep[place] * self.weights.sheep * (place - round_)
        return value
