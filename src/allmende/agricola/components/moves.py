"""Numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number. What may be done at any time comes
last, from `ANY_TIME` on.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import CORNERS, SHAPE_COUNT, SPACES
from allmende.agricola.components.numbers import CARD_COUNT
from allmende.agricola.components.pieces import ANIMALS, CROPS, RESOURCES, SEEDS

IMPROVEMENTS: Final = 18
UPGRADES: Final = 9
"""The number of ways of returning a Fireplace for a Cooking Hearth (`upgrades.py`)."""
OVENS: Final = 9
"""The number of kinds of improvements that bake bread."""
HEARTHS: Final = 4
"""The number of kinds of improvements that cook."""
COOKED: Final = 1 + ANIMALS
"""The number of kinds of goods that can be cooked: vegetables and animals."""
MOST_BEDS: Final = 12
"""The largest number of cards that are fields."""
MOST_WAYS: Final = 64
"""The largest number of ways to pay for something, or to exchange goods with a card.

14 fences around one pasture have 42: with clay instead of wood (A016), and up to two of them with grain (D088).
"""

DONE: Final = 0
PLACE: Final = 1
"""Place a person on an action space."""
TAKE: Final = PLACE + SPACE_COUNT
"""Take one of a resource; by resource."""
PLOW: Final = TAKE + RESOURCES
"""By farmyard space, as the next three; a stable may also stand in the middle of four of them."""
ROOM: Final = PLOW + SPACES
STABLE: Final = ROOM + SPACES
PICK: Final = STABLE + SPACES + CORNERS
"""Take a crop from a field, on the farmyard or on a card."""
FENCE: Final = PICK + SPACES + MOST_BEDS
"""By the shape of the pasture."""
SOW: Final = FENCE + SHAPE_COUNT
"""By what is sown (`SEEDS`)."""
SOW_PASTURE: Final = SOW + len(SEEDS)
"""Sow a pasture that has this space as its first one, or a field tile there: by crop, then by farmyard space."""
BAKE: Final = SOW_PASTURE + CROPS * SPACES
RENOVATE: Final = BAKE + OVENS
"""To clay or to stone; the next one is from wood to stone."""
GROW: Final = RENOVATE + 2
IMPROVE: Final = GROW + 1
"""Build a major improvement."""
UPGRADE: Final = IMPROVE + IMPROVEMENTS
"""Return a Fireplace for a Cooking Hearth; by way."""
FEED: Final = UPGRADE + UPGRADES
CRAFT: Final = FEED + 1
"""Use a major improvement in the feeding phase."""
BREED: Final = CRAFT + IMPROVEMENTS
RELEASE: Final = BREED + ANIMALS
PLAY: Final = RELEASE + ANIMALS
"""Play a hand card; by card, as the next three."""
KEEP: Final = PLAY + CARD_COUNT
"""Take a card into one's hand in a draft."""
RESOLVE: Final = KEEP + CARD_COUNT
"""Carry out a card in play before others."""
DISCARD: Final = RESOLVE + CARD_COUNT
"""Put a hand card out of the game."""
CHOOSE: Final = DISCARD + CARD_COUNT
"""A way to pay, or to exchange goods."""
OUTLINE: Final = CHOOSE + 15
"""Among shapes of pastures: make one space by space, because it is too large for the numbered shapes."""
REDRAW: Final = CHOOSE + MOST_WAYS
"""Put one's minor improvements, or one's occupations, away and draw others."""

ANY_TIME: Final = REDRAW + 2
EAT: Final = ANY_TIME
"""Turn grain or a vegetable into food as it is."""
COOK: Final = EAT + CROPS
"""By kind of improvement, then by what is cooked."""
USE: Final = COOK + HEARTHS * COOKED
"""Use a card in play; by card."""
END: Final = USE + CARD_COUNT


def names_hand_card(move: int) -> bool:
    """True if a move reveals that a card is in the hand, or in the packet, of the seat that may make it."""
    return PLAY <= move < RESOLVE or DISCARD <= move < CHOOSE
