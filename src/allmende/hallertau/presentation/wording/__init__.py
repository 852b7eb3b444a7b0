"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

The modules match on the kinds of nodes: amounts, conditions, costs, effects, and whole cards.
"""

from __future__ import annotations

from allmende.hallertau.presentation.wording.cards import (
    card_text,
    choice,
    income,
    lower,
    phase_bar,
    points,
    ruling,
    upper,
)
from allmende.hallertau.presentation.wording.effects import say, sentence

__all__ = [
    "card_text",
    "choice",
    "income",
    "lower",
    "phase_bar",
    "points",
    "ruling",
    "say",
    "sentence",
    "upper",
]
