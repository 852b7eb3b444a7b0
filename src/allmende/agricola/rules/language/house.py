"""The actions that build rooms and renovate the house."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import (
    DONE,
    RENOVATE,
    ROOM,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import HOUSE_NAMES, STONY, WOODEN
from allmende.agricola.rules.amendments import PILE_IS_SPENT
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.earlier_amendments import ROOMS_BY_ACTION
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import deeds_before, give_before, lend, take_back
from allmende.agricola.rules.language.effect import OPTIONAL
from allmende.agricola.rules.language.farming import sites, terms_of
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import charge
from allmende.agricola.rules.language.pieces import PIECE_BITS, PREPAID, Building
from allmende.agricola.rules.language.putting import carry_out
from allmende.agricola.rules.language.savings import FROM_PILE, Saving
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.language.ways_to_pay import can_pay, house_after, pile_of, ways_for_two
from allmende.agricola.rules.moments import (
    BEFORE_STONE,
    HAD_ROOM,
    ROOMS_ACTION,
    ROOMS_BUILT,
    ROOMS_PLACE,
)
from allmende.agricola.rules.permits import (
    LARGE_HOUSE,
    NO_RENOVATION,
    STRAIGHT_IF_LARGE,
    STRAIGHT_TO_STONE,
)
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import (
    NOT_NOW,
    taken,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


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


class Renovate(Action):
    """Renovate all rooms, from wood to clay or from clay to stone (chapter "Renovation").

    `savings` make it cheaper in this action. `only`: only to that material, from the one before it or, with `straight`,
    from any other if cards permit that; `to_stone`: only to stone, even from wood.
    """

    asks = "prompt-renovate"
    first = RENOVATE
    last = RENOVATE + 2

    def __init__(
        self, savings: Sequence[Saving] = (), only: int = -1, to_stone: bool = False, straight: bool = False
    ) -> None:
        self.savings = list(savings)
        self.to_stone = to_stone
        self.only = only
        self.straight = straight

    def cheaper(self) -> list[Saving]:
        return self.savings

    def is_due(self, state: State, seat: int) -> bool:
        return super().is_due(state, seat) or state.seats[seat].stack[-2] > 0

    def is_payable(self, state: State, seat: int, move: int) -> bool:
        """True if a renovation can be paid for, with what cards give right before one to stone."""
        if not is_announced(state, seat, move):
            return can_pay(state, seat, move, terms_of(self))
        lent = lend(state, seat, BEFORE_STONE)
        payable = can_pay(state, seat, move, terms_of(self))
        take_back(state, seat, lent)
        return payable

    def play(self, state: State, seat: int, move: int) -> None:
        """Renovate; if cards do something before that, the counter has the move that follows, from 1 on, until then."""
        mine = state.seats[seat]
        if move == DONE or mine.stack[-2] or not is_announced(state, seat, move):
            super().play(state, seat, move)
            return
        mine.stack[-2] = move - RENOVATE + 1
        for deed in deeds_before(state, seat, BEFORE_STONE):
            mine.push(deed.index, 0, OPTIONAL)
        give_before(state, seat, BEFORE_STONE)

    def is_meant(self, mine: Player) -> bool:
        """True if it is for the present house."""
        return self.only < 0 or mine.house + 1 == self.only or self.skips_clay(mine)

    def skips_clay(self, mine: Player) -> bool:
        """True if a wooden house can only be renovated to stone here."""
        if mine.house != WOODEN:
            return False
        return self.to_stone or (self.straight and self.only == STONY and may_go_straight(mine))

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        announced = self.so_far(state, seat)
        if announced:
            move = RENOVATE + announced - 1
            return [move] if can_pay(state, seat, move, terms_of(self)) else []
        if mine.house == STONY or mine.permits & NO_RENOVATION or not self.is_meant(mine):
            return []
        if self.to_stone or self.skips_clay(mine):
            move = RENOVATE + 1 if mine.house == WOODEN else RENOVATE
            return [move] if self.is_payable(state, seat, move) else []
        found = [RENOVATE] if self.is_payable(state, seat, RENOVATE) else []
        straight = mine.house == WOODEN and may_go_straight(mine) and self.only < 0
        if straight and self.is_payable(state, seat, RENOVATE + 1):
            found.append(RENOVATE + 1)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        mine = state.seats[seat]
        straight = may_go_straight(mine) and not mine.permits & NO_RENOVATION and self.only < 0
        if mine.house == WOODEN and straight:
            return cost_missing(state, seat, RENOVATE, terms_of(self), RENOVATE + 1)
        return self.move_refusal(state, seat, RENOVATE + 1 if self.skips_clay(mine) else RENOVATE)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine = state.seats[seat]
        if mine.house == STONY:
            return Message("reason-stone-already")
        if mine.permits & NO_RENOVATION:
            card = next(card for card in mine.played if card_at(state, card).permits & NO_RENOVATION)
            return Message("reason-card-forbids-renovation", {"card": named("card", CARD_NAMES[card])})
        if move > RENOVATE and (mine.house != WOODEN or not (may_go_straight(mine) or self.to_stone)):
            return Message("reason-straight-needs-card")
        if self.skips_clay(mine) and move == RENOVATE:
            return Message("reason-only-to-stone")
        if self.only >= 0 and not self.skips_clay(mine) and (move > RENOVATE or not self.is_meant(mine)):
            return Message("reason-renovates-only", {"house": HOUSE_NAMES[self.only]})
        return cost_missing(state, seat, move, terms_of(self))

    def visible(self, state: State, seat: int) -> list[int]:
        return [RENOVATE]

    def do(self, state: State, seat: int, move: int) -> None:
        uses = state.seats[seat].uses
        if self.of_space and uses:
            uses[-1].renovates = True
        charge(state, seat, move, terms_of(self))


def may_go_straight(mine: Player) -> bool:
    """True if a wooden house of the player may be renovated to stone."""
    if mine.permits & STRAIGHT_TO_STONE:
        return True
    return bool(mine.permits & STRAIGHT_IF_LARGE) and mine.room_count() >= LARGE_HOUSE


def is_announced(state: State, seat: int, move: int) -> bool:
    """True if cards of the seat do something before a renovation, since it is one to stone."""
    mine = state.seats[seat]
    return bool(mine.moments >> BEFORE_STONE & 1) and house_after(mine.house, move) == STONY


class RoomsBeforehand(BuildRooms):
    """Build rooms right before a renovation, which has to be paid for them, too."""

    reserves = True

    def leaves_enough(self, state: State, seat: int, cost: list[int], pieces: int = 1) -> bool:
        mine = state.seats[seat]
        stack, goods, rooms, marks = mine.stack, mine.goods, mine.rooms, mine.marks
        place = len(stack) - FRAME
        while place > 0 and not isinstance(state.steps[stack[place]], Renovate):
            place -= FRAME
        renovation = state.steps[stack[place]]
        if not isinstance(renovation, Renovate):
            return True
        move = RENOVATE + stack[place + 1] - 1
        mine.stack = stack[: place + FRAME]  # what is paid for rooms has nothing to do with it
        mine.goods = [goods[resource] - cost[resource] for resource in range(len(goods))]
        mine.rooms |= (1 << pieces) - 1 << SPACES  # only their number matters
        pile = pile_of(state, seat)
        if pile is not None and state.amended(PILE_IS_SPENT):
            mine.set_mark(pile.card, mine.mark_of(pile.card) + cost[FROM_PILE])
        enough = can_pay(state, seat, move, terms_of(renovation))
        mine.stack, mine.goods, mine.rooms, mine.marks = stack, goods, rooms, marks
        return enough
