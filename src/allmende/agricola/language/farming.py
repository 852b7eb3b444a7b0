"""Rooms, stables and the family, fields and fences."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components import CLAY, CROPS, GRAIN, STONY, VEGETABLE, WOOD, WOODEN
from allmende.agricola.farmyard import (
    CORNERS,
    FARM_EDGE,
    LARGE_SHAPES,
    SHAPE_COUNT,
    SHAPES,
    SPACES,
    bit_count,
    border,
)
from allmende.agricola.language.before import give_before, has_begun, lend, take_back
from allmende.agricola.language.effect import OPTIONAL, Action
from allmende.agricola.language.paying import (
    PALISADES_PLACE,
    SPACES_PLACE,
    can_pay,
    charge,
    fence_ways,
    settle_bill,
    ways_for_two,
)
from allmende.agricola.language.pieces import PIECE_BITS, PREPAID, Building, count_piece, fences_in_action
from allmende.agricola.language.putting import (
    carry_out,
    put_fences,
    unused_among,
)
from allmende.agricola.language.savings import Saving
from allmende.agricola.moments import (
    AFTER_SOWING,
    BEFORE_SOWING,
    FENCES_BUILT,
    FIELD_PHASE,
    HAD_ROOM,
    OTHERS,
    ROOMS_BUILT,
    SOWING_DECLINED,
    SOWN,
    STABLES_BUILT,
    sown,
)
from allmende.agricola.moves import (
    BAKE,
    DONE,
    FENCE,
    GROW,
    OUTLINE,
    PICK,
    PLOW,
    RENOVATE,
    ROOM,
    SOW,
    SOW_PASTURE,
    STABLE,
)
from allmende.agricola.permits import (
    CLAY_FENCES,
    FREE_FENCE_COUNT,
    FREE_FENCES,
    NO_RENOVATION,
    PALISADE_WOOD,
    PALISADES,
    STRAIGHT_TO_STONE,
)
from allmende.agricola.phases import (
    OUTLINING,
    PALISADING,
    PAYING,
)
from allmende.agricola.player import (
    NO_PASTURE,
    Player,
)
from allmende.agricola.state import Table
from allmende.core.position import FRAME, WAIT


def terms_of(action: Action) -> int:
    """On what terms an action pays: its index if it makes something cheaper, or else 0."""
    return action.index if action.cheaper() else 0


def sites(first: int, spaces: int) -> list[int]:
    """The moves of a block for each space of a set."""
    return [first + space for space in range(SPACES) if spaces >> space & 1]


class BuildRooms(Building):
    """Build rooms of the house's material, as many as one can pay for, or a single one (chapter "Adding Rooms").

    `savings` make those cheaper that are built in this action.
    """

    asks = "prompt-build-rooms"
    first = ROOM
    last = ROOM + SPACES

    def __init__(self, repeats: bool = True, savings: Sequence[Saving] = ()) -> None:
        self.repeats = repeats
        self.most = 0 if repeats else 1
        self.savings = list(savings)
        if not repeats:
            self.asks = "prompt-build-room"

    def cheaper(self) -> list[Saving]:
        return self.savings

    def is_possible(self, table: Table, seat: int) -> bool:
        if self.is_complete(table, seat) or table.seats[seat].room_sites() == 0:
            return False
        return self.is_payable(table, seat) or len(self.choices(table, seat)) > 0

    def is_payable(self, table: Table, seat: int) -> bool:
        """Whether the next room can be paid for, or has been."""
        return bool(self.done(table, seat) & PREPAID) or can_pay(table, seat, ROOM, terms_of(self))

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if self.is_complete(table, seat):
            return []
        found = sites(ROOM, mine.room_sites())
        if self.is_payable(table, seat):
            return found
        if not self.repeats or not mine.saves:
            return []
        return [move for move in found if ways_for_two(table, seat, move, terms_of(self))]

    def is_due(self, table: Table, seat: int) -> bool:
        return super().is_due(table, seat) or bool(table.seats[seat].stack[-2] & PREPAID)

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.done(table, seat) & PREPAID:
            table.seats[seat].stack[-2] &= ~PREPAID
            carry_out(table, seat, move)
        else:
            charge(table, seat, move, terms_of(self))

    def complete(self, table: Table, seat: int, counted: int) -> None:
        mine = table.seats[seat]
        had_room = mine.room_count() - (counted & (1 << PIECE_BITS) - 1) > mine.people
        table.happen(seat, ROOMS_BUILT, mine.house | HAD_ROOM if had_room else mine.house)


class BuildStables(Building):
    """Build stables for wood, one after another, up to so many (chapter "Building Stables").

    With a `size`, they are built in pastures of so many spaces only. A card may let one be built in the middle of four
    fields in a "Build Stables" action, that is where it may be more than one.
    """

    asks = "prompt-build-stables"
    first = STABLE
    last = STABLE + SPACES + CORNERS

    def __init__(self, wood: int, most: int, size: int = 0) -> None:
        self.wood = wood
        self.most = most
        self.size = size
        if most == 1:
            self.asks = "prompt-build-stable"

    def is_possible(self, table: Table, seat: int) -> bool:
        mine = table.seats[seat]
        if mine.goods[WOOD] < self.wood or mine.stables_left() <= 0 or self.is_complete(table, seat):
            return False
        return self.sites(mine) != 0

    def sites(self, mine: Player) -> int:
        """Where a stable can be built, as bits."""
        if not self.size:
            return mine.stable_sites() | (mine.stable_corners() if self.most > 1 else 0)
        small = 0
        for pasture in mine.pastures:
            if bit_count(pasture) == self.size:
                small |= pasture
        return mine.stable_sites() & small

    def choices(self, table: Table, seat: int) -> list[int]:
        if not self.is_possible(table, seat):
            return []
        bits = self.sites(table.seats[seat])
        return [STABLE + site for site in range(SPACES + CORNERS) if bits >> site & 1]

    def do(self, table: Table, seat: int, move: int) -> None:
        count_piece(table, seat, unused_among(table.seats[seat], 1 << move - STABLE))
        table.build_stable(seat, move - STABLE, self.wood)

    def complete(self, table: Table, seat: int, counted: int) -> None:
        table.happen(seat, STABLES_BUILT, counted & (1 << PIECE_BITS) - 1)


class Renovate(Action):
    """Renovate all rooms, from wood to clay or from clay to stone (chapter "Renovation").

    `savings` make it cheaper in this action.
    """

    asks = "prompt-renovate"
    first = RENOVATE
    last = RENOVATE + 2

    def __init__(self, savings: Sequence[Saving] = ()) -> None:
        self.savings = list(savings)

    def cheaper(self) -> list[Saving]:
        return self.savings

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.house == STONY or mine.permits & NO_RENOVATION:
            return []
        found = [RENOVATE] if can_pay(table, seat, RENOVATE, terms_of(self)) else []
        straight = mine.house == WOODEN and mine.permits & STRAIGHT_TO_STONE
        if straight and can_pay(table, seat, RENOVATE + 1, terms_of(self)):
            found.append(RENOVATE + 1)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        charge(table, seat, move, terms_of(self))


class GrowFamily(Action):
    """Family growth, with room only or even without (chapter "House Building and Family Planning"), perhaps for a cost.

    The newborn comes beside the person with which its family takes an action, if there is one.
    """

    asks = "prompt-grow"
    first = GROW
    last = GROW + 1

    def __init__(self, with_room: bool, cost: Sequence[int] = ()) -> None:
        self.with_room = with_room
        self.cost = list(cost)

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        room = not self.with_room or mine.lodgings() > mine.people
        return [GROW] if room and mine.supply() > 0 and table.has_all(seat, self.cost) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.pay_all(seat, self.cost, self.source(table, seat))
        table.grow_family(seat)


class Plow(Building):
    """Plow a field, perhaps for something, or several fields one after another (chapter "Cultivation").

    `leaves`: what is paid goes onto the accumulation space that has been used.
    """

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def __init__(self, cost: Sequence[int] = (), leaves: bool = False, most: int = 1) -> None:
        self.cost = list(cost)
        self.leaves = leaves
        self.most = most

    def is_possible(self, table: Table, seat: int) -> bool:
        if self.is_complete(table, seat) or not table.has_all(seat, self.cost):
            return False
        return table.seats[seat].field_sites() != 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return sites(PLOW, table.seats[seat].field_sites()) if self.is_possible(table, seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.pay_all(seat, self.cost)
        if self.leaves:
            table.goods[table.told(seat)] += self.cost[1]
        count_piece(table, seat, 1)
        table.plow(seat, move - PLOW)


class Sow(Action):
    """Sow grain and vegetables on any number of empty fields, or on a single one (chapter "Cultivation").

    With a card, pastures can be sown, too. The counter says how many fields were sown with which crop (`sown`). While
    others have their say before it begins, the mode has the move that was chosen, from `SOW` on counted from 1, one bit
    further on.
    """

    asks = "prompt-sow-crops"
    first = SOW
    last = BAKE

    def __init__(self, single: bool = False) -> None:
        self.repeats = not single
        if single:
            self.asks = "prompt-sow-one"

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        lent = [] if not self.repeats or has_begun(table, seat, self.index) else lend(table, seat, BEFORE_SOWING)
        found = [SOW + crop for crop in range(CROPS) if mine.can_sow(GRAIN + crop)]
        pastures = mine.sowable_pastures()
        if pastures:
            for crop in range(CROPS):
                if mine.goods[GRAIN + crop]:
                    found += sites(SOW_PASTURE + crop * SPACES, pastures)
        take_back(table, seat, lent)
        return found

    def moves(self, table: Table, seat: int) -> list[int]:
        chosen = table.seats[seat].stack[-1] >> 1
        if chosen and SOW + chosen - 1 in self.choices(table, seat):
            return [SOW + chosen - 1]
        return super().moves(table, seat)

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(table, seat, move)
            return
        stack = table.seats[seat].stack
        if table.setup.cards and not stack[-2] and not stack[-1] >> 1:
            give_before(table, seat, BEFORE_SOWING)
            table.tell_others(seat, BEFORE_SOWING + OTHERS, 0)
            if stack[-FRAME] == WAIT:
                stack[-FRAME - 1] |= move - SOW + 1 << 1
                return
        stack[-1] &= OPTIONAL
        stack[-2] += sown(sown_crop(move) - GRAIN)
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        field = table.sow(seat, sown_crop(move), sown_space(move))
        table.happen(seat, SOWN, field)

    def decline(self, table: Table, seat: int) -> None:
        if self.repeats and table.setup.cards and table.acting_on(seat) >= 0:
            table.happen(seat, SOWING_DECLINED)

    def end(self, table: Table, seat: int) -> None:
        done = table.seats[seat].stack[-2]
        super().end(table, seat)
        if done and table.setup.cards:
            table.happen(seat, AFTER_SOWING, done)


def sown_crop(move: int) -> int:
    """What a move sows."""
    return GRAIN + (move - SOW if move < SOW_PASTURE else (move - SOW_PASTURE) // SPACES)


def sown_space(move: int) -> int:
    """The first space of the pasture that a move sows, or -1 if it sows a field."""
    return -1 if move < SOW_PASTURE else (move - SOW_PASTURE) % SPACES


class BuildFences(Building):
    """Fence pastures, one at a time, for a wood per fence (chapter "Animal Husbandry Options").

    With a `size`, it is a single pasture of so many spaces, and its fences are free. Once all fences stand, animals go
    for which a pasture that was divided has no room any more.
    """

    asks = "prompt-fence"
    first = FENCE
    last = FENCE + SHAPE_COUNT

    def __init__(self, size: int = 0) -> None:
        self.size = size
        self.most = 1 if size else 0
        if size:
            self.asks = "prompt-fence-one"

    def is_possible(self, table: Table, seat: int) -> bool:
        if self.most or table.seats[seat].permits & PALISADES:
            return len(self.choices(table, seat)) > 0
        return table.seats[seat].least_fences <= self.in_reach(table, seat)

    def in_reach(self, table: Table, seat: int) -> int:
        """How many fences the seat can build now."""
        mine = table.seats[seat]
        left = mine.fences_left()
        if self.size:
            return left
        free = free_fences(mine, self.built(table, seat))
        return min(left, free + mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0))

    def pays_with_clay(self) -> bool:
        """Whether clay may be paid if a card permits it."""
        return True

    def due(self, table: Table, seat: int, count: int) -> int:
        """How many fences have to be paid if so many are built now."""
        return 0 if self.size else max(0, count - free_fences(table.seats[seat], self.built(table, seat)))

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
            if mine.fences_for(shape) <= most and (not self.size or bit_count(SHAPES[shape]) == self.size):
                found.append(FENCE + shape)
        return found

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


def material_for_fences(mine: Player) -> int:
    """How many fences the seat could pay for: with wood, or with clay too."""
    return mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0)


def free_fences(mine: Player, built: int) -> int:
    """How many more fences of an action are free, with so many built already."""
    return max(0, FREE_FENCE_COUNT - built) if mine.permits & FREE_FENCES else 0


class PickCrops(Action):
    """Take one more grain from each of one's grain fields, or from some. The counter has those done, as bits."""

    asks = "prompt-pick"
    first = PICK
    last = FENCE

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        stack = mine.stack
        done = stack[-2] if stack and table.steps[stack[-FRAME]] is self else 0
        return [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0 and not done >> field & 1]

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE:
            self.end(table, seat)
            return
        table.seats[seat].stack[-2] |= 1 << move - PICK
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        told = table.take_crop(seat, move - PICK)
        table.tell_more(seat, FIELD_PHASE, told - sown(0))  # it is no further field


class MoveCrop(Action):
    """Move a crop from a field with at least two to an empty one, from the top if they are of two kinds.

    ruling: Which of several empty fields it goes to makes no difference.
    """

    asks = "prompt-move-crop"
    first = PICK
    last = FENCE

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for field in range(len(mine.crops)):
            crops = mine.crops[field]
            if (crops > 1 or crops < -1) and mine.empty_field(VEGETABLE if crops < 0 else GRAIN) >= 0:
                found.append(PICK + field)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        table.move_crop(seat, move - PICK)
