"""The piles of hand cards in the lessons: on top the cards that a lesson needs, then the others in the order of their
numbers."""

from __future__ import annotations

from allmende.hallertau.components.numbers import CARD_NAMES, deck_cards


def pile(deck: str, *top: str) -> tuple[str, ...]:
    """The cards of a deck by their numbers, these on top."""
    names = [CARD_NAMES[card] for card in deck_cards(deck)]
    return (*top, *(name for name in names if name not in top))
