"""All moves: their texts, their places on the screen, their verbs and nouns."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core import Message, MoveSpec, Vocabulary
from windfall.components import MOST_PRESSED, SPACE_NAMES


def _nouns() -> Iterator[MoveSpec]:
    for space in SPACE_NAMES:
        named = {"space": Message(f"windfall-space-{space}")}
        yield MoveSpec(f"place {space}", f"space:{space}", Message("windfall-place", named), "place", (space,))
    yield MoveSpec("rest", "", Message("windfall-rest"), "rest")
    for count in range(1, MOST_PRESSED + 1):
        yield MoveSpec(f"press {count}", "space:press", Message("windfall-press", {"count": count}), "press", (count,))


VOCABULARY = Vocabulary(_nouns())
