"""The hand cards, by edition and deck: the base set so far."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards import (
    animals,
    base_minors_a,
    base_minors_b,
    base_occupations_a,
    base_occupations_b,
    building,
    crafts,
    crops,
    errands,
    gifts,
    neighbors,
    people,
    phases,
    visits,
)
from allmende.agricola.language.card import Card
from allmende.agricola.numbers import CARD_NUMBERS


def _in_order() -> list[Card]:
    decks = [
        *[base_minors_a, base_minors_b, base_occupations_a, base_occupations_b],
        *[animals, building, crafts, crops, errands, gifts, neighbors, people, phases, visits],
    ]
    cards = {card.number: card for deck in decks for card in deck.CARDS}
    if sorted(cards) != sorted(CARD_NUMBERS):
        raise AssertionError(f"not every number has its card: {set(cards) ^ set(CARD_NUMBERS)}")
    return [cards[number] for number in CARD_NUMBERS]


CARDS: Final[list[Card]] = _in_order()
"""By card: what it is; its place here is its number inside."""
