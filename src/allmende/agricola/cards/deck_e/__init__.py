"""The hand cards of deck E, by what they bring: minor improvements, then occupations."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.deck_e import minors_farm, minors_goods, minors_points
from allmende.agricola.rules.language.card import Card

CARDS: Final[list[Card]] = [*minors_farm.CARDS, *minors_points.CARDS, *minors_goods.CARDS]
"""By number."""
