"""A bot that looks ahead: it plays on from after its best moves, in deals that it holds possible, and compares.

First sight says which moves deserve it. All of them are tried in the same deals; the better half of them is tried in
further deals, and so on until one is left.

Where nobody plays well by the sight alone, one move ahead, the turn is planned in several deals instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from allmende.bots.net import one_thread
from allmende.bots.playing_on import after_moves
from allmende.bots.sight import Sight
from allmende.bots.turns import play_out, turn_worths
from allmende.core.position import Position
from allmende.core.title import Title

WIDTH: Final = 12
"""Of more moves only those that look best are tried."""
REACH: Final = 4.0
"""Moves that look so many points worse than the best one are not tried."""
DEALS: Final = 6
"""Deals in which a turn is planned."""
SIGHT: Final = 0.5
"""First sight counts like so many games."""
TOGETHER: Final = 48
"""Games that are played on side by side."""
WOBBLE: Final = 0.15
"""How far, in points, a move may look worse and still be played often when playing on; not in the first deal."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, the score that the seat can expect after it, and in how many games it was tried."""

    move: int
    score: float
    visits: int


class Search:
    """Plays on about `simulations` times a decision, at least once a move and round, or until `seconds` are over.

    Where nobody plays on, it plans the turn in `DEALS` deals, or in as many as `simulations` allows. It gives the same
    answer for the same seed unless time runs out. With a `temperature`, in points, it plays worse moves, too: one that
    is worth so much less is e times less likely. Without simulations it goes by first sight.
    """

    def __init__(
        self,
        title: Title[Any, Any],
        sight: Sight,
        simulations: int,
        seconds: float = inf,
        temperature: float = 0.0,
    ) -> None:
        self.title = title
        self.sight = sight
        self.simulations = simulations
        self.seconds = seconds
        self.temperature = temperature

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        weighed = self.weigh(position, seat, rng)
        if not self.temperature:
            return weighed[0].move
        best = max(each.score for each in weighed)
        odds = [exp((each.score - best) / self.temperature) for each in weighed]
        return int(rng.choices(weighed, odds)[0].move)

    def weigh(self, position: Position[Any], seat: int, rng: Random) -> list[Weighed]:
        """The moves that deserve a thought, the best one first."""
        end = perf_counter() + self.seconds
        moves = self.sight.candidates(position, seat)
        with one_thread():
            worths = turn_worths(position, seat, moves, self.sight)
            found = [_Tried(move, worth) for move, worth in zip(moves, worths, strict=True)]
            if self.simulations and self.sight.turn_width and not self.sight.plays_on:
                self._plan(position, seat, found, end, rng)
            found.sort(key=lambda tried: -tried.worth)
            if self.simulations and self.sight.plays_on:
                self._try(position, seat, found, end, rng)
        found.sort(key=lambda tried: (-tried.visits, -tried.score))
        return [Weighed(tried.move, tried.score, tried.visits) for tried in found]

    def _plan(self, position: Position[Any], seat: int, found: list[_Tried], end: float, rng: Random) -> None:
        """Plan the turn in other deals, too: each move is worth the mean of what it is worth there."""
        moves = [tried.move for tried in found]
        for deal in range(1, min(DEALS, self.simulations)):
            if len(moves) == 1 or perf_counter() > end:
                return
            worths = turn_worths(self.title.redraw(position, seat, rng), seat, moves, self.sight)
            for tried, worth in zip(found, worths, strict=True):
                tried.worth += (worth - tried.worth) / (deal + 1)

    def _try(self, position: Position[Any], seat: int, found: list[_Tried], end: float, rng: Random) -> None:
        """Play on from after the best moves, and from after the better half of them more often."""
        left = [tried for tried in found[:WIDTH] if tried.worth > found[0].worth - REACH]
        rounds = (len(left) - 1).bit_length()
        wobble = 0.0
        while len(left) > 1:
            deals = max(1, self.simulations // rounds // len(left))
            for portion in _portions(deals, max(1, TOGETHER // len(left))):
                after: list[Position[Any]] = []
                for _ in range(portion):
                    dealt = self.title.redraw(position, seat, rng)
                    after += after_moves(dealt, seat, [tried.move for tried in left])
                ends = play_out(after, seat, self.sight, end, rng, [wobble] * len(after))
                if not all(each.over for each in ends):
                    return
                for i, score in enumerate(self.sight.worths(ends, [seat] * len(ends))):
                    left[i % len(left)].add(score)
                wobble = WOBBLE
            left.sort(key=lambda tried: -tried.score)
            left = left[: (len(left) + 1) // 2]


class _Tried:
    """A move that may be the best one: what it looks worth at a glance, and what came of it."""

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


def _portions(count: int, most: int) -> Iterator[int]:
    """A number in parts that are not too large: first a single one, so that something is known as soon as possible."""
    if count:
        yield 1
    for start in range(1, count, most):
        yield min(most, count - start)
