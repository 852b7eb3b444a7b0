"""Goods, and the starting player token."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.moves import TAKE
from allmende.agricola.components.pieces import CATTLE, FOOD, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import SHEEP_OF_THE_SHEPHERD
from allmende.agricola.rules.announcements import announce, end_reaction, happen
from allmende.agricola.rules.earlier_amendments import KEPT_AT_WILL
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.supplies import gain, gain_all, has_all, pay_all
from allmende.agricola.rules.heaped import clear_strange, heap_up, strange_on
from allmende.agricola.rules.language.action import Priced
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Effect, Given, building_resources_in, note_from_space
from allmende.agricola.rules.language.trigger import NEXT_TIME, heeding
from allmende.agricola.rules.moments import AFTER_USE, GOODS_TAKEN, USED, space_told, taking
from allmende.agricola.rules.phases import CAME_PLACE, KIND_OF_CAME_BITS
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

ACCUMULATING: Final = -1
"""The resource that accumulates on the action space in question."""


class Gain(Given):
    """Goods of the general supply: `count`, or `count` for every one, or for each `every`, of an amount.

    `more` is what the owner of the card may do for more of it at the same moment, though no card says so. `most`: no
    more than that in all, if it is not 0.
    """

    def __init__(
        self,
        resource: int,
        count: int,
        of: Amount | None = None,
        every: int = 1,
        more: Effect | None = None,
        most: int = 0,
    ) -> None:
        self.resource = resource
        self.count = count
        self.of = of
        self.every = every
        self.more = more
        self.most = most

    def laid(self) -> list[Effect]:
        return [self.more] if self.more is not None else []

    def number(self, state: State, seat: int) -> int:
        """The present number of goods."""
        if self.of is None:
            return self.count
        number = self.count * (self.of.count(state, seat) // self.every)
        return min(number, self.most) if self.most else number

    def give(self, state: State, seat: int, source: str) -> None:
        if self.resource >= 0 and self.of is None:
            receive(state, seat, self.resource, self.count, source)
            return
        resource = self.resource if self.resource >= 0 else ACCUMULATED[space_told(state.told(seat))]
        receive(state, seat, resource, self.number(state, seat), source)

    def foreseen(self, state: State, seat: int) -> list[int]:
        return [self.resource, self.number(state, seat)]


class GainMissingAnimal(Given):
    """An animal of the first kind of which the player has none: a sheep, else a wild boar, else a cattle."""

    def missing(self, state: State, seat: int) -> int:
        """The first kind of which the seat has none, as a resource, or -1."""
        for animal in range(SHEEP, CATTLE + 1):
            if not state.seats[seat].goods[animal]:
                return animal
        return -1

    def is_possible(self, state: State, seat: int) -> bool:
        return self.missing(state, seat) >= 0

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-has-all-animals")

    def foreseen(self, state: State, seat: int) -> list[int]:
        animal = self.missing(state, seat)
        return [animal, 1] if animal >= 0 else []

    def give(self, state: State, seat: int, source: str) -> None:
        animal = self.missing(state, seat)
        if animal >= 0:
            receive(state, seat, animal, 1, source)


class TakeAll(Given):
    """All goods on an accumulation space.

    ruling: Where nothing lies there is no action to take, so that the space can't be used, whatever cards would give.
    """

    def __init__(self, resource: int, space: int) -> None:
        self.resource = resource
        self.space = space

    def is_possible(self, state: State, seat: int) -> bool:
        return state.goods[self.space] > 0 or (len(state.strange) > 0 and len(strange_on(state, self.space)) > 0)

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        left = mine.uses[-1].left if mine.uses else []
        if state.strange:
            strange = strange_on(state, self.space)
            clear_strange(state, self.space)
            gain_all(state, seat, less(strange, left), source)
        count = state.goods[self.space]
        state.goods[self.space] = 0
        if left:
            mine.uses[-1].left = []
            for i in range(0, len(left), 2):
                heap_up(state, self.space, left[i], left[i + 1])
            count -= state.goods[self.space]
        mine.taken = count
        take_from(state, seat, self.space, self.resource, count, source)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-there")


class TakeOne(Priced):
    """One good or animal, perhaps with `others`, perhaps for a cost: `less` for every one of an amount.

    `alike`: only if the seat has one already. `each`: the cost is for every one of an amount.
    """

    asks = "prompt-take-one"

    def __init__(
        self,
        resource: int,
        others: list[int],
        cost: list[int],
        less: Amount | None = None,
        alike: bool = False,
        each: Amount | None = None,
    ) -> None:
        self.alike = alike
        self.each = each
        self.resource = resource
        self.others = others
        self.cost = cost
        self.less = less
        self.first = TAKE + resource
        self.last = self.first + 1

    def turned_into_food(self) -> list[int]:
        return building_resources_in(self.cost) if self.resource == FOOD or FOOD in self.others[::2] else []

    def price(self, state: State, seat: int) -> list[int]:
        """The price now."""
        if self.each is not None:
            return [self.cost[0], self.cost[1] * self.each.count(state, seat)]
        if self.less is None:
            return self.cost
        return [self.cost[0], max(0, self.cost[1] - self.less.count(state, seat))]

    def is_possible(self, state: State, seat: int) -> bool:
        if self.alike and not state.seats[seat].goods[self.resource]:
            return False
        return has_all(state, seat, self.price(state, seat))

    def deal(self, state: State, seat: int) -> list[int]:
        return [*paid(self.price(state, seat)), self.resource, 1, *self.others]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.less is None and self.each is None:
            alike = good_missing(state, seat, self.resource) if self.alike else None
            return super().refusal(state, seat) or alike
        cost = self.price(state, seat)
        return good_missing(state, seat, cost[0], cost[1])

    def visible(self, state: State, seat: int) -> list[int]:
        return [self.first]

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay_all(state, seat, self.price(state, seat), source)
        before = state.seats[seat].goods[:] if self.of_space else []
        gain(state, seat, self.resource, 1, source)
        gain_all(state, seat, self.others, source)
        if self.of_space:
            note_from_space(state.seats[seat], before)
        if SHEEP <= self.resource <= CATTLE:
            accommodate(state, seat)


class BecomeStartingPlayer(Given):
    """Take the starting player token, or keep it (chapter "Starting Player")."""

    def give(self, state: State, seat: int, source: str) -> None:
        state.first = seat
        if state.log is not None:
            state.log.append(events.StartingPlayerTaken(seat=seat))


def take_from(state: State, seat: int, space: int, resource: int, count: int, source: str) -> None:
    """Give a seat goods that lay on an accumulation space, and let the cards in play react."""
    gain(state, seat, resource, count, source)
    if count and state.setup.cards:
        happen(state, seat, GOODS_TAKEN, taking(space, count))
    if count and SHEEP <= resource <= CATTLE:
        if state.amended(SHEEP_OF_THE_SHEPHERD):
            state.seats[seat].taken = count
        came = 0
        if state.amended(KEPT_AT_WILL) and waits_for_all(state, seat, space):
            came = state.seats[seat].goods[resource] << KIND_OF_CAME_BITS | resource - SHEEP + 1
        accommodate(state, seat, came << CAME_PLACE)


def waits_for_all(state: State, seat: int, space: int) -> bool:
    """True if a card of the seat waits for the next time that all animals of a space are kept, as may be now."""
    mine = state.seats[seat]
    for moment in (GOODS_TAKEN, USED, AFTER_USE):
        if mine.moments >> moment & 1:
            announce(mine, Reaction(moment, seat, space, is_read=True))  # conditions may ask about it
            found = heeding(state, seat, moment, space)
            end_reaction(mine)
            if any(trigger.limit == NEXT_TIME for trigger in found):
                return True
    return False


def paid(cost: list[int]) -> list[int]:
    """Changes of resources by paying a cost, from pairs of resource and count."""
    return [-cost[i] if i % 2 else cost[i] for i in range(len(cost))]


def less(goods: list[int], others: list[int]) -> list[int]:
    """The goods of some pairs of resource and count that are left without those of others."""
    found = goods[:]
    for i in range(0, len(others), 2):
        for j in range(0, len(found), 2):
            if found[j] == others[i]:
                found[j + 1] -= others[i + 1]
    return found


def receive(state: State, seat: int, resource: int, count: int, source: str) -> None:
    """Give a seat goods or animals, and make sure that animals have room."""
    gain(state, seat, resource, count, source)
    if count and SHEEP <= resource <= CATTLE:
        accommodate(state, seat)
