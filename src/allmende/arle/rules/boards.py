"""Operations on a player's boards: goods, tools, animals, land, dikes and moor. The barn is in `barn.py`."""

from __future__ import annotations

from typing import Any

from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import (
    BUILDING,
    COLUMNS,
    EMPTY,
    HYDRATED,
    MOOR_SPACES,
    MOST_DIKE_MOVES,
    PEAT,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    ROW_DIKED,
    SHEEP,
    STABLE_TILES,
    STALL,
    TILE_NAMES,
    TILE_SUPPLY,
    TILES,
    TOOL_NAMES,
    TRACK_GOODS,
)
from allmende.arle.record import events
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.phases import CROWDED
from allmende.arle.rules.player import Player
from allmende.core.rules.state import Anytime, State


class Boards(State[Player]):
    """The players' boards and the Supply Board; `supply` counts its tiles."""

    __slots__ = ("half_year", "phase", "supply")

    def __init__(
        self,
        seats: list[Player],
        anytime: Anytime[Any] | None,
        supply: list[int],
        half_year: int,
        phase: int,
    ) -> None:
        super().__init__(seats, anytime)
        self.supply = supply
        self.half_year = half_year
        self.phase = phase

    # Goods

    def gain(self, seat: int, resource: int, count: int, source: str) -> int:
        """Gain a resource, as much as there is room for; animals have to be housed. Return the number gained."""
        mine = self.seats[seat]
        if resource < TRACK_GOODS:
            count = min(count, mine.room_for(resource))
        if count <= 0:
            return 0
        mine.goods[resource] += count
        if self.log is not None:
            self.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source))
        if resource >= SHEEP:
            self.house(seat)
        return count

    def pay(self, seat: int, resource: int, count: int, to: str = "supply") -> None:
        """Give goods or animals away."""
        if not count:
            return
        self.seats[seat].goods[resource] -= count
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count, to=to))

    def has_all(self, seat: int, pairs: list[int]) -> bool:
        """True if the seat has at least the given count of each resource; `pairs` alternates resource and count."""
        goods = self.seats[seat].goods
        for i in range(0, len(pairs), 2):
            if goods[pairs[i]] < pairs[i + 1]:
                return False
        return True

    def pay_all(self, seat: int, pairs: list[int], to: str = "supply") -> None:
        """Give the given count of each resource away; `pairs` alternates resource and count."""
        for i in range(0, len(pairs), 2):
            self.pay(seat, pairs[i], pairs[i + 1], to)

    def house(self, seat: int) -> None:
        """Push the step `Crowded` unless all animals find room: it returns those that don't."""
        mine = self.seats[seat]
        if not is_housed(mine):
            mine.push(CROWDED)

    def return_animal(self, seat: int, animal: int) -> None:
        """Return an animal to the supply."""
        self.seats[seat].goods[animal] -= 1
        if self.log is not None:
            self.log.append(events.AnimalsReturned(seat=seat, animal=RESOURCE_NAMES[animal], count=1))

    # Tools

    def improve(self, seat: int, tool: int, steps: int) -> None:
        """Move a Tool Indicator to the right, up to the end of its track."""
        mine = self.seats[seat]
        for _ in range(steps):
            if mine.can_improve(tool):
                mine.tools[tool] += 1
                if self.log is not None:
                    self.log.append(events.ToolImproved(seat=seat, tool=TOOL_NAMES[tool], value=mine.tool(tool)))

    # Land

    def can_place(self, seat: int, tile: int) -> bool:
        """True if there is an empty land space, and such a tile in the supply."""
        return self.seats[seat].tiles[EMPTY] > 0 and self.supply[TILE_SUPPLY[tile]] > 0

    def place(self, seat: int, tile: int) -> None:
        """Place a tile of the supply on an empty land space."""
        self.take_tile(TILE_SUPPLY[tile], 1)
        space = self.cover(seat, tile)
        if self.log is not None:
            self.log.append(events.TilePlaced(seat=seat, tile=TILE_NAMES[tile], space=space))
        self.house(seat)

    def cover(self, seat: int, tile: int) -> int:
        """Lay a tile or building on the first empty land space, and return that space."""
        mine = self.seats[seat]
        space = mine.space_with(EMPTY)
        mine.land[space] = tile
        mine.tiles[EMPTY] -= 1
        if tile < TILES:
            mine.tiles[tile] += 1
        return space

    def build(self, seat: int, building: int) -> None:
        """Place a building on an empty land space."""
        mine = self.seats[seat]
        mine.buildings |= 1 << building
        space = self.cover(seat, BUILDING + building)
        if self.log is not None:
            self.log.append(events.Built(seat=seat, building=BUILDING_NAMES[building], space=space))

    def remove(self, seat: int, tile: int) -> None:
        """Return a tile to the supply; its space is empty then."""
        mine = self.seats[seat]
        space = mine.space_with(tile)
        mine.land[space] = EMPTY
        mine.tiles[tile] -= 1
        mine.tiles[EMPTY] += 1
        self.take_tile(TILE_SUPPLY[tile], -1)
        if self.log is not None:
            self.log.append(events.TileRemoved(seat=seat, tile=TILE_NAMES[tile], space=space))

    def exchange(self, seat: int, tile: int, to: int) -> None:
        """Put another tile in the place of one, from the supply or its own reverse side."""
        mine = self.seats[seat]
        space = mine.space_with(tile)
        mine.land[space] = to
        mine.tiles[tile] -= 1
        mine.tiles[to] += 1
        if TILE_SUPPLY[tile] != TILE_SUPPLY[to]:
            self.take_tile(TILE_SUPPLY[tile], -1)
            self.take_tile(TILE_SUPPLY[to], 1)
        if self.log is not None:
            self.log.append(events.TileFlipped(seat=seat, tile=TILE_NAMES[tile], to=TILE_NAMES[to], space=space))
        self.house(seat)

    def can_upgrade_stall(self, seat: int) -> bool:
        """True if a Stall can be exchanged for a Stable."""
        return self.seats[seat].tiles[STALL] > 0 and self.supply[STABLE_TILES] > 0

    def take_tile(self, supply: int, count: int) -> None:
        """Take tiles from the Supply Board, or return them if `count` is negative; other seats may have counted on
        them."""
        self.supply[supply] -= count
        self.shared_version += 1

    # Dikes and moor

    def move_dikes(self, seat: int, count: int) -> None:
        """Move dikes; a completed new Dike Line turns a row of tidal flat into land."""
        mine = self.seats[seat]
        moved = 0
        land = 0
        while moved < count and mine.dikes < MOST_DIKE_MOVES:
            mine.dikes += 1
            moved += 1
            row = ROW_DIKED[mine.dikes]
            if row >= 0:
                for space in range(COLUMNS * row, COLUMNS * row + COLUMNS):
                    mine.land[space] = EMPTY
                mine.tiles[EMPTY] += COLUMNS
                land += COLUMNS
        if moved and self.log is not None:
            self.log.append(events.DikesMoved(seat=seat, count=moved, land=land))

    def dehydrate(self, seat: int) -> None:
        """Turn a moor tile and place four peat tokens on it, if there is a hydrated one."""
        mine = self.seats[seat]
        moor = mine.moor_with(HYDRATED)
        if moor >= 0:
            mine.moors[moor] = PEAT_ON_MOOR
            if self.log is not None:
                self.log.append(events.MoorDehydrated(seat=seat, moor=moor))

    def cut(self, seat: int, moor: int, count: int) -> None:
        """Take peat tokens off a moor; the last one uncovers the land below.

        ruling: Land that becomes free can be used at once, even by the same action.
        """
        mine = self.seats[seat]
        mine.moors[moor] -= count
        mine.goods[PEAT] += count
        if self.log is not None:
            self.log.append(events.PeatCut(seat=seat, count=count, moor=moor))
        if not mine.moors[moor]:
            self.clear_moor(seat, moor)

    def clear_moor(self, seat: int, moor: int) -> None:
        """Remove a moor tile, and the peat on it."""
        mine = self.seats[seat]
        mine.moors[moor] = 0
        for space in MOOR_SPACES[moor]:
            mine.land[space] = EMPTY
        mine.tiles[EMPTY] += len(MOOR_SPACES[moor])
        if self.log is not None:
            self.log.append(events.MoorRemoved(seat=seat, moor=moor, land=len(MOOR_SPACES[moor])))
