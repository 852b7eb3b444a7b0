"""A search by rollouts: after its best moves it plays on for a few turns, in sampled deals.

The value net chooses the moves to be tried. All of them are tried in the same deals, so that luck cancels out; the
better half is tried in further deals, and so on until one is left (sequential halving).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from allmende.bots.evaluator import StateEvaluator
from allmende.bots.nets import one_thread
from allmende.bots.turns import after_moves, outlook, turn_worths
from allmende.core.rules.state import State
from allmende.core.title import Title

WIDTH: Final = 6
"""The greatest number of moves that are tried: those that look best."""
REACH: Final = 3.0
"""The difference to the best move, in points, from which on a move isn't tried."""
TURNS: Final = 4
"""The number of the seat's next turns that are played on."""
SIGHT: Final = 0.5
"""The weight of the net's first value of a move, in rollouts."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, the score that the seat can expect after it, and the number of deals in which it was tried."""

    move: int
    score: float
    visits: int


class Search:
    """A bot that runs about `simulations` rollouts a decision, at least one a move and round, or until `seconds` are
    over.

    Equal seeds give equal answers unless time runs out. With a `temperature`, in points, it plays weaker moves, too:
    one that is worth that much less is e times less likely. Without simulations it plays by the net alone.
    """

    def __init__(
        self,
        title: Title[Any, Any],
        evaluator: StateEvaluator,
        simulations: int,
        seconds: float = inf,
        temperature: float = 0.0,
    ) -> None:
        self.title = title
        self.evaluator = evaluator
        self.simulations = simulations
        self.seconds = seconds
        self.temperature = temperature

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        weighed = self.weigh(state, seat, rng)
        if not self.temperature:
            return weighed[0].move
        best = max(each.score for each in weighed)
        odds = [exp((each.score - best) / self.temperature) for each in weighed]
        return int(rng.choices(weighed, odds)[0].move)

    def weigh(self, state: State[Any], seat: int, rng: Random) -> list[Weighed]:
        """The moves that were considered, the best one first."""
        end = perf_counter() + self.seconds
        moves = self.evaluator.candidates(state, seat)
        with one_thread():
            worths = turn_worths(state, seat, moves, self.evaluator)
            found = [_Tried(move, worth) for move, worth in zip(moves, worths, strict=True)]
            found.sort(key=lambda tried: -tried.worth)
            if self.simulations:
                self._look_ahead(state, seat, found, end, rng)
        found.sort(key=lambda tried: (-tried.visits, -tried.score))
        return [Weighed(tried.move, tried.score, tried.visits) for tried in found]

    def _look_ahead(self, state: State[Any], seat: int, found: list[_Tried], end: float, rng: Random) -> None:
        """Try the best moves, and the better half of them more often."""
        left = [tried for tried in found[:WIDTH] if tried.worth > found[0].worth - REACH]
        rounds = (len(left) - 1).bit_length()
        one_deal = self.title.is_open(state)
        while len(left) > 1:
            for _ in range(1 if one_deal else max(1, self.simulations // rounds // len(left))):
                outlooks = self._outlooks(state, seat, [tried.move for tried in left], end, rng)
                if not outlooks:
                    return
                for tried, score in zip(left, outlooks, strict=True):
                    tried.add(score)
            if one_deal:
                return
            left.sort(key=lambda tried: -tried.score)
            left = left[: (len(left) + 1) // 2]

    def _outlooks(self, state: State[Any], seat: int, moves: Sequence[int], end: float, rng: Random) -> list[float]:
        """The score to expect after each of these moves in one further deal; empty if time runs out."""
        found: list[float] = []
        for after in after_moves(self.title.redraw(state, seat, rng), seat, moves):
            if perf_counter() > end:
                return []
            found.append(outlook(after, seat, self.evaluator, TURNS))
        return found


class _Tried:
    """A candidate: the net's value of it, and the results of its rollouts."""

    __slots__ = ("move", "total", "visits", "worth")

    def __init__(self, move: int, worth: float) -> None:
        self.move = move
        self.worth = worth
        self.visits = 0
        self.total = 0.0

    def add(self, score: float) -> None:
        self.visits += 1
        self.total += score

    @property
    def score(self) -> float:
        return (SIGHT * self.worth + self.total) / (SIGHT + self.visits)
