"""What a search sees: the moves that deserve a thought, and what positions are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from allmende.bots.net import Net
from allmende.core.insight import Candidates, Encode
from allmende.core.rules.position import Position
from allmende.core.title import Title


class Sight(Protocol):
    """The eyes of a search. `turn_width` is how many ways to go on with a turn they follow at once, 0 where none."""

    turn_width: int

    def candidates(self, position: Any, seat: int) -> Sequence[int]:
        """The legal moves that deserve a thought; never empty."""
        ...

    def worths(self, positions: Sequence[Any], seats: Sequence[int]) -> list[float]:
        """The final score that a seat can expect in each position, one seat a position."""
        ...


class Learned:
    """Sees with a net, and counts points where a game is over."""

    def __init__(
        self, title: Title[Any, Any], encode: Encode, candidates: Candidates, net: Net, turn_width: int = 0
    ) -> None:
        self.title = title
        self.encode = encode
        self.candidates = candidates
        self.net = net
        self.turn_width = turn_width

    def worths(self, positions: Sequence[Position[Any]], seats: Sequence[int]) -> list[float]:
        rows = [self.encode(position, seat) for position, seat in zip(positions, seats, strict=True)]
        found: list[float] = self.net(rows).tolist()
        for i, position in enumerate(positions):
            if position.over:
                found[i] = self.title.score(position, seats[i])
        return found
