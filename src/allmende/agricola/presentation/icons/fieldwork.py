"""Symbols of what cards do with single fields."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import goods
from allmende.agricola.rules.language.fieldwork import AddToFields, FieldworkNode, NoteSingles, Resow, SowThere


def symbols(node: FieldworkNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case AddToFields():
            crop = RESOURCE_NAMES[node.crop]
            cost = goods(node.cost)
            return [*cost, "arrow", "plus", crop, "per", f"field@{crop}", f"times*{node.most}"]
        case Resow() | SowThere():
            return ["discard", "crop", "arrow", "sow", "times*1"]
        case NoteSingles():
            return []
        case _:
            assert_never(node)
