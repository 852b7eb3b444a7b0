"""What is in the box, and its numbers."""

from __future__ import annotations

from typing import Final

WEEKS: Final = 6
WORKERS: Final = 2

# The places of the common board, by number
NURSERY: Final = 0
LADDER: Final = 1
MEADOW: Final = 2
PRESS: Final = 3
SPACES: Final = 4
SPACE_NAMES: Final = ["nursery", "ladder", "meadow", "press"]

TREE_COST: Final = 1
MOST_TREES: Final = 6
MOST_PICKED: Final = 4
APPLES_OF_CIDER: Final = 2
MOST_PRESSED: Final = 3
APPLES_OF_TREE: Final = 3
"""So many apples at most hang on a tree."""

SUN: Final = "sun"
RAIN: Final = "rain"
STORM: Final = "storm"
WEATHER: Final = {SUN: 4, RAIN: 2, STORM: 3}
"""How many cards there are of each kind."""

TREE_POINTS: Final = 2
CIDER_POINTS: Final = 4
SOLO_GOAL: Final = 30

# A move is a number: a place, by its own number, resting, and how many bottles are pressed.
REST: Final = SPACES
PRESSED: Final = REST + 1
"""The move that presses one bottle; those of more bottles come after it."""
