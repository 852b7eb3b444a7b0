"""The evaluator that a search uses: candidate moves and values of states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from allmende.bots.nets import StateValues
from allmende.core.ai import Candidates, Encode
from allmende.core.rules.state import State
from allmende.core.title import Title


class StateEvaluator(Protocol):
    """An evaluator that proposes moves and values states; `turn_width` is the beam width of its turn search, 0 for
    none."""

    turn_width: int

    def candidates(self, state: Any, seat: int) -> Sequence[int]:
        """The legal moves that are worth trying; never empty."""
        ...

    def worths(self, states: Sequence[Any], seats: Sequence[int]) -> list[float]:
        """The final score that `seats[i]` can expect in `states[i]`."""
        ...


class NetStateEvaluator:
    """An evaluator that values states with a value net, and finished games by their points."""

    def __init__(
        self, title: Title[Any, Any], encode: Encode, candidates: Candidates, net: StateValues, turn_width: int = 0
    ) -> None:
        self.title = title
        self.encode = encode
        self.candidates = candidates
        self.net = net
        self.turn_width = turn_width

    def worths(self, states: Sequence[State[Any]], seats: Sequence[int]) -> list[float]:
        rows = [self.encode(state, seat) for state, seat in zip(states, seats, strict=True)]
        found = self.net.worths(rows)
        for i, state in enumerate(states):
            if state.over:
                found[i] = self.title.score(state, seats[i])
        return found
