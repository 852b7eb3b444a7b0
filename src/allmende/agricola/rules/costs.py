"""What is paid for a house (chapter "House Building and Family Planning")."""

from __future__ import annotations

from allmende.agricola.rules.components import HOUSE_MATERIAL, REED, RENOVATION_REED, ROOM_MATERIAL, ROOM_REED


def room_cost(house: int) -> list[int]:
    """What a room of a house of this material costs, as pairs of resource and count."""
    return [HOUSE_MATERIAL[house], ROOM_MATERIAL, REED, ROOM_REED]


def renovation_cost(house: int, rooms: int) -> list[int]:
    """What it costs to renovate so many rooms to this material, as pairs of resource and count."""
    return [HOUSE_MATERIAL[house], rooms, REED, RENOVATION_REED]
