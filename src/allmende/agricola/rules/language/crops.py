"""Effects and amounts of cards that concern crops: harvests, sowing, fields."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import SPACES, bit_count
from allmende.agricola.components.moves import DONE, FENCE, PICK
from allmende.agricola.components.pieces import BOAR, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.announcements import tell_more
from allmende.agricola.rules.farm.crops import empty_field, lift_crop, move_crop, take_crop, tell_of_bed
from allmende.agricola.rules.farm.on_field import BELOW, TIMBER, crops_in
from allmende.agricola.rules.farm.places import field_name
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.moments import FIELD_PHASE, MORE_GRAIN, sown
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message

# Amounts


class LadenSpaces(Amount):
    """The accumulation spaces for a resource with exactly `number` of it or, with `more`, at least as many."""

    def __init__(self, resource: int, number: int, more: bool = False) -> None:
        self.resource = resource
        self.number = number
        self.more = more

    def count(self, state: State, seat: int) -> int:
        spaces = SPACES_FOR[self.resource] & state.spaces
        found = 0
        for space in range(SPACE_COUNT):
            lies = state.goods[space]
            if spaces >> space & 1 and (lies == self.number or (self.more and lies > self.number)):
                found += 1
        return found


class AddCrops(Given):
    """One more of its crop comes onto each planted field with a single kind of crop.

    With `below`, it is a vegetable that comes below the grain of each such field with at least that much grain.
    """

    def __init__(self, below: int = 0) -> None:
        self.below = below

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        for field in range(len(mine.crops)):
            crops = mine.crops[field]
            if not crops or crops >= BELOW or (self.below and crops < self.below):
                continue
            if self.below:
                mine.crops[field] += BELOW
            else:
                mine.crops[field] += -1 if crops < 0 else 1
            mine.brought += 1 if field < SPACES else 0
            tell_of_crop(state, seat, field, VEGETABLE if crops < 0 or self.below else GRAIN)


def tell_of_crop(state: State, seat: int, field: int, crop: int) -> None:
    """Log that a crop came onto a field, if events are logged."""
    if state.log is not None:
        where = field_name(state.seats[seat], field)
        count = crops_in(state.seats[seat].crops[field], crop == VEGETABLE)
        state.log.append(events.CropAdded(seat=seat, resource=RESOURCE_NAMES[crop], count=count, place=where))


# Actions


def fields_in_sight(mine: Player) -> list[int]:
    """The moves for all fields of a player, empty ones and those on cards too."""
    return [PICK + field for field in range(len(mine.crops)) if field >= SPACES or mine.fields >> field & 1]


class DiscardGrain(Action):
    """Discard grain from different fields, one from each, to get wild boar.

    For `numbers` of grain, there is one boar for the first number, and one more for each higher one. The counter has
    the fields, as bits. Once begun, it goes on until a number is reached.
    """

    asks = "prompt-discard-grain"
    first = PICK
    last = FENCE

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        picked = self.so_far(state, seat)
        count = bit_count(picked)
        fields = [
            PICK + field
            for field in range(len(mine.crops))
            if crops_in(mine.crops[field], False) and not picked >> field & 1
        ]
        for number in self.numbers:
            if number > count:
                return fields if count + len(fields) >= number else []
        return []

    def moves(self, state: State, seat: int) -> list[int]:
        found = self.choices(state, seat)
        count = bit_count(self.so_far(state, seat))
        if found and (count in self.numbers or (not count and not self.is_due(state, seat))):
            found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
        else:
            self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-grain-field")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-nothing-sown")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        field = move - PICK
        mine.stack[-2] |= 1 << field
        lift_crop(mine, field)
        tell_of_bed(state, seat, field, 0)
        if state.log is not None:
            where = field_name(mine, field)
            state.log.append(events.CropDiscarded(seat=seat, resource=RESOURCE_NAMES[GRAIN], place=where))

    def end(self, state: State, seat: int) -> None:
        count = bit_count(self.so_far(state, seat))
        source = self.source(state, seat)
        state.seats[seat].pop()
        if count:
            receive(state, seat, BOAR, self.numbers.index(count) + 1, source)


class PickCrops(Action):
    """Take one more grain from each of one's grain fields, or from some. The counter has those done, as bits.

    With `most`, it is one more good, whatever it is, and from as many fields.
    """

    asks = "prompt-pick"
    first = PICK
    last = FENCE

    def __init__(self, most: Amount | None = None) -> None:
        self.most = most

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        done = self.so_far(state, seat)
        if self.most is not None:
            if bit_count(done) >= self.most.count(state, seat):
                return []
            return [PICK + field for field in range(len(mine.crops)) if mine.crops[field] and not done >> field & 1]
        return [
            PICK + field
            for field in range(len(mine.crops))
            if crops_in(mine.crops[field], False) and not done >> field & 1
        ]

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        state.seats[seat].stack[-2] |= 1 << move - PICK
        self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        if self.most is not None:
            none = self.most.count(state, seat) <= 0
            return Message("reason-no-more-fields" if none else "reason-nothing-sown")
        return Message("reason-no-grain-field")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        full = self.most is not None and bit_count(self.so_far(state, seat)) >= self.most.count(state, seat)
        return Message("reason-no-more-fields" if full else "reason-nothing-sown")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        depth, number = len(mine.stack), len(mine.reactions)
        crops = mine.crops[move - PICK]
        crop = 0 if crops > 0 else 1
        told = take_crop(state, seat, move - PICK)
        del mine.reactions[number:]
        del mine.stack[depth:]  # it is obtained with the others, to which cards are still to react
        if crops < TIMBER:  # it is no further field
            tell_more(state, seat, FIELD_PHASE, told - sown(crop) + (0 if crop else MORE_GRAIN))


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
            if (1 < crops < TIMBER or crops < -1) and empty_field(mine, VEGETABLE if crops < 0 else GRAIN) >= 0:
                found.append(PICK + field)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-crop-to-move")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        crops, field = state.seats[seat].crops, move - PICK
        single = field >= len(crops) or abs(crops[field]) < 2
        return Message("reason-one-crop" if single else "reason-no-crop-to-move")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        move_crop(state, seat, move - PICK)
