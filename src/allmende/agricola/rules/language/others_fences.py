"""Fences of the other players' supplies, which a card lets its owner take and build."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import bit_count, border
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.pieces import FENCES
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.language.pieces import fences_in_action
from allmende.agricola.rules.permits import PALISADES
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message

TAKEN_BITS: Final = 4
"""The bits for each seat in the mode of `TakeFences`."""
MOST_SEATS: Final = 6


class TakeFences(Action):
    """Take the fences that have been built from other players, up to `each` of each; the ways are the seats.

    The counter has the number of those to take, the mode that of those taken by seat.
    """

    asks = "prompt-take-fences"
    first = CHOOSE
    last = CHOOSE + MOST_SEATS

    def __init__(self, each: int) -> None:
        self.each = each

    def left(self, state: State, seat: int, other: int, mode: int) -> int:
        """The fences that can still be taken from another seat."""
        if other == seat:
            return 0
        taken = mode >> TAKEN_BITS * other & (1 << TAKEN_BITS) - 1
        return min(self.each - taken, state.seats[other].fences_left())

    def all_left(self, state: State, seat: int, mode: int) -> int:
        """The fences that can still be taken from all other seats together."""
        there = 0
        for other in range(len(state.seats)):
            there += self.left(state, seat, other, mode)
        return there

    def givers(self, state: State, seat: int) -> list[int]:
        """The seats from which a fence can still be taken."""
        mode = state.seats[seat].stack[-1]
        return [other for other in range(len(state.seats)) if self.left(state, seat, other, mode) > 0]

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + other for other in self.givers(state, seat)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else NOT_NOW

    def moves(self, state: State, seat: int) -> list[int]:
        stack = state.seats[seat].stack
        found = self.choices(state, seat)
        return found[:1] if self.all_left(state, seat, stack[-1]) <= stack[-2] else found  # all have to be taken then

    def play(self, state: State, seat: int, move: int) -> None:
        self.do(state, seat, move)
        stack = state.seats[seat].stack
        stack[-2] -= 1
        stack[-1] += 1 << TAKEN_BITS * (move - CHOOSE)
        if not stack[-2]:
            state.seats[seat].pop()

    def do(self, state: State, seat: int, move: int) -> None:
        giver = move - CHOOSE
        state.own(giver).fences_away += 1
        state.shared_version += 1
        if state.log is not None:
            state.log.append(events.FenceTaken(seat=seat, giver=giver))


class FencesOfOthers(BuildFences):
    """Build up to `each` fences of each other player's supply for nothing; one may have more than 15 then.

    ruling: One's own fences are not among them. One says in the end whose they were, where there is a choice.
    """

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each = each
        self.giving = TakeFences(each)

    def parts(self) -> list[Effect]:
        return [self.giving]

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def stock(self, state: State, seat: int) -> int:
        return self.giving.all_left(state, seat, 0) - self.built(state, seat)

    def in_reach(self, state: State, seat: int) -> int:
        return self.stock(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        found = super().choices(state, seat)
        if state.seats[seat].permits & PALISADES:
            return found
        return found + self.outlines(state, seat, self.means(state, seat))

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else super().refusal(state, seat) or NOT_NOW

    def due(self, state: State, seat: int, count: int) -> int:
        return 0

    def free_here(self, state: State, seat: int) -> int:
        return MOST_SEATS * FENCES

    def material(self, state: State, seat: int) -> int:
        return 0

    def settle(self, state: State, seat: int, spaces: int, palisades: int) -> None:
        mine = state.seats[seat]
        mine.fences_away -= bit_count(border(spaces) & ~mine.fences) - palisades  # they come from the others
        super().settle(state, seat, spaces, palisades)

    def complete(self, state: State, seat: int, counted: int) -> None:
        built = fences_in_action(counted)
        if built:
            state.seats[seat].push(self.giving.index, built)
        super().complete(state, seat, counted)
