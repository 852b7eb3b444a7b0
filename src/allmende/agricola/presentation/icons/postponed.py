"""Symbols of postponed turns, and of payments that come back."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.rules.language.postponed import PostponedNode, PostponeTurn, WoodBack


def symbols(node: PostponedNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case PostponeTurn():
            return ["no", "place", "arrow", "food"]
        case WoodBack():
            return ["wood", "per", "spend", "wood*2"]
        case _:
            assert_never(node)
