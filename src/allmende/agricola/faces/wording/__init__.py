"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

`effects` matches on the kinds of nodes, `amounts`, `conditions`, `savings` and `permits` on what hand cards have
besides; `spaces`, `improvements` and `cards` say what is printed, and the rulings.
"""

from __future__ import annotations

from allmende.agricola.faces.wording import animals as _animals  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import building as _building  # noqa: F401  # registers what it reads
from allmende.agricola.faces.wording import crafts as _crafts  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import crops as _crops  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import errands as _errands  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import gifts as _gifts  # noqa: F401  # registers what it reads
from allmende.agricola.faces.wording import neighbors as _neighbors  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import people as _people  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import phases as _phases  # noqa: F401  # registers what it reads
from allmende.agricola.faces.wording import visits as _visits  # noqa: F401  # registers its words
from allmende.agricola.faces.wording import yards as _yards  # noqa: F401  # registers its words
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
