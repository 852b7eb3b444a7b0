"""Rooms, stables and the family, and fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.amendments import ROOMS_BY_ACTION, SOWN_WHERE_IT_COUNTS
from allmende.agricola.rules.components import CROPS, GRAIN, STONY, VEGETABLE, WOOD, WOODEN
from allmende.agricola.rules.farm.farmyard import CORNERS, SPACES, bit_count
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.effect import OPTIONAL, Action
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
from allmende.agricola.rules.moves import BAKE, DONE, FENCE, GROW, PICK, PLOW, RENOVATE, ROOM, SOW, SOW_PASTURE, STABLE
from allmende.agricola.rules.numbers import card_index
from allmende.agricola.rules.permits import NO_RENOVATION, STRAIGHT_TO_STONE
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME, WAIT


def terms_of(action: Action) -> int:
    """On what terms an action pays: its index if it makes something cheaper, or else 0."""
    return action.index if action.cheaper() else 0


def sites(first: int, spaces: int) -> list[int]:
    """The moves of a block for each space of a set."""
    return [first + space for space in range(SPACES) if spaces >> space & 1]


class BuildRooms(Building):
    """Build rooms of the house's material, as many as one can pay for, or a single one (chapter "Adding Rooms").

    Only the former is a "Build Rooms" action. `savings` make those cheaper that are built in this action.
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
        return bool(self.so_far(table, seat) & PREPAID) or can_pay(table, seat, ROOM, terms_of(self))

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
        if self.so_far(table, seat) & PREPAID:
            table.seats[seat].stack[-2] &= ~PREPAID
            carry_out(table, seat, move)
        else:
            charge(table, seat, move, terms_of(self))

    def complete(self, table: Table, seat: int, counted: int) -> None:
        mine = table.seats[seat]
        had_room = mine.room_count() - (counted & (1 << PIECE_BITS) - 1) > mine.people
        had_room = had_room and (self.repeats or not table.amended(ROOMS_BY_ACTION))
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


FARMYARD_WORKER: Final[int] = card_index("B140")
"""The card that asks for goods on farmyard spaces."""


class Sow(Action):
    """Sow grain and vegetables on any number of empty fields, or on a single one (chapter "Cultivation").

    With a card, pastures can be sown, too, by the same moves as a field tile where that makes a difference. The counter
    says how many fields were sown with which crop (`sown`). While others have their say before it begins, the mode has
    the move that was chosen, from `SOW` on counted from 1, one bit further on.
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
        lent = [] if not self.repeats or self.so_far(table, seat) else lend(table, seat, BEFORE_SOWING)
        found = [SOW + crop for crop in range(CROPS) if mine.can_sow(GRAIN + crop)]
        pastures = mine.sowable_pastures()
        if pastures:
            for crop in range(CROPS):
                if mine.goods[GRAIN + crop]:
                    found += sites(SOW_PASTURE + crop * SPACES, pastures)
        if mine.beds and asks_where(table, seat):
            skipped = [crop for crop in range(CROPS) if skips_tile(mine, crop)]
            found += [SOW_PASTURE + crop * SPACES + mine.empty_tile() for crop in skipped]
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
        place = len(stack)  # of what is given before, cards may hear: they lie above then
        if table.setup.cards and not stack[-2] and not stack[-1] >> 1:
            give_before(table, seat, BEFORE_SOWING)
            table.tell_others(seat, BEFORE_SOWING + OTHERS, 0)
            if stack[-FRAME] == WAIT:
                stack[place - 1] |= move - SOW + 1 << 1
                return
        stack[place - 1] &= OPTIONAL
        stack[place - 2] += sown(sown_crop(move) - GRAIN)
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


def asks_where(table: Table, seat: int) -> bool:
    """Whether it matters if a field tile is sown, for a card that asks for goods on the farmyard, or may yet be played.

    It does until something has come there in this work phase.
    """
    mine = table.seats[seat]
    if not table.amended(SOWN_WHERE_IT_COUNTS) or table.phase != WORK or mine.brought:
        return False
    return FARMYARD_WORKER in mine.played or FARMYARD_WORKER in mine.hand


def skips_tile(mine: Player, crop: int) -> bool:
    """Whether a crop that the player has would be sown on a card although there is an empty field tile."""
    return mine.can_sow(GRAIN + crop) and mine.empty_field(GRAIN + crop) >= SPACES and mine.empty_tile() >= 0


def sown_crop(move: int) -> int:
    """What a move sows."""
    return GRAIN + (move - SOW if move < SOW_PASTURE else (move - SOW_PASTURE) // SPACES)


def sown_space(move: int) -> int:
    """The field tile, or the first space of the pasture, that a move sows, or -1 if it does not say which field."""
    return -1 if move < SOW_PASTURE else (move - SOW_PASTURE) % SPACES


class PickCrops(Action):
    """Take one more grain from each of one's grain fields, or from some. The counter has those done, as bits."""

    asks = "prompt-pick"
    first = PICK
    last = FENCE

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        done = self.so_far(table, seat)
        return [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0 and not done >> field & 1]

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE:
            self.end(table, seat)
            return
        table.seats[seat].stack[-2] |= 1 << move - PICK
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        stack = table.seats[seat].stack
        depth = len(stack)
        told = table.take_crop(seat, move - PICK)
        del stack[depth:]  # it is obtained with the others, of which cards are still to be told
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
