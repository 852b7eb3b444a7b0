"""Words of what cards do with single fields."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.wording.amounts import Arguments, goods
from allmende.agricola.rules.language.fieldwork import AddToFields, FieldworkNode, NoteSingles, Resow, SowThere
from allmende.core.message import Message


def words(node: FieldworkNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case AddToFields():
            resource = Message(f"resource-{RESOURCE_NAMES[node.crop]}", {"count": 1})
            args: Arguments = {"cost": amounts(node.cost), "what": goods(node.crop, 1), "resource": resource}
            return Message("effect-add-to-fields", {**args, "most": node.most})
        case Resow() | SowThere():
            return Message("effect-resow")
        case NoteSingles():
            raise AssertionError("what a card notes is told with what it does")
        case _:
            assert_never(node)
