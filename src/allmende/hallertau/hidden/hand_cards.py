"""The hand cards that a deal of Hallertau gives the seats: Gateway cards and a Point card.

Farmyard and Bonus cards come into hands in the course of play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from allmende.core.hand_cards import HandCards, swaps
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES, GATEWAY, GATEWAYS, POINT
from allmende.hallertau.record.deal import Deal, pile_choices
from allmende.hallertau.rules.state import State

DEALT: Final = {DECK_NAMES[GATEWAY]: GATEWAYS, DECK_NAMES[POINT]: 1}
"""The number of cards that come into each hand, by pile."""


class _HandCards(HandCards):
    def kinds(self, players: int, options: Mapping[str, str]) -> Sequence[Sequence[str]]:
        if options["cards"] == "off":
            return []
        return [sorted({card for cards in pile_choices(pile, options) for card in cards}) for pile in DEALT]

    def hands(self, deal: Deal, players: int) -> Sequence[Sequence[str]]:
        piles = [(getattr(deal, pile), count) for pile, count in DEALT.items()]
        return [
            [card for cards, count in piles for card in cards[count * seat : count * (seat + 1)]]
            for seat in range(players)
        ]

    def swapped(self, deal: Deal, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        changed = {}
        for pile, count in DEALT.items():
            cards = getattr(deal, pile)
            # The last cards of a pile: those that the game is about to draw stay where they are.
            dealt, others = cards[: count * players], cards[count * players :]
            places = swaps(dealt, others[-len(dealt) :], rng)
            changed[pile] = tuple(places.get(card, card) for card in cards)
        return msgspec.structs.replace(deal, **changed)

    def in_hand(self, state: State, seat: int) -> Sequence[str]:
        return [CARD_NAMES[card] for card in state.seats[seat].hand]

    def choices(self, state: State, seat: int) -> Mapping[int, str]:
        return {}


HAND_CARDS: Final = _HandCards()
