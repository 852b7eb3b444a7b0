"""A player's boards and supplies, and frequent questions about them."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import DESTINATIONS, FIRST_LARGE, KIND, LARGE_SPACES, SMALL_SPACES
from allmende.arle.components.pieces import (
    DOUBLE_STALL,
    FLAX_FIELD,
    FOOD,
    FOOD_LIMIT,
    GRAIN_FIELD,
    HYDRATED,
    MOORS,
    PEAT_ON_MOOR,
    STALL,
    STARTING_GOODS,
    STARTING_LAND,
    TILES,
    TOOL_VALUES,
    TOOLS,
    TRACK_END,
    TRACK_GOODS,
)
from allmende.core.rules.state import Seat

UNLIMITED: Final = 1 << 20


class Player(Seat):
    """One player's boards and supplies."""

    goods: list[int]
    """19 counts by resource, animals among them. Their places are not kept, since they may be rearranged at any time:
    `housing.py` finds out if there is room."""
    tools: list[int]
    """The space on each of the ten Tool Tracks."""
    land: list[int]
    """The contents of the 21 spaces of the Home Board."""
    tiles: list[int]
    """The contents of the Home Board, counted by kind."""
    moors: list[int]
    """The peat tokens on the boardwalk and on three moor tiles: `HYDRATED` on a front, 0 if the tile is gone."""
    dikes: int = 0
    """The number of dikes moved."""
    vehicles: list[int]
    """The vehicles in the barn, as the ints of `equipment.py`."""
    boats: int = 0
    """The Peat Boats in the barn."""
    plows: int = 0
    """The Plows in the barn."""
    buildings: int = 0
    """The buildings on the Home Board, as bits."""
    destinations: int = 0
    """The destinations that are still to be visited, as bits."""
    travelled: int = 0
    """The covered spaces of the Travel Experience Track."""
    shortages: int = 0
    """The missing food and fuel so far."""
    used: int = 0
    """The light green houses used in this half-year's inventory, as bits, and `BROUGHT`."""

    def copy(self) -> Player:
        """An equal player that shares no list but `moves`."""
        twin = Player(stack=self.stack[:], moves=self.moves)
        twin.goods = self.goods[:]
        twin.tools = self.tools[:]
        twin.land = self.land[:]
        twin.tiles = self.tiles[:]
        twin.moors = self.moors[:]
        twin.dikes = self.dikes
        twin.vehicles = self.vehicles[:]
        twin.boats = self.boats
        twin.plows = self.plows
        twin.buildings = self.buildings
        twin.destinations = self.destinations
        twin.travelled = self.travelled
        twin.shortages = self.shortages
        twin.used = self.used
        return twin

    # Supplies

    def room_for(self, resource: int) -> int:
        """The number of a resource that the seat has room for: the Goods Track has an end, animals are housed later."""
        if resource >= TRACK_GOODS:
            return UNLIMITED
        return (FOOD_LIMIT if resource == FOOD else TRACK_END) - self.goods[resource]

    def has_built(self, building: int) -> bool:
        """True if the building stands on this Home Board."""
        return bool(self.buildings >> building & 1)

    # Tools

    def tool(self, tool: int) -> int:
        """The number of a tool that the seat has."""
        return TOOL_VALUES[tool][self.tools[tool]]

    def can_improve(self, tool: int) -> bool:
        """True if the track of this tool goes on."""
        return self.tools[tool] < len(TOOL_VALUES[tool]) - 1

    # The Home Board

    def space_with(self, tile: int) -> int:
        """The first space with this tile or building, or -1."""
        for space in range(len(self.land)):
            if self.land[space] == tile:
                return space
        return -1

    def field_count(self) -> int:
        """All fields, of grain and of flax."""
        return self.tiles[GRAIN_FIELD] + self.tiles[FLAX_FIELD]

    def stalls(self) -> int:
        """The pens for three animals: Stalls, and two in each Double Stall."""
        return self.tiles[STALL] + 2 * self.tiles[DOUBLE_STALL]

    def moor_with(self, peat: int) -> int:
        """The first moor tile with `peat` tokens, or -1."""
        for moor in range(1, MOORS):
            if self.moors[moor] == peat:
                return moor
        return -1

    def peat_to_cut(self) -> int:
        """The tokens on the boardwalk and on dehydrated moors."""
        peat = 0
        for moor in range(MOORS):
            if self.moors[moor] != HYDRATED:
                peat += self.moors[moor]
        return peat

    def moors_with_peat(self) -> int:
        """The number of moors from which peat can be cut."""
        count = 0
        for peat in self.moors:
            if peat and peat != HYDRATED:
                count += 1
        return count

    # The barn

    def empty_vehicles(self, first: int, end: int) -> list[int]:
        """The parking spaces of empty vehicles of these kinds: of equal ones, the first one."""
        found: list[int] = []
        for i in range(len(self.vehicles)):
            vehicle = self.vehicles[i]
            if first <= vehicle < end and self.vehicles.index(vehicle) == i:
                found.append(i)
        return found

    def large_vehicles(self) -> int:
        """The number of large vehicles."""
        count = 0
        for vehicle in self.vehicles:
            if (vehicle & KIND) >= FIRST_LARGE:
                count += 1
        return count

    def small_pieces(self) -> int:
        """The number of Peat Boats, Plows and small vehicles."""
        return self.boats + self.plows + len(self.vehicles) - self.large_vehicles()

    def is_room(self, small: int, large: int) -> bool:
        """True if the barn has room for this many more small and large pieces."""
        large += self.large_vehicles()
        shared = 1 if large < LARGE_SPACES else 0
        return large <= LARGE_SPACES and self.small_pieces() + small <= SMALL_SPACES + shared


def new_player() -> Player:
    """A player's personal display at the start (chapter "Setup")."""
    mine = Player([], [])
    mine.goods = STARTING_GOODS[:]
    mine.tools = [0] * TOOLS
    mine.land = STARTING_LAND[:]
    mine.tiles = [0] * TILES
    for tile in STARTING_LAND:
        if tile < TILES:
            mine.tiles[tile] += 1
    mine.moors = [PEAT_ON_MOOR] + [HYDRATED] * (MOORS - 1)
    mine.vehicles = []
    mine.destinations = (1 << DESTINATIONS) - 1
    return mine
