"""Ways of returning a Fireplace for a Cooking Hearth, as numbers."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.moves import UPGRADES

HEARTH_OF: Final[list[int]] = [2, 2, 3, 3, 2, 3, 11, 11, 11]
"""By way: the Cooking Hearth that it brings; ways that need the improvements for six players come last."""
FIREPLACE_OF: Final[list[int]] = [0, 1, 0, 1, 10, 10, 0, 1, 10]
"""By way: the Fireplace that is returned."""
FIREPLACES: Final[list[int]] = sorted(set(FIREPLACE_OF))
"""All Fireplaces."""
FIREPLACE_BITS: Final[int] = sum(1 << fireplace for fireplace in FIREPLACES)

if len(set(zip(HEARTH_OF, FIREPLACE_OF, strict=True))) != UPGRADES:
    raise AssertionError("the ways are not all different")
if not all(IMPROVEMENT_NAMES[hearth].startswith("cooking-hearth") for hearth in HEARTH_OF):
    raise AssertionError("a way brings something other than a Cooking Hearth")


def hearth_of(way: int) -> int:
    """The Cooking Hearth that this way of returning a Fireplace brings."""
    return HEARTH_OF[way]


def fireplace_of(way: int) -> int:
    """The Fireplace that this way returns."""
    return FIREPLACE_OF[way]
