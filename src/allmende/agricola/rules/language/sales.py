"""A good that is sold: to the general supply, unless another player would rather buy it."""

from __future__ import annotations

from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.farm.supplies import gain, hand_over, pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, building_resources_in
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class OfferForSale(Action):
    """Sell one of a resource for `food` food, unless another player buys it for `less`.

    The others that have so much are asked at once; the card's mark has those that want it, as bits.
    """

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, resource: int, food: int, less: int) -> None:
        self.resource = resource
        self.food = food
        self.less = less
        self.answer = AnswerSale(resource, less)
        self.settling = SettleSale(resource, food, less)

    def parts(self) -> list[Effect]:
        return [self.answer, self.settling]

    def turned_into_food(self) -> list[int]:
        return building_resources_in([self.resource, 1])

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if state.seats[seat].goods[self.resource] else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return good_missing(state, seat, self.resource)

    def deal(self, state: State, seat: int) -> list[int]:
        return [self.resource, -1, FOOD, self.less]  # more cannot be counted on

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, 0)
        pay(state, seat, self.resource, 1, self.source(state, seat))
        mine.push(self.settling.index)
        state.shared_version += 1
        waits = False
        for i in range(len(state.seats)):
            if i != seat and state.seats[i].goods[FOOD] >= self.less:
                state.own(i).push(self.answer.index, 0, OPTIONAL)
                state.settle(i)
                waits = waits or len(state.seats[i].moves) > 0
        if waits:
            state.wait(seat)


class AnswerSale(Action):
    """Say that one wants to buy what another player sells."""

    asks = "prompt-buy-offered"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, resource: int, price: int) -> None:
        self.resource = resource
        self.price = price

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if state.seats[seat].goods[FOOD] >= self.price else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return good_missing(state, seat, FOOD, self.price)

    def do(self, state: State, seat: int, move: int) -> None:
        for i in range(len(state.seats)):
            if self.card in state.seats[i].played:
                owner = state.own(i)
                owner.set_mark(self.card, owner.mark_of(self.card) | 1 << seat)


class SettleSale(Action):
    """Sell it to a player who wants it, of the seller's choice if there are several, or to the supply."""

    asks = "prompt-choose-buyer"
    first = CHOOSE
    last = CHOOSE + 6
    owed = True

    def __init__(self, resource: int, food: int, less: int) -> None:
        self.resource = resource
        self.food = food
        self.less = less

    def buyers(self, state: State, seat: int) -> list[int]:
        """The seats that want it and can still pay for it."""
        wanted = state.seats[seat].mark_of(self.card)
        seats = range(len(state.seats))
        return [i for i in seats if wanted >> i & 1 and state.seats[i].goods[FOOD] >= self.less]

    def is_possible(self, state: State, seat: int) -> bool:
        return True

    def refusal(self, state: State, seat: int) -> Message | None:
        return None

    def choices(self, state: State, seat: int) -> list[int]:
        buyers = self.buyers(state, seat)
        return [CHOOSE + i for i in buyers] if len(buyers) > 1 else []

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def resume(self, state: State, seat: int) -> None:
        buyers = self.buyers(state, seat)
        state.seats[seat].pop()
        if buyers:
            self.do(state, seat, CHOOSE + buyers[0])
        else:
            gain(state, seat, FOOD, self.food, self.source(state, seat))

    def do(self, state: State, seat: int, move: int) -> None:
        buyer = move - CHOOSE
        hand_over(state, buyer, seat, FOOD, self.less, self.card)
        state.own(buyer)
        receive(state, buyer, self.resource, 1, self.source(state, seat))


SaleAction = OfferForSale | AnswerSale | SettleSale
