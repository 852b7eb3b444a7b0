"""The hand cards of deck D, by what they bring: minor improvements, then occupations."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.deck_d import (
    occupations_farm,
    occupations_four,
    occupations_goods,
    occupations_points,
    occupations_three,
)
from allmende.agricola.rules.language.card import Card

OCCUPATIONS: Final[list[Card]] = [
    *occupations_farm.CARDS,
    *occupations_points.CARDS,
    *occupations_goods.CARDS,
    *occupations_three.CARDS,
    *occupations_four.CARDS,
]

CARDS: Final[list[Card]] = [*OCCUPATIONS]
"""By number."""
