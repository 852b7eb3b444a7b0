"""The symbols of a card, row by row."""

from __future__ import annotations

from allmende.hallertau.presentation.icons.effects import icons, row
from allmende.hallertau.presentation.icons.upper import condition_icons, price_icons
from allmende.hallertau.presentation.nodes import phase_limit
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.language.conditions import Condition


def phase_icons(card: Card) -> list[str]:
    """The Phase bar; empty if the card can be played in every phase."""
    limit = phase_limit(card)
    if limit is None:
        return []
    phase, allowed = limit
    return [f"phase*{phase}" if allowed else f"phase-not*{phase}"]


def upper_icons(card: Card) -> list[str]:
    """The symbols of a card's condition or price."""
    if card.when is not None:
        return ["dark-book" if _looks_at_board(card.when) else "book", *condition_icons(card.when)]
    return ["pay", *price_icons(card.price)] if card.price is not None else []


def lower_icons(card: Card) -> list[str]:
    """The symbols of a card's effects."""
    return row(card.effects)


def income_icons(card: Card) -> list[str]:
    """The symbols of a card's income in Phase 3."""
    return icons(card.income) if card.income is not None else []


def _looks_at_board(condition: Condition) -> bool:
    """True if a condition counts something on the action board."""
    return any(amount.board for amount in condition.amounts()) or any(map(_looks_at_board, condition.parts()))
