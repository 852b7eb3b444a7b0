"""What comes without a choice, and what is taken by choice: goods, animals, tools, dikes."""

from __future__ import annotations

from typing import Final

from allmende.arle.rules.amendments import (
    COUNTED_BEFORE_ROOM,
    ROOM_AFTER_PAYING,
    ROOM_BEFORE_ANIMALS,
    WITHOUT_ROOM_LAST,
)
from allmende.arle.rules.components import FOOD, SHEEP, TRACK_GOODS
from allmende.arle.rules.housing import has_room_for
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.language.effect import AFTER_ALL, Effect, Given, Option
from allmende.arle.rules.moves import CONVERT, DONE, TAKE
from allmende.arle.rules.numbers import DARK, buildings_of
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import FRAME

GIVEN: Final = 1
CHOSEN: Final = 2
"""As bits: what has come of an animal that is given and one that is chosen."""
DARK_HOUSES: Final[int] = sum([1 << building for building in buildings_of(DARK)])
"""As bits: the buildings that work at any time."""


class Gain(Given):
    """Gain a number of one resource.

    Before animals come for which there is no room, what an earlier part of the same action has brought may help to make
    some, in an exchange or a sale at any time: so it pauses then. So may what was `paid` for it, which has left the
    Goods Track.
    """

    def __init__(self, resource: int, number: Amount, paid: bool = False) -> None:
        self.resource = resource
        self.number = number
        self.paid = paid
        self.pauses = resource >= SHEEP

    def noted(self, table: Table, seat: int) -> int:
        return self.number.noted(table, seat) if table.amended(COUNTED_BEFORE_ROOM) else 0

    def due(self, table: Table, seat: int) -> int:
        """How many the topmost frame brings."""
        if table.amended(COUNTED_BEFORE_ROOM):
            return self.number.due(table, seat)
        return self.number.count(table, seat)

    def moves(self, table: Table, seat: int) -> list[int]:
        if self.resource < SHEEP or not table.amended(ROOM_BEFORE_ANIMALS):
            return []
        mine = table.seats[seat]
        is_first = mine.stack[-FRAME - 2] < 2
        if is_first and not (self.paid and table.amended(ROOM_AFTER_PAYING)):
            return []
        if has_room_for(mine, self.resource, self.due(table, seat)):
            return []
        return [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        self.resume(table, seat)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-no-room-yet")

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.number.count(table, seat) > 0 and table.seats[seat].room_for(self.resource) > 0

    def resume(self, table: Table, seat: int) -> None:
        source, number = self.source(table, seat), self.due(table, seat)
        table.seats[seat].pop()
        table.gain(seat, self.resource, number, source)


class GainInRoom(Gain):
    """Gain goods of the Goods Track: where they find no room, after all else that comes with them.

    That may help to make some, in an exchange or a sale at any time; and what finds no room could help nothing else.
    """

    def __init__(self, resource: int, number: Amount) -> None:
        super().__init__(resource, number)
        self.pauses = True

    def lacks_room(self, table: Table, seat: int) -> bool:
        """Whether some of them would be lost."""
        return table.seats[seat].room_for(self.resource) < self.due(table, seat)

    def moves(self, table: Table, seat: int) -> list[int]:
        after_all = table.seats[seat].stack[-2] == AFTER_ALL
        return [DONE] if after_all and self.lacks_room(table, seat) else []

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-2] == AFTER_ALL or not table.amended(WITHOUT_ROOM_LAST) or not self.lacks_room(table, seat):
            super().resume(table, seat)
            return
        mine.pop()
        mine.stack[-1] = mine.stack[-2]


class RaiseGoods(Given):
    """Move each of the six indicators on the Goods Track up; two of them are of food."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, table: Table, seat: int, source: str) -> None:
        number = self.number.count(table, seat)
        table.gain(seat, FOOD, 2 * number, source)
        for resource in range(FOOD + 1, TRACK_GOODS):
            table.gain(seat, resource, number, source)


class Improve(Given):
    """Move a Tool Indicator for free, as far as its track goes."""

    def __init__(self, tool: int, steps: int) -> None:
        self.tool = tool
        self.steps = steps

    def give(self, table: Table, seat: int, source: str) -> None:
        table.improve(seat, self.tool, self.steps)


class MoveDikes(Given):
    """Move a number of dikes."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, table: Table, seat: int, source: str) -> None:
        table.move_dikes(seat, self.number.count(table, seat))


class Dehydrate(Given):
    """Turn a moor tile and place four peat tokens on it."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.dehydrate(seat)


class TakeOne(Option):
    """Take so many of one resource among several."""

    asks = "prompt-take-one"
    first = TAKE
    last = CONVERT

    def __init__(self, resources: list[int], count: int, required: bool) -> None:
        self.resources = resources
        self.count = count
        self.required = required

    def choices(self, table: Table, seat: int) -> list[int]:
        return [TAKE + resource for resource in self.resources]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.gain(seat, move - TAKE, self.count, self.source(table, seat))


class EitherFirst(Option):
    """An animal that comes and another that is chosen, in either order.

    It matters where there is no room for both, to whom can make some in between, at any time.

    The mode has those that have come, as bits.
    """

    asks = "prompt-either-first"
    pauses = True
    first = TAKE
    last = CONVERT

    def __init__(self, given: Gain, chosen: TakeOne) -> None:
        self.given = given
        self.chosen = chosen

    def parts(self) -> list[Effect]:
        return [self.given, self.chosen]

    def alternatives(self) -> list[Option]:
        return [self.chosen]

    def choices(self, table: Table, seat: int) -> list[int]:
        return [TAKE + self.given.resource, *self.chosen.choices(table, seat)]

    def moves(self, table: Table, seat: int) -> list[int]:
        come = table.seats[seat].stack[-1]
        if come == GIVEN:
            return self.chosen.choices(table, seat)
        if come == CHOSEN:
            return [TAKE + self.given.resource]
        return self.choices(table, seat) if not come and self.is_order_of_matter(table, seat) else []

    def is_order_of_matter(self, table: Table, seat: int) -> bool:
        """Whether some choice has no room beside the animal that comes, and something can be done in between."""
        mine = table.seats[seat]
        if not mine.vehicles and not mine.boats and not mine.buildings & DARK_HOUSES:
            return False
        for animal in self.chosen.resources:
            if not has_room_for(mine, self.given.resource, 1, animal):
                return True
        return False

    def play(self, table: Table, seat: int, move: int) -> None:
        self.come(table, seat, move - TAKE)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-1]:
            mine.pop()
        else:
            self.come(table, seat, self.given.resource)

    def come(self, table: Table, seat: int, animal: int) -> None:
        """Have the seat get an animal, and note which of the two it was."""
        table.seats[seat].stack[-1] |= GIVEN if animal == self.given.resource else CHOSEN
        table.gain(seat, animal, 1, self.source(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        come = table.seats[seat].stack[-1]
        return Message(self.chosen.asks if come == GIVEN else "prompt-no-room-yet" if come == CHOSEN else self.asks)
