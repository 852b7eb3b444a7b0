"""The view of Fields of Arle: the state as plain values, ready to draw."""

from __future__ import annotations

from allmende.arle.components.board import SEASON_NAMES, SPACE_COUNT, SPACE_NAMES, SUMMER, space_season
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    GOODS_PIECES,
    KIND,
    MOST_VEHICLES,
    PIECES,
    UPGRADED,
    VEHICLE_CELLS,
    VEHICLE_NAMES,
    pieces_on,
)
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDINGS
from allmende.arle.components.pieces import (
    ANIMALS,
    BUILDING,
    DEPOT,
    DIKES_IN_GAPS,
    FLAX_FIELD,
    FOOD,
    FOOD_DUE,
    FOREST,
    FUEL_DUE,
    GRAIN,
    GRAIN_FIELD,
    HYDRATED,
    MOOR_SPACES,
    MOORS,
    PEAT,
    RESOURCE_NAMES,
    SHEEP,
    SUPPLY_NAMES,
    TILE_NAMES,
    TIMBER,
    TOOL_NAMES,
    TOOL_POINTS,
    TOOL_VALUES,
    TRACK_END,
    TRACK_GOODS,
    TRACK_POINTS,
    TRAVEL_POINTS,
    WOOD,
    WORKERS,
)
from allmende.arle.presentation.arrangement import PENS, arrange
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.scoring import food_points, score_lines, winners
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.inventory import milk_of, wool_of
from allmende.arle.rules.steps.work import Turn
from allmende.core.plain import Plain
from allmende.core.rules.state import FRAME
from allmende.core.view import ScoreLine


class SpaceView(Plain, frozen=True):
    """An action space; `seats` whose workers stand there. `open`: of this season, or the special action is left."""

    name: str
    season: str
    seats: list[int]
    open: bool


class ToolView(Plain, frozen=True):
    """A Tool Track: the indicator's `position` among `values`, and the points of each position."""

    name: str
    position: int
    values: list[int]
    points: list[int]


class LandView(Plain, frozen=True):
    """A space of the Home Board.

    `tile` is its content: `empty`, `tidal-flat`, `grain-field`, …, `moor`, `boardwalk` or `building`, whose name is in
    `building`. `moor` is the number of the moor (0 the boardwalk, 1 to 3; -1 none), which covers one or two spaces,
    with `peat` tokens on it, -1 while it is hydrated. `animals` counts those that are shown there by kind. `pens` has
    the size of each of its pens, each for animals of one kind.
    """

    tile: str
    building: str
    moor: int
    peat: int
    animals: dict[str, int]
    pens: list[int]


class VehicleView(Plain, frozen=True):
    """A vehicle in a parking space from 1 on: its cells from left to right, and its load, as it comes off."""

    kind: str
    parking: int
    cells: list[int]
    cargo: list[str]


class DestinationView(Plain, frozen=True):
    """A travel destination: `ready`, `loaded` on a vehicle, or `visited`."""

    name: str
    size: int
    state: str


class IndicatorsView(Plain, frozen=True):
    """The positions of a good's indicators on the Goods Track, and their worth; food has two."""

    at: list[int]
    points: int


class OutlookView(Plain, frozen=True):
    """The yield of the inventories if they came now: goods in November, wool and newborn animals in May.

    `short` has by season the goods due then that could not be paid.
    """

    milk: int
    grain: int
    flax: int
    wood: int
    wool: int
    births: dict[str, int]
    short: dict[str, list[str]]


class PlayerView(Plain, frozen=True):
    """One player's boards. `workers` are still to be placed in this half-year.

    `goods` counts all resources, animals too. `land` has 21 spaces, three in a row from the sea to the moor. `dikes`
    counts those in each of the four gaps from the sea on, `dike_animals` has the animal on each of them in that order
    ("" for none). `parking` counts the small and the large pieces of equipment that still find room. `short`: the
    player could not pay now the food and fuel due in this half-year without exchanges, eating animals or burning wood.
    """

    seat: int
    workers: int
    goods: dict[str, int]
    track: dict[str, IndicatorsView]
    tools: list[ToolView]
    land: list[LandView]
    dikes: list[int]
    dike_animals: list[str]
    vehicles: list[VehicleView]
    peat_boats: int
    plows: int
    parking: list[int]
    destinations: list[DestinationView]
    travelled: int
    travel_points: int
    buildings: list[str]
    shortages: int
    short: bool
    outlook: OutlookView
    score: list[ScoreLine]
    points: float


class View(Plain, frozen=True):
    """The whole state. `phase` is 1 to 3, 4 at the end; `turn` is the seat whose turn it is, -1 when both take stock.

    `month` is 1 to 4 in the Work Phase, 5 when its end is declared. `first` starts in this half-year, `next_first`
    would start in the next one; at the end, both would start in a tenth. `special` is the seat that used a space of the
    other season, -1 if there is none. `buildings` are those that can still be built; `supply` counts the tiles of the
    Supply Board.
    """

    half_year: int
    season: str
    phase: int
    month: int
    turn: int
    first: int
    next_first: int
    special: int
    to_act: list[int]
    spaces: list[SpaceView]
    buildings: list[str]
    supply: dict[str, int]
    players: list[PlayerView]
    over: bool
    winners: list[int]


def view(state: State) -> View:
    """The view of all viewers: nothing is hidden in this game."""
    players = len(state.seats)
    acting = state.to_act()
    working = state.phase == WORK
    return View(
        half_year=state.half_year,
        season=SEASON_NAMES[state.season()],
        phase=state.phase,
        month=1 + (state.turn - 1) // players if working else 0,
        turn=acting[0] if working and acting else -1,
        first=state.first,
        next_first=state.next_first(),
        special=state.special,
        to_act=acting,
        spaces=[_space(state, number) for number in range(SPACE_COUNT)],
        buildings=_buildings(state.buildings),
        supply=dict(zip(SUPPLY_NAMES, state.supply, strict=True)),
        players=[_player(state, seat) for seat in range(players)],
        over=state.over,
        winners=winners(state) if state.over else [],
    )


def _buildings(bits: int) -> list[str]:
    return [BUILDING_NAMES[building] for building in range(BUILDINGS) if bits >> building & 1]


def _space(state: State, number: int) -> SpaceView:
    return SpaceView(
        name=SPACE_NAMES[number],
        season=SEASON_NAMES[space_season(number)],
        seats=[seat for seat, workers in enumerate(state.workers) if workers >> number & 1],
        open=space_season(number) == state.season() or state.may_be_special(),
    )


def _player(state: State, seat: int) -> PlayerView:
    mine = state.seats[seat]
    shown = arrange(mine)
    lines = score_lines(mine)
    return PlayerView(
        seat=seat,
        workers=_workers_left(state, seat),
        goods=goods_of(mine),
        track={RESOURCE_NAMES[good]: _indicators(mine, good) for good in range(TRACK_GOODS)},
        tools=[
            ToolView(name, mine.tools[tool], TOOL_VALUES[tool], TOOL_POINTS[tool])
            for tool, name in enumerate(TOOL_NAMES)
        ],
        land=[_land(mine, space, shown.land[space]) for space in range(len(mine.land))],
        dikes=DIKES_IN_GAPS[mine.dikes],
        dike_animals=["" if animal is None else _animal(animal) for animal in shown.dikes],
        vehicles=[_vehicle(vehicle, i + 1) for i, vehicle in enumerate(mine.vehicles)],
        peat_boats=mine.boats,
        plows=mine.plows,
        parking=_parking(mine),
        destinations=_destinations(mine),
        travelled=mine.travelled,
        travel_points=TRAVEL_POINTS[mine.travelled],
        buildings=_buildings(mine.buildings),
        shortages=mine.shortages,
        short=mine.goods[FOOD] + mine.goods[GRAIN] < FOOD_DUE
        or (state.season() == SUMMER and mine.goods[PEAT] < FUEL_DUE),
        outlook=OutlookView(
            milk_of(mine),
            mine.tiles[GRAIN_FIELD],
            mine.tiles[FLAX_FIELD],
            mine.tiles[FOREST],
            wool_of(mine),
            _counted(shown.births),
            _short(mine),
        ),
        score=lines,
        points=sum(line.points for line in lines),
    )


def goods_of(mine: Player) -> dict[str, int]:
    """All resources that a player has, animals too, by name."""
    return dict(zip(RESOURCE_NAMES, mine.goods, strict=True))


def _indicators(mine: Player, good: int) -> IndicatorsView:
    """The positions of a good's indicators; those of food where together they are worth most."""
    count, worth = mine.goods[good], 2 if mine.tiles[DEPOT] else 1
    if good != FOOD:
        return IndicatorsView([count], worth * TRACK_POINTS[count])
    firsts = range(min(count, TRACK_END), max(0, count - TRACK_END) - 1, -1)
    first = max(firsts, key=lambda at: TRACK_POINTS[at] + TRACK_POINTS[count - at])
    return IndicatorsView([first, count - first], worth * food_points(count))


def _short(mine: Player) -> dict[str, list[str]]:
    """The goods due that could not be paid, by season, if nothing but the inventory came before; grain is food, wood is
    fuel."""
    goods = mine.goods
    food = goods[FOOD] + goods[GRAIN]
    fuel = goods[PEAT] + goods[WOOD] + goods[TIMBER] + mine.tiles[FOREST]
    summer = food + milk_of(mine) + mine.tiles[GRAIN_FIELD]
    lacks = {"summer": {FOOD: FOOD_DUE - summer, PEAT: FUEL_DUE - fuel}, "winter": {FOOD: FOOD_DUE - food}}
    return {season: [RESOURCE_NAMES[good] for good in due if due[good] > 0] for season, due in lacks.items()}


def _workers_left(state: State, seat: int) -> int:
    """The number of the seat's workers on the months; the one whose turn it is counts among them."""
    if state.phase != WORK:
        return 0
    players = len(state.seats)
    begun = sum((state.first + turn) % players == seat for turn in range(min(state.turn, WORKERS * players)))
    stack = state.seats[seat].stack
    deciding = any(isinstance(state.step(stack[i]), Turn) for i in range(0, len(stack), FRAME))
    return WORKERS - begun + deciding


def _animal(animal: int) -> str:
    return RESOURCE_NAMES[SHEEP + animal]


def _counted(counts: list[int]) -> dict[str, int]:
    return {_animal(i): counts[i] for i in range(ANIMALS) if counts[i]}


def _land(mine: Player, space: int, animals: list[int]) -> LandView:
    tile = mine.land[space]
    moor = next((i for i in range(MOORS) if mine.moors[i] and space in MOOR_SPACES[i]), -1)
    peat = 0 if moor < 0 else -1 if mine.moors[moor] == HYDRATED else mine.moors[moor]
    if tile >= BUILDING:
        return LandView("building", BUILDING_NAMES[tile - BUILDING], -1, 0, {}, [])
    return LandView(TILE_NAMES[tile], "", moor, peat, _counted(animals), PENS.get(tile, []))


def _vehicle(vehicle: int, parking: int) -> VehicleView:
    cargo: list[str] = []
    for piece in range(PIECES):
        name = RESOURCE_NAMES[UPGRADED[piece]] if piece < GOODS_PIECES else DESTINATION_NAMES[piece - GOODS_PIECES]
        cargo += [name] * pieces_on(vehicle, piece)
    kind = vehicle & KIND
    return VehicleView(VEHICLE_NAMES[kind], parking, VEHICLE_CELLS[kind], cargo)


def _parking(mine: Player) -> list[int]:
    """The number of small pieces that still find room, and that of large ones."""
    return [
        max(count for count in range(MOST_VEHICLES + 1) if mine.is_room(count, 0)),
        max(count for count in range(MOST_VEHICLES + 1) if mine.is_room(0, count)),
    ]


def _destinations(mine: Player) -> list[DestinationView]:
    loaded = {
        piece - GOODS_PIECES
        for vehicle in mine.vehicles
        for piece in range(GOODS_PIECES, PIECES)
        if pieces_on(vehicle, piece)
    }
    found = []
    for number, name in enumerate(DESTINATION_NAMES):
        state = "ready" if mine.destinations >> number & 1 else "loaded" if number in loaded else "visited"
        found.append(DestinationView(name, DESTINATION_SIZES[number], state))
    return found
