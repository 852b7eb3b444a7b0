"""Fences, and the wood that may stand instead of some of them."""

from __future__ import annotations

from allmende.agricola.rules.amendments import LAST_SPACES_TOGETHER, PASTURES_AT_LAST, TRIMMED_EACH_TIME
from allmende.agricola.rules.components import CLAY, WOOD
from allmende.agricola.rules.farm.farmyard import FARM_EDGE, LARGE_SHAPES, SHAPE_COUNT, SHAPES, bit_count, border
from allmende.agricola.rules.language.paying import PALISADES_PLACE, SPACES_PLACE, fence_ways, settle_bill
from allmende.agricola.rules.language.pieces import ENCLOSED_BITS, Building, fences_in_action
from allmende.agricola.rules.language.putting import put_fences
from allmende.agricola.rules.moments import ENCLOSED, FENCED, FENCES_BUILT
from allmende.agricola.rules.moves import FENCE, OUTLINE
from allmende.agricola.rules.permits import (
    CLAY_FENCES,
    FREE_FENCE_COUNT,
    FREE_FENCES,
    KEEPS_SITE,
    PALISADE_WOOD,
    PALISADES,
)
from allmende.agricola.rules.phases import OUTLINING, PALISADING, PAYING
from allmende.agricola.rules.player import NO_PASTURE, Player
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME


class BuildFences(Building):
    """Fence pastures, one at a time, for a wood per fence (chapter "Animal Husbandry Options").

    Once all fences stand, animals go for which a pasture that was divided has no room any more. What cards have one
    fence may have to be of a `size`.
    """

    asks = "prompt-fence"
    first = FENCE
    last = FENCE + SHAPE_COUNT

    def __init__(self) -> None:
        self.size = 0
        self.most = 0

    def is_possible(self, table: Table, seat: int) -> bool:
        mine = table.seats[seat]
        of_old = mine.permits & KEEPS_SITE and not table.amended(LAST_SPACES_TOGETHER)
        if self.most or of_old or mine.permits & PALISADES:
            return len(self.choices(table, seat)) > 0
        return mine.least_fences <= self.in_reach(table, seat)

    def in_reach(self, table: Table, seat: int) -> int:
        """How many fences the seat can build now."""
        mine = table.seats[seat]
        material = mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0)  # asked at every turn
        return min(mine.fences_left(), free_fences(mine, self.built(table, seat)) + material)

    def pays_with_clay(self) -> bool:
        """Whether clay may be paid if a card permits it."""
        return True

    def due(self, table: Table, seat: int, count: int) -> int:
        """How many fences have to be paid if so many are built now."""
        return max(0, count - free_fences(table.seats[seat], self.built(table, seat)))

    def built(self, table: Table, seat: int) -> int:
        """How many fences the seat has built in this action."""
        stack = table.seats[seat].stack
        place = len(stack) - FRAME
        while place >= 0 and stack[place] in (PALISADING, OUTLINING):
            place -= FRAME
        return fences_in_action(stack[place + 1]) if place >= 0 and table.steps[stack[place]] is self else 0

    def owns(self, move: int) -> bool:
        return super().owns(move) or move == OUTLINE

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.permits & PALISADES:
            return [] if self.is_complete(table, seat) else self.with_palisades(table, seat)
        most = self.in_reach(table, seat)
        if mine.least_fences > most or self.is_complete(table, seat):
            return []
        found: list[int] = []
        for shape in range(SHAPE_COUNT):
            fits = mine.fences_for(shape) <= most and (not self.size or bit_count(SHAPES[shape]) == self.size)
            if fits and self.may_enclose(table, seat, SHAPES[shape]):
                found.append(FENCE + shape)
        return found

    def may_enclose(self, table: Table, seat: int, spaces: int) -> bool:
        """Whether spaces beside the house may be enclosed together with the last others, which was not so of old."""
        mine = table.seats[seat]
        return not mine.permits & KEEPS_SITE or table.amended(LAST_SPACES_TOGETHER) or not spaces & mine.kept_spaces()

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == OUTLINE:
            mine.push(OUTLINING)
        elif mine.permits & PALISADES:
            self.enclose(table, seat, SHAPES[move - FENCE])
        else:
            self.settle(table, seat, SHAPES[move - FENCE], 0)

    def settle(self, table: Table, seat: int, spaces: int, palisades: int) -> None:
        """Have a pasture paid for, with so many palisades, and fenced; the seat is asked if it can pay with clay."""
        mine = table.seats[seat]
        due = self.due(table, seat, bit_count(border(spaces) & ~mine.fences) - palisades)
        ways = fence_ways(table, seat, due, self.pays_with_clay(), palisades)
        if len(ways) > 1:
            mine.push(PAYING, FENCE, due | palisades << PALISADES_PLACE | spaces << SPACES_PLACE)
        else:
            settle_bill(table, seat, ways[0], "supply")
            put_fences(table, seat, spaces, palisades)

    # With palisades

    def with_palisades(self, table: Table, seat: int) -> list[int]:
        """The pastures that can be fenced if there may be palisades; those that are too large are outlined first."""
        mine = table.seats[seat]
        found: list[int] = []
        for shape in range(SHAPE_COUNT):
            if mine.fences_for(shape) != NO_PASTURE and self.palisades_for(table, seat, SHAPES[shape]):
                found.append(FENCE + shape)
        for spaces in LARGE_SHAPES:
            if self.palisades_for(table, seat, spaces):
                found.append(OUTLINE)
                break
        return found

    def palisades_for(self, table: Table, seat: int, spaces: int) -> list[int]:
        """How many palisades a pasture of these spaces can have now; nothing if it can't be made in any way."""
        mine = table.seats[seat]
        if (self.size and bit_count(spaces) != self.size) or not mine.encloses(spaces):
            return []
        if not self.may_enclose(table, seat, spaces):
            return []
        missing = border(spaces) & ~mine.fences
        wood = self.wood_for_fences(table, seat)
        clay = mine.goods[CLAY] if mine.permits & CLAY_FENCES and self.pays_with_clay() else 0
        found: list[int] = []
        for palisades in range(bit_count(missing & FARM_EDGE) + 1):
            fences = bit_count(missing) - palisades
            due = self.due(table, seat, fences)
            if fences <= mine.fences_left() and max(0, due - clay) + PALISADE_WOOD * palisades <= wood:
                found.append(palisades)
        return found

    def wood_for_fences(self, table: Table, seat: int) -> int:
        """The wood that can be paid here; -1 if no pasture can be fenced at all."""
        return table.seats[seat].goods[WOOD]

    def enclose(self, table: Table, seat: int, spaces: int) -> None:
        """Fence a pasture; the seat is asked how many palisades it has if there is a choice."""
        found = self.palisades_for(table, seat, spaces)
        if len(found) > 1:
            table.seats[seat].push(PALISADING, spaces)
        else:
            self.settle(table, seat, spaces, found[0])

    def end(self, table: Table, seat: int) -> None:
        super().end(table, seat)
        table.accommodate(seat)

    def complete(self, table: Table, seat: int, counted: int) -> None:
        if fences_in_action(counted):
            table.happen(seat, FENCES_BUILT, fences_in_action(counted))
        enclosed = counted >> ENCLOSED_BITS
        if enclosed and table.amended(TRIMMED_EACH_TIME):
            table.happen(seat, ENCLOSED, bit_count(enclosed))
        if enclosed and table.amended(PASTURES_AT_LAST):
            for pasture in table.seats[seat].pastures:
                if not pasture & ~enclosed:  # a new one, or what has become of one that was divided again
                    table.tell_own(seat, FENCED, bit_count(pasture))


def material_for_fences(mine: Player) -> int:
    """How many fences the seat could pay for: with wood, or with clay too."""
    return mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0)


def free_fences(mine: Player, built: int) -> int:
    """How many more fences of an action are free, with so many built already."""
    return max(0, FREE_FENCE_COUNT - built) if mine.permits & FREE_FENCES else 0
