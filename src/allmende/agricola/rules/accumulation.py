"""Goods that come onto the accumulation spaces each round, and the classes of action spaces of which cards speak."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import (
    EXTENSION_SPACES,
    FIRST_HAND_CARD,
    SPACE_COUNT,
    SPACE_NAMES,
    WOOD_CARDS,
    space_bits,
    space_number,
)
from allmende.agricola.components.numbers import SPACE_OF_CARD
from allmende.agricola.components.pieces import BOAR, BUILDING_RESOURCES, CATTLE, CLAY, FOOD, REED, SHEEP, STONE, WOOD

ACCUMULATES: Final[dict[str, tuple[int, list[int]]]] = {
    "meeting-place": (FOOD, [1, 1, 1, 1, 1, 1]),
    "forest": (WOOD, [2, 3, 3, 3, 3, 3]),
    "clay-pit": (CLAY, [1, 1, 1, 1, 1, 1]),
    "reed-bank": (REED, [1, 1, 1, 1, 1, 1]),
    "fishing": (FOOD, [1, 1, 1, 1, 1, 1]),
    "sheep-market": (SHEEP, [1, 1, 1, 1, 1, 1]),
    "western-quarry": (STONE, [1, 1, 1, 1, 1, 1]),
    "pig-market": (BOAR, [1, 1, 1, 1, 1, 1]),
    "cattle-market": (CATTLE, [1, 1, 1, 1, 1, 1]),
    "eastern-quarry": (STONE, [1, 1, 1, 1, 1, 1]),
    "copse": (WOOD, [0, 0, 0, 1, 1, 1]),
    "grove": (WOOD, [0, 0, 2, 2, 2, 2]),
    "hollow": (CLAY, [0, 0, 1, 2, 3, 3]),
    "traveling-players": (FOOD, [0, 0, 0, 1, 1, 1]),
    "tile-copse": (WOOD, [1, 1, 0, 0, 0, 0]),
    "riverbank-forest": (WOOD, [0, 0, 0, 0, 1, 1]),
    **{card: (WOOD, [1, 1, 1, 1, 1, 1]) for card in WOOD_CARDS},
}
"""The resource that comes onto an action space each round, and its number with 1 to 6 players."""


BY_CARDS: Final[dict[str, int]] = {"traveling-players": 1}
"""The goods that come onto an action space each round where it is in play only because of a card."""


def accumulated(space: int) -> int:
    """The resource that comes onto an action space, or -1."""
    return ACCUMULATED[space]


ACCUMULATED: Final[list[int]] = [ACCUMULATES[name][0] if name in ACCUMULATES else -1 for name in SPACE_NAMES]
"""By action space: the resource that comes onto it, or -1."""
MEETING_PLACE: Final = space_number("meeting-place")
"""With hand cards, nothing accumulates here."""


def _accumulating(first: int, last: int) -> int:
    """The accumulation spaces of a game with hand cards for these resources, as bits."""
    bits = 0
    for space in range(SPACE_COUNT):
        if first <= ACCUMULATED[space] <= last and space != MEETING_PLACE:
            bits |= 1 << space
    return bits


SPACES_FOR: Final[list[int]] = [_accumulating(resource, resource) for resource in range(FOOD + 1)]
"""By resource: its accumulation spaces, as bits."""
BUILDING_SPACES: Final[int] = _accumulating(WOOD, BUILDING_RESOURCES - 1)
ANIMAL_SPACES: Final[int] = _accumulating(SHEEP, CATTLE)
ACCUMULATION_SPACES: Final[int] = _accumulating(WOOD, FOOD)
EXTENSION_ACCUMULATION: Final[int] = ACCUMULATION_SPACES & EXTENSION_SPACES
"""The accumulation spaces of the extension of the game board for five and six players."""


def alike(space: int) -> int:
    """The accumulation spaces for the same good as this one, which is among them, as bits."""
    return SPACES_FOR[ACCUMULATED[space]] if ACCUMULATION_SPACES >> space & 1 else 0


def is_in_reach(space: int, played: list[int]) -> bool:
    """True if goods can be taken from an action space by a player with these cards in play: none from others' cards."""
    return space < FIRST_HAND_CARD or SPACE_OF_CARD.index(space) in played


LESSONS_SPACES: Final[int] = space_bits(["lessons", "more-lessons", "third-lessons"])
