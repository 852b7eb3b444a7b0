"""The contents of a field as numbers: nothing, one of a good, or two of a crop."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.pieces import CROPS, GOODS

CONTENTS: Final = 1 + GOODS + CROPS
"""The number of contents of a field: nothing, one of a good (`good + 1`), or two of a crop (`crop + TWICE`)."""
TWICE: Final = 1 + GOODS


def content_good(content: int) -> int:
    """The good that a field with this content holds, or -1 if it is empty."""
    return content - TWICE if content >= TWICE else content - 1


def content_count(content: int) -> int:
    """The number of goods in a field with this content."""
    return 2 if content >= TWICE else min(content, 1)
