"""Goods of one's supply that are laid onto a card for good, piles on cards, and amounts of what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import CHOOSE, MOST_WAYS
from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

LAID_BITS = 8
"""The bits of a card's mark that count what was laid onto it."""


class LaySupply(Action):
    """Lay goods of one's supply onto the card, for good: up to `most` at a time, and `limit` in all; `gains` for each.

    The card's mark counts them.
    """

    asks = "prompt-lay-supply"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, resource: int, most: int = 1, gains: Sequence[Given] = (), limit: Amount | None = None) -> None:
        self.resource = resource
        self.most = most
        self.gains = list(gains)
        self.limit = limit
        self.repeats = most >= MOST_WAYS  # any number, perhaps in several steps

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def left_on_card(self, mark: int) -> int:
        return mark & (1 << LAID_BITS) - 1

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        counts[self.resource] = self.left_on_card(mark)
        return counts

    def room(self, state: State, seat: int) -> int:
        """The number that may be laid now, with enough of the resource."""
        if self.limit is None:
            return self.most
        laid = self.left_on_card(state.seats[seat].mark_of(self.card))
        return max(0, min(self.most, self.limit.count(state, seat) - laid))

    def choices(self, state: State, seat: int) -> list[int]:
        most = min(self.room(state, seat), state.seats[seat].goods[self.resource])
        return [CHOOSE + i for i in range(most)]

    def deal(self, state: State, seat: int) -> list[int]:
        return [self.resource, -1]

    def refusal(self, state: State, seat: int) -> Message | None:
        if not self.room(state, seat):
            return Message("reason-card-full")
        return good_missing(state, seat, self.resource)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move - CHOOSE >= self.room(state, seat):
            return Message("reason-card-full")
        return good_missing(state, seat, self.resource, move - CHOOSE + 1)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        count = move - CHOOSE + 1
        source = self.source(state, seat)
        pay(state, seat, self.resource, count, source)
        mine.set_mark(self.card, mine.mark_of(self.card) + count)
        for _ in range(count):
            for gain in self.gains:
                gain.give(state, seat, source)


class TopOfPile(Given):
    """Take the top good of a pile on the card, which is listed from the top; its mark counts those taken.

    `of`: for every one of an amount, one good after the other.
    """

    def __init__(self, pile: Sequence[int], of: Amount | None = None) -> None:
        self.pile = list(pile)
        self.of = of

    def left_on_card(self, mark: int) -> int:
        return len(self.pile) - mark

    def is_possible(self, state: State, seat: int) -> bool:
        return state.seats[seat].mark_of(self.card) < len(self.pile)

    def foreseen(self, state: State, seat: int) -> list[int]:
        taken = state.seats[seat].mark_of(self.card)
        return [self.pile[taken], 1] if taken < len(self.pile) else []

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        for _ in range(1 if self.of is None else self.of.count(state, seat)):
            taken = mine.mark_of(self.card)
            if taken < len(self.pile):
                mine.set_mark(self.card, taken + 1)
                receive(state, seat, self.pile[taken], 1, source)


class LyingHere(Amount):
    """The goods of a kind that lie on the card, which has those alone."""

    def __init__(self, resource: int) -> None:
        self.resource = resource
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.mark_of(self.card) & (1 << LAID_BITS) - 1 if self.card in mine.played else 0


class Besides(Amount):
    """Those of an amount, counted one by one, that are not at certain places in this order: the 1st, say."""

    def __init__(self, of: Amount, places: Sequence[int]) -> None:
        self.of = of
        self.places = list(places)

    def sign(self, card: int) -> None:
        self.of.sign(card)

    def count(self, state: State, seat: int) -> int:
        number = self.of.count(state, seat)
        return number - sum([1 for place in self.places if place <= number])

    def is_of_moment(self) -> bool:
        return self.of.is_of_moment()


OnCardAction = LaySupply
OnCardGift = TopOfPile
