"""The tree of a search: positions, and what is known of the moves in them.

Every seat is taken to want the best for itself: what a position is worth is told for each of them.

What lies here is compiled. It asks little of a position, which may be that of any game: `copy`, `play`, `over`, and the
`moves` of its `seats`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from allmende.core.insight import Choices

CURIOSITY: Final = 1.25
"""How much a move that a net prefers is tried before others that have turned out better."""
LEAST_RANGE: Final = 0.15
"""Differences in worth are seen in proportion to those in the whole tree, or to this, if these are smaller."""


class Guess:
    """What a net thinks of a position: how it likes the moves, as logits, and what each seat can expect.

    `worths` are what seats want most, in wins; `scores` are points.
    """

    __slots__ = ("likings", "scores", "worths")

    def __init__(self, likings: list[float], worths: list[float], scores: list[float]) -> None:
        self.likings = likings
        self.worths = worths
        self.scores = scores


class Range:
    """The least and the greatest worth that a search has come across."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = 1e9
        self.high = -1e9

    def include(self, worth: float) -> None:
        """Take note of a worth."""
        if worth < self.low:
            self.low = worth
        if worth > self.high:
            self.high = worth


class Node:
    """A position where `seat` decides between `moves`; one where the game is over has the seat -1 and no moves.

    `priors` are how often a net would make each move, empty until it was asked. By move, `visits` and `totals` are how
    often it was tried and the sum of what that was worth to the seat; `children` are the positions after it, as far as
    there are any. `seen` counts the simulations that came here, `worths` and `scores` are their sums by seat.
    """

    __slots__ = ("children", "moves", "position", "priors", "scores", "seat", "seen", "totals", "visits", "worths")

    def __init__(self, position: Any, seat: int, moves: list[int]) -> None:
        count = len(moves)
        children: list[Node | None] = [None] * count
        priors: list[float] = []
        self.position = position
        self.seat = seat
        self.moves = moves
        self.children = children
        self.priors = priors
        self.visits = [0] * count
        self.totals = [0.0] * count
        self.seen = 0
        self.worths = [0.0] * len(position.seats)
        self.scores = [0.0] * len(position.seats)

    def likeliest(self, bounds: Range) -> int:
        """The place of the move to be tried next: one that the net prefers, or that has turned out well (PUCT)."""
        seat = self.seat
        visits = self.visits
        priors = self.priors
        totals = self.totals
        span = bounds.high - bounds.low
        if span < LEAST_RANGE:
            span = LEAST_RANGE
        unknown = self.worths[seat] / self.seen
        curiosity = CURIOSITY * sqrt(self.seen) * span
        best, best_sight = 0, -1e9
        for i in range(len(visits)):
            tried = visits[i]
            sight = (totals[i] / tried if tried else unknown) + curiosity * priors[i] / (1 + tried)
            if sight > best_sight:
                best, best_sight = i, sight
        return best

    def expand(self, place: int, choices: Choices) -> Node:
        """The position after a move; decisions that leave no choice to a search are made at once."""
        child = self.position.copy()
        child.play(self.seat, self.moves[place])
        grown = grow(child, self.seat, choices)
        self.children[place] = grown
        return grown

    def note(self, worths: list[float], scores: list[float]) -> None:
        """Take note of what a simulation that came here was worth."""
        self.seen += 1
        for i in range(len(worths)):
            self.worths[i] += worths[i]
            self.scores[i] += scores[i]


def grow(position: Any, first: int, choices: Choices) -> Node:
    """The next real decision from a position on, that of the seat `first` where several decide at the same time."""
    while not position.over:
        seat = first
        if not position.seats[first].moves:
            for i in range(len(position.seats)):
                if position.seats[i].moves:
                    seat = i
                    break
        moves = choices(position, seat)
        if len(moves) > 1:
            return Node(position, seat, moves)
        position.play(seat, moves[0])
    return Node(position, -1, [])
