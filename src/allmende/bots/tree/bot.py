"""A bot that searches a tree, guided by somebody who guesses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from allmende.bots.tree.nodes.node import Guess, Node
from allmende.bots.tree.thinking import Effort, Thinking, Thoughts, compare, think
from allmende.core.insight import Choices
from allmende.core.rules.position import Position
from allmende.core.title import Title


class Guesser(Protocol):
    """Guesses what positions are worth, and which moves are good there: many at a time."""

    def __call__(self, nodes: Sequence[Node]) -> list[Guess]:
        """A guess for each of the nodes."""
        ...


class TreeBot:
    """Searches as far as its effort goes; `is_cancelled` is asked again and again, and ends it at once."""

    def __init__(
        self,
        title: Title[Any, Any],
        choices: Choices,
        guesser: Guesser,
        effort: Effort,
        is_cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.title = title
        self.choices = choices
        self.guesser = guesser
        self.effort = effort
        self.is_cancelled = is_cancelled

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        return self.weigh(position, seat, rng).best

    def weigh(self, position: Position[Any], seat: int, rng: Random) -> Thoughts:
        """All that it thinks of a decision."""
        return self._answered(think(self.title, self.choices, position, seat, self.effort, rng, self.is_cancelled))

    def compare(self, position: Position[Any], seat: int, moves: Sequence[int], rng: Random) -> Thoughts:
        """What it thinks of some moves to which it gives equal thought."""
        effort, is_cancelled = self.effort, self.is_cancelled
        return self._answered(compare(self.title, self.choices, position, seat, moves, effort, rng, is_cancelled))

    def _answered(self, thinking: Thinking) -> Thoughts:
        """What comes of a search whose questions are answered."""
        try:
            asked = next(thinking)
            while True:
                asked = thinking.send(self.guesser(asked))
        except StopIteration as done:
            thoughts: Thoughts = done.value
            return thoughts
