"""The nodes of a search tree: states, and the statistics of their moves.

Every seat is assumed to maximise its own value, so values are kept for each of them (max^n).

This module is compiled. It needs little of a state, which may be that of any title: `copy`, `play`, `over`, and the
`moves` of its `seats`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from allmende.core.ai import CanonicalMoves

CURIOSITY: Final = 1.25
"""The weight of priors against mean worths in PUCT."""
LEAST_RANGE: Final = 0.15
"""The least range of worths in a tree to which differences are scaled."""


class NodeValues:
    """The evaluation of a node: logits of its moves, and for each seat the expected worth, in wins, and points.

    Seats maximise `worths`.
    """

    __slots__ = ("logits", "scores", "worths")

    def __init__(self, logits: list[float], worths: list[float], scores: list[float]) -> None:
        self.logits = logits
        self.worths = worths
        self.scores = scores


class Range:
    """The least and the greatest worth that a search has met."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = 1e9
        self.high = -1e9

    def include(self, worth: float) -> None:
        """Widen the range to a worth."""
        if worth < self.low:
            self.low = worth
        if worth > self.high:
            self.high = worth


class Node:
    """A state where `seat` decides between `moves`; in a finished game the seat is -1 and there are no moves.

    `priors` are the net's probabilities of the moves, empty until it was asked. By move, `visits` and `totals` are the
    number of simulations and the sum of their worths to the seat; `children` are the nodes after it, None until it is
    expanded. `seen` counts the simulations that reached the node, `worths` and `scores` are their sums by seat.
    """

    __slots__ = ("children", "moves", "priors", "scores", "seat", "seen", "state", "totals", "visits", "worths")

    def __init__(self, state: Any, seat: int, moves: list[int]) -> None:
        count = len(moves)
        children: list[Node | None] = [None] * count
        priors: list[float] = []
        self.state = state
        self.seat = seat
        self.moves = moves
        self.children = children
        self.priors = priors
        self.visits = [0] * count
        self.totals = [0.0] * count
        self.seen = 0
        self.worths = [0.0] * len(state.seats)
        self.scores = [0.0] * len(state.seats)

    def likeliest(self, bounds: Range) -> int:
        """The index of the move that PUCT tries next: one with a high prior, or with a high mean worth."""
        seat = self.seat
        visits = self.visits
        priors = self.priors
        totals = self.totals
        span = bounds.high - bounds.low
        if span < LEAST_RANGE:
            span = LEAST_RANGE
        unknown = self.worths[seat] / self.seen
        curiosity = CURIOSITY * sqrt(self.seen) * span
        best, best_appeal = 0, -1e9
        for i in range(len(visits)):
            tried = visits[i]
            appeal = (totals[i] / tried if tried else unknown) + curiosity * priors[i] / (1 + tried)
            if appeal > best_appeal:
                best, best_appeal = i, appeal
        return best

    def expand(self, place: int, canonical_moves: CanonicalMoves) -> Node:
        """The node after a move; decisions with a single canonical move are made at once."""
        child = self.state.copy()
        child.play(self.seat, self.moves[place])
        grown = grow(child, self.seat, canonical_moves)
        self.children[place] = grown
        return grown

    def note(self, worths: list[float], scores: list[float]) -> None:
        """Add the values of a simulation that reached this node."""
        self.seen += 1
        for i in range(len(worths)):
            self.worths[i] += worths[i]
            self.scores[i] += scores[i]


def grow(state: Any, first: int, canonical_moves: CanonicalMoves) -> Node:
    """The next real decision from a state on, that of the seat `first` where several decide at the same time."""
    while not state.over:
        seat = first
        if not state.seats[first].moves:
            for i in range(len(state.seats)):
                if state.seats[i].moves:
                    seat = i
                    break
        moves = canonical_moves(state, seat)
        if len(moves) > 1:
            return Node(state, seat, moves)
        state.play(seat, moves[0])
    return Node(state, -1, [])
