"""A bot that looks ahead: from after its best moves it plays on a few turns, in deals that it holds possible.

First sight says which moves deserve it. All of them are tried in the same deals, so that luck tells nothing; the better
half of them is tried in further deals, and so on until one is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from allmende.bots.net import one_thread
from allmende.bots.sight import Sight
from allmende.bots.turns import after_moves, outlook, turn_worths
from allmende.core.rules.position import Position
from allmende.core.title import Title

WIDTH: Final = 6
"""Of more moves only those that look best are tried."""
REACH: Final = 3.0
"""Moves that look so many points worse than the best one are not tried."""
TURNS: Final = 4
"""So many of the seat's next turns are played on."""
SIGHT: Final = 0.5
"""First sight counts like so many outlooks."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, the score that the seat can expect after it, and in how many deals it was tried."""

    move: int
    score: float
    visits: int


class Search:
    """Looks ahead about `simulations` times a decision, at least once a move and round, or until `seconds` are over.

    It gives the same answer for the same seed unless time runs out. With a `temperature`, in points, it plays worse
    moves, too: one that is worth so much less is e times less likely. Without simulations it goes by first sight.
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
            found.sort(key=lambda tried: -tried.worth)
            if self.simulations:
                self._look_ahead(position, seat, found, end, rng)
        found.sort(key=lambda tried: (-tried.visits, -tried.score))
        return [Weighed(tried.move, tried.score, tried.visits) for tried in found]

    def _look_ahead(self, position: Position[Any], seat: int, found: list[_Tried], end: float, rng: Random) -> None:
        """Play on from after the best moves, and from after the better half of them more often."""
        left = [tried for tried in found[:WIDTH] if tried.worth > found[0].worth - REACH]
        rounds = (len(left) - 1).bit_length()
        one_deal = self.title.is_open(position)
        while len(left) > 1:
            for _ in range(1 if one_deal else max(1, self.simulations // rounds // len(left))):
                outlooks = self._outlooks(position, seat, [tried.move for tried in left], end, rng)
                if not outlooks:
                    return
                for tried, score in zip(left, outlooks, strict=True):
                    tried.add(score)
            if one_deal:
                return
            left.sort(key=lambda tried: -tried.score)
            left = left[: (len(left) + 1) // 2]

    def _outlooks(
        self, position: Position[Any], seat: int, moves: Sequence[int], end: float, rng: Random
    ) -> list[float]:
        """What can be expected after each of these moves in a new deal; empty if it gets too late for that."""
        found: list[float] = []
        for after in after_moves(self.title.redraw(position, seat, rng), seat, moves):
            if perf_counter() > end:
                return []
            found.append(outlook(after, seat, self.sight, TURNS))
        return found


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
