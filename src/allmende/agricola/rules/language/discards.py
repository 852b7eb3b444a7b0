"""Discarding of goods, because a card gives more, or acts sooner, with fewer of them (chapter "Anytime Actions")."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import CHOOSE, PLAY, RELEASE
from allmende.agricola.components.pieces import BUILDING_RESOURCES, SHEEP, STONE, WOOD
from allmende.agricola.rules.amendments import DISCARDED_FOR_CARDS
from allmende.agricola.rules.farm.supplies import discard
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.goods import Gain, receive
from allmende.agricola.rules.permits import KEEPS_WOOD_AND_STONE
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def kept_goods(state: State, seat: int) -> list[int]:
    """The goods that a card keeps from being discarded."""
    return [WOOD, STONE] if state.seats[seat].permits & KEEPS_WOOD_AND_STONE else []


class Discard(Action):
    """Discard goods of some kinds, one at a time, as long as a card could gain by it.

    With a `gain`, that is what the card gives with fewer of them, all of it only `when` a condition holds, or more than
    before. Without, the card does something sooner, but asks for one of these goods.

    ruling: Goods may be discarded at any time. Where a card gains by fewer of them, that is asked when it looks.
    """

    asks = "prompt-discard-goods"
    first = RELEASE
    last = CHOOSE + BUILDING_RESOURCES
    repeats = True

    def __init__(self, goods: Sequence[int], gain: Gain | None = None, when: Condition | None = None) -> None:
        self.goods = list(goods)
        self.gain = gain
        self.when = when

    def good(self, move: int) -> int:
        """The good that a move of this action discards."""
        return SHEEP + move - RELEASE if move < PLAY else move - CHOOSE

    def owns(self, move: int) -> bool:
        return self.good(move) in self.goods

    def worth(self, state: State, seat: int) -> int:
        """The number that the card gives with the present goods."""
        if self.gain is None or (self.when is not None and not self.when.holds(state, seat)):
            return 0
        return self.gain.number(state, seat)

    def could_gain(self, state: State, seat: int) -> bool:
        """True if the card could gain by fewer of these goods."""
        mine = state.seats[seat]
        there = mine.goods
        if self.gain is None:
            return sum([there[good] for good in self.goods]) > 1
        now = self.worth(state, seat)
        kept = kept_goods(state, seat)
        mine.goods = [0 if good in self.goods and good not in kept else there[good] for good in range(len(there))]
        most = self.worth(state, seat)
        mine.goods = there
        return most > now

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.amended(DISCARDED_FOR_CARDS) or not self.could_gain(state, seat):
            return []
        there, kept = state.seats[seat].goods, kept_goods(state, seat)
        left = [good for good in self.goods if there[good] and good not in kept]
        return [RELEASE + good - SHEEP if good >= SHEEP else CHOOSE + good for good in left]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return good_missing(state, seat, self.good(move))

    def do(self, state: State, seat: int, move: int) -> None:
        before = self.worth(state, seat)
        discard(state, seat, self.good(move), 1)
        more = self.worth(state, seat) - before
        if self.gain is not None and more > 0:
            receive(state, seat, self.gain.resource, more, self.source(state, seat))
