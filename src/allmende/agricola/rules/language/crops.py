"""What cards have to do with crops: harvests, sowing, fields."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.board import HARVEST_ROUNDS, SPACE_COUNT
from allmende.agricola.rules.components import BOAR, FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.rules.farm.farms import field_name
from allmende.agricola.rules.farm.farmyard import SPACES, bit_count
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.card import AtAnyTime
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.moves import DONE, FENCE, PICK, TAKE
from allmende.agricola.rules.phases import FEEDING
from allmende.agricola.rules.player import BELOW, crops_in
from allmende.agricola.rules.state import Table

# Amounts


class LadenSpaces(Amount):
    """The accumulation spaces for a resource with so many of it, exactly or, with `more`, at least."""

    def __init__(self, resource: int, number: int, more: bool = False) -> None:
        self.resource = resource
        self.number = number
        self.more = more

    def count(self, table: Table, seat: int) -> int:
        spaces = SPACES_FOR[self.resource] & table.spaces
        found = 0
        for space in range(SPACE_COUNT):
            lies = table.goods[space]
            if spaces >> space & 1 and (lies == self.number or (self.more and lies > self.number)):
                found += 1
        return found


# Conditions


class CameBeforeHarvest(Condition):
    """The action space that is used is the card that came into play in the round of the last harvest."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        last = 0
        for number in HARVEST_ROUNDS:
            if number < table.round:
                last = number
        return last > 0 and table.order[last - 1] == space_told(table.told(seat))


# What is given


class MustTurn(Given):
    """So many of a resource become food, without a choice."""

    def __init__(self, resource: int, count: int, food: int) -> None:
        self.resource = resource
        self.number = count
        self.food = food

    def give(self, table: Table, seat: int, source: str) -> None:
        table.pay(seat, self.resource, self.number, source)
        receive(table, seat, FOOD, self.food, source)


class AddCrops(Given):
    """One more of its crop comes onto each planted field with a single kind of crop."""

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        for field in range(len(mine.crops)):
            crops = mine.crops[field]
            if crops and crops < BELOW:
                mine.crops[field] = crops - 1 if crops < 0 else crops + 1
                mine.brought += 1 if field < SPACES else 0
                tell_of_crop(table, seat, field, VEGETABLE if crops < 0 else GRAIN)


class AddVegetables(Given):
    """A vegetable comes below the grain of each field with at least so much of it and no vegetable."""

    def __init__(self, least: int) -> None:
        self.least = least

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        for field in range(len(mine.crops)):
            if self.least <= mine.crops[field] < BELOW:
                mine.crops[field] += BELOW
                mine.brought += 1 if field < SPACES else 0
                tell_of_crop(table, seat, field, VEGETABLE)


def tell_of_crop(table: Table, seat: int, field: int, crop: int) -> None:
    """Tell that a crop came onto a field, if anybody listens."""
    if table.log is not None:
        where = field_name(table.seats[seat], field)
        count = crops_in(table.seats[seat].crops[field], crop == VEGETABLE)
        table.log.append(events.CropAdded(seat=seat, resource=RESOURCE_NAMES[crop], count=count, place=where))


# Actions


class Bargain(Action):
    """One animal or good for food, of which less has to be paid for every one of an amount."""

    asks = "prompt-take-one"

    def __init__(self, resource: int, food: int, of: Amount) -> None:
        self.resource = resource
        self.food = food
        self.of = of
        self.first = TAKE + resource
        self.last = self.first + 1

    def price(self, table: Table, seat: int) -> int:
        """The food that has to be paid now."""
        return max(0, self.food - self.of.count(table, seat))

    def choices(self, table: Table, seat: int) -> list[int]:
        return [self.first] if table.seats[seat].goods[FOOD] >= self.price(table, seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay(seat, FOOD, self.price(table, seat), source)
        receive(table, seat, self.resource, 1, source)


class DiscardGrain(Action):
    """Discard grain from different fields, one from each, to get wild boar: so many for the first number, one more for
    each higher one.

    The counter has the fields, as bits. One that has begun goes on until a number is reached.
    """

    asks = "prompt-discard-grain"
    first = PICK
    last = FENCE

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        picked = self.so_far(table, seat)
        count = bit_count(picked)
        fields = [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0 and not picked >> field & 1]
        for number in self.numbers:
            if number > count:
                return fields if count + len(fields) >= number else []
        return []

    def moves(self, table: Table, seat: int) -> list[int]:
        found = self.choices(table, seat)
        count = bit_count(self.so_far(table, seat))
        if found and (count in self.numbers or (not count and not self.is_due(table, seat))):
            found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE:
            self.end(table, seat)
        else:
            self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        field = move - PICK
        mine.stack[-2] |= 1 << field
        table.lift_crop(mine, field)
        if table.log is not None:
            where = field_name(mine, field)
            table.log.append(events.CropDiscarded(seat=seat, resource=RESOURCE_NAMES[GRAIN], place=where))

    def end(self, table: Table, seat: int) -> None:
        count = bit_count(self.so_far(table, seat))
        source = self.source(table, seat)
        table.seats[seat].pop()
        if count:
            receive(table, seat, BOAR, self.numbers.index(count) + 1, source)


# Parts of a card


class InFeeding(AtAnyTime):
    """What a card in play lets its owner do once in each feeding phase; its mark is the round in which it was done."""

    feeding = True

    def __init__(self, card: int, action: Action, when: Condition | None = None) -> None:
        super().__init__(action)
        self.card = card
        self.when = when

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.is_open(table, seat) and super().is_possible(table, seat)

    def is_open(self, table: Table, seat: int) -> bool:
        """Whether it can be done now by whoever can pay for it."""
        if table.phase != FEEDING or table.seats[seat].mark_of(self.card) == table.round:
            return False
        return self.when is None or self.when.holds(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].set_mark(self.card, table.round)
        super().resume(table, seat)
