"""Facts printed on Agricola's cardboard (chapters "Components", "Setup" and "Scoring")."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
SHEEP: Final = 6
BOAR: Final = 7
CATTLE: Final = 8
FOOD: Final = 9
RESOURCE_NAMES: Final[list[str]] = [
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "sheep",
    "boar",
    "cattle",
    "food",
]
RESOURCES: Final = 10

# Kinds that can lie on a round space beside resources: a piece, or the mark of a card that lets its owner do something
# then.
FIELD_TILE: Final = RESOURCES
STABLE_PIECE: Final = FIELD_TILE + 1
ROOM_TILE: Final = STABLE_PIECE + 1
CARD_MARK: Final = ROOM_TILE + 1
PROMISED_NAMES: Final[list[str]] = [*RESOURCE_NAMES, "field", "stable", "room", "card"]
KIND_BITS: Final = 4
KIND_MASK: Final = (1 << KIND_BITS) - 1
"""A promised thing is a kind in these bits, and beyond them the card that it comes from, as its number plus 1, or 0."""
BUILDING_RESOURCES: Final = 4
"""Wood, clay, reed and stone: the first of the resources."""
ANIMALS: Final = 3
"""Sheep, wild boar and cattle, from `SHEEP` on."""
CROPS: Final = 2
"""Grain and vegetables, from `GRAIN` on."""

# The personal display

PEOPLE: Final = 5
STARTING_PEOPLE: Final = 2
STABLES: Final = 4
FENCES: Final = 15
STARTING_FOOD: Final = 3
STARTING_PLAYER_FOOD: Final = 2

# House building (chapter "House Building and Family Planning")

WOODEN: Final = 0
CLAYEY: Final = 1
STONY: Final = 2
HOUSE_NAMES: Final[list[str]] = ["wood", "clay", "stone"]
HOUSE_MATERIAL: Final[list[int]] = [WOOD, CLAY, STONE]
ROOM_MATERIAL: Final = 5
ROOM_REED: Final = 2
RENOVATION_REED: Final = 1
STABLE_WOOD: Final = 2

# Cultivation

SOWN: Final[list[int]] = [3, 2]
"""The crops on a field after sowing 1 grain or 1 vegetable."""

SEEDS: Final[list[int]] = [GRAIN, VEGETABLE, WOOD, STONE]
"""What can be sown: crops, and with certain cards building resources, wood like grain and stone like vegetables."""

# Animal breeding

ANIMALS_PER_SPACE: Final = 2
"""Animals per space of a pasture; each stable in it doubles that."""
PETS: Final = 1


# Harvest

ADULT_FOOD: Final = 2
SOLO_ADULT_FOOD: Final = 3
NEWBORN_FOOD: Final = 1

# Scoring

FIELD_POINTS: Final[list[int]] = [-1, -1, 1, 2, 3, 4]
"""By the number of field tiles; the last entry of this and the other tables holds for all higher numbers, too."""
PASTURE_POINTS: Final[list[int]] = [-1, 1, 2, 3, 4]
CROP_POINTS: Final[list[list[int]]] = [
    [-1, 1, 1, 1, 2, 2, 3, 3, 4],
    [-1, 1, 2, 3, 4],
]
ANIMAL_POINTS: Final[list[list[int]]] = [
    [-1, 1, 1, 1, 2, 2, 3, 3, 4],
    [-1, 1, 1, 2, 2, 3, 3, 4],
    [-1, 1, 2, 2, 3, 3, 4],
]
UNUSED_POINTS: Final = -1
FENCED_STABLE_POINTS: Final = 1
ROOM_POINTS: Final[list[int]] = [0, 1, 2]
"""By the material of the house: the points for a room."""
PERSON_POINTS: Final = 3
BEGGING_POINTS: Final = -3


def from_table(points: list[int], number: int) -> int:
    """The points for a number by one of the tables."""
    return points[min(number, len(points) - 1)]
