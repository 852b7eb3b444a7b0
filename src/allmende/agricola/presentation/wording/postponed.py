"""Words of postponed turns, and of payments that come back."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.presentation.wording.things import all_things
from allmende.agricola.rules.language.postponed import PostponedNode, PostponeTurn, WoodBack
from allmende.core.message import Message


def words(node: PostponedNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case PostponeTurn():
            return Message("effect-postpone-turn", {"gains": all_things(node.gains)})
        case WoodBack():
            return Message("deed-wood-back", {"space": named("action", SPACE_NAMES[node.space])})
        case _:
            assert_never(node)
