"""The words reader of the trees: from nodes to messages, which Fluent puts into English or German.

The modules match on the kinds of nodes: amounts, effects; and word the costs of buildings and the sales at
destinations.
"""

from __future__ import annotations

from allmende.arle.presentation.wording.effects import say, sentence
from allmende.arle.presentation.wording.tiles import (
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
