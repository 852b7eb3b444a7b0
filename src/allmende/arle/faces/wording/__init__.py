"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

The modules match on the kinds of nodes: amounts, effects; and say what buildings cost and what destinations buy.
"""

from __future__ import annotations

from allmende.arle.faces.wording.effects import say, sentence
from allmende.arle.faces.wording.tiles import (
    building_cost,
    building_ruling,
    building_text,
    destination_ruling,
    destination_text,
    space_ruling,
    when,
)

__all__ = [
    "building_cost",
    "building_ruling",
    "building_text",
    "destination_ruling",
    "destination_text",
    "say",
    "sentence",
    "space_ruling",
    "when",
]
