"""The numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number. What may be done at any time comes
last, from `ANY_TIME` on.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.board import SPACE_COUNT
from allmende.agricola.components import ANIMALS, CROPS, RESOURCES
from allmende.agricola.farmyard import SHAPE_COUNT, SPACES

IMPROVEMENTS: Final = 10
OVENS: Final = 4
"""Kinds of improvements that bake bread."""
HEARTHS: Final = 2
"""Kinds of improvements that cook."""
COOKED: Final = 1 + ANIMALS
"""What can be cooked: vegetables and animals."""

DONE: Final = 0
PLACE: Final = 1
"""Place a person on an action space."""
TAKE: Final = PLACE + SPACE_COUNT
"""By resource."""
PLOW: Final = TAKE + RESOURCES
"""By farmyard space, as the next two."""
ROOM: Final = PLOW + SPACES
STABLE: Final = ROOM + SPACES
FENCE: Final = STABLE + SPACES
"""By the shape of the pasture."""
SOW: Final = FENCE + SHAPE_COUNT
BAKE: Final = SOW + CROPS
RENOVATE: Final = BAKE + OVENS
GROW: Final = RENOVATE + 1
IMPROVE: Final = GROW + 1
"""Build a major improvement."""
UPGRADE: Final = IMPROVE + IMPROVEMENTS
"""Return one of the two Fireplaces for one of the two Cooking Hearths: by hearth, then by fireplace."""
FEED: Final = UPGRADE + 4
CRAFT: Final = FEED + 1
"""Use a major improvement in the feeding phase."""
BREED: Final = CRAFT + IMPROVEMENTS
RELEASE: Final = BREED + ANIMALS

ANY_TIME: Final = RELEASE + ANIMALS
EAT: Final = ANY_TIME
"""Turn grain or a vegetable into food as it is."""
COOK: Final = EAT + CROPS
"""By kind of improvement, then by what is cooked."""
END: Final = COOK + HEARTHS * COOKED
