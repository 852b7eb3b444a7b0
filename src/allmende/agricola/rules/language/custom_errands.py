"""Rare deeds with goods: on the card itself, in return for others, from one action space to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.moves import CHOOSE, IMPROVEMENTS
from allmende.agricola.components.pieces import (
    BUILDING_RESOURCES,
    FOOD,
    GRAIN,
    RESOURCE_NAMES,
    RESOURCES,
    SHEEP,
    WOOD,
)
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import RETURNED_WITH_ROOM
from allmende.agricola.rules.farm.supplies import gain, gain_all, pay
from allmende.agricola.rules.language.action import Action, OnCard
from allmende.agricola.rules.language.census import KIND_MARKS
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.on_card import LAID_BITS, LaySupply
from allmende.agricola.rules.moments import fields_told, improvement_told, resource_told, space_told
from allmende.agricola.rules.permits import LAID_STALLS
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

# Goods on the card

HOUSES: Final = 1 << LAID_BITS
"""In a card's mark, beyond the food that lies on it: it has room for a person now."""


class LayForRoom(LaySupply):
    """Lay a food onto the card, which has room for a person while as much lies there as the house has rooms."""

    def __init__(self) -> None:
        super().__init__(FOOD)

    def do(self, state: State, seat: int, move: int) -> None:
        super().do(state, seat, move)
        open_room(state, seat, self.card)


class RoomWhileFull(Given):
    """Once the house has another room: there is room on the card exactly while as much food lies there."""

    def give(self, state: State, seat: int, source: str) -> None:
        open_room(state, seat, self.card)


def open_room(state: State, seat: int, card: int) -> None:
    """Have room for a person on a card if as much food lies there as the house has rooms, and else not."""
    mine = state.seats[seat]
    mark = mine.mark_of(card)
    full = mark & HOUSES - 1 == mine.room_count()
    if full != (mark & HOUSES != 0):
        mine.quarters += 1 if full else -1
        mine.set_mark(card, mark ^ HOUSES)


class AsMuchFoodAsRooms(Condition):
    """As much food lies on the card as the house has rooms: for words and symbols to go by."""

    def holds(self, state: State, seat: int) -> bool:
        return True


class LayForStalls(LaySupply):
    """Lay wood onto the card, which has room for `stalls` more animals of any kind for each."""

    permit = LAID_STALLS

    def __init__(self, stalls: int) -> None:
        super().__init__(WOOD)
        self.stalls = stalls

    def do(self, state: State, seat: int, move: int) -> None:
        super().do(state, seat, move)
        state.seats[seat].stalls += self.stalls

    def stalls_on_card(self, mark: int) -> int:
        return mark * self.stalls


class MatchesPile(Condition):
    """The good just obtained is the one that lies on top of a pile on the card; its mark counts those gone."""

    of_moment = True

    def __init__(self, pile: Sequence[int]) -> None:
        self.pile = list(pile)
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        gone = state.seats[seat].mark_of(self.card)
        return gone < len(self.pile) and self.pile[gone] == resource_told(state.told(seat))


class TakeWithTop(OnCard):
    """Take the top good of a pile on the card, and a `prize` with it."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, pile: Sequence[int], prize: int) -> None:
        self.pile = list(pile)
        self.pile_size = len(pile)
        self.prize = prize

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        for good in self.pile[mark:]:
            counts[good] += 1
        return counts

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if state.seats[seat].mark_of(self.card) < self.pile_size else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return self.empty(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        gone = mine.mark_of(self.card)
        mine.set_mark(self.card, gone + 1)
        gain(state, seat, self.pile[gone], 1, source)
        receive(state, seat, self.prize, 1, source)


class KeepHere(Action):
    """Lay one crop that was just harvested, or else one animal that was just born, onto the card.

    Only one thing in each harvest.

    Only goods of a kind that does not lie there. The mark has the kinds as bits, and beyond them the last round.
    """

    asks = "prompt-keep-here"
    first = CHOOSE
    last = CHOOSE + KIND_MARKS

    def __init__(self, *, crops: bool) -> None:
        self.crops = crops

    def left_on_card(self, mark: int) -> int:
        return sum(self.goods_on_card(mark))

    def goods_on_card(self, mark: int) -> list[int]:
        return [mark >> good - GRAIN & 1 if GRAIN <= good < FOOD else 0 for good in range(RESOURCES)]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        if mark >> KIND_MARKS == state.round:
            return []
        detail = state.told(seat)
        found: list[int] = []
        for good in range(GRAIN, SHEEP) if self.crops else range(SHEEP, FOOD):
            new = fields_told(detail, good - GRAIN) > 0 if self.crops else mine.born >> good - SHEEP & 1 != 0
            if new and mine.goods[good] and not mark >> good - GRAIN & 1:
                found.append(CHOOSE + good - GRAIN)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-to-keep")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-nothing-to-keep")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        good = GRAIN + move - CHOOSE
        kinds = mine.mark_of(self.card) & (1 << KIND_MARKS) - 1
        pay(state, seat, good, 1, self.source(state, seat))
        mine.set_mark(self.card, kinds | 1 << move - CHOOSE | state.round << KIND_MARKS)


class FoodForMissing(Action):
    """Lay a food onto the card, or discard one from there, to get a building resource of which one has none.

    The mark is the food on the card. The first moves lay a food there, by resource.
    """

    asks = "prompt-food-for-missing"
    first = CHOOSE
    last = CHOOSE + 2 * BUILDING_RESOURCES

    def left_on_card(self, mark: int) -> int:
        return mark

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        lacking = [resource for resource in range(BUILDING_RESOURCES) if not mine.goods[resource]]
        found = [CHOOSE + resource for resource in lacking] if mine.goods[FOOD] else []
        if mine.mark_of(self.card):
            found += [CHOOSE + BUILDING_RESOURCES + resource for resource in lacking]
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        mine = state.seats[seat]
        lacking = min(mine.goods[:BUILDING_RESOURCES]) == 0
        return good_missing(state, seat, FOOD) if lacking else Message("reason-has-every-resource")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if state.seats[seat].goods[(move - CHOOSE) % BUILDING_RESOURCES]:
            return Message("reason-has-this-resource")
        return good_missing(state, seat, FOOD) if move < CHOOSE + BUILDING_RESOURCES else Message("reason-card-empty")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        lays = move < CHOOSE + BUILDING_RESOURCES
        if lays:
            pay(state, seat, FOOD, 1, source)
        mine.set_mark(self.card, mine.mark_of(self.card) + (1 if lays else -1))
        gain(state, seat, (move - CHOOSE) % BUILDING_RESOURCES, 1, source)


# Goods in return, and elsewhere


class RegainCost(OnCard):
    """Get the printed cost of the improvement that was just built or played, once in the game."""

    asks = "prompt-regain"
    first = CHOOSE
    last = CHOOSE + 4
    pile_size = 1

    def left_on_card(self, mark: int) -> int:
        return -1

    def costs(self, state: State, seat: int) -> list[list[int]]:
        """The printed costs, as pairs."""
        number = improvement_told(state.told(seat))
        if number < IMPROVEMENTS:
            return [state.setup.improvements[number].cost]
        card = card_at(state, number - IMPROVEMENTS)
        people = state.seats[seat].people
        each = [count * people if i % 2 else count for i, count in enumerate(card.cost_each)]
        return [cost + each for cost in card.costs]

    def choices(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].mark_of(self.card):
            return []
        costs = self.costs(state, seat)
        return [CHOOSE + i for i in range(len(costs)) if costs[i]]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return Message("reason-card-used-up" if state.seats[seat].mark_of(self.card) else "reason-costs-nothing")

    def do(self, state: State, seat: int, move: int) -> None:
        costs = self.costs(state, seat)
        state.seats[seat].set_mark(self.card, 1)
        cost, source = costs[move - CHOOSE], self.source(state, seat)
        if not state.amended(RETURNED_WITH_ROOM):
            gain_all(state, seat, cost, source)
            return
        for i in range(0, len(cost), 2):
            receive(state, seat, cost[i], cost[i + 1], source)


class PromiseAsFar(Action):
    """As many of a resource on a round space of one's choice as it is rounds ahead."""

    asks = "prompt-promise-as-far"
    first = CHOOSE
    last = CHOOSE + ROUNDS
    owed = True

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + ahead - 1 for ahead in range(1, ROUNDS - state.round + 1)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if state.round < ROUNDS else Message("reason-no-round-left")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        count = move - CHOOSE + 1
        number = state.round + count
        mine.promised = [*mine.promised, number, self.resource, count]
        if state.log is not None:
            name, source = RESOURCE_NAMES[self.resource], self.source(state, seat)
            state.log.append(events.Promised(seat=seat, resource=name, count=count, rounds=[number], source=source))


class MoveFood(Action):
    """Move a good from the accumulation space in question to the other one of two, to get an animal."""

    asks = "prompt-move-food"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, spaces: Sequence[int], animal: int) -> None:
        self.spaces = list(spaces)
        self.animal = animal

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if state.goods[space_told(state.told(seat))] else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-there")

    def do(self, state: State, seat: int, move: int) -> None:
        space = space_told(state.told(seat))
        other = self.spaces[1] if space == self.spaces[0] else self.spaces[0]
        state.goods[space] -= 1
        state.goods[other] += 1
        receive(state, seat, self.animal, 1, self.source(state, seat))


CustomErrandAction = (
    LayForRoom | LayForStalls | TakeWithTop | KeepHere | FoodForMissing | RegainCost | PromiseAsFar | MoveFood
)  # fmt: skip
CustomErrandNode = CustomErrandAction | RoomWhileFull
