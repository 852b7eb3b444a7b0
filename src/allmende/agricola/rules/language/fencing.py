"""Pastures that cards let their owners fence on terms of their own."""

from __future__ import annotations

from allmende.agricola.components.farmyard import SHAPE_COUNT, SHAPES, bit_count
from allmende.agricola.components.moves import FENCE, OUTLINE
from allmende.agricola.components.pieces import FENCES, WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import PASTURES_ARE_NEW
from allmende.agricola.rules.farm.pastures import fences_for
from allmende.agricola.rules.language.fences import (
    BuildFences,
    Means,
    fences_on_card,
    late_fences,
    material_for_fences,
    reaches_late_fences,
)
from allmende.agricola.rules.player import NO_PASTURE
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class FencePasture(BuildFences):
    """Fence a single new pasture, of exactly `size` spaces if that is not 0; it is no "Build Fences" action.

    The first `free` fences are free, and all of them together cost at most `wood` wood, or clay with a card, unless
    `wood` is -1. `taken`: it is paid with the wood that has just been taken, and with nothing else. `stables`: that
    many of the supply go for it, for good; it has to be done if it can be.

    ruling: Only a "Build Fences" action divides a pasture.
    """

    asks = "prompt-fence-one"

    def __init__(self, size: int = 0, free: int = 0, wood: int = -1, taken: bool = False, stables: int = 0) -> None:
        super().__init__()
        self.size = size
        self.most = 1
        self.free = free
        self.wood = wood
        self.taken = taken
        self.stables = stables
        self.owed = stables > 0

    def in_reach(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if mine.stables_left() < self.stables:
            return 0
        material = min(mine.taken, mine.goods[WOOD]) if self.taken else material_for_fences(state, seat)
        if 0 <= self.wood <= material:
            return mine.fences_left()
        reach = self.free + fences_on_card(state, seat) + material
        return mine.fences_left() if reaches_late_fences(mine, reach) else min(mine.fences_left(), reach)

    def material(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if mine.stables_left() < self.stables:
            return -1
        return min(mine.taken, mine.goods[WOOD]) if self.taken else material_for_fences(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        found = super().choices(state, seat)
        return [move for move in found if move == OUTLINE or not self.divides(state, seat, SHAPES[move - FENCE])]

    def palisades_for(self, state: State, seat: int, spaces: int, means: Means) -> list[int]:
        return [] if self.divides(state, seat, spaces) else super().palisades_for(state, seat, spaces, means)

    def divides(self, state: State, seat: int, spaces: int) -> bool:
        """True if a pasture of these spaces would be a part of one that is there, where that matters."""
        return spaces & state.seats[seat].fenced != 0 and state.amended(PASTURES_ARE_NEW)

    def due(self, state: State, seat: int, count: int) -> int:
        late = late_fences(state.seats[seat], count)
        due = max(0, count - late - self.free - fences_on_card(state, seat))
        return due if self.wood < 0 else min(due, self.wood)

    def free_here(self, state: State, seat: int) -> int:
        return self.free if self.wood < 0 else FENCES

    def pays_with_others(self) -> bool:
        return not self.taken

    def wood_for_fences(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if mine.stables_left() < self.stables:
            return -1
        return min(mine.taken, mine.goods[WOOD]) if self.taken else mine.goods[WOOD]

    def settle(self, state: State, seat: int, spaces: int, palisades: int) -> None:
        if self.stables:
            state.seats[seat].stables_away += self.stables
            if state.log is not None:
                state.log.append(events.PiecesRemoved(seat=seat, what="stable", count=self.stables))
        super().settle(state, seat, spaces, palisades)

    def refusal(self, state: State, seat: int) -> Message | None:
        if state.seats[seat].stables_left() < self.stables:
            return Message("reason-no-stables-left")
        return super().refusal(state, seat)

    def fewest(self, state: State, seat: int) -> int:
        least = NO_PASTURE
        for shape in range(SHAPE_COUNT):
            spaces = SHAPES[shape]
            if (not self.size or bit_count(spaces) == self.size) and not self.divides(state, seat, spaces):
                least = min(least, fences_for(state.seats[seat], shape))
        return least

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if FENCE <= move < self.last:
            mine, spaces = state.seats[seat], SHAPES[move - FENCE]
            of_size = not self.size or bit_count(spaces) == self.size
            inside = not spaces & ~mine.fenced and spaces not in mine.pastures
            if of_size and inside and self.divides(state, seat, spaces):
                return Message("reason-pasture-only-new")
        return super().move_refusal(state, seat, move)

    def fences_missing(self, state: State, seat: int, count: int, due: int = -1) -> Message | None:
        mine = state.seats[seat]
        if self.taken and self.in_reach(state, seat) < count <= mine.fences_left():
            return Message("reason-only-taken-wood", {"count": self.due(state, seat, count), "taken": mine.taken})
        return super().fences_missing(state, seat, count, due)


class FreeFences(BuildFences):
    """Build up to `count` fences for nothing.

    ruling: Of other cards, only palisades can be used with them.
    """

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def in_reach(self, state: State, seat: int) -> int:
        return self.stock(state, seat)

    def stock(self, state: State, seat: int) -> int:
        return min(super().stock(state, seat), self.count - self.built(state, seat))

    def due(self, state: State, seat: int, count: int) -> int:
        return 0

    def free_here(self, state: State, seat: int) -> int:
        return FENCES

    def material(self, state: State, seat: int) -> int:
        return 0


class FenceFreely(FencePasture):
    """Fence pastures, any number of them, for a wood per fence; it is no "Build Fences" action.

    ruling: Pastures may be divided, too.
    """

    asks = "prompt-fence"

    def __init__(self) -> None:
        super().__init__()
        self.most = 0

    def divides(self, state: State, seat: int, spaces: int) -> bool:
        return False
