"""The reference of Fields of Arle: the facts printed on boards and tiles, for screens that explain them."""

from __future__ import annotations

import msgspec

from allmende.arle.components.board import SEASON_NAMES, SPACE_COUNT, SPACE_NAMES, season_of, space_season
from allmende.arle.components.destinations import ITEMS, Sale
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    FIRST_LARGE,
    GOODS_PIECES,
    LARGE_SPACES,
    PIECE_SIZES,
    SMALL_SPACES,
    UPGRADED,
    VEHICLE_CELLS,
    VEHICLE_HORSES,
    VEHICLE_NAMES,
    VEHICLE_POINTS,
    VEHICLE_SUPPLY,
    VEHICLE_WOOD,
)
from allmende.arle.components.numbers import (
    BUILDING_COLOURS,
    BUILDING_NAMES,
    BUILDING_PAYMENTS,
    BUILDING_POINTS,
    COLOUR_NAMES,
    PAYMENTS,
)
from allmende.arle.components.pieces import (
    BOARDWALK_POINTS,
    COLUMNS,
    DEHYDRATED_POINTS,
    FIELD_TILES,
    FLAX_FIELD,
    FOOD_DUE,
    FUEL_DUE,
    GRAIN_FIELD,
    HALF_YEARS,
    HYDRATED_POINTS,
    NO_LARGE_VEHICLE_POINTS,
    RESOURCE_NAMES,
    SHOVEL_PAIRS,
    SUPPLY_NAMES,
    TIDAL_POINTS,
    TILE_NAMES,
    TOOL_COST,
    TOOL_COST_COUNT,
    TOOL_NAMES,
    TOOL_POINTS,
    TOOL_VALUES,
    TRACK_POINTS,
    TRAVEL_POINTS,
    WORKERS,
)
from allmende.arle.presentation.icons import building_icons, cost_icons, destination_icons, icons
from allmende.arle.presentation.wording import (
    building_cost,
    building_ruling,
    building_text,
    destination_ruling,
    destination_text,
    sentence,
    space_ruling,
    when,
)
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.spaces import SPACES
from allmende.core.message import Message


class SpaceReference(msgspec.Struct, frozen=True):
    """An action space, with its effect as a row of symbols and in words."""

    name: str
    season: str
    icons: list[str]
    text: Message
    ruling: Message | None


class ToolReference(msgspec.Struct, frozen=True):
    """A Tool Track: the cost of a step, and the number of tools and the points by position."""

    name: str
    cost: dict[str, int]
    values: list[int]
    points: list[int]


class VehicleReference(msgspec.Struct, frozen=True):
    """A vehicle: its cost, points, cells from left to right, and if it takes a large parking space."""

    name: str
    cost: dict[str, int]
    points: int
    cells: list[int]
    large: bool


class BuildingReference(msgspec.Struct, frozen=True):
    """A building: all ways to pay for it, its cost and its effect as a row of symbols and in words.

    `when` is `at-once`, `before-november` or `any-time`.
    """

    name: str
    colour: str
    points: int
    costs: list[dict[str, int]]
    cost_icons: list[str]
    cost: Message
    when: str
    icons: list[str]
    text: Message
    ruling: Message | None


class SaleReference(msgspec.Struct, frozen=True):
    """One way to sell an item: `goods` for `food`. Instead of goods it can be a `tile`.

    That is a field, `plow`, `peat-boat`, `boardwalk` or `moor`.
    """

    goods: dict[str, int]
    tile: str
    food: int


class DestinationReference(msgspec.Struct, frozen=True):
    """A travel destination: its size, and for each item that can be sold there the ways to sell it."""

    name: str
    size: int
    items: list[list[SaleReference]]
    icons: list[str]
    text: Message
    ruling: Message | None


class CardReference(msgspec.Struct, frozen=True):
    """A tile that can be looked up by itself: a `building` or a `destination`, by `kind`. Fields that it lacks are
    null, empty or 0."""

    kind: str
    name: str
    colour: str
    points: int
    costs: list[dict[str, int]]
    cost_icons: list[str]
    cost: Message | None
    when: str
    size: int
    items: list[list[SaleReference]]
    icons: list[str]
    text: Message
    ruling: Message | None


class LossesReference(msgspec.Struct, frozen=True):
    """Points lost for things that are still there, or missing, at the end; `slot` is for a missing dike of the topmost
    line."""

    boardwalk: int
    dehydrated: int
    hydrated: int
    slot: int
    no_large_vehicle: int


class Reference(msgspec.Struct, frozen=True):
    """All printed facts, and the worth of the tracks by the number of covered spaces or goods.

    `seasons` has those of all half-years. `columns` are those of the Home Board. `parking` counts the small and the
    large spaces of the barn. `sizes` are those of goods on vehicles. `supply` has by tile of the Supply Board the
    things that it can be taken as, `due` by season the goods that are due at its end.
    """

    spaces: list[SpaceReference]
    tools: list[ToolReference]
    vehicles: list[VehicleReference]
    buildings: list[BuildingReference]
    destinations: list[DestinationReference]
    travel_points: list[int]
    track_points: list[int]
    seasons: list[str]
    phases: int
    workers: int
    columns: int
    parking: list[int]
    sizes: dict[str, int]
    shovel_pairs: list[int]
    supply: dict[str, list[str]]
    due: dict[str, dict[str, int]]
    losses: LossesReference


def reference() -> Reference:
    """The reference of the game, from the tables of the rules."""
    return Reference(
        [_space(number) for number in range(SPACE_COUNT)],
        [
            ToolReference(
                name,
                {RESOURCE_NAMES[TOOL_COST[tool]]: TOOL_COST_COUNT[tool]},
                TOOL_VALUES[tool],
                TOOL_POINTS[tool],
            )
            for tool, name in enumerate(TOOL_NAMES)
        ],
        [
            VehicleReference(
                name,
                {"wood": VEHICLE_WOOD[kind]} | ({"horse": VEHICLE_HORSES[kind]} if VEHICLE_HORSES[kind] else {}),
                VEHICLE_POINTS[kind],
                VEHICLE_CELLS[kind],
                kind >= FIRST_LARGE,
            )
            for kind, name in enumerate(VEHICLE_NAMES)
        ],
        building_references(),
        destination_references(),
        TRAVEL_POINTS,
        TRACK_POINTS,
        seasons=[SEASON_NAMES[season_of(half_year)] for half_year in range(1, HALF_YEARS + 1)],
        phases=INVENTORY,
        workers=WORKERS,
        columns=COLUMNS,
        parking=[SMALL_SPACES, LARGE_SPACES],
        sizes={RESOURCE_NAMES[UPGRADED[piece]]: PIECE_SIZES[piece] for piece in range(GOODS_PIECES)},
        shovel_pairs=SHOVEL_PAIRS,
        supply={name: _had_as(tiles, name) for tiles, name in enumerate(SUPPLY_NAMES)},
        due={"summer": {"food": FOOD_DUE, "peat": FUEL_DUE}, "winter": {"food": FOOD_DUE}},
        losses=LossesReference(
            boardwalk=BOARDWALK_POINTS,
            dehydrated=DEHYDRATED_POINTS,
            hydrated=HYDRATED_POINTS,
            slot=TIDAL_POINTS[0] // COLUMNS,
            no_large_vehicle=NO_LARGE_VEHICLE_POINTS,
        ),
    )


def _had_as(tiles: int, name: str) -> list[str]:
    """The things that a kind of tiles can be taken as: a field of either kind, a vehicle or its reverse side."""
    if tiles == FIELD_TILES:
        return [TILE_NAMES[GRAIN_FIELD], TILE_NAMES[FLAX_FIELD]]
    vehicles = [vehicle for kind, vehicle in enumerate(VEHICLE_NAMES) if VEHICLE_SUPPLY[kind] == tiles]
    return vehicles or ([name, "plow"] if name == "peat-boat" else [name])


def _space(number: int) -> SpaceReference:
    name = SPACE_NAMES[number]
    return SpaceReference(
        name=name,
        season=SEASON_NAMES[space_season(number)],
        icons=icons(SPACES[number]),
        text=sentence(SPACES[number]),
        ruling=space_ruling(name),
    )


def building_references() -> list[BuildingReference]:
    """All buildings by number."""
    return [
        BuildingReference(
            name=name,
            colour=COLOUR_NAMES[BUILDING_COLOURS[building]],
            points=BUILDING_POINTS[building],
            costs=[_counts(PAYMENTS[payment]) for payment in BUILDING_PAYMENTS[building]],
            cost_icons=cost_icons(building),
            cost=building_cost(building),
            when=when(building),
            icons=building_icons(building),
            text=building_text(building),
            ruling=building_ruling(building),
        )
        for building, name in enumerate(BUILDING_NAMES)
    ]


def destination_references() -> list[DestinationReference]:
    """All travel destinations, from near to far."""
    return [
        DestinationReference(
            name=name,
            size=DESTINATION_SIZES[destination],
            items=[_item(ways) for ways in ITEMS[destination]],
            icons=destination_icons(destination),
            text=destination_text(destination),
            ruling=destination_ruling(destination),
        )
        for destination, name in enumerate(DESTINATION_NAMES)
    ]


def _counts(pairs: list[int]) -> dict[str, int]:
    return {RESOURCE_NAMES[pairs[i]]: pairs[i + 1] for i in range(0, len(pairs), 2)}


def _item(ways: list[Sale]) -> list[SaleReference]:
    """The ways to sell an item; moors with different amounts of peat count as one."""
    sales = [
        SaleReference(_counts(sale.goods), "" if sale.goods else sale.name().split()[0], sale.food) for sale in ways
    ]
    return [sale for i, sale in enumerate(sales) if sale not in sales[:i]]


def card_references() -> list[CardReference]:
    """The buildings and the travel destinations."""
    buildings = [
        CardReference(
            kind="building",
            name=each.name,
            colour=each.colour,
            points=each.points,
            costs=each.costs,
            cost_icons=each.cost_icons,
            cost=each.cost,
            when=each.when,
            size=0,
            items=[],
            icons=each.icons,
            text=each.text,
            ruling=each.ruling,
        )
        for each in building_references()
    ]
    destinations = [
        CardReference(
            kind="destination",
            name=each.name,
            colour="",
            points=0,
            costs=[],
            cost_icons=[],
            cost=None,
            when="",
            size=each.size,
            items=each.items,
            icons=each.icons,
            text=each.text,
            ruling=each.ruling,
        )
        for each in destination_references()
    ]
    return buildings + destinations
