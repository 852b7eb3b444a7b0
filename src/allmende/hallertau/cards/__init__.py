"""All 330 cards, one module per deck."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.cards import (
    advanced,
    beginner,
    bonus,
    expert,
    field,
    hops,
    jewelry,
    master,
    point,
    sheep,
)
from allmende.hallertau.components.numbers import CARD_NUMBERS
from allmende.hallertau.rules.language import Card


def _in_order() -> list[Card]:
    decks = [beginner, advanced, expert, master, hops, sheep, field, jewelry, bonus, point]
    cards = [card for deck in decks for card in deck.CARDS]
    if [card.number for card in cards] != CARD_NUMBERS:
        raise AssertionError("the decks don't hold every card in the order of their numbers")
    return cards


CARDS: Final[list[Card]] = _in_order()
"""All cards in the order of their numbers; in the rules, a card is its index here."""
