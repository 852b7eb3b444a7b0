"""The section of an observation of Hallertau on the hand: the distance from playing each card."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_COUNT, CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.pieces import POINT
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.language.conditions import AllOf, AnyOf, AtLeast, Between, Condition, Exceeds, Reaches
from allmende.hallertau.rules.language.costs import Pay, PayAlike, PayField
from allmende.hallertau.rules.language.effect import Cost
from allmende.hallertau.rules.language.flock import PaySheep
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import has

PILES: Final = POINT + 1

FAR: Final = 1
"""The nearness of a card whose upper half is far from met; each thing less that is missing adds one."""
PLAYABLE: Final = 4

INCOMES: Final[list[int]] = [card for card in range(CARD_COUNT) if CARDS[card].income is not None]
"""The cards with an income in every Phase 3 once they are played."""
_FIRST_INCOME: Final = INCOMES[0]


class Hand:
    """Features of a hand in a state.

    `near` has a byte a card (0: not in hand, `FAR` to `PLAYABLE`), then one a Bonus card (1: it lies in front of the
    seat and gives income), of which there are `incomes`. `held` and `playable` count by deck; the points are those of
    cards in hand.
    """

    __slots__ = ("held", "incomes", "near", "playable", "points", "points_near", "points_playable")

    def __init__(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        self.near = bytearray(CARD_COUNT + len(INCOMES))
        self.held = [0] * PILES
        self.playable = [0] * PILES
        self.points = 0
        self.incomes = 0
        self.points_near = 0
        self.points_playable = 0
        for number in mine.hand:
            card = CARDS[number]
            near = nearness(card, state, seat)
            self.near[number] = near
            deck = CARD_DECKS[number]
            self.held[deck] += 1
            self.points += card.points
            if near > FAR:
                self.points_near += card.points
            if near == PLAYABLE:
                self.playable[deck] += 1
                self.points_playable += card.points
        for number in mine.played:
            if CARDS[number].income is not None:
                self.incomes += 1
                self.near[CARD_COUNT + number - _FIRST_INCOME] = 1


def hand_names() -> list[str]:
    """The names of the features in `Hand.near`, in order."""
    return [f"hand:{name}" for name in CARD_NAMES] + [f"income:{CARD_NAMES[card]}" for card in INCOMES]


def nearness(card: Card, state: State, seat: int) -> int:
    """The nearness of a card in the hand: `PLAYABLE`, or one less for each thing that is missing, down to `FAR`.

    A card that only has to wait for its phase is as near as one that lacks a single thing.
    """
    if card.options(state, seat):
        return PLAYABLE
    return max(FAR, PLAYABLE - max(1, missing(card, state, seat)))


def missing(card: Card, state: State, seat: int) -> int:
    """The number of things that the seat lacks for the upper half of a card, for its easiest option."""
    if card.when is not None:
        return _missing_for(card.when, state, seat)
    if card.price is None:
        return 0
    least = PLAYABLE
    for costs in card.price.options:
        total = 0
        for cost in costs:
            total += _missing_to_pay(cost, state, seat)
        least = min(least, total)
    return least


def _missing_for(condition: Condition, state: State, seat: int) -> int:
    """The number of things that a condition lacks; for an uncountable one, more than is near."""
    if isinstance(condition, AtLeast):
        return max(0, min(condition.numbers) - condition.of.count(state, seat, 0))
    if isinstance(condition, Between):
        found = condition.of.count(state, seat, 0)
        return max(0, condition.least - found, found - condition.most)
    if isinstance(condition, AllOf):
        total = 0
        for part in condition.conditions:
            total += _missing_for(part, state, seat)
        return total
    if isinstance(condition, AnyOf):
        least = PLAYABLE
        for part in condition.conditions:
            least = min(least, _missing_for(part, state, seat))
        return least
    if isinstance(condition, Reaches):
        return max(0, condition.other.count(state, seat, 0) - condition.of.count(state, seat, 0))
    if isinstance(condition, Exceeds):
        ahead = condition.of.count(state, seat, 0) - condition.other.count(state, seat, 0)
        return max(0, min(condition.numbers) + 1 - ahead)
    return 0 if condition.applies(state, seat) else PLAYABLE


def _missing_to_pay(cost: Cost, state: State, seat: int) -> int:
    """The number of things that are lacking to pay a cost; for an uncountable one, more than is near."""
    if isinstance(cost, Pay):
        return max(0, cost.number.count(state, seat, 0) - has(state, seat, cost.resource))
    if isinstance(cost, PaySheep):
        return max(0, cost.number.count(state, seat, 0) - state.seats[seat].sheep_count())
    if isinstance(cost, PayField):
        return max(0, cost.number.count(state, seat, 0) - cost.fields.count(state, seat, 0))
    if isinstance(cost, PayAlike):
        # The most plentiful goods are the ones to pay.
        goods = state.seats[seat].goods
        counts = sorted([goods[good] for good in cost.goods], reverse=True)
        total = 0
        for i in range(cost.types):
            total += max(0, cost.number - counts[i])
        return total
    return 0 if cost.affordable(state, seat, 0) else PLAYABLE
