"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

`effects` matches on the kinds of nodes; `spaces` and `improvements` say what is printed besides, and the rulings.
"""

from __future__ import annotations

from allmende.agricola.wording.effects import Node, say
from allmende.agricola.wording.improvements import improvement_ruling, improvement_text
from allmende.agricola.wording.spaces import space_ruling, space_text, variants

__all__ = [
    "Node",
    "improvement_ruling",
    "improvement_text",
    "say",
    "space_ruling",
    "space_text",
    "variants",
]
