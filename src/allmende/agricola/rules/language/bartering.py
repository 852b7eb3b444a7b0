"""Exchanges of building resources of one's choice, and what is taken from fields and accumulation spaces at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE, DONE, FENCE, PICK, PLOW, TAKE
from allmende.agricola.components.pieces import BUILDING_RESOURCES, GRAIN, RESOURCE_NAMES
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import (
    ACCUMULATED,
    ACCUMULATION_SPACES,
    ANIMAL_SPACES,
    BUILDING_SPACES,
    is_in_reach,
)
from allmende.agricola.rules.farm.crops import lift_crop, tell_of_bed
from allmende.agricola.rules.farm.on_field import crops_in
from allmende.agricola.rules.farm.places import field_name
from allmende.agricola.rules.farm.supplies import gain, pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.crops import fields_in_sight
from allmende.agricola.rules.language.goods import receive, take_from
from allmende.agricola.rules.moments import resource_told
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class SwapResources(Action):
    """Exchange a building resource for another one, up to `most` times; a way has what goes and what comes.

    `of_these`: it is one of the goods that have just been obtained.
    """

    asks = "prompt-swap-resource"
    first = CHOOSE
    last = CHOOSE + BUILDING_RESOURCES * BUILDING_RESOURCES

    def __init__(self, most: int = 1, of_these: bool = False) -> None:
        self.most = most
        self.of_these = of_these
        self.repeats = most > 1

    def choices(self, state: State, seat: int) -> list[int]:
        if self.repeats and self.so_far(state, seat) >= self.most:
            return []
        goods = state.seats[seat].goods
        found: list[int] = []
        for gone in [resource_told(state.told(seat))] if self.of_these else range(BUILDING_RESOURCES):
            if goods[gone]:
                found += [
                    CHOOSE + gone * BUILDING_RESOURCES + come for come in range(BUILDING_RESOURCES) if come != gone
                ]
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-building-resource")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return good_missing(state, seat, (move - CHOOSE) // BUILDING_RESOURCES) or Message("reason-no-such-way")

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        gone, come = divmod(move - CHOOSE, BUILDING_RESOURCES)
        pay(state, seat, gone, 1, source)
        gain(state, seat, come, 1, source)


TIMES_BITS: Final = 3
CHOSEN_BITS: Final = 4


class Barter(Action):
    """Spend any building resources for an animal, up to `most` times.

    `prices` are pairs of animal and number. The counter has the times done and, `TIMES_BITS` further on, the animal
    being paid for, then how much has been paid and with what last. What is paid for one animal goes in the order of
    the resources.
    """

    asks = "prompt-barter"
    first = CHOOSE
    last = CHOOSE + BUILDING_RESOURCES
    repeats = True

    def __init__(self, prices: Sequence[int], most: int) -> None:
        self.prices = list(prices)
        self.most = most

    def owns(self, move: int) -> bool:
        return self.first <= move < self.last or (TAKE <= move < PLOW and move - TAKE in self.prices[::2])

    def animal(self, state: State, seat: int) -> int:
        """The animal being paid for, or 0."""
        return self.so_far(state, seat) >> TIMES_BITS & (1 << CHOSEN_BITS) - 1

    def paid(self, state: State, seat: int) -> int:
        """The number of building resources paid for it so far."""
        return self.so_far(state, seat) >> TIMES_BITS + CHOSEN_BITS & (1 << TIMES_BITS) - 1

    def last_paid(self, state: State, seat: int) -> int:
        """The building resource paid last for it, or the first one."""
        return self.so_far(state, seat) >> 2 * TIMES_BITS + CHOSEN_BITS

    def due(self, state: State, seat: int) -> int:
        """The number of building resources still to be paid."""
        return self.price(self.animal(state, seat)) - self.paid(state, seat)

    def price(self, animal: int) -> int:
        """The number of building resources for an animal."""
        return self.prices[self.prices[::2].index(animal) * 2 + 1]

    def resources(self, state: State, seat: int) -> int:
        """The number of building resources in the supply."""
        return sum(state.seats[seat].goods[:BUILDING_RESOURCES])

    def choices(self, state: State, seat: int) -> list[int]:
        if self.animal(state, seat):
            goods, due = state.seats[seat].goods, self.due(state, seat)
            last = self.last_paid(state, seat)
            return [
                CHOOSE + good
                for good in range(last, BUILDING_RESOURCES)
                if goods[good] and sum(goods[good:BUILDING_RESOURCES]) >= due
            ]
        if self.so_far(state, seat) >= self.most:
            return []
        return [TAKE + animal for animal in self.prices[::2] if self.resources(state, seat) >= self.price(animal)]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat) if self.animal(state, seat) else super().moves(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
        else:
            self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        have = self.resources(state, seat)
        return Message("reason-few-building-resources", {"needed": min(self.prices[1::2]), "have": have})

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= CHOOSE:
            missing = good_missing(state, seat, move - CHOOSE) if self.animal(state, seat) else None
            return missing or Message("reason-pay-in-order")
        have = self.resources(state, seat)
        return Message("reason-few-building-resources", {"needed": self.price(move - TAKE), "have": have})

    def visible(self, state: State, seat: int) -> list[int]:
        return [TAKE + animal for animal in self.prices[::2]]

    def do(self, state: State, seat: int, move: int) -> None:
        stack = state.seats[seat].stack
        if move < CHOOSE:
            stack[-2] |= move - TAKE << TIMES_BITS
            return
        source = self.source(state, seat)
        animal, paid = self.animal(state, seat), self.paid(state, seat) + 1
        times = stack[-2] & (1 << TIMES_BITS) - 1
        pay(state, seat, move - CHOOSE, 1, source)
        if paid < self.price(animal):
            further = (move - CHOOSE << TIMES_BITS | paid) << CHOSEN_BITS | animal
            stack[-2] = times | further << TIMES_BITS
        else:
            stack[-2] = times + 1
            receive(state, seat, animal, 1, source)


class TakeDifferent(Action):
    """Take building resources of `count` different kinds from accumulation spaces. The counter has the kinds, as bits.

    ruling: Where there are fewer kinds, it takes as many as there are.
    """

    asks = "prompt-take-from-space"
    first = CHOOSE
    owed = True
    repeats = True

    def __init__(self, count: int) -> None:
        self.count = count
        self.spaces = [space for space in range(SPACE_COUNT) if BUILDING_SPACES >> space & 1]
        self.last = CHOOSE + len(self.spaces)

    def choices(self, state: State, seat: int) -> list[int]:
        taken = self.so_far(state, seat)
        if taken.bit_count() >= self.count:
            return []
        return [
            CHOOSE + i
            for i, space in enumerate(self.spaces)
            if state.goods[space] and not taken >> ACCUMULATED[space] & 1
        ]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        space = self.spaces[move - CHOOSE]
        state.seats[seat].stack[-2] |= 1 << ACCUMULATED[space]
        self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-too-little-there")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        space = self.spaces[move - CHOOSE]
        if self.so_far(state, seat) >> ACCUMULATED[space] & 1:
            return Message("reason-kind-taken")
        return Message("reason-too-little-there")

    def do(self, state: State, seat: int, move: int) -> None:
        space = self.spaces[move - CHOOSE]
        state.goods[space] -= 1
        source = "" if state.log is None else f"space:{SPACE_NAMES[space]}"
        take_from(state, seat, space, ACCUMULATED[space], 1, source)


class TakeSeveral(TakeDifferent):
    """Take one good each from up to `count` accumulation spaces. The counter has the spaces, as bits."""

    owed = False

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.spaces = [space for space in range(SPACE_COUNT) if (ACCUMULATION_SPACES | ANIMAL_SPACES) >> space & 1]
        self.last = CHOOSE + len(self.spaces)

    def choices(self, state: State, seat: int) -> list[int]:
        taken, played = self.so_far(state, seat), state.seats[seat].played
        if taken.bit_count() >= self.count:
            return []
        spaces = [i for i, space in enumerate(self.spaces) if state.goods[space] and not taken >> i & 1]
        return [CHOOSE + i for i in spaces if is_in_reach(self.spaces[i], played)]

    def moves(self, state: State, seat: int) -> list[int]:
        found = self.choices(state, seat)
        return [*found, DONE] if found else []

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            state.seats[seat].pop()
            return
        state.seats[seat].stack[-2] |= 1 << move - CHOOSE
        self.do(state, seat, move)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if self.so_far(state, seat) >> move - CHOOSE & 1:
            return Message("reason-taken-there")
        return Message("reason-too-little-there")


class ClearGrain(Action):
    """Give all grain of one field back to the supply, for `count` of a resource each."""

    asks = "prompt-clear-grain"
    first = PICK
    last = FENCE

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def choices(self, state: State, seat: int) -> list[int]:
        crops = state.seats[seat].crops
        return [PICK + field for field in range(len(crops)) if crops_in(crops[field], False)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-grain-field")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-nothing-sown")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        field = move - PICK
        source = self.source(state, seat)
        number = crops_in(mine.crops[field], False)
        for _ in range(number):
            lift_crop(mine, field)
            tell_of_bed(state, seat, field, 0)
            if state.log is not None:
                where = field_name(mine, field)
                state.log.append(events.CropDiscarded(seat=seat, resource=RESOURCE_NAMES[GRAIN], place=where))
        receive(state, seat, self.resource, number * self.count, source)


BarteringAction = SwapResources | Barter | TakeDifferent | TakeSeveral | ClearGrain
