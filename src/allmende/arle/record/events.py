"""The events of Fields of Arle. The tag `x` of an event belongs to the Fluent message `event-x`."""

from __future__ import annotations

from typing import Annotated

from allmende.core.event import Event, Named, Unsaid
from allmende.core.events import AnimalBorn as AnimalBorn
from allmende.core.events import Gained as Gained
from allmende.core.events import GameEnded as GameEnded
from allmende.core.events import Paid as Paid
from allmende.core.events import Resource

# Sources and targets are screen targets like `space:fisherman`, `building:mill`, `land:4` (space of the Home Board, row
# by row), `vehicle:2` (parking space), `moor:1`, `destination:hage`, `supply`, so that pieces can travel.

Space = Annotated[str, Named("space")]
Building = Annotated[str, Named("the-building")]
Destination = Annotated[str, Named("destination")]
Piece = Annotated[str, Named("a-piece")]
Tile = Annotated[str, Named("a-tile")]
Tool = Annotated[str, Named("tool")]


class HalfYearBegan(Event, frozen=True, tag="half-year-began"):
    """A half-year begins; `season` is summer or winter. `seat` is the starting player."""

    half_year: int
    season: str


class PhaseBegan(Event, frozen=True, tag="half-year-phase-began"):
    """A phase begins; `phase` is 1 to 3, 4 for scoring."""

    phase: int
    season: str


class WorkerPlaced(Event, frozen=True, tag="worker-placed"):
    """A seat placed a worker on an action space; `special` if it is one of the other season."""

    space: Space
    special: bool


class WorkerIdle(Event, frozen=True, tag="worker-idle"):
    """A seat did nothing with a worker."""


class Imitated(Event, frozen=True, tag="imitated"):
    """A seat imitates an occupied action space."""

    space: Space


class ToolImproved(Event, frozen=True, tag="tool-improved"):
    """A seat moved a Tool Indicator; it has `value` of this tool now."""

    tool: Tool
    value: int


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A seat placed a tile on a space of its Home Board."""

    tile: Tile
    space: Unsaid[int]


class TileRemoved(Event, frozen=True, tag="tile-removed"):
    """A tile left a seat's Home Board."""

    tile: Tile
    space: Unsaid[int]


class TileFlipped(Event, frozen=True, tag="tile-flipped"):
    """A tile of the Home Board was flipped or upgraded."""

    tile: Tile
    to: Tile
    space: Unsaid[int]


class Built(Event, frozen=True, tag="built"):
    """A seat built a building on a space of its Home Board."""

    building: Building
    space: Unsaid[int]


class BuildingUsed(Event, frozen=True, tag="building-used"):
    """A seat uses a green building that it has built."""

    building: Building


class EquipmentGained(Event, frozen=True, tag="equipment-gained"):
    """A piece of equipment came into a seat's barn."""

    piece: Piece


class EquipmentReturned(Event, frozen=True, tag="equipment-returned"):
    """A piece of equipment left a seat's barn."""

    piece: Piece


class EquipmentFlipped(Event, frozen=True, tag="equipment-flipped"):
    """A piece of equipment was flipped or exchanged."""

    piece: Piece
    to: Piece


class DikesMoved(Event, frozen=True, tag="dikes-moved"):
    """A seat moved dikes and has won `land` spaces."""

    count: int
    land: int


class MoorDehydrated(Event, frozen=True, tag="moor-dehydrated"):
    """A moor tile was turned; there are four peat tokens on it now. `moor` is 1 to 3."""

    moor: Unsaid[int]


class PeatCut(Event, frozen=True, tag="peat-cut"):
    """A seat cut peat on a moor, 0 for the boardwalk."""

    count: int
    moor: int


class MoorRemoved(Event, frozen=True, tag="moor-removed"):
    """A moor is gone, and its `land` spaces can be used."""

    moor: int
    land: int


class AnimalsReturned(Event, frozen=True, tag="animals-returned"):
    """A seat returned animals to the supply."""

    animal: Resource
    count: int


class Loaded(Event, frozen=True, tag="loaded"):
    """A seat put a good or a travel destination on a vehicle in a parking space (1 to 7)."""

    piece: Piece
    vehicle: Piece
    parking: Unsaid[int]


class Sold(Event, frozen=True, tag="sold"):
    """A seat sold an item at a destination; events like `Paid`, before it, say what the item was."""

    destination: Destination
    food: int


class VehiclesEmptied(Event, frozen=True, tag="vehicles-emptied"):
    """A seat emptied its vehicles; `travelled` spaces of its Travel Experience Track are covered now."""

    destinations: list[Destination]
    travelled: int


class Milked(Event, frozen=True, tag="milked"):
    """A seat got food for its dairy animals."""

    count: int


class Shorn(Event, frozen=True, tag="shorn"):
    """A seat got wool for its sheep."""

    count: int


class Short(Event, frozen=True, tag="short"):
    """A seat is short of food or fuel."""

    food: int
    fuel: int


class StartingPlayerPassed(Event, frozen=True, tag="starting-player-passed"):
    """A seat is the starting player from now on."""
