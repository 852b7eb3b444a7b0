"""The hand cards: the base set by deck, Artifex and Bubulcus together by subject, decks C to E, L and X by deck.

What they are made of is `rules/language`, all of it listed in `nodes`.
"""

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
    deck_c,
    deck_d,
    deck_e,
    deck_l,
    deck_x,
    errands,
    gifts,
    neighbors,
    occupations_five,
    people,
    phases,
    visits,
)
from allmende.agricola.components.numbers import CARD_NUMBERS
from allmende.agricola.rules.language.card import Card

CHAPTERS: Final = [
    *[base_minors_a, base_minors_b, base_occupations_a, base_occupations_b],
    *[animals, building, crafts, crops, errands, gifts, neighbors, people, phases, visits],
    occupations_five,
    *[deck_c, deck_d, deck_e, deck_l, deck_x],
]


def _in_order() -> list[Card]:
    cards = {card.number: card for chapter in CHAPTERS for card in chapter.CARDS}
    if sorted(cards) != sorted(CARD_NUMBERS):
        raise AssertionError(f"not every number has its card: {set(cards) ^ set(CARD_NUMBERS)}")
    return [cards[number] for number in CARD_NUMBERS]


CARDS: Final[list[Card]] = _in_order()
"""By card: the card itself; its place here is its number inside."""
