"""The hand cards of deck C, by what they bring: minor improvements, then occupations."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.language.card import Card

CARDS: Final[list[Card]] = []
"""By number."""
