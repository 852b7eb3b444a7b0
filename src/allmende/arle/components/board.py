"""The Game Board: fifteen action spaces for Summer and fifteen for Winter, in the order in which they are printed."""

from __future__ import annotations

from typing import Final

SUMMER_SPACES: Final[list[str]] = [
    "fisherman",
    "summer-grocer",
    "woolen-weaver",
    "colonist",
    "peat-cutter",
    "dike-builder",
    "clay-worker",
    "farmer",
    "forester",
    "woodcutter",
    "summer-master",
    "summer-carpenter",
    "builder",
    "warden",
    "summer-laborer",
]
WINTER_SPACES: Final[list[str]] = [
    "peat-boatman",
    "tanner",
    "linen-weaver",
    "butcher",
    "cattle-trader",
    "winter-grocer",
    "builders-merchant",
    "potter",
    "baker",
    "wood-trader",
    "winter-master",
    "wainwright",
    "winter-carpenter",
    "dike-warden",
    "winter-laborer",
]
SPACE_NAMES: Final[list[str]] = SUMMER_SPACES + WINTER_SPACES
SPACES_OF_SEASON: Final = 15
SPACE_COUNT: Final = 30
SUMMER: Final = 0
WINTER: Final = 1
SEASON_NAMES: Final[list[str]] = ["summer", "winter"]
SUMMER_LABORER: Final = 14
WINTER_LABORER: Final = 29


def season_of(half_year: int) -> int:
    """The season of a half-year: `SUMMER` or `WINTER`."""
    return WINTER if half_year % 2 == 0 else SUMMER


def space_season(space: int) -> int:
    """The season to which an action space belongs."""
    return space // SPACES_OF_SEASON


def is_laborer(space: int) -> bool:
    """True if this is one of the two spaces at which another one is imitated."""
    return space in (SUMMER_LABORER, WINTER_LABORER)


def space_number(name: str) -> int:
    """The number of an action space."""
    return SPACE_NAMES.index(name)
