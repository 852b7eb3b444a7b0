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
STALLS_FOR_PASTURES: Final = 1 << 21
"""The card has room for an animal of any kind for each pasture."""
STOCKYARD: Final = 1 << 22
"""The card has room for three animals of one kind."""
SHEEP_BY_MEALS: Final = 1 << 23
"""The card has room for a sheep for each completed feeding phase."""
BOAR_BY_MEALS: Final = 1 << 24
"""The same for wild boar."""
SHEEP_BY_OCCUPATIONS: Final = 1 << 25
"""The card has room for a sheep for each occupation in play."""
BOAR_ON_FIELDS: Final = 1 << 26
"""Each unplanted field tile has room for a wild boar."""
ROOMY_WITHOUT_STABLE: Final = 1 << 27
"""An animal more in each pasture without a stable."""
SOWS_PASTURES: Final = 1 << 28
"""Pastures of one or two spaces can be sown; then they are fields, too, and hold fewer animals."""
KEEPS_SITE: Final = 8192
"""The unused spaces beside the house can't be used until all others are."""
PALISADES: Final = 32768
"""At the edge of the farmyard, wood may be placed instead of a fence."""
PALISADE_WOOD: Final = 2
FENCES_FOR_GRAIN: Final = 16384
"""Fences may be built instead of one of the actions of Grain Utilization."""
ROOM_FOR_TWO: Final = 1 << 29
"""A clay or stone room beside a field and a pasture has room for two people."""
LODGES_PERSON: Final = 1 << 31
"""The card provides room for a person until a certain round; its mark says that it does."""
STABLE_AMID_FIELDS: Final = 1 << 30
"""One stable may be built in the middle of four fields, where it has room for a person."""

EXTRA_PER_PASTURE: Final = 2
FREE_FENCE_COUNT: Final = 3
EARLY_ACTION_FOOD: Final = 1
LODGING_ENDS: Final = 9
"""The round with whose Returning Home Phase a lodging ends."""
