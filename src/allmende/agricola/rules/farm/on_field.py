"""What lies on a field, written as one number."""

from __future__ import annotations

from typing import Final

TIMBER: Final = 1 << 16
"""Added to wood on a card: the counts of each field that it stands for, `SLOT_BITS` each."""
ROCKS: Final = 1 << 17
"""The same for stone."""
SLOT_BITS: Final = 4
BELOW: Final = 64
"""Added to the grain on a field for a vegetable that lies below it."""


def crops_in(crops: int, vegetables: bool) -> int:
    """The grain, or the vegetables, on a field."""
    if crops >= TIMBER:
        return 0
    if vegetables:
        return -crops if crops < 0 else crops // BELOW
    return crops % BELOW if crops > 0 else 0
