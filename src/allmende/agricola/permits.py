"""What cards in play permit, one bit each."""

from __future__ import annotations

from typing import Final

HOUSES_PERSON: Final = 1
"""The card provides room for a person."""
PETS_IN_ROOMS: Final = 2
"""An animal of any kind in each room, rather than a single one in the house."""
ROOMY_PASTURES: Final = 4
"""Two animals more in each pasture."""
CLAY_FENCES: Final = 8
"""Fences may be paid with clay."""
FREE_FENCES: Final = 16
"""Three fences of each "Build Fences" action are free."""
SHARES_SPACES: Final = 32
"""Action spaces may be used although people are there, or before others can: the cards' accesses say which."""
STRAIGHT_TO_STONE: Final = 64
"""A wooden house may be renovated to stone."""
NO_RENOVATION: Final = 128
"""The house can't be renovated any more."""
EARLY_ACTION: Final = 256
"""A newborn may take an action for food, and is none any more."""
TEACHES_BAKERS: Final = 512
"""Instead of a "Bake Bread" action, an occupation may be played for nothing, once per turn."""

EXTRA_PER_PASTURE: Final = 2
FREE_FENCE_COUNT: Final = 3
EARLY_ACTION_FOOD: Final = 1
