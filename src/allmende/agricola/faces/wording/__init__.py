"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

`effects` matches on the kinds of effects, with `farming` and `things`; `deeds` are what cards do with them at the
moments of `openings`. `amounts`, `conditions`, `savings`, `access` and `permits` match on what hand cards have besides.
`spaces`, `improvements` and `cards` say what is printed, and the rulings.
"""

from __future__ import annotations

from allmende.agricola.faces.wording.cards import card_ruling, card_text, prerequisite
from allmende.agricola.faces.wording.effects import say
from allmende.agricola.faces.wording.improvements import improvement_ruling, improvement_text
from allmende.agricola.faces.wording.spaces import card_variants, space_ruling, space_text, variants

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
