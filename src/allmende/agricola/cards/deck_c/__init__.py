"""The hand cards of deck C, by what they bring: minor improvements, then occupations."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.deck_c import (
    minors_farm,
    minors_goods,
    minors_points,
    occupations_farm,
    occupations_five,
    occupations_four,
    occupations_goods,
    occupations_points,
    occupations_three,
)
from allmende.agricola.rules.language.card import Card

MINORS: Final[list[Card]] = [
    *minors_farm.CARDS,
    *minors_points.CARDS,
    *minors_goods.CARDS,
]
OCCUPATIONS: Final[list[Card]] = [
    *occupations_farm.CARDS,
    *occupations_points.CARDS,
    *occupations_goods.CARDS,
    *occupations_three.CARDS,
    *occupations_four.CARDS,
    *occupations_five.CARDS,
]
CARDS: Final[list[Card]] = [*MINORS, *OCCUPATIONS]
"""By number."""
