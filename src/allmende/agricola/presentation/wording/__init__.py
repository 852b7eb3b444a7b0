"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

`effects` matches on the kinds of effects, with `farming` and `things`; `deeds` are effects of cards at the moments of
`openings`. `amounts`, `conditions`, `savings`, `access` and `permits` match on the other parts of hand cards. `spaces`,
`improvements` and `cards` put the printed things together, and the rulings.
"""

from __future__ import annotations

from allmende.agricola.presentation.wording.cards import card_ruling, card_text, prerequisite
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.presentation.wording.improvements import improvement_ruling, improvement_text
from allmende.agricola.presentation.wording.spaces import card_variants, space_ruling, space_text, variants

__all__ = [
    "card_ruling",
    "card_text",
    "card_variants",
    "improvement_ruling",
    "improvement_text",
    "prerequisite",
    "say",
    "space_ruling",
    "space_text",
    "variants",
]
