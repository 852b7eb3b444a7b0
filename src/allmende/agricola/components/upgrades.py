"""Ways of returning a Fireplace for a Cooking Hearth, as numbers."""

from __future__ import annotations

from typing import Final

FIREPLACES: Final = 2
"""The first of the improvements; the next two are the Cooking Hearths."""
UPGRADES: Final = 2 * FIREPLACES


def hearth_of(way: int) -> int:
    """The Cooking Hearth that this way of returning a Fireplace brings."""
    return FIREPLACES + way // FIREPLACES


def fireplace_of(way: int) -> int:
    """The Fireplace that this way returns."""
    return way % FIREPLACES
