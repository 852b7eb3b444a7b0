"""Phases of the harvest by cards: skipped, carried out at another time, or with more crops of a field."""

from __future__ import annotations

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import CHOOSE, FENCE, PICK, SOW
from allmende.agricola.components.pieces import FOOD, GRAIN, SEEDS, VEGETABLE
from allmende.agricola.rules.announcements import happen, tell_more, tell_others, tell_own
from allmende.agricola.rules.farm.crops import harvest_fields, seed_number, sow, take_crop
from allmende.agricola.rules.farm.on_field import TIMBER, crops_in
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.crops import fields_in_sight
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at, card_with
from allmende.agricola.rules.moments import (
    BED_CROP_BITS,
    BED_HARVESTED,
    BED_LAST,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    HARVEST_STARTED,
    HARVESTING,
    MORE_GRAIN,
    OTHERS,
    SOWED,
    SOWN,
    TAKING_CROPS,
    harvested,
    sown,
)
from allmende.agricola.rules.permits import LEAVES_GRAIN
from allmende.agricola.rules.player import BED_BITS
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class SkipHarvest(Action):
    """Skip the Field Phase and the Breeding Phase of this harvest for `food` food; the card's mark is the round."""

    asks = "prompt-skip-harvest"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, food: int) -> None:
        self.food = food

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None

    def do(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].set_mark(self.card, state.round)
        receive(state, seat, FOOD, self.food, self.source(state, seat))


def skips_harvest(state: State, seat: int) -> bool:
    """True if the seat skips the Field Phase and the Breeding Phase of this harvest."""
    mine = state.seats[seat]
    if mine.fasts == state.round:
        return True
    if not mine.moments >> HARVEST_STARTED & 1:
        return False
    for card in mine.played:
        for trigger in card_at(state, card).triggers:
            for effect in trigger.effects:
                if isinstance(effect, SkipHarvest) and mine.mark_of(card) == state.round:
                    return True
    return False


class FieldPhaseNow(Effect):
    """Carry out a Field Phase for oneself alone. The counter has how far it has come.

    ruling: Fields on cards are harvested, too, and cards that speak of the Field Phase react.
    """

    def is_possible(self, state: State, seat: int) -> bool:
        return True

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        stage = mine.stack[-2]
        mine.stack[-2] = stage + 1
        if not stage:
            tell_own(state, seat, FIELD_STARTED, 0)
        elif stage == 1:
            tell_own(state, seat, TAKING_CROPS, 0)
        elif stage == 2:
            told = take_crops(state, seat)
            tell_own(state, seat, FIELD_PHASE, told)
            tell_own(state, seat, HARVESTING, 0)  # which comes first, and may add to the detail
            tell_others(state, seat, FIELD_PHASE + OTHERS, told)
        else:
            mine.pop()
            tell_own(state, seat, FIELD_ENDED, 0)


class LeaveGrain(Action):
    """Leave the grain on a grain field that is about to be harvested, and take one of the general supply instead.

    ruling: It replaces the one grain that the harvest takes from a field. What other cards have a player take besides
    comes from the field.
    """

    permit = LEAVES_GRAIN
    asks = "prompt-leave-grain"
    first = PICK
    last = FENCE
    repeats = True

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        left = mine.mark_of(self.card)
        fields = range(len(mine.crops))
        return [PICK + field for field in fields if crops_in(mine.crops[field], False) and not left >> field & 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-grain-field")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-no-grain-here")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << move - PICK)
        receive(state, seat, GRAIN, 1, self.source(state, seat))


def take_crops(state: State, seat: int) -> int:
    """Take one crop from each field of a seat that it does not leave as it is; return the detail for cards."""
    card = card_with(state, seat, LEAVES_GRAIN)
    if card < 0:
        return harvest_fields(state, seat)
    mine = state.seats[seat]
    left = mine.mark_of(card)
    mine.set_mark(card, 0)
    return harvest_fields(state, seat, left)


class HarvestField(Action):
    """Harvest all crops that are left on one of one's fields, in the Field Phase."""

    asks = "prompt-harvest-field"
    first = PICK
    last = FENCE

    def choices(self, state: State, seat: int) -> list[int]:
        crops = state.seats[seat].crops
        return [PICK + field for field in range(len(crops)) if crops[field]]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-left-on-fields")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-nothing-sown")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], move - PICK
        depth, number = len(mine.stack), len(mine.reactions)
        vegetables_below = crops_in(mine.crops[field], False) > 0 and crops_in(mine.crops[field], True) > 0
        told = 0
        while mine.crops[field]:
            if mine.crops[field] >= TIMBER:
                take_crop(state, seat, field)
                continue
            crop = VEGETABLE - GRAIN if mine.crops[field] < 0 else 0
            told += take_crop(state, seat, field) - harvested(crop, False) + (0 if crop else MORE_GRAIN)
        if vegetables_below:
            told += harvested(VEGETABLE - GRAIN, False)  # the field has given grain alone so far
        del mine.reactions[number:]
        del mine.stack[depth:]  # it is obtained with the others, to which cards are still to react
        tell_more(state, seat, FIELD_PHASE, told)


class FromThisCard(Condition):
    """What has just been taken came from the field on the card; perhaps the `last` one, of a `crop`, `harvested`."""

    of_moment = True

    def __init__(self, last: bool = False, crop: int = -1, harvested: bool = False) -> None:
        self.last = last
        self.crop = crop
        self.harvested = harvested
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        told = state.told(seat)
        if told >> 2 + BED_CROP_BITS != self.card:
            return False
        if self.crop >= 0 and SEEDS[told >> 2 & (1 << BED_CROP_BITS) - 1] != self.crop:
            return False
        return (not self.last or told & BED_LAST != 0) and (not self.harvested or told & BED_HARVESTED != 0)


class SowHere(Action):
    """Sow a crop on the card, which is a field."""

    asks = "prompt-sow-here"

    def __init__(self, crop: int) -> None:
        self.crop = crop
        self.first = SOW + seed_number(crop)
        self.last = self.first + 1

    def field(self, state: State, seat: int) -> int:
        """The number of the field that the card is, or -1."""
        beds = state.seats[seat].beds
        for i in range(len(beds)):
            if beds[i] >> BED_BITS == self.card:
                return SPACES + i
        return -1

    def choices(self, state: State, seat: int) -> list[int]:
        mine, field = state.seats[seat], self.field(state, seat)
        return [self.first] if field >= 0 and not mine.crops[field] and mine.goods[self.crop] else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return good_missing(state, seat, self.crop) or Message("reason-no-field-to-sow")

    def do(self, state: State, seat: int, move: int) -> None:
        field = sow(state, seat, self.crop, self.field(state, seat))
        tell_own(state, seat, SOWED, sown(seed_number(self.crop)))
        happen(state, seat, SOWN, field)


HarvestingAction = SkipHarvest | LeaveGrain | HarvestField | SowHere
