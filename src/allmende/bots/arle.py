"""How good a position of Fields of Arle is: the points that are there, and what goods, tools and land will bring."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.arle.moves import ANY_TIME, PASS, RETURN
from allmende.arle.scoring import half_points
from allmende.arle.state import Table


class ArleJudge:
    """Weighs a farm by its points and by what its goods, tools and land will still bring."""

    def asides(self, position: Table, seat: int) -> Sequence[int]:
        """What can be loaded or exchanged."""
        return [move for move in position.moves(seat) if ANY_TIME <= move < RETURN]

    def candidates(self, position: Table, seat: int) -> Sequence[int]:
        """All moves but those at any time, and no worker that does nothing."""
        moves = [move for move in position.moves(seat) if move < ANY_TIME]
        return [move for move in moves if move != PASS] or moves

    def practice(self, position: Table, seat: int) -> Table | None:
        """One move ahead is far enough."""
        return None

    def is_thought_through(self, position: Table, start: Table) -> bool:
        return True

    def value(self, position: Table, seat: int) -> float:
        """The seat's points, as if the game ended now."""
        return half_points(position.seats[seat]) / 2
