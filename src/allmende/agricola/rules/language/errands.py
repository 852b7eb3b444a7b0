"""Further needs of cards for using action spaces: goods that lie on a card, and the places of spaces on the board."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import DISCARD
from allmende.agricola.components.numbers import CARD_COUNT, CARD_NAMES, is_occupation
from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.permits import KEEPS_HAND
from allmende.agricola.rules.shortages import not_held
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class OnceByRound(Given):
    """Goods that lie on the card, one for the action space of each of some rounds.

    The card's mark has those that are gone, as bits.
    """

    def __init__(self, rounds: Sequence[int], goods: Sequence[int]) -> None:
        self.rounds = list(rounds)
        self.goods = list(goods)

    def left_on_card(self, mark: int) -> int:
        return len(self.goods) - bit_count(mark)

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        for i in range(len(self.goods)):
            if not mark >> i & 1:
                counts[self.goods[i]] += 1
        return counts

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        gone = mine.mark_of(self.card)
        for i in range(len(self.rounds)):
            if state.order[self.rounds[i] - 1] == state.told(seat) and not gone >> i & 1:
                mine.set_mark(self.card, gone | 1 << i)
                receive(state, seat, self.goods[i], 1, source)


class DiscardCard(Action):
    """Discard a hand card, openly, to get something.

    The card's mark has all that have been discarded with it, as bits by card.
    """

    asks = "prompt-discard-hand-card"
    first = DISCARD
    last = DISCARD + CARD_COUNT

    def __init__(self, gains: Sequence[Given]) -> None:
        self.gains = list(gains)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [] if mine.permits & KEEPS_HAND else [DISCARD + card for card in mine.hand]

    def refusal(self, state: State, seat: int) -> Message | None:
        if state.seats[seat].permits & KEEPS_HAND:
            return Message("reason-hand-kept")
        return None if self.is_possible(state, seat) else Message("reason-no-card-in-hand")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return not_held(state, seat, move - DISCARD) or self.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        card = move - DISCARD
        mine.hand = [other for other in mine.hand if other != card]
        mine.known = [other for other in mine.known if other != card]
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << card)
        if state.log is not None:
            state.log.append(events.CardDiscarded(seat=seat, card=CARD_NAMES[card]))
        for gain in self.gains:
            gain.give(state, seat, source)


class DiscardOccupations(Given):
    """All occupations in one's hand leave the game; the card's mark has them, as bits by card."""

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        if mine.permits & KEEPS_HAND:
            return
        gone = [card for card in mine.hand if is_occupation(card)]
        mine.hand = [card for card in mine.hand if not is_occupation(card)]
        mine.known = [card for card in mine.known if not is_occupation(card)]
        mark = 0
        for card in gone:
            mark |= 1 << card
            if state.log is not None:
                state.log.append(events.CardDiscarded(seat=seat, card=CARD_NAMES[card]))
        mine.set_mark(self.card, mark)


def discarded(state: State) -> list[int]:
    """All hand cards that have been discarded."""
    found: list[int] = []
    for mine in state.seats:
        for card in mine.played:
            mark = mine.mark_of(card) if discards(card_at(state, card)) else 0
            found += [other for other in range(CARD_COUNT) if mark >> other & 1]
    return found


def has_discarded(state: State, seat: int) -> bool:
    """True if a seat has discarded a hand card unplayed."""
    mine = state.seats[seat]
    for card in mine.played:
        if discards(card_at(state, card)) and mine.mark_of(card):
            return True
    return False


def discards(card: Card) -> bool:
    """True if hand cards are discarded with a card, which its mark has."""
    for effect in card.effects:
        if isinstance(effect, DiscardOccupations):
            return True
    for trigger in card.triggers:
        for effect in trigger.effects:
            if isinstance(effect, DiscardCard):
                return True
    return False
