"""What is built piece by piece in one action: rooms, stables, fences, fields."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.language.effect import Action
from allmende.agricola.rules.moments import SPACES_TURNED
from allmende.agricola.rules.moves import DONE
from allmende.agricola.rules.phases import PAYING
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME

PIECE_BITS: Final = 8
TURNED_BITS: Final = 16
PREPAID: Final = 1 << 24
"""In the counter: the next piece has been paid for already, and has to be built."""
ENCLOSED_BITS: Final = 32


class Building(Action):
    """An action in which pieces are built one by one, at most so many unless `most` is 0.

    Its counter has the pieces built, `PIECE_BITS` further on the fences among them, `TURNED_BITS` further on the
    number of unused farmyard spaces that it has turned into used ones, and `ENCLOSED_BITS` further on, as bits, the
    spaces that it has enclosed. It stays on the stack until nothing more is built.
    """

    most: int

    def is_complete(self, table: Table, seat: int) -> bool:
        """Whether so many pieces have been built that no more can be."""
        return self.most > 0 and self.so_far(table, seat) & (1 << PIECE_BITS) - 1 >= self.most

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE:
            self.end(table, seat)
        else:
            self.do(table, seat, move)

    def end(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        counted = mine.stack[-2]
        mine.pop()
        if counted:
            turned = counted >> TURNED_BITS & (1 << PIECE_BITS) - 1
            if turned:
                table.happen(seat, SPACES_TURNED, turned)
            self.complete(table, seat, counted)

    def complete(self, table: Table, seat: int, counted: int) -> None:
        """See to what follows once all has been built; `counted` is what the counter said."""


def count_piece(table: Table, seat: int, turned: int, fences: int = 0, enclosed: int = 0) -> None:
    """Note in the action that is under way that a piece was built, which turned so many spaces into used ones.

    `enclosed` are the spaces, as bits, that were not enclosed before.
    """
    stack = table.seats[seat].stack
    if stack and isinstance(table.steps[stack[-FRAME]], Building):
        stack[-2] += 1 | fences << PIECE_BITS | turned << TURNED_BITS | enclosed << ENCLOSED_BITS


def is_limited(table: Table, seat: int, first: int) -> bool:
    """Whether an action is under way that builds so many of such pieces at most."""
    stack = table.seats[seat].stack
    for place in range(len(stack) - FRAME, -1, -FRAME):
        step = table.steps[stack[place]]
        if isinstance(step, Building) and step.first == first:
            return step.most > 0
        if stack[place] != PAYING:
            return False
    return False


def pieces_under_way(table: Table, seat: int, first: int) -> int:
    """The counter of the action that builds such pieces, if it is under way, perhaps with a choice of how to pay."""
    stack = table.seats[seat].stack
    place = len(stack) - FRAME
    if place >= FRAME and stack[place] == PAYING:
        place -= FRAME
    if place >= 0:
        step = table.steps[stack[place]]
        if isinstance(step, Building) and step.first == first:
            return stack[place + 1]
    return 0


def fences_in_action(counted: int) -> int:
    """How many fences an action has built, by what its counter says."""
    return counted >> PIECE_BITS & (1 << TURNED_BITS - PIECE_BITS) - 1
