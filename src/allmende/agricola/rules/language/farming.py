"""Effects of rooms, stables, the family and fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.farmyard import CORNERS, SPACES, bit_count
from allmende.agricola.components.moves import (
    BAKE,
    DONE,
    FENCE,
    GROW,
    PICK,
    PLOW,
    RENOVATE,
    ROOM,
    SOW,
    SOW_PASTURE,
    STABLE,
)
from allmende.agricola.components.numbers import card_index
from allmende.agricola.components.pieces import CROPS, GRAIN, STONY, VEGETABLE, WOOD, WOODEN
from allmende.agricola.rules.amendments import ROOMS_BY_ACTION, SOWN_WHERE_IT_COUNTS
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.effect import OPTIONAL
from allmende.agricola.rules.language.paying import can_pay, charge, ways_for_two
from allmende.agricola.rules.language.pieces import PIECE_BITS, PREPAID, Building, count_piece
from allmende.agricola.rules.language.putting import carry_out, unused_among
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.moments import (
    AFTER_SOWING,
    BEFORE_SOWING,
    FIELD_PHASE,
    HAD_ROOM,
    OTHERS,
    ROOMS_BUILT,
    SOWING_DECLINED,
    SOWN,
    STABLES_BUILT,
    sown,
)
from allmende.agricola.rules.permits import NO_RENOVATION, STRAIGHT_TO_STONE
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME, WAIT


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
        state.happen(seat, ROOMS_BUILT, mine.house | HAD_ROOM if had_room else mine.house)


class BuildStables(Building):
    """Build stables for wood, one after another, at most `most` (chapter "Building Stables").

    With a `size`, they are built in pastures of that number of spaces only. A card may let one be built in the middle
    of four fields in a "Build Stables" action, which is one that may build more than one.
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

    def is_possible(self, state: State, seat: int) -> bool:
        mine = state.seats[seat]
        if mine.goods[WOOD] < self.wood or mine.stables_left() <= 0 or self.is_complete(state, seat):
            return False
        return self.sites(mine) != 0

    def sites(self, mine: Player) -> int:
        """The sites for a stable, as bits."""
        if not self.size:
            return mine.stable_sites() | (mine.stable_corners() if self.most > 1 else 0)
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

    def do(self, state: State, seat: int, move: int) -> None:
        count_piece(state, seat, unused_among(state.seats[seat], 1 << move - STABLE))
        state.build_stable(seat, move - STABLE, self.wood)

    def complete(self, state: State, seat: int, counted: int) -> None:
        state.happen(seat, STABLES_BUILT, counted & (1 << PIECE_BITS) - 1)


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

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.house == STONY or mine.permits & NO_RENOVATION:
            return []
        found = [RENOVATE] if can_pay(state, seat, RENOVATE, terms_of(self)) else []
        straight = mine.house == WOODEN and mine.permits & STRAIGHT_TO_STONE
        if straight and can_pay(state, seat, RENOVATE + 1, terms_of(self)):
            found.append(RENOVATE + 1)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        charge(state, seat, move, terms_of(self))


class GrowFamily(Action):
    """Grow the family, with room only or even without (chapter "House Building and Family Planning"), also for a cost.

    The newborn comes beside the person with which its family takes an action, if there is one.
    """

    asks = "prompt-grow"
    first = GROW
    last = GROW + 1

    def __init__(self, with_room: bool, cost: Sequence[int] = ()) -> None:
        self.with_room = with_room
        self.cost = list(cost)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        room = not self.with_room or mine.lodgings() > mine.people
        return [GROW] if room and mine.supply() > 0 and state.has_all(seat, self.cost) else []

    def do(self, state: State, seat: int, move: int) -> None:
        state.pay_all(seat, self.cost, self.source(state, seat))
        state.grow_family(seat)


class Plow(Building):
    """Plow a field, perhaps for something, or several fields one after another (chapter "Cultivation").

    `leaves`: the payment goes onto the accumulation space that has been used.
    """

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def __init__(self, cost: Sequence[int] = (), leaves: bool = False, most: int = 1) -> None:
        self.cost = list(cost)
        self.leaves = leaves
        self.most = most

    def is_possible(self, state: State, seat: int) -> bool:
        if self.is_complete(state, seat) or not state.has_all(seat, self.cost):
            return False
        return state.seats[seat].field_sites() != 0

    def choices(self, state: State, seat: int) -> list[int]:
        return sites(PLOW, state.seats[seat].field_sites()) if self.is_possible(state, seat) else []

    def do(self, state: State, seat: int, move: int) -> None:
        state.pay_all(seat, self.cost)
        if self.leaves:
            state.goods[state.told(seat)] += self.cost[1]
        count_piece(state, seat, 1)
        state.plow(seat, move - PLOW)


FARMYARD_WORKER: Final[int] = card_index("B140")
"""The card that asks for goods on farmyard spaces."""


class Sow(Action):
    """Sow grain and vegetables on any number of empty fields, or on a single one (chapter "Cultivation").

    With a card, pastures can be sown, too, by the same moves as a field tile where that makes a difference. The counter
    has the numbers of fields sown with each crop (`sown`). While other seats react before it begins, the mode has the
    move that was chosen, from `SOW` on counted from 1, one bit further on.
    """

    asks = "prompt-sow-crops"
    first = SOW
    last = BAKE

    def __init__(self, single: bool = False) -> None:
        self.repeats = not single
        if single:
            self.asks = "prompt-sow-one"

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        lent = [] if not self.repeats or self.so_far(state, seat) else lend(state, seat, BEFORE_SOWING)
        found = [SOW + crop for crop in range(CROPS) if mine.can_sow(GRAIN + crop)]
        pastures = mine.sowable_pastures()
        if pastures:
            for crop in range(CROPS):
                if mine.goods[GRAIN + crop]:
                    found += sites(SOW_PASTURE + crop * SPACES, pastures)
        if mine.beds and asks_where(state, seat):
            skipped = [crop for crop in range(CROPS) if skips_tile(mine, crop)]
            found += [SOW_PASTURE + crop * SPACES + mine.empty_tile() for crop in skipped]
        take_back(state, seat, lent)
        return found

    def moves(self, state: State, seat: int) -> list[int]:
        chosen = state.seats[seat].stack[-1] >> 1
        if chosen and SOW + chosen - 1 in self.choices(state, seat):
            return [SOW + chosen - 1]
        return super().moves(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(state, seat, move)
            return
        stack = state.seats[seat].stack
        place = len(stack)  # cards may react to goods given before: they lie above then
        if state.setup.cards and not stack[-2] and not stack[-1] >> 1:
            give_before(state, seat, BEFORE_SOWING)
            state.tell_others(seat, BEFORE_SOWING + OTHERS, 0)
            if stack[-FRAME] == WAIT:
                stack[place - 1] |= move - SOW + 1 << 1
                return
        stack[place - 1] &= OPTIONAL
        stack[place - 2] += sown(sown_crop(move) - GRAIN)
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        field = state.sow(seat, sown_crop(move), sown_space(move))
        state.happen(seat, SOWN, field)

    def decline(self, state: State, seat: int) -> None:
        if self.repeats and state.setup.cards and state.acting_on(seat) >= 0:
            state.happen(seat, SOWING_DECLINED)

    def end(self, state: State, seat: int) -> None:
        done = state.seats[seat].stack[-2]
        super().end(state, seat)
        if done and state.setup.cards:
            state.happen(seat, AFTER_SOWING, done)


def asks_where(state: State, seat: int) -> bool:
    """True if sowing a field tile matters to a card, in play or in hand, that asks for goods on the farmyard.

    It does until something has come there in this work phase.
    """
    mine = state.seats[seat]
    if not state.amended(SOWN_WHERE_IT_COUNTS) or state.phase != WORK or mine.brought:
        return False
    return FARMYARD_WORKER in mine.played or FARMYARD_WORKER in mine.hand


def skips_tile(mine: Player, crop: int) -> bool:
    """True if a crop that the player has would be sown on a card although there is an empty field tile."""
    return mine.can_sow(GRAIN + crop) and mine.empty_field(GRAIN + crop) >= SPACES and mine.empty_tile() >= 0


def sown_crop(move: int) -> int:
    """The crop that a move sows."""
    return GRAIN + (move - SOW if move < SOW_PASTURE else (move - SOW_PASTURE) // SPACES)


def sown_space(move: int) -> int:
    """The field tile, or the first space of the pasture, that a move sows, or -1 if it leaves the field open."""
    return -1 if move < SOW_PASTURE else (move - SOW_PASTURE) % SPACES


class PickCrops(Action):
    """Take one more grain from each of one's grain fields, or from some. The counter has those done, as bits."""

    asks = "prompt-pick"
    first = PICK
    last = FENCE

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        done = self.so_far(state, seat)
        return [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0 and not done >> field & 1]

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        state.seats[seat].stack[-2] |= 1 << move - PICK
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        stack = state.seats[seat].stack
        depth = len(stack)
        told = state.take_crop(seat, move - PICK)
        del stack[depth:]  # it is obtained with the others, to which cards are still to react
        state.tell_more(seat, FIELD_PHASE, told - sown(0))  # it is no further field


class MoveCrop(Action):
    """Move a crop from a field with at least two to an empty one, from the top if they are of two kinds.

    ruling: Which of several empty fields it goes to makes no difference.
    """

    asks = "prompt-move-crop"
    first = PICK
    last = FENCE

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for field in range(len(mine.crops)):
            crops = mine.crops[field]
            if (crops > 1 or crops < -1) and mine.empty_field(VEGETABLE if crops < 0 else GRAIN) >= 0:
                found.append(PICK + field)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        state.move_crop(seat, move - PICK)
