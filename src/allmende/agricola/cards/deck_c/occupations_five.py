"""The occupations of deck C for five and six players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.language.card import Card

CARDS: Final[list[Card]] = []
"""By number."""
