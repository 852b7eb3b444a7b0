"""Dealings with other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.state import State

PRIZE_BITS: Final = 5
"""The bits per prize in a card's mark: one if it is gone, and one for each seat."""


class Prize:
    """Goods for the next player who has at least `least` of an amount."""

    def __init__(self, resource: int, count: int, least: int, of: Amount) -> None:
        self.resource = resource
        self.count = count
        self.least = least
        self.of = of


class LayPrizes(Given):
    """Lay goods onto the card, for the next players to reach certain amounts.

    The card's mark has some bits for each prize: one if it is gone, and one for each seat that had the amount all
    along.
    """

    def __init__(self, prizes: Sequence[Prize]) -> None:
        self.prizes = list(prizes)

    def give(self, state: State, seat: int, source: str) -> None:
        mark = 0
        for i in range(len(self.prizes)):
            prize = self.prizes[i]
            for other in range(len(state.seats)):
                if prize.of.count(state, other) >= prize.least:
                    mark |= 2 << i * PRIZE_BITS + other
        state.seats[seat].set_mark(self.card, mark)


class WinPrize(Given):
    """Give one of the prizes on the card, unless it is gone, to the player who has just reached its amount."""

    def __init__(self, stake: LayPrizes, place: int) -> None:
        self.stake = stake
        self.place = place

    def left_on_card(self, mark: int) -> int:
        left = 0
        for i in range(len(self.stake.prizes)):
            if not mark >> i * PRIZE_BITS & 1:
                left += self.stake.prizes[i].count
        return left

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        for i in range(len(self.stake.prizes)):
            if not mark >> i * PRIZE_BITS & 1:
                counts[self.stake.prizes[i].resource] += self.stake.prizes[i].count
        return counts

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        prize = self.stake.prizes[self.place]
        doer = state.reaction(seat).doer
        mark = mine.mark_of(self.stake.card)
        bits = mark >> self.place * PRIZE_BITS
        if not bits & (1 | 2 << doer) and prize.of.count(state, doer) >= prize.least:
            mine.set_mark(self.stake.card, mark | 1 << self.place * PRIZE_BITS)
            state.own(doer)
            receive(state, doer, prize.resource, prize.count, source)
