"""Actions that build stables and plow fields."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import CORNERS, SPACES, bit_count
from allmende.agricola.components.moves import (
    PLOW,
    STABLE,
)
from allmende.agricola.components.pieces import FOOD, WOOD
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.buildings import stable_corners
from allmende.agricola.rules.farm.crops import plow
from allmende.agricola.rules.farm.places import place_of
from allmende.agricola.rules.farm.supplies import has_all, pay, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.house_savings import first_for_less
from allmende.agricola.rules.language.neighborhood import zigzag_sites
from allmende.agricola.rules.language.paying import PRINTED_PLACE, buy_stable
from allmende.agricola.rules.language.piece_ways import stable_ways
from allmende.agricola.rules.language.pieces import PIECE_BITS, Building, count_piece
from allmende.agricola.rules.moments import (
    FIELDS_PLOWED,
    STABLES_BUILT,
)
from allmende.agricola.rules.permits import (
    CLAY_STABLE,
    EARLY_STABLES,
    FIELD_FEE,
    FIELD_FEE_FOOD,
    GRAIN_FOR_BUILDING,
    LATE_PIECES,
    LATE_STABLE_WOOD,
    TAKES_ROOM,
)
from allmende.agricola.rules.phases import PAYING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import (
    NOT_NOW,
    field_not_here,
    goods_missing,
    no_place_for_field,
    taken,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def terms_of(action: Action) -> int:
    """The terms on which an action pays: its index if it makes something cheaper or reserves something, or else 0."""
    return action.index if action.reserves or action.cheaper() else 0


def sites(first: int, spaces: int) -> list[int]:
    """The moves of a block for each space of a set."""
    return [first + space for space in range(SPACES) if spaces >> space & 1]


class BuildStables(Building):
    """Build stables for wood, one after another, at most `most` (chapter "Building Stables").

    With a `size`, they are built in pastures of that number of spaces only. A card may let one be built in the middle
    of four fields in a "Build Stables" action, which is one that may build more than one.
    """

    asks = "prompt-build-stables"
    first = STABLE
    last = STABLE + SPACES + CORNERS
    called = "stables"

    def __init__(self, wood: int, most: int, size: int = 0, food: int = 0) -> None:
        self.wood = wood
        self.food = food
        self.most = most
        self.size = size
        if most == 1:
            self.asks = "prompt-build-stable"

    def is_possible(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        if (
            (mine.goods[WOOD] < self.wood_for(state, seat) and not self.has_other_way(state, seat))
            or mine.goods[FOOD] < self.food
            or mine.stables_left() <= 0
            or self.is_complete(state, seat)
        ):
            return False
        return self.sites(mine) != 0

    def has_other_way(self, state: State, seat: int) -> bool:
        """True if a card lets the next stable be paid with other goods than wood."""
        mine = state.seats[seat]
        if not mine.permits & (CLAY_STABLE | GRAIN_FOR_BUILDING):
            return False
        return len(stable_ways(state, seat, self.wood_for(state, seat), self.wood)) > 0

    def wood_for(self, state: State, seat: int) -> int:
        """The wood that the next stable costs."""
        mine = state.seats[seat]
        late = mine.permits & LATE_PIECES and bit_count(mine.stables) >= EARLY_STABLES
        less = (LATE_STABLE_WOOD if late else 0) + first_for_less(state, seat, STABLE)
        return max(0, self.wood - less)

    def sites(self, mine: Player) -> int:
        """The sites for a stable, as bits."""
        if not self.size:
            return mine.stable_sites() | (stable_corners(mine) if self.most > 1 else 0)
        small = 0
        for pasture in mine.pastures:
            if bit_count(pasture) == self.size:
                small |= pasture
        return mine.stable_sites() & small

    def choices(self, state: State, seat: int) -> list[int]:
        if not self.is_possible(state, seat):
            return []
        bits = self.sites(state.seats[seat])
        return [STABLE + site for site in range(SPACES + CORNERS) if bits >> site & 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        mine = state.seats[seat]
        if not mine.stables_left():
            return Message("reason-no-stables-left")
        if not self.sites(mine):
            return self.no_site()
        food = [FOOD, self.food] if self.food else []
        return goods_missing(state, seat, [WOOD, self.wood_for(state, seat), *food]) or NOT_NOW

    def no_site(self) -> Message:
        """The refusal for lack of a place for a stable."""
        if self.size:
            return Message("reason-stable-in-pasture", {"size": self.size})
        return Message("reason-no-place-for-stable")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine, place = state.seats[seat], 1 << move - STABLE
        is_site = self.sites(mine) & place != 0
        if move >= STABLE + SPACES and not is_site:
            return Message("reason-no-stable-amid-fields")
        refusal = None if is_site else taken(mine, place, in_pastures=True)
        return refusal or self.refusal(state, seat) or (None if is_site else self.no_site())

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(STABLE, STABLE + SPACES))

    def do(self, state: State, seat: int, move: int) -> None:
        pay(state, seat, FOOD, self.food, place_of(state, move - STABLE))
        wood = self.wood_for(state, seat)
        ways = stable_ways(state, seat, wood, self.wood)
        if len(ways) > 1:
            state.seats[seat].push(PAYING, move, wood | self.wood << PRINTED_PLACE)
        else:
            buy_stable(state, seat, move, ways[0], wood)

    def complete(self, state: State, seat: int, counted: int) -> None:
        happen(state, seat, STABLES_BUILT, counted & (1 << PIECE_BITS) - 1)
        if state.seats[seat].permits & TAKES_ROOM:
            accommodate(state, seat)


class Plow(Building):
    """Plow a field, perhaps for something, or several fields one after another (chapter "Cultivation").

    `leaves`: the payment goes onto the accumulation space that has been used. `zigzag`: only where the field completes
    a zigzag of four fields. `apart`: a field need not lie beside another one.
    """

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES
    called = "plow"

    def __init__(
        self,
        cost: Sequence[int] = (),
        leaves: bool = False,
        most: int = 1,
        zigzag: bool = False,
        apart: bool = False,
    ) -> None:
        self.cost = list(cost)
        self.leaves = leaves
        self.most = most
        self.zigzag = zigzag
        self.apart = apart

    def sites(self, mine: Player) -> int:
        """The sites for the field, as bits."""
        if self.apart and not mine.lacks_field_fee():
            return mine.empty_sites()
        return mine.field_sites() & zigzag_sites(mine) if self.zigzag else mine.field_sites()

    def price(self, state: State, seat: int) -> list[int]:
        """The cost here, with what a card asks for each field."""
        if not self.cost or not state.seats[seat].permits & FIELD_FEE:
            return self.cost
        if self.cost[0] == FOOD:
            return [FOOD, self.cost[1] + FIELD_FEE_FOOD]
        return [*self.cost, FOOD, FIELD_FEE_FOOD]

    def is_possible(self, state: State, seat: int) -> bool:
        if self.is_complete(state, seat) or not has_all(state, seat, self.price(state, seat)):
            return False
        return self.sites(state.seats[seat]) != 0

    def choices(self, state: State, seat: int) -> list[int]:
        return sites(PLOW, self.sites(state.seats[seat])) if self.is_possible(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        place = None if self.apart and self.sites(state.seats[seat]) else no_place_for_field(state, seat)
        missing = place or goods_missing(state, seat, self.price(state, seat))
        return missing or (Message("reason-no-zigzag") if self.zigzag else NOT_NOW)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine, space = state.seats[seat], move - PLOW
        here = self.sites(mine) >> space & 1
        refusal = None if self.apart and here else field_not_here(state, seat, space)
        refusal = refusal or goods_missing(state, seat, self.price(state, seat))
        return Message("reason-no-zigzag") if refusal is None and self.zigzag and not here else refusal

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(PLOW, PLOW + SPACES))

    def do(self, state: State, seat: int, move: int) -> None:
        pay_all(state, seat, self.cost)
        if self.leaves:
            state.goods[state.told(seat)] += self.cost[1]
        count_piece(state, seat, 1)
        plow(state, seat, move - PLOW)

    def complete(self, state: State, seat: int, counted: int) -> None:
        tell_own(state, seat, FIELDS_PLOWED, counted & (1 << PIECE_BITS) - 1)
