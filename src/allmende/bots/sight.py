"""What a search sees: the moves that deserve a thought, and what positions are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from allmende.bots.judge import Judge
from allmende.bots.judges import Candidates
from allmende.bots.net import Net
from allmende.core.position import Position
from allmende.core.title import Title

Encode = Callable[[Any, int], bytes]


class Sight(Protocol):
    """The eyes of a search.

    `turn_width` is how many ways to go on with a turn they follow at once, 0 where none. `plays_on` says whether it is
    worth knowing where a game comes to if everybody goes by them alone, one move ahead; `plays_turns`, one turn ahead.
    """

    turn_width: int
    plays_on: bool
    plays_turns: bool

    def candidates(self, position: Any, seat: int) -> Sequence[int]:
        """The legal moves that deserve a thought; never empty."""
        ...

    def worths(self, positions: Sequence[Any], seats: Sequence[int]) -> list[float]:
        """The final score that a seat can expect in each position, one seat a position."""
        ...


class Learned:
    """Sees with a net, and counts points where a game is over.

    A net that `plays_turns` has learned from games in which turns were planned; one move ahead it plays badly.
    """

    def __init__(
        self,
        title: Title[Any, Any],
        encode: Encode,
        candidates: Candidates,
        net: Net,
        turn_width: int = 0,
        plays_turns: bool = False,
    ) -> None:
        self.title = title
        self.encode = encode
        self.candidates = candidates
        self.net = net
        self.turn_width = turn_width
        self.plays_turns = plays_turns
        self.plays_on = not plays_turns

    def worths(self, positions: Sequence[Position[Any]], seats: Sequence[int]) -> list[float]:
        rows = [self.encode(position, seat) for position, seat in zip(positions, seats, strict=True)]
        found: list[float] = self.net(rows).tolist()
        for i, position in enumerate(positions):
            if position.over:
                found[i] = self.title.score(position, seats[i])
        return found


class Judged:
    """Sees with a hand-made judge, where nothing has been learned yet. It judges turns, not the moves within them."""

    plays_on = False
    plays_turns = False

    def __init__(self, title: Title[Any, Any], judge: Judge[Any], candidates: Candidates, turn_width: int = 0) -> None:
        self.title = title
        self.judge = judge
        self.candidates = candidates
        self.turn_width = turn_width

    def worths(self, positions: Sequence[Position[Any]], seats: Sequence[int]) -> list[float]:
        return [
            self.title.score(position, seat) if position.over else self.judge.value(position, seat)
            for position, seat in zip(positions, seats, strict=True)
        ]
