"""Costs of rooms and renovations (chapter "House Building and Family Planning")."""

from __future__ import annotations

from allmende.agricola.components.pieces import HOUSE_MATERIAL, REED, RENOVATION_REED, ROOM_MATERIAL, ROOM_REED


def room_cost(house: int) -> list[int]:
    """The cost of a room in a house of material `house`, as pairs of resource and count."""
    return [HOUSE_MATERIAL[house], ROOM_MATERIAL, REED, ROOM_REED]


def renovation_cost(house: int, rooms: int) -> list[int]:
    """The cost of renovating `rooms` rooms to material `house`, as pairs of resource and count."""
    return [HOUSE_MATERIAL[house], rooms, REED, RENOVATION_REED]
