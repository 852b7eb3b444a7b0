"""Pieces built one by one in an action: rooms, stables, fences, fields."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.moves import DONE
from allmende.agricola.components.pieces import GRAIN
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.moments import SPACES_TURNED
from allmende.agricola.rules.permits import GRAIN_FOR_BUILDING, GRAIN_FOR_BUILDING_MOST
from allmende.agricola.rules.phases import OUTLINING, PALISADING, PAYING
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME

PIECE_BITS: Final = 8
TURNED_BITS: Final = 16
PREPAID: Final = 1 << 24
"""In the counter: the next piece has been paid for already, and has to be built."""
GRAIN_PLACE: Final = 25
"""In the counter: the bit from which the grain is counted that was paid instead of building resources."""
GRAIN_MASK: Final = 3
"""What is left of the counter from there on: at most 3 grain."""
CLAY_PAID: Final = 1 << 27
"""In the counter: a stable has been paid with clay."""
ENCLOSED_BITS: Final = 32


class Building(Action):
    """An action in which pieces are built one by one, at most `most` unless that is 0.

    Its counter has the pieces built, `PIECE_BITS` further on the fences among them, `TURNED_BITS` further on the
    number of unused farmyard spaces that it has turned into used ones, and `ENCLOSED_BITS` further on, as bits, the
    spaces that it has enclosed. It stays on the stack until nothing more is built.
    """

    most: int

    def is_complete(self, state: State, seat: int) -> bool:
        """True if no further piece can be built, since `most` have been."""
        return self.most > 0 and self.so_far(state, seat) & (1 << PIECE_BITS) - 1 >= self.most

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
        else:
            self.do(state, seat, move)

    def end(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        counted = mine.stack[-2]
        mine.pop()
        if counted:
            turned = counted >> TURNED_BITS & (1 << PIECE_BITS) - 1
            if turned:
                happen(state, seat, SPACES_TURNED, turned)
            self.complete(state, seat, counted)

    def complete(self, state: State, seat: int, counted: int) -> None:
        """Carry out the consequences once all has been built; `counted` is the former counter."""


def count_piece(state: State, seat: int, turned: int, fences: int = 0, enclosed: int = 0) -> None:
    """Note in the current action that a piece was built, which turned `turned` spaces into used ones.

    `enclosed` are the spaces, as bits, that were not enclosed before.
    """
    stack = state.seats[seat].stack
    if stack and isinstance(state.steps[stack[-FRAME]], Building):
        stack[-2] += 1 | fences << PIECE_BITS | turned << TURNED_BITS | enclosed << ENCLOSED_BITS


def is_limited(state: State, seat: int, first: int) -> bool:
    """True if an action with a limited number of such pieces is under way."""
    stack = state.seats[seat].stack
    for place in range(len(stack) - FRAME, -1, -FRAME):
        step = state.steps[stack[place]]
        if isinstance(step, Building) and step.first == first:
            return step.most > 0
        if stack[place] != PAYING:
            return False
    return False


def pieces_under_way(state: State, seat: int, first: int) -> int:
    """The counter of the action that builds such pieces, if it is under way, perhaps with a choice of its own."""
    stack = state.seats[seat].stack
    place = len(stack) - FRAME
    while place >= FRAME and stack[place] in (PAYING, PALISADING, OUTLINING):
        place -= FRAME
    if place >= 0:
        step = state.steps[stack[place]]
        if isinstance(step, Building) and step.first == first:
            return stack[place + 1]
    return 0


def fences_in_action(counted: int) -> int:
    """The number of fences that an action has built, from its counter."""
    return counted >> PIECE_BITS & (1 << TURNED_BITS - PIECE_BITS) - 1


def grain_left(state: State, seat: int, first: int) -> int:
    """The grain that can still be paid instead of building resources in an action that builds such pieces."""
    mine = state.seats[seat]
    if not mine.permits & GRAIN_FOR_BUILDING:
        return 0
    paid = pieces_under_way(state, seat, first) >> GRAIN_PLACE & GRAIN_MASK
    return min(mine.goods[GRAIN], GRAIN_FOR_BUILDING_MOST - paid)


def note_grain(state: State, seat: int, count: int) -> None:
    """Note in the current action that so much grain was paid instead of building resources."""
    if count and state.seats[seat].permits & GRAIN_FOR_BUILDING:
        state.seats[seat].stack[-2] += count << GRAIN_PLACE
