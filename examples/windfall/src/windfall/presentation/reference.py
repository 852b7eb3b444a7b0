"""What is printed on the boards, so that no screen has to know a number."""

from __future__ import annotations

import msgspec

from allmende.core import Message
from windfall.components import (
    APPLES_OF_CIDER,
    MOST_PICKED,
    MOST_PRESSED,
    MOST_TREES,
    TREE_COST,
    WEEKS,
)


class Place(msgspec.Struct, frozen=True):
    """A place for a worker, and what it does."""

    name: str
    says: Message


class Reference(msgspec.Struct, frozen=True):
    """How long an autumn is, what places there are, and for how many trees an orchard has room."""

    weeks: int
    places: list[Place]
    trees: int


def reference() -> Reference:
    """All of it."""
    places = [
        Place("nursery", Message("windfall-about-nursery", {"apples": TREE_COST})),
        Place("ladder", Message("windfall-about-ladder", {"apples": MOST_PICKED})),
        Place("meadow", Message("windfall-about-meadow")),
        Place("press", Message("windfall-about-press", {"bottles": MOST_PRESSED, "apples": APPLES_OF_CIDER})),
    ]
    return Reference(WEEKS, places, MOST_TREES)
