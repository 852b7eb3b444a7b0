"""Effects that bring goods, animals, tool steps and dikes, without a choice or by choice."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.moves import CONVERT, DONE, TAKE
from allmende.arle.components.numbers import DARK, buildings_of
from allmende.arle.components.pieces import FOOD, SHEEP, TRACK_GOODS
from allmende.arle.rules.amendments import (
    COUNTED_BEFORE_ROOM,
    ROOM_AFTER_PAYING,
    ROOM_BEFORE_ANIMALS,
    WITHOUT_ROOM_LAST,
)
from allmende.arle.rules.housing import has_room_for
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.language.effect import AFTER_ALL, CHOSEN_ALREADY, Effect, Given, Option
from allmende.arle.rules.shortages import NOT_NOW, resources, room_missing
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME

GIVEN: Final = 1
CHOSEN: Final = 2
"""Bits in the mode of `EitherFirst`: the given animal has come; the chosen one has."""
DARK_HOUSES: Final[int] = sum([1 << building for building in buildings_of(DARK)])
"""The buildings that work at any time, as bits."""


class Gain(Given):
    """Gain `number` of one resource.

    Before animals come for which there is no room, the gains of an earlier part of the same action may help to make
    some, in an exchange or a sale at any time: so it pauses then. So may a cost that was `paid` for it, as it has left
    the Goods Track.
    """

    def __init__(self, resource: int, number: Amount, paid: bool = False) -> None:
        self.resource = resource
        self.number = number
        self.paid = paid
        self.pauses = resource >= SHEEP

    def noted(self, state: State, seat: int) -> int:
        return self.number.noted(state, seat) if state.amended(COUNTED_BEFORE_ROOM) else 0

    def due(self, state: State, seat: int) -> int:
        """The number that the topmost frame brings."""
        if state.amended(COUNTED_BEFORE_ROOM):
            return self.number.due(state, seat)
        return self.number.count(state, seat)

    def moves(self, state: State, seat: int) -> list[int]:
        if self.resource < SHEEP or not state.amended(ROOM_BEFORE_ANIMALS):
            return []
        mine = state.seats[seat]
        is_first = mine.stack[-FRAME - 2] < 2
        if is_first and not (self.paid and state.amended(ROOM_AFTER_PAYING)):
            return []
        if has_room_for(mine, self.resource, self.due(state, seat)):
            return []
        return [DONE]

    def play(self, state: State, seat: int, move: int) -> None:
        self.resume(state, seat)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-no-room-yet")

    def is_possible(self, state: State, seat: int) -> bool:
        return self.number.count(state, seat) > 0 and state.seats[seat].room_for(self.resource) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        room = room_missing(state, seat, self.resource)
        return NOT_NOW if room is None and not self.number.count(state, seat) else room

    def resume(self, state: State, seat: int) -> None:
        source, number = self.source(state, seat), self.due(state, seat)
        state.seats[seat].pop()
        state.gain(seat, self.resource, number, source)


class GainInRoom(Gain):
    """Gain goods of the Goods Track; if they find no room, after all else that comes with them.

    The rest may help to make room, in an exchange or a sale at any time; goods without room could help nothing else.
    """

    def __init__(self, resource: int, number: Amount) -> None:
        super().__init__(resource, number)
        self.pauses = True

    def lacks_room(self, state: State, seat: int) -> bool:
        """True if some of the goods would be lost."""
        return state.seats[seat].room_for(self.resource) < self.due(state, seat)

    def moves(self, state: State, seat: int) -> list[int]:
        after_all = state.seats[seat].stack[-2] == AFTER_ALL
        return [DONE] if after_all and self.lacks_room(state, seat) else []

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if mine.stack[-2] == AFTER_ALL or not state.amended(WITHOUT_ROOM_LAST) or not self.lacks_room(state, seat):
            super().resume(state, seat)
            return
        mine.pop()
        mine.stack[-1] = mine.stack[-2]


class RaiseGoods(Given):
    """Move each of the six indicators on the Goods Track up; two of them are of food."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, state: State, seat: int, source: str) -> None:
        number = self.number.count(state, seat)
        state.gain(seat, FOOD, 2 * number, source)
        for resource in range(FOOD + 1, TRACK_GOODS):
            state.gain(seat, resource, number, source)


class Improve(Given):
    """Move a Tool Indicator for free, as far as its track goes."""

    def __init__(self, tool: int, steps: int) -> None:
        self.tool = tool
        self.steps = steps

    def give(self, state: State, seat: int, source: str) -> None:
        state.improve(seat, self.tool, self.steps)


class MoveDikes(Given):
    """Move a number of dikes."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def give(self, state: State, seat: int, source: str) -> None:
        state.move_dikes(seat, self.number.count(state, seat))


class Dehydrate(Given):
    """Turn a moor tile and place four peat tokens on it."""

    def give(self, state: State, seat: int, source: str) -> None:
        state.dehydrate(seat)


class TakeOne(Option):
    """Take `count` of one resource among several."""

    asks = "prompt-take-one"
    first = TAKE
    last = CONVERT

    def __init__(self, resources: list[int], count: int, required: bool) -> None:
        self.resources = resources
        self.count = count
        self.required = required

    def choices(self, state: State, seat: int) -> list[int]:
        return [TAKE + resource for resource in self.resources]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        resource = move - TAKE
        if resource in self.resources:
            return None
        return Message("reason-none", {"resource": resources(resource, self.count)})

    def do(self, state: State, seat: int, move: int) -> None:
        state.gain(seat, move - TAKE, self.count, self.source(state, seat))


class EitherFirst(Option):
    """An animal that comes and another that is chosen, in either order.

    The order matters where there is no room for both, to a seat that can make some in between, at any time.

    The mode has those that have come, as the bits `GIVEN` and `CHOSEN`.
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

    def choices(self, state: State, seat: int) -> list[int]:
        return [TAKE + self.given.resource, *self.chosen.choices(state, seat)]

    def moves(self, state: State, seat: int) -> list[int]:
        come = state.seats[seat].stack[-1]
        if come == GIVEN:
            return self.chosen.choices(state, seat)
        if come == CHOSEN:
            return [TAKE + self.given.resource]
        return self.choices(state, seat) if not come and self.is_order_of_matter(state, seat) else []

    def is_order_of_matter(self, state: State, seat: int) -> bool:
        """True if there is no room for both animals with some choice, and anytime actions could make some in
        between."""
        mine = state.seats[seat]
        if not mine.vehicles and not mine.boats and not mine.buildings & DARK_HOUSES:
            return False
        for animal in self.chosen.resources:
            if not has_room_for(mine, self.given.resource, 1, animal):
                return True
        return False

    def play(self, state: State, seat: int, move: int) -> None:
        self.come(state, seat, move - TAKE)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if mine.stack[-1]:
            mine.pop()
        else:
            self.come(state, seat, self.given.resource)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return CHOSEN_ALREADY if move in self.choices(state, seat) else super().why_not(state, seat, move)

    def come(self, state: State, seat: int, animal: int) -> None:
        """Gain an animal for the seat, and note which of the two it was."""
        state.seats[seat].stack[-1] |= GIVEN if animal == self.given.resource else CHOSEN
        state.gain(seat, animal, 1, self.source(state, seat))

    def prompt(self, state: State, seat: int) -> Message:
        come = state.seats[seat].stack[-1]
        return Message(self.chosen.asks if come == GIVEN else "prompt-no-room-yet" if come == CHOSEN else self.asks)
