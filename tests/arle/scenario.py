"""Positions in one line, and what they look like, in the words of the rulebook.

    game = use("potter", farm(goods={"clay": 3}, tools={"pottery-wheels": 3}))

places a worker of a hand-written farm on an action space; `table` sets up any moment of a half-year. What is not named
is as at the start of the game, but with empty hands: no goods and no animals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from allmende import arle
from allmende.arle.components.board import SPACE_NAMES, season_of, space_number, space_season
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    GOODS_PIECES,
    KIND,
    PIECE_GOODS,
    PIECE_WEIGHTS,
    VEHICLE_NAMES,
    VEHICLE_SUPPLY,
)
from allmende.arle.components.moves import ANY_TIME
from allmende.arle.components.numbers import BUILDING_NAMES, DARK, INN, LIGHT, buildings_of
from allmende.arle.components.pieces import (
    BUILDING,
    COLUMNS,
    EMPTY,
    HYDRATED,
    MOOR,
    MOOR_SPACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROW_DIKED,
    SEA,
    SPACES_OF_LAND,
    SUPPLY,
    SUPPLY_NAMES,
    TILE_NAMES,
    TILE_SUPPLY,
    TILES,
    TOOL_NAMES,
    TOOL_VALUES,
)
from allmende.arle.presentation.views import PlayerView, View
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.player import Player, new_player
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import action_steps
from allmende.core import Event, Game

LIGHT_HOUSES = tuple(BUILDING_NAMES[building] for building in buildings_of(LIGHT))
DARK_HOUSES = ("weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery")
CRAFTS = ("turnery", "smokehouse")
INNS = tuple(BUILDING_NAMES[building] for building in buildings_of(INN)[:3])
MAINLAND = range(9, 13), range(14, 15)
"""The spaces that are land from the start: four, the stall's among them, and that of the flax field."""

STARTING_TILES = ("empty", "empty", "grain-field", "stall", "flax-field")
BARE: tuple[str, ...] = ()
"""For `land`: every land space is empty."""


def farm(
    goods: Mapping[str, int] | None = None,
    land: Sequence[str] = STARTING_TILES,
    tools: Mapping[str, int] | None = None,
    dikes: int = 0,
    boardwalk: int = 4,
    moors: Sequence[int] = (HYDRATED, HYDRATED, HYDRATED),
    vehicles: Sequence[str] = (),
    boats: int = 0,
    plows: int = 0,
    visited: Sequence[str] = (),
    travelled: int = 0,
    shortages: int = 0,
) -> Player:
    """A player's boards. `goods` counts all resources, animals too.

    `land` says what lies on the land spaces, tiles ("stable") and buildings ("mill"); the others are empty. How many
    there are depends on how many `dikes` have been moved, and on the peat tokens that are left on the `boardwalk` and
    the `moors`: 0 if it is gone. `tools` names how many there are, not the place on the track. A vehicle is "cart", or
    "cart: wood clay hage" with what was put on it. `visited` destinations can't be visited any more.
    """
    mine = new_player()
    mine.goods = [0] * RESOURCES
    for name, count in (goods or {}).items():
        mine.goods[RESOURCE_NAMES.index(name)] = count
    for name, count in (tools or {}).items():
        tool = TOOL_NAMES.index(name)
        mine.tools[tool] = TOOL_VALUES[tool].index(count)
    mine.dikes = dikes
    mine.moors = [boardwalk, *moors]
    _lay(mine, land)
    for text in vehicles:
        mine.vehicles.append(_vehicle(text))
        visited = [*visited, *(word for word in text.split() if word in DESTINATION_NAMES)]
    mine.boats, mine.plows = boats, plows
    for name in visited:
        mine.destinations &= ~(1 << DESTINATION_NAMES.index(name))
    mine.travelled, mine.shortages = travelled, shortages
    return mine


def _lay(mine: Player, land: Sequence[str]) -> None:
    """Lay tiles and buildings on the land spaces, from the moor's end of the mainland on."""
    spaces = [space for part in MAINLAND for space in part]
    mine.land = [SEA] * 9 + [EMPTY] * (SPACES_OF_LAND - 9)
    for row in ROW_DIKED[: mine.dikes + 1]:
        if row >= 0:
            spaces += range(COLUMNS * row, COLUMNS * row + COLUMNS)
    for moor, below in enumerate(MOOR_SPACES):
        if not mine.moors[moor]:
            spaces += below
        for space in below:
            mine.land[space] = (MOOR if moor else MOOR - 1) if mine.moors[moor] else EMPTY
    if len(land) > len(spaces):
        raise ValueError(f"only {len(spaces)} spaces are land")
    for space, name in zip(spaces, [*land, *["empty"] * len(spaces)], strict=False):
        if name in BUILDING_NAMES:
            building = BUILDING_NAMES.index(name)
            mine.land[space] = BUILDING + building
            mine.buildings |= 1 << building
        else:
            mine.land[space] = TILE_NAMES.index(name)
    mine.tiles = [mine.land.count(tile) for tile in range(TILES)]


def _vehicle(text: str) -> int:
    kind, _, cargo = text.partition(":")
    vehicle = VEHICLE_NAMES.index(kind)
    for word in cargo.split():
        if word in DESTINATION_NAMES:
            vehicle += PIECE_WEIGHTS[GOODS_PIECES + DESTINATION_NAMES.index(word)]
        else:
            vehicle += PIECE_WEIGHTS[PIECE_GOODS.index(RESOURCE_NAMES.index(word))]
    return vehicle


def scenario(
    *farms: Player,
    half_year: int = 1,
    phase: int = WORK,
    first: int = 0,
    turns: int = 0,
    special: int = -1,
    occupied: Mapping[str, int] | None = None,
    houses: Sequence[str] = LIGHT_HOUSES,
    crafts: Sequence[str] = CRAFTS,
    inns: Sequence[str] = INNS,
    supply: Mapping[str, int] | None = None,
    amendments: int | None = None,
    **options: str,
) -> Game:
    """A game at its first decision from the start of this phase on; what happened up to it is in `opening`.

    `phase` is one of `allmende.arle.rules.phases`;
    `turns` have been taken in the Work Phase already. `occupied` says by
    action space whose worker stands there. What the farms have is neither among the buildings that can be built nor on
    the Supply Board, unless `supply` says so.
    """
    green = {BUILDING_NAMES[building] for building in buildings_of(DARK)}
    options.setdefault("houses", "dark" if green & set(houses) else "light")
    deal = arle.Deal(first, tuple(houses), tuple(crafts), tuple(inns))
    game = arle.new(players=len(farms), deal=deal, **options)
    state = stand(game)
    if amendments is not None:
        state.amendments, state.actions = amendments, action_steps(amendments)
    state.seats = list(farms)
    state.half_year, state.phase, state.turn = half_year, phase, turns
    state.first, state.special = first, special
    for name, seat in (occupied or {}).items():
        state.workers[seat] |= 1 << space_number(name)
    for mine in farms:
        state.buildings &= ~mine.buildings
    state.supply = _supply(farms)
    for name, count in (supply or {}).items():
        state.supply[SUPPLY_NAMES.index(name)] = count
    game.opening = []
    state.log = game.opening
    state.go_on()
    state.log = None
    return game


def _supply(farms: Sequence[Player]) -> list[int]:
    """What is left on the Supply Board when these farms have what they have."""
    left = SUPPLY[:]
    for mine in farms:
        for tile in range(1, TILES):
            left[TILE_SUPPLY[tile]] -= mine.tiles[tile]
        for vehicle in mine.vehicles:
            left[VEHICLE_SUPPLY[vehicle & KIND]] -= 1
        left[SUPPLY_NAMES.index("peat-boat")] -= mine.boats + mine.plows
    if min(left) < 0:
        raise ValueError(f"these farms have more tiles than there are: {left}")
    return left


def use(
    space: str,
    mine: Player,
    other: Player | None = None,
    half_year: int | None = None,
    occupied: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    amendments: int | None = None,
    **options: str,
) -> Game:
    """A farm that has just placed its first worker on an action space, by default in that space's season.

    When nothing is left to decide there, it is the other player's turn.
    """
    when = half_year if half_year is not None else 3 if season_of(3) == space_season(space_number(space)) else 4
    farms = mine, other or farm()
    game = scenario(*farms, half_year=when, occupied=occupied, supply=supply, amendments=amendments, **options)
    game.play(f"place {space}")
    return game


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves by their texts, each by the first seat that may act and for which it is legal; what happened."""
    happened: list[Event] = []
    for move in moves:
        number = game.title.vocabulary.parse(move)
        seats = [seat for seat in game.to_act if number in game.moves_of(seat)]
        happened += game.play(move, seats[0] if seats else game.to_act[0])
    return happened


def work(game: Game, *moves: str) -> None:
    """Play the moves of a whole Work Phase: what is asked besides, at the end of a turn or of the phase, is `done`."""
    left = list(moves)
    while stand(game).phase == WORK and not game.is_over:
        legal = texts(game, game.to_act[0])
        if left and left[0] in legal | any_time(game, game.to_act[0]):
            game.play(left.pop(0))
        elif "done" in legal:
            game.play("done")
        else:
            break
    assert not left, f"not played: {left}"


# What a table looks like


def stand(game: Game) -> State:
    """The position of a game, known to be one of Fields of Arle."""
    state = game.state
    assert isinstance(state, State)
    return state


def all_texts(game: Game, seat: int | None = None) -> set[str]:
    """The texts of all moves that the seat may make; by default the first one that may act."""
    return set((game.moves if seat is None else game.moves_of(seat)).texts)


def texts(game: Game, seat: int | None = None) -> set[str]:
    """The same without what may be done at any time."""
    found = game.moves if seat is None else game.moves_of(seat)
    return {game.title.vocabulary[move].text for move in found if move < ANY_TIME}


def any_time(game: Game, seat: int | None = None) -> set[str]:
    """What the seat may do now because it may be done at any time."""
    return all_texts(game, seat) - texts(game, seat)


def spaces(game: Game, seat: int | None = None) -> set[str]:
    """The action spaces on which the seat may place a worker."""
    return {text.removeprefix("place ") for text in texts(game, seat)} & set(SPACE_NAMES)


def view(game: Game) -> View:
    """The table as everybody sees it."""
    seen = game.view(0)
    assert isinstance(seen, View)
    return seen


def me(game: Game, seat: int = 0) -> PlayerView:
    """The seat's boards as everybody sees them."""
    return view(game).players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """All that the seat has, animals too."""
    return {name: count for name, count in me(game, seat).goods.items() if count}


def tools(game: Game, seat: int = 0) -> dict[str, int]:
    """How many of each tool the seat has."""
    return {tool.name: tool.values[tool.position] for tool in me(game, seat).tools}


def tiles(game: Game, seat: int = 0) -> dict[str, int]:
    """What lies on the seat's land, buildings by their names; no moor, no tidal flat."""
    seen = Counter(space.building or space.tile for space in me(game, seat).land if space.moor < 0)
    del seen["tidal-flat"]
    return dict(seen)


def moors(game: Game, seat: int = 0) -> list[int]:
    """The peat tokens on the boardwalk and the three moors: `HYDRATED` on a front, 0 if it is gone."""
    return stand(game).seats[seat].moors[:]


def supply(game: Game) -> dict[str, int]:
    """What is left on the Supply Board."""
    return view(game).supply


def lines(game: Game, seat: int = 0) -> dict[str, float]:
    """The seat's points by category."""
    return {line.category: line.points for line in game.score_lines(seat)}


def happened(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
