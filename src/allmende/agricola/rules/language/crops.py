"""Effects and amounts of cards that concern crops: harvests, sowing, fields."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import SPACES, bit_count
from allmende.agricola.components.moves import DONE, FENCE, PICK
from allmende.agricola.components.pieces import BOAR, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.farm.farms import field_name
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.player import BELOW, crops_in
from allmende.agricola.rules.state import State

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
        fields = [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0 and not picked >> field & 1]
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

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        field = move - PICK
        mine.stack[-2] |= 1 << field
        state.lift_crop(mine, field)
        if state.log is not None:
            where = field_name(mine, field)
            state.log.append(events.CropDiscarded(seat=seat, resource=RESOURCE_NAMES[GRAIN], place=where))

    def end(self, state: State, seat: int) -> None:
        count = bit_count(self.so_far(state, seat))
        source = self.source(state, seat)
        state.seats[seat].pop()
        if count:
            receive(state, seat, BOAR, self.numbers.index(count) + 1, source)


# Parts of a card
