"""The hand cards that a deal of Agricola gives the seats: minor improvements and occupations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from allmende.agricola.components.moves import KEEP
from allmende.agricola.components.numbers import CARD_NAMES, with_box
from allmende.agricola.record.deal import HANDS, Deal, piles
from allmende.agricola.rules.state import State
from allmende.core.hand_cards import HandCards, swaps


class _HandCards(HandCards):
    drafts = tuple({"hands": name} for name, hands in HANDS.items() if {*hands.picks} == {1})

    def kinds(self, players: int, options: Mapping[str, str]) -> Sequence[Sequence[str]]:
        deck = options["cards"]
        if deck == "off":
            return []
        return piles(players, with_box(deck) if options["deck_l"] == "on" else deck)

    def hands(self, deal: Deal, players: int) -> Sequence[Sequence[str]]:
        return deal.hands or [()] * players

    def swapped(self, deal: Deal, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        held = {card for cards in (*deal.hands, *deal.kept) for card in cards}
        dealt = [card for hand in deal.hands for card in hand]
        places: dict[str, str] = {}
        for kind in self.kinds(players, options):
            others = [card for card in kind if card not in held]
            places |= swaps([card for card in dealt if card in kind], others, rng)
        hands = tuple(tuple(places.get(card, card) for card in hand) for hand in deal.hands)
        pile = tuple(places.get(card, card) for card in deal.pile)
        return msgspec.structs.replace(deal, hands=hands, pile=pile)

    def in_hand(self, state: State, seat: int) -> Sequence[str]:
        return [CARD_NAMES[card] for card in state.seats[seat].hand]

    def choices(self, state: State, seat: int) -> Mapping[int, str]:
        packet = state.seats[seat].packet
        if not packet:
            return {}
        moves = set(state.moves(seat))
        return {KEEP + card: CARD_NAMES[card] for card in packet if KEEP + card in moves}


HAND_CARDS: Final = _HandCards()
