"""Deals with what grows on a single field: paying with it, exchanging it, clearing the field, adding to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import DONE, FENCE, PICK
from allmende.agricola.components.pieces import GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.record import events
from allmende.agricola.rules.farm.crops import crowd_fields, lift_crop, other_good, slots, with_slots
from allmende.agricola.rules.farm.on_field import BELOW, TIMBER, crops_in
from allmende.agricola.rules.farm.places import field_name
from allmende.agricola.rules.farm.supplies import has_all, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.crops import fields_in_sight, tell_of_crop
from allmende.agricola.rules.language.effect import Effect, Given
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

ANY_CROP: Final = 3
"""The bits of a field on a card for grain and vegetables."""


class OnField(Action):
    """Something done with a single field; a move for each field that fits."""

    first = PICK
    last = FENCE

    def fits(self, mine: Player, field: int) -> bool:
        """True if it can be done with a field, one of the farmyard or on a card."""
        raise NotImplementedError

    def fitting(self, mine: Player) -> list[int]:
        """The moves for all such fields."""
        return [PICK + field for field in range(len(mine.crops)) if mine.crops[field] and self.fits(mine, field)]

    def choices(self, state: State, seat: int) -> list[int]:
        return self.fitting(state.seats[seat])

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-such-field")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine, field = state.seats[seat], move - PICK
        if field >= len(mine.crops) or not self.fits(mine, field):
            return Message("reason-not-on-this-field")
        return self.refusal(state, seat)

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])


class OfferFromField(OnField):
    """Pay the top crop of a field with at least `least` of a kind, and a `cost` besides, and get `gains`."""

    asks = "prompt-pay-from-field"

    def __init__(self, crop: int, gains: Sequence[Given], least: int = 1, cost: Sequence[int] = ()) -> None:
        self.crop = crop
        self.gains = list(gains)
        self.least = least
        self.cost = list(cost)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def fits(self, mine: Player, field: int) -> bool:
        crops = mine.crops[field]
        on_top = crops < 0 if self.crop == VEGETABLE else crops > 0
        return on_top and crops_in(crops, self.crop == VEGETABLE) >= self.least

    def choices(self, state: State, seat: int) -> list[int]:
        return super().choices(state, seat) if has_all(state, seat, self.cost) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.cost) or super().refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay_all(state, seat, self.cost, source)
        discard_top(state, seat, move - PICK)
        for gain in self.gains:
            gain.give(state, seat, source)


class SwapCrops(OnField):
    """Exchange exactly `count` grain on a field for a vegetable there; what lies below stays."""

    asks = "prompt-swap-crops"

    def __init__(self, count: int) -> None:
        self.count = count

    def fits(self, mine: Player, field: int) -> bool:
        return crops_in(mine.crops[field], False) == self.count

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], move - PICK
        mine.crops[field] = -(1 + mine.crops[field] // BELOW)
        tell_of_crop(state, seat, field, VEGETABLE)


class ClearField(OnField):
    """Discard all goods from a planted field, if there are at least `least` of them, to do something."""

    asks = "prompt-clear-field"

    def __init__(self, least: int, then: Action) -> None:
        self.least = least
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def fits(self, mine: Player, field: int) -> bool:
        return mine.crops[field] != 0

    def choices(self, state: State, seat: int) -> list[int]:
        found = super().choices(state, seat)
        return found if len(found) >= self.least and self.then.is_possible(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        planted = len(self.fitting(state.seats[seat]))
        if planted < self.least:
            return Message("reason-planted-fields", {"needed": self.least, "have": planted})
        return self.then.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        while mine.crops[move - PICK]:
            discard_top(state, seat, move - PICK)

    def finish(self, state: State, seat: int) -> None:
        state.seats[seat].push(self.then.index)


class AddToCrops(OnField):
    """One more of its crop comes onto fields with exactly `count` goods, any number of them.

    The counter has those done, as bits.
    """

    asks = "prompt-add-to-crops"

    def __init__(self, count: int) -> None:
        self.count = count

    def fits(self, mine: Player, field: int) -> bool:
        crops = mine.crops[field]
        if crops >= TIMBER:
            return sum(slots(crops)) == self.count
        return crops_in(crops, False) + crops_in(crops, True) == self.count

    def choices(self, state: State, seat: int) -> list[int]:
        done = self.so_far(state, seat)
        return [move for move in super().choices(state, seat) if not done >> move - PICK & 1]

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        state.seats[seat].stack[-2] |= 1 << move - PICK
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], move - PICK
        if mine.crops[field] >= TIMBER:
            add_building_resource(state, seat, field, other_good(mine.crops[field]))
            return
        is_vegetable = mine.crops[field] < 0
        mine.crops[field] += -1 if is_vegetable else 1
        mine.brought += 1 if field < SPACES else 0
        tell_of_crop(state, seat, field, VEGETABLE if is_vegetable else GRAIN)


def discard_top(state: State, seat: int, field: int) -> None:
    """Discard the top crop of a field."""
    mine = state.seats[seat]
    resource = other_good(mine.crops[field])
    if resource >= 0:
        mine.crops[field] = 0
    else:
        resource = GRAIN + lift_crop(mine, field)
    if state.log is not None:
        where = field_name(mine, field)
        state.log.append(events.CropDiscarded(seat=seat, resource=RESOURCE_NAMES[resource], place=where))


def add_building_resource(state: State, seat: int, field: int, resource: int) -> None:
    """Place a building resource on a field, which is empty or has some of the same kind."""
    mine = state.seats[seat]
    counts = slots(mine.crops[field]) if mine.crops[field] else [0]
    counts[0] += 1
    mine.crops[field] = with_slots(resource, counts)
    mine.brought += 1 if field < SPACES else 0
    if state.log is not None:
        where, count = field_name(mine, field), sum(counts)
        state.log.append(events.CropAdded(seat=seat, resource=RESOURCE_NAMES[resource], count=count, place=where))


class PutOnFields(Given):
    """Place one of a building resource on each empty field on which any crop could grow; it is harvested like a crop.

    ruling: Cards on which only certain things grow take nothing else.
    """

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        for field in range(len(mine.crops)):
            is_field = mine.fields >> field & 1 if field < SPACES else takes_any_crop(mine, field)
            if is_field and not mine.crops[field]:
                add_building_resource(state, seat, field, self.resource)
        crowd_fields(state, seat)


def takes_any_crop(mine: Player, field: int) -> bool:
    """True if any crop can grow on a field that is on a card."""
    return mine.beds[field - SPACES] & ANY_CROP == ANY_CROP
