"""Canonical moves of Agricola: one move stands for all that come to the same in a search.

The rules offer every place and every order. Moves left out here are worth no more than those that stay: another place
for a tile, another order of the same exchanges, food that is not needed yet.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SHAPE_BORDERS, SHAPES, SPACES, around, bit_count
from allmende.agricola.components.moves import ANY_TIME, DONE, FENCE, PICK, PLOW, ROOM, SOW, STABLE, USE
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.phases import CROWDED
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import BREEDING, CHANCE, FEEDING, TURN
from allmende.agricola.rules.steps.harvest import breeding_is_crowded


def _order(names: str) -> list[int]:
    """By farmyard space: its rank in an order of names."""
    order = names.split()
    return [order.index(name) for name in FARM_SPACE_NAMES]


# A farm that leaves no space unused: rooms on the left, fields at the bottom, pastures on the right.
FIELDS_FIRST: Final[list[int]] = _order("B3 C3 D3 E3 B2 B1 A1 C2 D2 E2 C1 D1 E1 A2 A3")
ROOMS_FIRST: Final[list[int]] = _order("A1 B1 B2 A2 A3 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3")
PASTURES_FIRST: Final[list[int]] = _order("E1 D1 C1 E2 D2 C2 E3 D3 C3 B1 B2 B3 A1 A2 A3")
PASTURE_LAND: Final[int] = sum([1 << FARM_SPACE_NAMES.index(name) for name in ("C1", "D1", "E1", "C2", "D2", "E2")])
CARD_FOOD: Final = 2
"""The food that an occupation costs: a player with less, and hand cards, may want to get some before feeding."""
_MANY: Final = 1 << 30


def canonical_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a seat that differ in their results, at least one."""
    mine = state.seats[seat]
    step = state.top(seat)
    feeding = step is FEEDING
    hungry = feeding and mine.goods[FOOD] < mine.food_due(state.setup.solo)
    poor = step is TURN and len(mine.hand) > 0 and mine.goods[FOOD] < CARD_FOOD
    makes_room = step is BREEDING or step.index == CROWDED or (feeding and breeding_is_crowded(mine))
    moves = state.moves(seat)
    lacking = moves[0] == DONE and step is not CHANCE  # what may be exchanged first is the reason for the question
    exchanges = hungry or poor or makes_room or lacking
    found: list[int] = []
    field, room = -1, -1
    stables: dict[int, int] = {}
    pastures: dict[int, int] = {}
    for move in moves:
        if move < PLOW or SOW <= move < ANY_TIME or move >= USE:
            found.append(move)
        elif move < ROOM:
            if field < 0 or FIELDS_FIRST[move - PLOW] < FIELDS_FIRST[field - PLOW]:
                field = move
        elif move < STABLE:
            if room < 0 or ROOMS_FIRST[move - ROOM] < ROOMS_FIRST[room - ROOM]:
                room = move
        elif move < PICK:
            _keep_stable(mine, move, stables)
        elif FENCE <= move < SOW:
            _keep_pasture(mine, move, pastures)
        elif exchanges or move < ANY_TIME:
            found.append(move)
    if field >= 0:
        found.append(field)
    if room >= 0:
        found.append(room)
    found.extend(stables.values())
    found.extend(pastures.values())
    return found if found else moves


def _keep_stable(mine: Player, move: int, best: dict[int, int]) -> None:
    """Keep the best place for a stable of each kind: away from pastures, beside them, and in each kind of pasture."""
    place = move - STABLE
    if place >= SPACES:
        best[_MANY] = move
        return
    kind = around(mine.fenced) >> place & 1
    for pasture in mine.pastures:
        if pasture >> place & 1:
            kind = 2 + 16 * bit_count(pasture) + bit_count(pasture & mine.stables)
    other = best.get(kind, -1)
    if other < 0 or PASTURES_FIRST[place] < PASTURES_FIRST[other - STABLE]:
        best[kind] = move


def _keep_pasture(mine: Player, move: int, best: dict[int, int]) -> None:
    """Keep the cheapest pasture, away from fields, among those of a size with as many new spaces and stables."""
    spaces = SHAPES[move - FENCE]
    new = bit_count(spaces & ~mine.used_spaces())
    kind = 1024 * bit_count(spaces) + 32 * new + bit_count(spaces & mine.stables)
    other = best.get(kind, -1)
    if other < 0 or _price(mine, move) < _price(mine, other):
        best[kind] = move


def _price(mine: Player, move: int) -> int:
    """The case against a pasture: fences, and land that fields and rooms could use."""
    shape = move - FENCE
    land = SHAPES[shape] & ~mine.used_spaces() & ~PASTURE_LAND
    return 2 * bit_count(SHAPE_BORDERS[shape] & ~mine.fences) + 3 * bit_count(land)
