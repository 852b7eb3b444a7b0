"""Deals of cards: goods for other players, sales of several kinds, and goods that lie on a card or come back to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES, space_number
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import CHOOSE, IMPROVEMENTS
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES, RESOURCES
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.farm.supplies import discard, gain, hand_over, pay
from allmende.agricola.rules.heaped import clear_strange, strange_on
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import FieldsJust
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive, take_from
from allmende.agricola.rules.language.homecomings import HomecomingAction, HomecomingNode
from allmende.agricola.rules.language.sales import SaleAction
from allmende.agricola.rules.moments import OBTAINED, OTHERS, RENOVATED, improvement_told, number_told, space_told
from allmende.agricola.rules.shortages import NOT_NOW, good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class ForDoer(Given):
    """`count` of a resource of the general supply for the player who has brought the moment about."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        doer = state.reaction(seat).doer
        other = state.own(doer)
        gain(state, doer, self.resource, self.count, source)
        if other.moments >> OBTAINED & 1:  # the other seat goes on where it was once its cards have reacted
            state.settle(doer)


class PassAround(Given):
    """All of a resource that has just been taken from an accumulation space goes to the other players.

    They get one after the other, from the left on, as long as there is any. ruling: Alone, it goes to the supply.
    """

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def give(self, state: State, seat: int, source: str) -> None:
        players, count = len(state.seats), number_told(state.told(seat))
        if players == 1:
            discard(state, seat, self.resource, count)
            return
        each, more = divmod(count, players - 1)
        for i in range(1, players):
            share = each + (1 if i <= more else 0)
            if share:
                hand_over(state, seat, (seat + i) % players, self.resource, share, self.card)


class GiveLying(Given):
    """What lies on the action space in question beside its own goods goes to the player who uses it."""

    def give(self, state: State, seat: int, source: str) -> None:
        space = space_told(state.told(seat))
        doer = state.reaction(seat).doer
        lying = strange_on(state, space)
        if not lying:
            return
        clear_strange(state, space)
        other = state.own(doer)
        for i in range(0, len(lying), 2):
            gain(state, doer, lying[i], lying[i + 1], f"space:{SPACE_NAMES[space]}")
        if doer != seat and other.moments >> OBTAINED & 1:
            state.settle(doer)


NO_RENOVATION_NOTED: Final = 0
RENOVATION_ALONE: Final = 1
"""The mark of a card once a player has renovated in this turn; it is higher with a minor or a major improvement."""


class NoteImproving(Given):
    """Note that a player renovates, or builds or plays an improvement after that, or with `over` forget it again."""

    def __init__(self, over: bool = False) -> None:
        self.over = over

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        noted = mine.mark_of(self.card)
        moment = state.reaction(seat).moment & OTHERS - 1
        if self.over:
            noted = NO_RENOVATION_NOTED
        elif moment == RENOVATED:
            noted = RENOVATION_ALONE
        elif noted:
            is_minor = improvement_told(state.told(seat)) >= IMPROVEMENTS
            noted = max(noted, RENOVATION_ALONE + (1 if is_minor else 2))
        mine.set_mark(self.card, noted)


class BuyAfterRenovation(Action):
    """Buy one of a resource for less if a minor, or even a major improvement has followed a renovation."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, resource: int, prices: Sequence[int]) -> None:
        self.resource = resource
        self.prices = list(prices)

    def price(self, state: State, seat: int) -> int:
        """The price now."""
        return self.prices[state.seats[seat].mark_of(self.card) - RENOVATION_ALONE]

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.seats[seat].mark_of(self.card):
            return []
        return [CHOOSE] if state.seats[seat].goods[FOOD] >= self.price(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if not state.seats[seat].mark_of(self.card):
            return NOT_NOW
        return good_missing(state, seat, FOOD, self.price(state, seat))

    def deal(self, state: State, seat: int) -> list[int]:
        return [FOOD, -self.price(state, seat), self.resource, 1]

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay(state, seat, FOOD, self.price(state, seat), source)
        receive(state, seat, self.resource, 1, source)


class TakeBegging(Given):
    """Take begging markers."""

    def __init__(self, count: int) -> None:
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        state.seats[seat].begging += self.count
        if state.log is not None:
            for _ in range(self.count):
                state.log.append(events.BeggingMarkerTaken(seat=seat))


class TakeAllFrom(Given):
    """All goods on several accumulation spaces, which are bits."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.foreseen(state, seat)) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-there")

    def foreseen(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(SPACE_COUNT):
            if self.spaces >> space & 1 and state.goods[space]:
                found += [ACCUMULATED[space], state.goods[space]]
        return found

    def give(self, state: State, seat: int, source: str) -> None:
        for space in range(SPACE_COUNT):
            count = state.goods[space]
            if self.spaces >> space & 1 and count:
                state.goods[space] = 0
                take_from(state, seat, space, ACCUMULATED[space], count, f"space:{SPACE_NAMES[space]}")


class EmptySpace(Given):
    """All goods on an accumulation space are discarded."""

    def __init__(self, space: str) -> None:
        self.space = space_number(space)

    def give(self, state: State, seat: int, source: str) -> None:
        count = state.goods[self.space]
        state.goods[self.space] = 0
        if count and state.log is not None:
            name = RESOURCE_NAMES[ACCUMULATED[self.space]]
            state.log.append(events.AnimalsReleased(seat=seat, animal=name, count=count))


class LeaveAnother(Given):
    """An animal that has just been taken stays where it was, and one of the general supply is kept instead."""

    def give(self, state: State, seat: int, source: str) -> None:
        state.goods[space_told(state.told(seat))] += 1


class StableGifts(Given):
    """An animal each for the stables just built, as they are the second one on the farmyard, the third one and so on.

    ruling: What counts is the number of stables that there are then, so that a stable that replaces one counts again.
    """

    def __init__(self, animals: Sequence[int]) -> None:
        self.animals = list(animals)

    def give(self, state: State, seat: int, source: str) -> None:
        there = bit_count(state.seats[seat].stables)
        for number in range(there - state.told(seat) + 1, there + 1):
            if 2 <= number < 2 + len(self.animals):
                receive(state, seat, self.animals[number - 2], 1, source)


_HARVESTED: Final = FieldsJust("harvested", GRAIN)
_EMPTIED: Final = FieldsJust("emptied", GRAIN)


class BuyForGrain(Action):
    """Buy one of a resource for each grain just harvested, cheaper where it was the last one of its field.

    The counter has the number bought; those at the lower price come first.
    """

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1
    repeats = True

    def __init__(self, resource: int, food: int, less: int) -> None:
        self.resource = resource
        self.food = food
        self.less = less

    def price(self, state: State, seat: int) -> int:
        """The price of the next one; 0 if there is none left to buy."""
        bought = self.so_far(state, seat)
        if bought >= _HARVESTED.count(state, seat):
            return 0
        return self.less if bought < _EMPTIED.count(state, seat) else self.food

    def choices(self, state: State, seat: int) -> list[int]:
        price = self.price(state, seat)
        return [CHOOSE] if 0 < price <= state.seats[seat].goods[FOOD] else []

    def refusal(self, state: State, seat: int) -> Message | None:
        price = self.price(state, seat)
        return good_missing(state, seat, FOOD, price) if price else Message("reason-all-bought")

    def deal(self, state: State, seat: int) -> list[int]:
        return [FOOD, -self.price(state, seat), self.resource, 1]

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        mine = state.seats[seat]
        mine.stack[-2] -= 1  # the price is that before this one was counted
        price = self.price(state, seat)
        mine.stack[-2] += 1
        pay(state, seat, FOOD, price, source)
        receive(state, seat, self.resource, 1, source)


class LayEachOnce(Action):
    """Lay one of a good onto the card, each of these goods only once, to get one of a resource.

    The card's mark has the goods that lie there, as bits by resource.
    """

    asks = "prompt-lay-good"
    first = CHOOSE
    last = CHOOSE + RESOURCES

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def goods_on_card(self, mark: int) -> list[int]:
        return [mark >> good & 1 for good in range(RESOURCES)]

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        lies = mine.mark_of(self.card)
        return [CHOOSE + good for good in range(RESOURCES) if mine.goods[good] and not lies >> good & 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-other-good")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if state.seats[seat].mark_of(self.card) >> move - CHOOSE & 1:
            return Message("reason-lies-already")
        return good_missing(state, seat, move - CHOOSE)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        pay(state, seat, move - CHOOSE, 1, source)
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << move - CHOOSE)
        receive(state, seat, self.resource, 1, source)


DealingAction = BuyForGrain | BuyAfterRenovation | LayEachOnce | HomecomingAction | SaleAction
DealingNode = (
    DealingAction | ForDoer | PassAround | GiveLying | NoteImproving | TakeBegging | TakeAllFrom | EmptySpace
    | LeaveAnother | StableGifts | HomecomingNode
)  # fmt: skip
