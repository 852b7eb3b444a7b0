"""Effects of rooms, stables, the family and fields."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import CORNERS, SPACES, bit_count
from allmende.agricola.components.moves import (
    GROW,
    PLOW,
    RENOVATE,
    ROOM,
    STABLE,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import FOOD, HOUSE_NAMES, STARTING_PEOPLE, STONY, WOOD, WOODEN
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.earlier_amendments import ROOMS_BY_ACTION
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.buildings import build_stable, stable_corners
from allmende.agricola.rules.farm.crops import plow
from allmende.agricola.rules.farm.places import place_of
from allmende.agricola.rules.farm.supplies import has_all, pay, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.in_play import card_at, waiver_of
from allmende.agricola.rules.language.neighborhood import zigzag_sites
from allmende.agricola.rules.language.paying import can_pay, charge, ways_for_two
from allmende.agricola.rules.language.pieces import PIECE_BITS, PREPAID, Building, count_piece
from allmende.agricola.rules.language.postponed import note_wood_paid
from allmende.agricola.rules.language.putting import carry_out, unused_among
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.moments import (
    FAMILY_GROWN,
    HAD_ROOM,
    ROOMS_ACTION,
    ROOMS_BUILT,
    ROOMS_PLACE,
    STABLES_BUILT,
)
from allmende.agricola.rules.people import grow_family
from allmende.agricola.rules.permits import (
    EARLY_STABLES,
    FIELD_FEE,
    FIELD_FEE_FOOD,
    GROWS_LATE,
    LARGE_HOUSE,
    LATE_GROWTH,
    LATE_PIECES,
    LATE_STABLE_WOOD,
    NO_RENOVATION,
    STRAIGHT_IF_LARGE,
    STRAIGHT_TO_STONE,
    TAKES_ROOM,
)
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
    """The terms on which an action pays: its index if it makes something cheaper, or else 0."""
    return action.index if action.cheaper() else 0


def sites(first: int, spaces: int) -> list[int]:
    """The moves of a block for each space of a set."""
    return [first + space for space in range(SPACES) if spaces >> space & 1]


class BuildRooms(Building):
    """Build rooms of the house's material, as many as one can pay for, or a single one (chapter "Adding Rooms").

    Only the former is a "Build Rooms" action. `savings` make the rooms cheaper that are built in this action.
    """

    asks = "prompt-build-rooms"
    first = ROOM
    last = ROOM + SPACES
    called = "rooms"

    def __init__(self, repeats: bool = True, savings: Sequence[Saving] = ()) -> None:
        self.repeats = repeats
        self.most = 0 if repeats else 1
        self.savings = list(savings)
        if not repeats:
            self.asks = "prompt-build-room"

    def cheaper(self) -> list[Saving]:
        return self.savings

    def is_possible(self, state: State, seat: int) -> bool:
        if self.is_complete(state, seat) or state.seats[seat].room_sites() == 0:
            return False
        return self.is_payable(state, seat) or len(self.choices(state, seat)) > 0

    def is_payable(self, state: State, seat: int) -> bool:
        """True if the next room can be paid for, or has been."""
        return bool(self.so_far(state, seat) & PREPAID) or can_pay(state, seat, ROOM, terms_of(self))

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if self.is_complete(state, seat):
            return []
        found = sites(ROOM, mine.room_sites())
        if self.is_payable(state, seat):
            return found
        if not self.repeats or not mine.saves:
            return []
        return [move for move in found if ways_for_two(state, seat, move, terms_of(self))]

    def is_due(self, state: State, seat: int) -> bool:
        return super().is_due(state, seat) or bool(state.seats[seat].stack[-2] & PREPAID)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        if not state.seats[seat].room_sites():
            return Message("reason-no-place-for-room")
        return cost_missing(state, seat, ROOM, terms_of(self)) or NOT_NOW

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine, site = state.seats[seat], 1 << move - ROOM
        if not mine.room_sites() & site:
            return taken(mine, site) or Message("reason-room-beside")
        return cost_missing(state, seat, ROOM, terms_of(self))

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(ROOM, ROOM + SPACES))

    def do(self, state: State, seat: int, move: int) -> None:
        if self.so_far(state, seat) & PREPAID:
            state.seats[seat].stack[-2] &= ~PREPAID
            carry_out(state, seat, move)
        else:
            charge(state, seat, move, terms_of(self))

    def complete(self, state: State, seat: int, counted: int) -> None:
        mine = state.seats[seat]
        had_room = mine.room_count() - (counted & (1 << PIECE_BITS) - 1) > mine.people
        had_room = had_room and (self.repeats or not state.amended(ROOMS_BY_ACTION))
        told = mine.house | (counted & (1 << PIECE_BITS) - 1) << ROOMS_PLACE
        told |= (ROOMS_ACTION if self.repeats else 0) | (HAD_ROOM if had_room else 0)
        happen(state, seat, ROOMS_BUILT, told)


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
            mine.goods[WOOD] < self.wood_for(mine)
            or mine.goods[FOOD] < self.food
            or mine.stables_left() <= 0
            or self.is_complete(state, seat)
        ):
            return False
        return self.sites(mine) != 0

    def wood_for(self, mine: Player) -> int:
        """The wood that the next stable costs."""
        late = mine.permits & LATE_PIECES and bit_count(mine.stables) >= EARLY_STABLES
        return max(0, self.wood - LATE_STABLE_WOOD) if late else self.wood

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
        return goods_missing(state, seat, [WOOD, self.wood_for(mine), FOOD, self.food]) or NOT_NOW

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
        count_piece(state, seat, unused_among(state.seats[seat], 1 << move - STABLE))
        pay(state, seat, FOOD, self.food, place_of(state, move - STABLE))
        wood = self.wood_for(state.seats[seat])
        build_stable(state, seat, move - STABLE, wood)
        note_wood_paid(state, seat, wood, for_improvement=False)

    def complete(self, state: State, seat: int, counted: int) -> None:
        happen(state, seat, STABLES_BUILT, counted & (1 << PIECE_BITS) - 1)
        if state.seats[seat].permits & TAKES_ROOM:
            accommodate(state, seat)


class Renovate(Action):
    """Renovate all rooms, from wood to clay or from clay to stone (chapter "Renovation").

    `savings` make it cheaper in this action. `only`: only to that material, from the one before it; `to_stone`: only
    to stone, even from wood.
    """

    asks = "prompt-renovate"
    first = RENOVATE
    last = RENOVATE + 2

    def __init__(self, savings: Sequence[Saving] = (), only: int = -1, to_stone: bool = False) -> None:
        self.savings = list(savings)
        self.to_stone = to_stone
        self.only = only

    def cheaper(self) -> list[Saving]:
        return self.savings

    def is_meant(self, mine: Player) -> bool:
        """True if it is for the present house."""
        return self.only < 0 or mine.house + 1 == self.only

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.house == STONY or mine.permits & NO_RENOVATION or not self.is_meant(mine):
            return []
        if self.to_stone:
            move = RENOVATE + 1 if mine.house == WOODEN else RENOVATE
            return [move] if can_pay(state, seat, move, terms_of(self)) else []
        found = [RENOVATE] if can_pay(state, seat, RENOVATE, terms_of(self)) else []
        straight = mine.house == WOODEN and may_go_straight(mine) and self.only < 0
        if straight and can_pay(state, seat, RENOVATE + 1, terms_of(self)):
            found.append(RENOVATE + 1)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        mine = state.seats[seat]
        straight = may_go_straight(mine) and not mine.permits & NO_RENOVATION and self.only < 0
        if mine.house == WOODEN and straight:
            return cost_missing(state, seat, RENOVATE, terms_of(self), RENOVATE + 1)
        return self.move_refusal(state, seat, RENOVATE + 1 if self.to_stone and mine.house == WOODEN else RENOVATE)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine = state.seats[seat]
        if mine.house == STONY:
            return Message("reason-stone-already")
        if mine.permits & NO_RENOVATION:
            card = next(card for card in mine.played if card_at(state, card).permits & NO_RENOVATION)
            return Message("reason-card-forbids-renovation", {"card": named("card", CARD_NAMES[card])})
        if move > RENOVATE and (mine.house != WOODEN or not (may_go_straight(mine) or self.to_stone)):
            return Message("reason-straight-needs-card")
        if self.to_stone and move == RENOVATE and mine.house == WOODEN:
            return Message("reason-only-to-stone")
        if self.only >= 0 and (move > RENOVATE or not self.is_meant(mine)):
            return Message("reason-renovates-only", {"house": HOUSE_NAMES[self.only]})
        return cost_missing(state, seat, move, terms_of(self))

    def visible(self, state: State, seat: int) -> list[int]:
        return [RENOVATE]

    def do(self, state: State, seat: int, move: int) -> None:
        charge(state, seat, move, terms_of(self))


def may_go_straight(mine: Player) -> bool:
    """True if a wooden house of the player may be renovated to stone."""
    if mine.permits & STRAIGHT_TO_STONE:
        return True
    return bool(mine.permits & STRAIGHT_IF_LARGE) and mine.room_count() >= LARGE_HOUSE


class GrowFamily(Action):
    """Grow the family, with room only or even without (chapter "House Building and Family Planning"), also for a cost.

    The newborn comes beside the person with which its family takes an action, if there is one. `each`: the cost is for
    every one of an amount. `lost`: bonus points that are lost. `wish`: it is the action of a Wish for Children space.
    """

    asks = "prompt-grow"
    first = GROW
    last = GROW + 1

    def __init__(
        self,
        with_room: bool,
        cost: Sequence[int] = (),
        each: Amount | None = None,
        lost: int = 0,
        wish: bool = False,
    ) -> None:
        self.with_room = with_room
        self.wish = wish
        self.cost = list(cost)
        self.lost = lost
        self.each = each

    def price(self, state: State, seat: int) -> list[int]:
        """The cost now."""
        if self.each is None:
            return self.cost
        times = self.each.count(state, seat)
        return [self.cost[i] * times if i % 2 else self.cost[i] for i in range(len(self.cost))]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.permits & GROWS_LATE and grows_too_early(state, seat):
            return []
        room = not self.with_room or mine.lodgings() > mine.people or self.waiver(state, seat) >= 0
        return [GROW] if room and mine.supply() > 0 and has_all(state, seat, self.price(state, seat)) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        mine = state.seats[seat]
        if mine.supply() <= 0:
            return Message("reason-all-people")
        if mine.permits & GROWS_LATE and grows_too_early(state, seat):
            return Message("reason-grows-late", {"round": LATE_GROWTH})
        if self.with_room and mine.lodgings() <= mine.people and self.waiver(state, seat) < 0:
            return Message("reason-no-room")
        return goods_missing(state, seat, self.price(state, seat))

    def visible(self, state: State, seat: int) -> list[int]:
        return [GROW]

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        waiver = self.waiver(state, seat) if self.with_room and mine.lodgings() <= mine.people else -1
        if waiver >= 0:
            mine.set_mark(waiver, 1)
        pay_all(state, seat, self.price(state, seat), self.source(state, seat))
        grow_family(state, seat)
        if self.lost:
            award(state, seat, -self.lost, self.source(state, seat))
        if state.setup.cards:
            happen(state, seat, FAMILY_GROWN, state.seats[seat].people)

    def waiver(self, state: State, seat: int) -> int:
        """A card with which no room is needed here, or -1."""
        return waiver_of(state, seat) if self.wish else -1


def grows_too_early(state: State, seat: int) -> bool:
    """True if the family of a seat whose card lets it grow late has to wait."""
    if state.round >= LATE_GROWTH:
        return False
    for i in range(len(state.seats)):
        if i != seat and state.seats[i].people <= STARTING_PEOPLE:
            return True
    return False


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
