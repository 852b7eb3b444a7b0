"""Wood that stands at the edge of the farmyard instead of fences: how much, and which pasture if it is a large one."""

from __future__ import annotations

from allmende.agricola.rules.farm.farmyard import FARM_SPACE_NAMES, LARGE_SHAPES, SPACES, spaces_in
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.moves import CHOOSE, PICK
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import FRAME, Step


def fencing(table: Table, seat: int) -> BuildFences:
    """The action below a choice that belongs to it."""
    action = table.steps[table.seats[seat].stack[-2 * FRAME]]
    assert isinstance(action, BuildFences)
    return action


class Palisading(Step[Table]):
    """The choice of how many palisades a pasture has. The counter has its spaces."""

    def counts(self, table: Table, seat: int) -> list[int]:
        """The numbers to choose from, way by way."""
        return fencing(table, seat).palisades_for(table, seat, table.seats[seat].stack[-2])

    def moves(self, table: Table, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.counts(table, seat)))]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        spaces, palisades = mine.stack[-2], self.counts(table, seat)[move - CHOOSE]
        action = fencing(table, seat)
        mine.pop()
        action.settle(table, seat, spaces, palisades)

    def prompt(self, table: Table, seat: int) -> Message:
        names = [FARM_SPACE_NAMES[space] for space in spaces_in(table.seats[seat].stack[-2])]
        return Message("prompt-palisades", {"places": " ".join(names)})


class Outlining(Step[Table]):
    """The choice of a pasture that takes more than 15 fences, space by space in order. The counter has its spaces.

    The first way is to fence those that have been chosen.
    """

    def moves(self, table: Table, seat: int) -> list[int]:
        chosen = table.seats[seat].stack[-2]
        action = fencing(table, seat)
        next_spaces = 0
        found: list[int] = []
        for spaces in LARGE_SHAPES:
            if chosen & ~spaces or not action.palisades_for(table, seat, spaces):
                continue
            if spaces == chosen:
                found.append(CHOOSE)
            more = spaces & ~chosen
            if more & -more > chosen:  # in order, so that there is a single way to each pasture
                next_spaces |= more & -more
        return found + [PICK + space for space in range(SPACES) if next_spaces >> space & 1]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == CHOOSE:
            spaces, action = mine.stack[-2], fencing(table, seat)
            mine.pop()
            action.enclose(table, seat, spaces)
        else:
            mine.stack[-2] |= 1 << move - PICK

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-outline")
