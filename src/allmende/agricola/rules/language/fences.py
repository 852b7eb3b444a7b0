"""Fences, and the wood that may stand in place of some of them."""

from __future__ import annotations

from allmende.agricola.components.farmyard import (
    FARM_EDGE,
    FARM_SPACE_NAMES,
    FENCE_SPACES,
    LARGE_SHAPES,
    SHAPE_BORDERS,
    SHAPE_COUNT,
    SHAPE_SURROUNDINGS,
    SHAPES,
    bit_count,
    border,
    spaces_in,
)
from allmende.agricola.components.moves import FENCE, OUTLINE
from allmende.agricola.components.pieces import CLAY, GRAIN, WOOD
from allmende.agricola.rules.amendments import LAST_SPACES_TOGETHER, PASTURES_AT_LAST
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import TRIMMED_EACH_TIME
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.pastures import encloses, fences_for, is_part
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.in_play import card_at, card_with
from allmende.agricola.rules.language.paying import PALISADES_PLACE, SPACES_PLACE, settle_bill
from allmende.agricola.rules.language.piece_ways import fence_ways
from allmende.agricola.rules.language.pieces import ENCLOSED_BITS, Building, fences_in_action, grain_left, note_grain
from allmende.agricola.rules.language.putting import put_fences
from allmende.agricola.rules.moments import ENCLOSED, FENCED, FENCES_BUILT
from allmende.agricola.rules.permits import (
    CLAY_FENCES,
    FENCES_ON_CARD,
    FREE_AT_EDGE,
    FREE_FENCE_COUNT,
    FREE_FENCES,
    GRAIN_FOR_BUILDING,
    KEEPS_SITE,
    LATE_PIECES,
    PAID_FENCES,
    PALISADE_WOOD,
    PALISADES,
)
from allmende.agricola.rules.phases import OUTLINING, PALISADING, PAYING
from allmende.agricola.rules.player import NO_PASTURE, Player
from allmende.agricola.rules.shortages import NOT_NOW, good_missing, taken
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


class Means:
    """What a seat could spend on one more pasture in a "Build Fences" action, found once for all that it could fence.

    `due` has, by the number of fences that may have to be paid for, how many do.
    """

    def __init__(self, fences: int, wood: int, clay: int, due: list[int]) -> None:
        self.fences = fences
        self.wood = wood
        self.clay = clay
        self.due = due


class BuildFences(Building):
    """Fence pastures, one at a time, for a wood per fence (chapter "Animal Husbandry Options").

    Once all fences stand, animals go for which a pasture that was divided has no room any more. A pasture fenced
    because of a card may have to be of a `size`.
    """

    asks = "prompt-fence"
    first = FENCE
    last = FENCE + SHAPE_COUNT

    def __init__(self) -> None:
        self.size = 0
        self.most = 0

    def is_possible(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        of_old = mine.permits & KEEPS_SITE and not state.amended(LAST_SPACES_TOGETHER)
        if self.most or of_old or mine.permits & (PALISADES | FREE_AT_EDGE):
            return len(self.choices(state, seat)) > 0
        return mine.least_fences <= self.in_reach(state, seat)

    def in_reach(self, state: State, seat: int) -> int:
        """The number of fences that the seat can build now."""
        mine = state.seats[seat]
        material = mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0)  # asked at every turn
        reach = free_fences(state, seat, self.built(state, seat)) + material
        if mine.permits & GRAIN_FOR_BUILDING:
            reach += grain_left(state, seat, FENCE)
        if mine.permits & FENCES_ON_CARD:
            reach += fences_on_card(state, seat)
        if mine.permits & LATE_PIECES and reaches_late_fences(mine, reach):
            return mine.fences_left()
        return min(mine.fences_left(), reach)

    def stock(self, state: State, seat: int) -> int:
        """The number of fences that can be built now if they can be paid for."""
        return state.seats[seat].fences_left()

    def pays_with_others(self) -> bool:
        """True if other goods than wood may be paid if cards permit it."""
        return True

    def due(self, state: State, seat: int, count: int) -> int:
        """The number of fences to pay for if `count` are built now."""
        late = late_fences(state.seats[seat], count)
        return max(0, count - late - self.free_here(state, seat) - fences_on_card(state, seat))

    def free_here(self, state: State, seat: int) -> int:
        """The number of further fences of this action that are free."""
        return free_fences(state, seat, self.built(state, seat))

    def payable(self, mine: Player, missing: int, palisades: int = 0) -> int:
        """The number of these fences that may have to be paid for: with a card, none at the edge."""
        if mine.permits & FREE_AT_EDGE:
            return bit_count(missing & ~FARM_EDGE)
        return bit_count(missing) - palisades

    def material(self, state: State, seat: int) -> int:
        """The number of fences that can be paid for; -1 if none can be built at all."""
        return material_for_fences(state, seat)

    def built(self, state: State, seat: int) -> int:
        """The number of fences that the seat has built in this action."""
        stack = state.seats[seat].stack
        place = len(stack) - FRAME
        while place >= 0 and stack[place] in (PALISADING, OUTLINING):
            place -= FRAME
        return fences_in_action(stack[place + 1]) if place >= 0 and state.steps[stack[place]] is self else 0

    def owns(self, move: int) -> bool:
        return super().owns(move) or move == OUTLINE

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.permits & PALISADES:
            return [] if self.is_complete(state, seat) else self.with_palisades(state, seat)
        if mine.permits & FREE_AT_EDGE:
            return [] if self.is_complete(state, seat) else self.beside_edge(state, seat)
        most = self.in_reach(state, seat)
        if mine.least_fences > most or self.is_complete(state, seat):
            return []
        found: list[int] = []
        for shape in range(SHAPE_COUNT):
            fits = fences_for(mine, shape) <= most and (not self.size or bit_count(SHAPES[shape]) == self.size)
            if fits and self.may_enclose(state, seat, SHAPES[shape]):
                found.append(FENCE + shape)
        return found

    def beside_edge(self, state: State, seat: int) -> list[int]:
        """The pastures that can be fenced if fences at the edge of the farmyard are free."""
        mine, material = state.seats[seat], self.material(state, seat)
        found: list[int] = []
        for shape in range(SHAPE_COUNT):
            spaces = SHAPES[shape]
            if fences_for(mine, shape) > self.stock(state, seat) or (self.size and bit_count(spaces) != self.size):
                continue
            due = self.due(state, seat, self.payable(mine, SHAPE_BORDERS[shape] & ~mine.fences))
            if due <= material and self.may_enclose(state, seat, spaces):
                found.append(FENCE + shape)
        return found

    def may_enclose(self, state: State, seat: int, spaces: int) -> bool:
        """True if spaces beside the house may be enclosed with the last others, as they may since an amendment."""
        mine = state.seats[seat]
        return not mine.permits & KEEPS_SITE or state.amended(LAST_SPACES_TOGETHER) or not spaces & mine.kept_spaces()

    # Why not

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        least = self.fewest(state, seat)
        if least == NO_PASTURE:
            return Message("reason-no-place-for-pasture")
        return self.fences_missing(state, seat, least) or NOT_NOW

    def fewest(self, state: State, seat: int) -> int:
        """The number of fences of the pasture that takes the fewest, or `NO_PASTURE`."""
        return state.seats[seat].least_fences

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move == OUTLINE:
            return Message("reason-no-such-way")
        shape = move - FENCE
        if self.size and bit_count(SHAPES[shape]) != self.size:
            return Message("reason-size-of-pasture", {"size": self.size})
        mine = state.seats[seat]
        missing = SHAPE_BORDERS[shape] & ~mine.fences
        due = self.due(state, seat, self.payable(mine, missing))
        return not_a_pasture(mine, shape) or self.fences_missing(state, seat, bit_count(missing), due)

    def fences_missing(self, state: State, seat: int, count: int, due: int = -1) -> Message | None:
        """The refusal if there are too few fences, or too little wood, or clay with a card, for those not free."""
        mine = state.seats[seat]
        left = self.stock(state, seat)
        if count > left:
            return Message("reason-fences-left", {"count": count, "left": left})
        due = self.due(state, seat, count) if due < 0 else due
        due -= min(due, grain_left(state, seat, FENCE) if self.pays_with_others() else 0)
        if not mine.permits & CLAY_FENCES:
            return good_missing(state, seat, WOOD, due)
        wood, clay = mine.goods[WOOD], mine.goods[CLAY]
        if wood + clay >= due:
            return None
        return Message("reason-needs-wood-or-clay", {"count": due, "wood": wood, "clay": clay})

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == OUTLINE:
            mine.push(OUTLINING)
        elif mine.permits & PALISADES:
            self.enclose(state, seat, SHAPES[move - FENCE])
        else:
            self.settle(state, seat, SHAPES[move - FENCE], 0)

    def settle(self, state: State, seat: int, spaces: int, palisades: int) -> None:
        """Have a pasture with `palisades` palisades paid for and fenced; the seat is asked if it can pay with clay."""
        mine = state.seats[seat]
        payable = self.payable(mine, border(spaces) & ~mine.fences, palisades)
        due = self.due(state, seat, payable)
        use_fences_on_card(state, seat, payable - self.free_here(state, seat) - due)
        ways = fence_ways(state, seat, due, self.pays_with_others(), palisades)
        if len(ways) > 1:
            mine.push(PAYING, FENCE, due | palisades << PALISADES_PLACE | spaces << SPACES_PLACE)
        else:
            settle_bill(state, seat, ways[0], "supply")
            note_grain(state, seat, ways[0][GRAIN])
            put_fences(state, seat, spaces, palisades)

    # With palisades

    def with_palisades(self, state: State, seat: int) -> list[int]:
        """The pastures that can be fenced with palisades allowed; those that are too large are outlined first."""
        mine, means = state.seats[seat], self.means(state, seat)
        found: list[int] = []
        for shape in range(SHAPE_COUNT):
            if fences_for(mine, shape) != NO_PASTURE and self.palisades_for(state, seat, SHAPES[shape], means):
                found.append(FENCE + shape)
        return found + self.outlines(state, seat, means)

    def outlines(self, state: State, seat: int, means: Means) -> list[int]:
        """The move that outlines a pasture, if one can be fenced that is too large for a move of its own."""
        for spaces in LARGE_SHAPES:
            if self.palisades_for(state, seat, spaces, means):
                return [OUTLINE]
        return []

    def means(self, state: State, seat: int) -> Means:
        """What the seat could spend on a pasture now."""
        mine, wood, clay = state.seats[seat], self.wood_for_fences(state, seat), 0
        if self.pays_with_others():
            clay = mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0
            wood += grain_left(state, seat, FENCE) if wood >= 0 else 0
        due = [self.due(state, seat, count) for count in range(FENCE_SPACES + 1)]
        return Means(self.stock(state, seat), wood, clay, due)

    def palisades_for(self, state: State, seat: int, spaces: int, means: Means) -> list[int]:
        """The numbers of palisades that a pasture of these spaces can have now; empty if it can't be made at all."""
        mine = state.seats[seat]
        if (self.size and bit_count(spaces) != self.size) or not encloses(mine, spaces):
            return []
        if not self.may_enclose(state, seat, spaces):
            return []
        missing = border(spaces) & ~mine.fences
        found: list[int] = []
        for palisades in range(bit_count(missing & FARM_EDGE) + 1 if mine.permits & PALISADES else 1):
            fences = bit_count(missing) - palisades
            due = means.due[max(0, self.payable(mine, missing, palisades))]
            if fences <= means.fences and max(0, due - means.clay) + PALISADE_WOOD * palisades <= means.wood:
                found.append(palisades)
        return found

    def wood_for_fences(self, state: State, seat: int) -> int:
        """The wood that can be paid here; -1 if no pasture can be fenced at all."""
        return state.seats[seat].goods[WOOD]

    def enclose(self, state: State, seat: int, spaces: int) -> None:
        """Fence a pasture; the seat is asked for the number of palisades if there is a choice."""
        found = self.palisades_for(state, seat, spaces, self.means(state, seat))
        if len(found) > 1:
            state.seats[seat].push(PALISADING, spaces)
        else:
            self.settle(state, seat, spaces, found[0])

    def end(self, state: State, seat: int) -> None:
        super().end(state, seat)
        accommodate(state, seat)

    def complete(self, state: State, seat: int, counted: int) -> None:
        if fences_in_action(counted):
            happen(state, seat, FENCES_BUILT, fences_in_action(counted))
        self.tell_enclosed(state, seat, counted)

    def tell_enclosed(self, state: State, seat: int, counted: int) -> None:
        """Let cards react to the spaces that were enclosed, and to the new pastures."""
        enclosed = counted >> ENCLOSED_BITS
        if enclosed and state.amended(TRIMMED_EACH_TIME):
            happen(state, seat, ENCLOSED, bit_count(enclosed))
        if enclosed and state.amended(PASTURES_AT_LAST):
            for pasture in state.seats[seat].pastures:
                if not pasture & ~enclosed:  # a new one, or a part of a new one that was divided again
                    tell_own(state, seat, FENCED, bit_count(pasture))


def material_for_fences(state: State, seat: int) -> int:
    """The number of fences that the seat could pay for: with wood, or with clay and grain too."""
    mine = state.seats[seat]
    return mine.goods[WOOD] + (mine.goods[CLAY] if mine.permits & CLAY_FENCES else 0) + grain_left(state, seat, FENCE)


def fences_on_card(state: State, seat: int) -> int:
    """The number of fences of the supply that lie on a card, and are free."""
    mine = state.seats[seat]
    if not mine.permits & FENCES_ON_CARD:
        return 0
    return min(mine.mark_of(card_with(state, seat, FENCES_ON_CARD)), mine.fences_left())


def use_fences_on_card(state: State, seat: int, count: int) -> None:
    """Take up to `count` fences off the card on which they are free."""
    used = min(count, fences_on_card(state, seat))
    if used > 0:
        mine, card = state.seats[seat], card_with(state, seat, FENCES_ON_CARD)
        mine.set_mark(card, mine.mark_of(card) - used)


class LayFences(Given):
    """Lay up to `count` fences of the supply onto the card, where they are free to be built; its mark counts them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, min(self.count, mine.fences_left()))


def free_fences(state: State, seat: int, built: int) -> int:
    """The number of further fences of an action that are free, with `built` built already."""
    mine = state.seats[seat]
    free = FREE_FENCE_COUNT if mine.permits & FREE_FENCES else 0
    if mine.saves:
        for card in mine.played:
            for saving in card_at(state, card).savings:
                free += saving.off_fences(state, seat)
    return max(0, free - built)


def reaches_late_fences(mine: Player, paid: int) -> bool:
    """True if with so many fences more all others are free, because of a card."""
    return mine.permits & LATE_PIECES != 0 and bit_count(mine.fences & ~mine.palisades) + paid >= PAID_FENCES


def late_fences(mine: Player, count: int) -> int:
    """The number among the next `count` fences that a card makes free because so many stand already."""
    if not mine.permits & LATE_PIECES:
        return 0
    built = bit_count(mine.fences & ~mine.palisades)
    return max(0, built + count - max(built, PAID_FENCES))


def not_a_pasture(mine: Player, shape: int) -> Message | None:
    """The reason why these spaces can't become a pasture of their own."""
    spaces = SHAPES[shape]
    in_tiles = taken(mine, spaces & (mine.rooms | mine.fields | mine.kept_from(spaces)))
    if in_tiles is not None:
        return in_tiles
    fenced = spaces & mine.fenced
    if not fenced:
        if mine.fenced and not SHAPE_SURROUNDINGS[shape] & mine.fenced:
            return Message("reason-pasture-beside")
        return None
    if fenced != spaces:
        return Message("reason-pasture-partly")
    if spaces in mine.pastures:
        return Message("reason-pasture-already")
    pasture = next((pasture for pasture in mine.pastures if not spaces & ~pasture), 0)
    if not pasture:
        return Message("reason-pasture-across")
    if is_part(mine, spaces):
        return None
    other = [FARM_SPACE_NAMES[space] for space in spaces_in(pasture & ~spaces)]
    return Message("reason-pasture-other-part", {"places": " ".join(other)})
