"""A bot that searches a tree with any node evaluator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from allmende.bots.tree.nodes.node import Node, NodeValues
from allmende.bots.tree.search import SearchBudget, SearchResult, SearchSteps, compare, think
from allmende.core.ai import CanonicalMoves
from allmende.core.rules.state import State
from allmende.core.title import Title


class NodeEvaluator(Protocol):
    """An evaluator of nodes in batches: values of their states, logits of their moves."""

    def __call__(self, nodes: Sequence[Node]) -> list[NodeValues]:
        """The values of each of the nodes."""
        ...


class TreeBot:
    """A bot that searches within its budget; `is_cancelled` is polled, and stops it at once."""

    def __init__(
        self,
        title: Title[Any, Any],
        canonical_moves: CanonicalMoves,
        node_evaluator: NodeEvaluator,
        budget: SearchBudget,
        is_cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.title = title
        self.canonical_moves = canonical_moves
        self.node_evaluator = node_evaluator
        self.budget = budget
        self.is_cancelled = is_cancelled

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        return self.weigh(state, seat, rng).best

    def weigh(self, state: State[Any], seat: int, rng: Random) -> SearchResult:
        """The result of searching one decision."""
        return self._answered(think(self.title, self.canonical_moves, state, seat, self.budget, rng, self.is_cancelled))

    def compare(self, state: State[Any], seat: int, moves: Sequence[int], rng: Random) -> SearchResult:
        """The result of searching some moves with equal numbers of simulations."""
        budget, is_cancelled = self.budget, self.is_cancelled
        return self._answered(compare(self.title, self.canonical_moves, state, seat, moves, budget, rng, is_cancelled))

    def _answered(self, thinking: SearchSteps) -> SearchResult:
        """The result of a search, its questions answered by the node evaluator."""
        try:
            asked = next(thinking)
            while True:
                asked = thinking.send(self.node_evaluator(asked))
        except StopIteration as done:
            thoughts: SearchResult = done.value
            return thoughts
