"""Pastures that cards let one fence in a way of their own, and pieces of the supply that are given for something."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.rules.components import WOOD
from allmende.agricola.rules.language.fences import BuildFences, material_for_fences
from allmende.agricola.rules.state import Table


class FenceWithTaken(BuildFences):
    """Fence a single pasture with the wood that has just been taken, and with nothing else; some fences are free."""

    def __init__(self, free: int) -> None:
        super().__init__()
        self.most = 1
        self.free = free
        self.asks = "prompt-fence-one"

    def in_reach(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return min(mine.fences_left(), self.free + min(mine.taken, mine.goods[WOOD]))

    def due(self, table: Table, seat: int, count: int) -> int:
        return max(0, count - self.free)

    def pays_with_clay(self) -> bool:
        return False

    def wood_for_fences(self, table: Table, seat: int) -> int:
        return min(table.seats[seat].taken, table.seats[seat].goods[WOOD])


class FenceForStables(BuildFences):
    """Fence a pasture of so many spaces for stables of the supply, which are gone for good, and at most so much wood.

    It has to be done if it can be.
    """

    owed = True

    def __init__(self, size: int, stables: int, wood: int) -> None:
        super().__init__(size)
        self.stables = stables
        self.wood = wood

    def in_reach(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        if mine.stables_left() < self.stables:
            return 0
        affordable = material_for_fences(mine)
        return min(mine.fences_left(), affordable) if affordable < self.wood else mine.fences_left()

    def due(self, table: Table, seat: int, count: int) -> int:
        return min(count, self.wood)

    def wood_for_fences(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return mine.goods[WOOD] if mine.stables_left() >= self.stables else -1

    def settle(self, table: Table, seat: int, spaces: int, palisades: int) -> None:
        table.seats[seat].stables_away += self.stables
        if table.log is not None:
            table.log.append(events.PiecesRemoved(seat=seat, what="stable", count=self.stables))
        super().settle(table, seat, spaces, palisades)
