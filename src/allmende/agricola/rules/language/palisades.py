"""Wood at the edge of the farmyard in place of fences: how much, and for which pasture if it is a large one."""

from __future__ import annotations

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, LARGE_SHAPES, SPACES, spaces_in
from allmende.agricola.components.moves import CHOOSE, PICK
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME, Step


def fencing(state: State, seat: int) -> BuildFences:
    """The fencing action below a choice that belongs to it."""
    action = state.steps[state.seats[seat].stack[-2 * FRAME]]
    assert isinstance(action, BuildFences)
    return action


class Palisading(Step[State]):
    """The choice of the number of palisades of a pasture. The counter has its spaces."""

    def counts(self, state: State, seat: int) -> list[int]:
        """The numbers to choose from, way by way."""
        action = fencing(state, seat)
        return action.palisades_for(state, seat, state.seats[seat].stack[-2], action.means(state, seat))

    def moves(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.counts(state, seat)))]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        spaces, palisades = mine.stack[-2], self.counts(state, seat)[move - CHOOSE]
        action = fencing(state, seat)
        mine.pop()
        action.settle(state, seat, spaces, palisades)

    def prompt(self, state: State, seat: int) -> Message:
        names = [FARM_SPACE_NAMES[space] for space in spaces_in(state.seats[seat].stack[-2])]
        return Message("prompt-palisades", {"places": " ".join(names)})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return elsewhere(state, seat, move)


class Outlining(Step[State]):
    """The choice of a pasture that takes more than 15 fences, space by space in order. The counter has its spaces.

    The first way is to fence the chosen spaces.
    """

    def moves(self, state: State, seat: int) -> list[int]:
        chosen = state.seats[seat].stack[-2]
        action = fencing(state, seat)
        means = action.means(state, seat)
        next_spaces = 0
        found: list[int] = []
        for spaces in LARGE_SHAPES:
            if chosen & ~spaces or not action.palisades_for(state, seat, spaces, means):
                continue
            if spaces == chosen:
                found.append(CHOOSE)
            more = spaces & ~chosen
            if more & -more > chosen:  # in order, so that there is a single way to each pasture
                next_spaces |= more & -more
        return found + [PICK + space for space in range(SPACES) if next_spaces >> space & 1]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == CHOOSE:
            spaces, action = mine.stack[-2], fencing(state, seat)
            mine.pop()
            action.enclose(state, seat, spaces)
        else:
            mine.stack[-2] |= 1 << move - PICK

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-outline")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return elsewhere(state, seat, move)
