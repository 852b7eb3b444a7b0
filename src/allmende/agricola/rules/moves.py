"""The numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number. What may be done at any time comes
last, from `ANY_TIME` on.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.board import SPACE_COUNT
from allmende.agricola.rules.components import ANIMALS, CROPS, RESOURCES
from allmende.agricola.rules.farm.farmyard import CORNERS, SHAPE_COUNT, SPACES
from allmende.agricola.rules.numbers import CARD_COUNT

IMPROVEMENTS: Final = 10
OVENS: Final = 5
"""Kinds of improvements that bake bread."""
HEARTHS: Final = 3
"""Kinds of improvements that cook."""
COOKED: Final = 1 + ANIMALS
"""What can be cooked: vegetables and animals."""
MOST_BEDS: Final = 4
"""Cards that are fields."""
MOST_WAYS: Final = 16
"""Ways to pay for something, or to exchange goods with a card: up to 15 fences for clay, or for none."""

DONE: Final = 0
PLACE: Final = 1
"""Place a person on an action space."""
TAKE: Final = PLACE + SPACE_COUNT
"""By resource."""
PLOW: Final = TAKE + RESOURCES
"""By farmyard space, as the next three; a stable may also stand in the middle of four of them."""
ROOM: Final = PLOW + SPACES
STABLE: Final = ROOM + SPACES
PICK: Final = STABLE + SPACES + CORNERS
"""Take a crop from a field, on the farmyard or on a card."""
FENCE: Final = PICK + SPACES + MOST_BEDS
"""By the shape of the pasture."""
SOW: Final = FENCE + SHAPE_COUNT
SOW_PASTURE: Final = SOW + CROPS
"""Sow a pasture that has this space as its first one, or a field tile there: by crop, then by farmyard space."""
BAKE: Final = SOW_PASTURE + CROPS * SPACES
RENOVATE: Final = BAKE + OVENS
"""To clay or to stone; the next one is from wood to stone."""
GROW: Final = RENOVATE + 2
IMPROVE: Final = GROW + 1
"""Build a major improvement."""
UPGRADE: Final = IMPROVE + IMPROVEMENTS
"""Return one of the two Fireplaces for one of the two Cooking Hearths: by hearth, then by fireplace."""
FEED: Final = UPGRADE + 4
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
OUTLINE: Final = CHOOSE + MOST_WAYS - 1
"""The last way: choose a pasture space by space that is too large for the others."""
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
    """Whether a move tells of a card that it is in the hand of whoever may make it, or in the packet."""
    return PLAY <= move < RESOLVE or DISCARD <= move < CHOOSE
