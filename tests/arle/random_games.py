"""Whole random games: from the start or among rich farms, and what must always hold in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from allmende import arle
from allmende.arle.components.equipment import (
    DESTINATION_SIZES,
    DESTINATIONS,
    FIRST_LARGE,
    GOODS_PIECES,
    KIND,
    MOST_VEHICLES,
    PIECE_WEIGHTS,
    PIECES,
    VEHICLE_KINDS,
    VEHICLE_SUPPLY,
    fits_on,
    pieces_on,
)
from allmende.arle.components.numbers import BUILDINGS
from allmende.arle.components.pieces import (
    BUILDING,
    DIKES,
    DOUBLE_STALL,
    EMPTY,
    FOOD,
    HORSE,
    HYDRATED,
    MOOR_SPACES,
    MOORS,
    PARK,
    ROW_DIKED,
    SHEEP,
    SPACES_OF_LAND,
    STABLE,
    STALL,
    STARTING_LAND,
    SUPPLY,
    TILE_SUPPLY,
    TILES,
    TOOL_VALUES,
)
from allmende.arle.rules.phases import CROWDED, PREPARATIONS
from allmende.arle.rules.player import Player, new_player
from allmende.arle.rules.state import State
from allmende.core import Game
from allmende.core.rules.state import FRAME

MOOR_TILE, SEA_TILE, BOARDWALK_TILE = 11, 9, 10
CART_SUPPLY, CARRIAGE_SUPPLY, HANDCART_SUPPLY, BOAT_SUPPLY = 4, 5, 6, 7

OPTIONS = [
    {},
    {"rules": "online"},
    {"payment": "cheap"},
    {"peat": "most"},
    {"barn": "any-size"},
    {"loading": "between-actions"},
]
"""All adaptations at once, and each of them alone."""

games = given(
    st.integers(1, 2),
    st.sampled_from(["light", "dark", "random"]),
    st.sampled_from(OPTIONS),
    st.integers(0, 1_000_000),
)


def stand(game: Game) -> State:
    """The position of a game, known to be one of Fields of Arle."""
    state = game.state
    assert isinstance(state, State)
    return state


def fingerprint(game: Game) -> tuple[object, ...]:
    """All that makes up a position: equal for equal positions."""
    state = stand(game)
    seats = [
        (
            (mine.stack[:], list(mine.moves)),
            (mine.goods[:], mine.tools[:], mine.land[:], mine.tiles[:], mine.moors[:], mine.vehicles[:]),
            (mine.boats, mine.plows, mine.dikes, mine.buildings, mine.destinations),
            (mine.travelled, mine.shortages, mine.used),
        )
        for mine in state.seats
    ]
    counts = [state.epoch, state.reveal_count, state.shared_version, state.over]
    course = [state.half_year, state.phase, state.turn, state.first, state.special]
    return (seats, counts, course, state.workers[:], state.supply[:], state.buildings, state.deal)


def fresh(players: int, houses: str, options: dict[str, str], seed: int) -> Game:
    """A game at its start."""
    return arle.new(players, seed, None, houses=houses, **options)


def started(players: int, houses: str, options: dict[str, str], seed: int) -> tuple[Game, Random]:
    """A game at its start, or in the middle among rich farms."""
    random = Random(seed)
    game = fresh(players, houses, options, seed)
    if random.random() < 0.5:
        enrich(game, random)
    return game, random


def enrich(game: Game, random: Random) -> None:
    """Put the game forward to some later half-year, among farms as only good players have them."""
    state = stand(game)
    state.supply[:] = SUPPLY
    state.half_year = random.randint(3, 8)
    state.first = random.randrange(game.players)
    for seat in range(game.players):
        state.seats[seat] = rich(state, random)
    state.phase, state.turn = PREPARATIONS, 0
    game.opening = []
    state.log = game.opening
    state.go_on()
    state.log = None


def rich(state: State, random: Random) -> Player:
    """A farm with much on it; its tiles and buildings are taken from the table."""
    mine = new_player()
    goods = [random.choice([0, 3, 9, 14, 15]) for _ in range(5)] + [random.choice([0, 1, 5, 12]) for _ in range(11)]
    mine.goods = [*goods, 0, 0, 0]
    mine.goods[FOOD] = random.choice([0, 4, 20, 30])
    mine.tools = [random.randrange(len(values)) for values in TOOL_VALUES]
    mine.dikes = random.choice([0, 3, 5, 7])
    mine.moors = [random.randrange(5)] + [random.randrange(6) for _ in range(MOORS - 1)]
    mine.land = bare_land(mine)
    for space in range(SPACES_OF_LAND):
        if mine.land[space] == EMPTY and random.random() < 0.7:
            mine.land[space] = something(state, mine, random)
    mine.tiles = [mine.land.count(tile) for tile in range(TILES)]
    equip(state, mine, random)
    for destination in range(DESTINATIONS):
        if random.random() < 0.3:
            mine.destinations &= ~(1 << destination)
            mine.travelled += DESTINATION_SIZES[destination]
    while random.random() < 0.95:
        animal = SHEEP + random.randrange(3)
        mine.goods[animal] += 1
        if not find_room(mine):
            mine.goods[animal] -= 1
            break
    return mine


def bare_land(mine: Player) -> list[int]:
    """The Home Board with nothing on the land that its dikes and moors leave."""
    land = [EMPTY if tile in range(TILES) else tile for tile in STARTING_LAND]
    for row in ROW_DIKED[1 : mine.dikes + 1]:
        if row >= 0:
            land[3 * row : 3 * row + 3] = [EMPTY] * 3
    for moor in range(MOORS):
        if not mine.moors[moor]:
            for space in MOOR_SPACES[moor]:
                land[space] = EMPTY
    return land


def something(state: State, mine: Player, random: Random) -> int:
    """A tile of the supply or a building, to lie on a land space."""
    left = [building for building in range(BUILDINGS) if state.buildings >> building & 1]
    if left and random.random() < 0.2:
        building = random.choice(left)
        state.buildings &= ~(1 << building)
        mine.buildings |= 1 << building
        return BUILDING + building
    tile = random.randrange(1, TILES)
    if not state.supply[TILE_SUPPLY[tile]]:
        return EMPTY
    state.supply[TILE_SUPPLY[tile]] -= 1
    return tile


def equip(state: State, mine: Player, random: Random) -> None:
    """Fill the barn, with loads on some of the vehicles."""
    for _ in range(random.randrange(9)):
        piece = random.randrange(VEHICLE_KINDS + 2)
        supply = VEHICLE_SUPPLY[piece] if piece < VEHICLE_KINDS else BOAT_SUPPLY
        large = FIRST_LARGE <= piece < VEHICLE_KINDS
        if not state.supply[supply] or not mine.is_room(int(not large), int(large)):
            continue
        state.supply[supply] -= 1
        if piece < VEHICLE_KINDS:
            mine.vehicles.append(piece)
        elif piece == VEHICLE_KINDS:
            mine.boats += 1
        else:
            mine.plows += 1


def eager(game: Game, random: Random) -> tuple[int, int]:
    """A move that makes games rich: rarely `done` or `pass`, hardly ever one that gives things back."""
    seat = random.choice(game.to_act)
    texts = game.moves_of(seat).texts
    lively = [text for text in texts if text not in ("done", "pass") and not text.startswith(("return", "trade"))]
    loads = [text for text in lively if text.startswith("load")]
    if loads and random.random() < 0.3:
        lively = loads
    text = random.choice(lively if lively and random.random() < 0.9 else texts)
    return seat, game.title.vocabulary.parse(text)


def moments(players: int, houses: str, options: dict[str, str], seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game before each of its moves and at its end."""
    game, random = started(players, houses, options, seed)
    while not game.is_over:
        yield game, random
        seat, move = eager(game, random)
        game.play(move, seat)
    yield game, random


# What always holds


def check_player(mine: Player) -> None:
    """What holds for every farm at all times."""
    numbers = [*mine.goods, *mine.tools, *mine.tiles, mine.boats, mine.plows, mine.dikes, mine.travelled]
    assert min([*numbers, mine.shortages, *mine.moors, *mine.vehicles]) >= 0
    assert mine.goods[FOOD] <= 30
    assert max(mine.goods[1:5]) <= 15
    assert all(mine.tools[tool] < len(TOOL_VALUES[tool]) for tool in range(10))
    check_land(mine)
    check_barn(mine)
    if CROWDED not in mine.stack[::FRAME]:
        assert find_room(mine)
    elif mine.stack[-FRAME] == CROWDED:
        assert not find_room(mine)  # nothing is released without need


def check_land(mine: Player) -> None:
    """The Home Board: 21 spaces, counted rightly, dikes and moors where they belong."""
    assert len(mine.land) == SPACES_OF_LAND
    assert mine.tiles == [mine.land.count(tile) for tile in range(TILES)]
    bare = bare_land(mine)
    for space in range(SPACES_OF_LAND):
        unusable = bare[space] in (SEA_TILE, BOARDWALK_TILE, MOOR_TILE)
        assert mine.land[space] == bare[space] if unusable else mine.land[space] not in (9, 10, 11)
    standing = [tile - BUILDING for tile in mine.land if tile >= BUILDING]
    assert sorted(standing) == [building for building in range(BUILDINGS) if mine.buildings >> building & 1]
    assert 0 <= mine.dikes <= 7
    assert mine.moors[0] <= 4
    assert max(mine.moors) <= HYDRATED


def check_barn(mine: Player) -> None:
    """Four small spaces, two large ones and one for either; what is loaded is loaded by the rules."""
    large = sum((vehicle & KIND) >= FIRST_LARGE for vehicle in mine.vehicles)
    small = len(mine.vehicles) - large + mine.boats + mine.plows
    assert large <= 3
    assert small <= (5 if large <= 2 else 4)
    assert len(mine.vehicles) <= MOST_VEHICLES
    loaded = 0
    for vehicle in mine.vehicles:
        for destination in range(DESTINATIONS):
            if pieces_on(vehicle, GOODS_PIECES + destination):
                assert not loaded >> destination & 1
                loaded |= 1 << destination
        again = vehicle & KIND
        for piece in range(PIECES):
            for _ in range(pieces_on(vehicle, piece)):
                assert fits_on(again, piece)
                again += PIECE_WEIGHTS[piece]
        assert again == vehicle
    assert not loaded & mine.destinations
    visited = [i for i in range(DESTINATIONS) if not (loaded | mine.destinations) >> i & 1]
    assert mine.travelled == sum(DESTINATION_SIZES[i] for i in visited)


def find_room(mine: Player) -> bool:
    """Whether all animals of a farm find room, by trying each pen with each kind."""
    tiles = mine.tiles
    pens = (6,) * tiles[STABLE] + (3,) * (tiles[STALL] + 2 * tiles[DOUBLE_STALL]) + (2,) * tiles[EMPTY]
    sheep, cattle, horses = mine.goods[SHEEP : HORSE + 1]
    return _fewest_left(pens, sheep, cattle, horses) <= DIKES + 2 * tiles[PARK]


@cache
def _fewest_left(pens: tuple[int, ...], sheep: int, cattle: int, horses: int) -> int:
    if not pens:
        return sheep + cattle + horses
    size, rest = pens[0], pens[1:]
    return min(
        _fewest_left(rest, max(sheep - size, 0), cattle, horses),
        _fewest_left(rest, sheep, max(cattle - size, 0), horses),
        _fewest_left(rest, sheep, cattle, max(horses - size, 0)),
    )


def tiles_in_use(mine: Player) -> list[int]:
    """By supply: how many of its tiles a player has, whichever side is up."""
    used = [0] * len(SUPPLY)
    for tile in range(1, TILES):
        used[TILE_SUPPLY[tile]] += mine.tiles[tile]
    for vehicle in mine.vehicles:
        used[VEHICLE_SUPPLY[vehicle & KIND]] += 1
    used[BOAT_SUPPLY] += mine.boats + mine.plows
    return used


def check_table(state: State) -> None:
    """What holds for the table at all times."""
    assert min(state.supply) >= 0
    total = list(state.supply)
    built = state.buildings
    for mine in state.seats:
        total = [a + b for a, b in zip(total, tiles_in_use(mine), strict=True)]
        assert not built & mine.buildings  # every building is unique
        built |= mine.buildings
    assert total == SUPPLY
    assert built == state.deal.buildings()
    assert 1 <= state.half_year <= 9
    assert 0 <= state.first < len(state.seats)
    occupied = 0
    for workers in state.workers:
        assert not occupied & workers
        assert workers.bit_count() <= 4
        occupied |= workers
    summer, winter = occupied & (1 << 15) - 1, occupied >> 15
    special = winter if state.half_year % 2 else summer
    assert special.bit_count() == (state.special >= 0)
    assert special.bit_count() <= (1 if len(state.seats) == 2 else 0)
