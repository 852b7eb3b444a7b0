"""Games that are nothing but a tree written down, for tests of a search: it knows no more of them than of others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from allmende.bots.tree import Node, NodeValues

Tree = tuple[int, dict[int, Any]] | tuple[float, ...]
"""Whose decision it is and what follows each move, or the points of all seats."""


class Chair:
    """A seat, of which a search wants to know its moves."""

    def __init__(self) -> None:
        self.moves: list[int] = []


class Place:
    """A position in a tree; a coin that nobody can see decides which of two trees in a list it is."""

    def __init__(self, tree: Any, seats: int, coin: int = 0) -> None:
        self.seats = [Chair() for _ in range(seats)]
        self.coin = coin
        self.go(tree)

    def go(self, tree: Any) -> None:
        while isinstance(tree, list):
            tree = tree[self.coin]
        self.tree = tree
        self.over = not (len(tree) == 2 and isinstance(tree[1], dict))
        for chair in self.seats:
            chair.moves = []
        if not self.over:
            self.seats[tree[0]].moves = list(tree[1])

    def copy(self) -> Place:
        return Place(self.tree, len(self.seats), self.coin)

    def play(self, seat: int, move: int) -> None:
        assert move in self.seats[seat].moves, "only legal moves are played"
        self.go(self.tree[1][move])


class Trees:
    """The title of such games: most points win."""

    def __init__(self, has_coin: bool = False) -> None:
        self.has_coin = has_coin

    def redraw(self, state: Place, seat: int, rng: Random) -> Place:
        twin = state.copy()
        twin.coin = rng.randrange(2) if self.has_coin else twin.coin
        return twin

    def is_open(self, state: Place) -> bool:
        return not self.has_coin

    def score(self, state: Place, seat: int) -> float:
        points: float = state.tree[seat]
        return points

    def victory(self, state: Place) -> list[float]:
        best = max(state.tree)
        return [float(points == best) / state.tree.count(best) for points in state.tree]


def all_moves(state: Any, seat: int) -> list[int]:
    """Every move is told apart."""
    moves: list[int] = state.seats[seat].moves
    return moves


def shrug(nodes: Sequence[Node]) -> list[NodeValues]:
    """Somebody who knows nothing: all moves are alike, and everybody is as likely to win."""
    assert nodes, "nobody asks for nothing"
    found = []
    for node in nodes:
        seats = len(node.state.seats)
        found.append(NodeValues([0.0] * len(node.moves), [1 / seats] * seats, [0.0] * seats))
    return found


def nim(counters: int, seat: int = 0) -> Tree:
    """Take one, two or three of the counters; whoever takes the last one wins."""
    return seat, {
        taken: ((1.0, 0.0) if seat == 0 else (0.0, 1.0)) if taken == counters else nim(counters - taken, 1 - seat)
        for taken in range(1, min(3, counters) + 1)
    }
