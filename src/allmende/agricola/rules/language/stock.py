"""Goods that lie on a card: some of the general supply come there, and are taken off again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES, RESOURCES
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goods import Gain, receive
from allmende.agricola.rules.moments import EMPTIED
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Step

FACE_DOWN: Final = 1 << 60
"""The bit of a card's mark that says that it lies face down (`turning.py`); those for goods on it stand below."""
STORED_BITS: Final = 8
"""The bits for each kind of goods in the mark of a card on which goods lie."""


class Stock(Given):
    """An effect on the goods that lie on the card.

    `kinds` are the resources that may lie there. The card's mark has the number of each, in this order.
    """

    kinds: list[int]

    def left_on_card(self, mark: int) -> int:
        return sum(self.stored(mark))

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        stored = self.stored(mark)
        for i in range(len(self.kinds)):
            counts[self.kinds[i]] = stored[i]
        return counts

    def stored(self, mark: int) -> list[int]:
        """The number of goods of each kind on a card with this mark."""
        return [mark >> STORED_BITS * i & (1 << STORED_BITS) - 1 for i in range(len(self.kinds))]


class LayOnCard(Stock):
    """Lay goods of the general supply onto the card: `count` more, or with `refills` up to `count`.

    Once `moves_at` of them lie there, unless that is 0, they all move to the owner's supply. Nothing comes onto a card
    that lies face down.
    """

    def __init__(self, resource: int, count: int, refills: bool = False, moves_at: int = 0) -> None:
        self.kinds = [resource]
        self.resource = resource
        self.count = count
        self.refills = refills
        self.moves_at = moves_at

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        if mark & FACE_DOWN:
            return
        place = self.kinds.index(self.resource)
        more = max(0, self.count - self.stored(mark)[place]) if self.refills else self.count
        mine.set_mark(self.card, mark + (more << STORED_BITS * place))
        if more and state.log is not None:
            resource, card = RESOURCE_NAMES[self.resource], CARD_NAMES[self.card]
            state.log.append(events.LaidOnCard(seat=seat, resource=resource, count=more, card=card))
        there = self.stored(mine.mark_of(self.card))[place]
        if self.moves_at and there >= self.moves_at:
            mine.set_mark(self.card, mine.mark_of(self.card) - (there << STORED_BITS * place))
            receive(state, seat, self.resource, there, source)


class TakeOffCard(Stock):
    """Take one of a resource off the card, if there is any; or, with -1, all goods that lie there.

    `most`: up to so many. `of`: one for every one of an amount, as far as they go.
    """

    def __init__(self, resource: int = -1, of: Amount | None = None, most: int = 1) -> None:
        self.kinds = []
        self.resource = resource
        self.of = of
        self.most = most

    def is_possible(self, state: State, seat: int) -> bool:
        """True if there is something to take; what comes by itself is not asked for that."""
        counts = self.stored(state.seats[seat].mark_of(self.card))
        return (sum(counts) if self.resource < 0 else counts[self.kinds.index(self.resource)]) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-card-empty")

    def foreseen(self, state: State, seat: int) -> list[int]:
        if self.resource >= 0 or self.card not in state.seats[seat].played:
            return []
        counts = self.stored(state.seats[seat].mark_of(self.card))
        return [number for i in range(len(counts)) for number in (self.kinds[i], counts[i])]

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        counts = self.stored(mark)
        if self.resource < 0:
            mine.set_mark(self.card, 0)
            for i in range(len(self.kinds)):
                receive(state, seat, self.kinds[i], counts[i], source)
            return
        place = self.kinds.index(self.resource)
        taken = min(counts[place], self.most if self.of is None else self.of.count(state, seat))
        if taken:
            mine.set_mark(self.card, mark - (taken << STORED_BITS * place))
            receive(state, seat, self.resource, taken, source)
            if sum(counts) == taken:
                happen(state, seat, EMPTIED, self.card)


def agree(nodes: Sequence[Step[Any]]) -> None:
    """Have all parts of a card agree on the kinds of goods that may lie on it, and sign the amounts of its gains."""
    for node in nodes:
        if isinstance(node, (Gain, BonusPoints)) and node.of is not None:
            node.of.sign(node.card)
    kinds = sorted({node.resource for node in nodes if isinstance(node, LayOnCard)})
    for node in nodes:
        if isinstance(node, Stock):
            node.kinds = kinds
