"""The heuristic of Fields of Arle: points so far, and a guess at those that goods, tools and land will bring."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.arle.components.equipment import (
    DESTINATION_SIZES,
    DESTINATIONS,
    GOODS_PIECES,
    KIND,
    UPGRADED,
    is_loaded,
    pieces_on,
    room_on,
)
from allmende.arle.components.moves import (
    ANY_TIME,
    BOAT,
    BOAT_DEARLY,
    CONVERT_DEARLY,
    IMPROVE_DEARLY,
    LOAD,
    PASS,
    PLOW_DEARLY,
    PLOW_MOVE,
    RETURN,
    SLAUGHTER,
    STALL_DEARLY,
    VEHICLE,
    VEHICLE_DEARLY,
)
from allmende.arle.components.numbers import BUILDING_PAYMENTS, BUILDING_POINTS, BUILDINGS, PAYMENTS
from allmende.arle.components.pieces import (
    CATTLE,
    EMPTY,
    FLAX,
    FLAX_FIELD,
    FOOD,
    FOOD_DUE,
    FOREST,
    FUEL_DUE,
    GRAIN,
    GRAIN_FIELD,
    HALF_POINTS,
    HALF_YEARS,
    HORSE,
    PEAT,
    RESOURCES,
    SHEEP,
    STABLE,
    TIMBER,
    TOOLS,
    TRACK_END,
    TRACK_GOODS,
    TRAVEL_POINTS,
    WOOD,
    WOOL,
    WORKERS,
)
from allmende.arle.rules.phases import SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.scoring import half_points, track_points
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import END_OF_WORK, FUEL, INTERVAL, NOVEMBER, SHEARING, SUSTENANCE
from allmende.arle.rules.steps.inventory import milk_of, wool_of
from allmende.core.rules.state import FRAME

DEARLY = {
    *range(CONVERT_DEARLY, SLAUGHTER),
    *range(IMPROVE_DEARLY, VEHICLE),
    *range(VEHICLE_DEARLY, PLOW_MOVE),
    *range(PLOW_DEARLY, BOAT),
    BOAT_DEARLY,
    STALL_DEARLY,
}
"""The moves that pay more of the dearer material than they have to."""


class Weights(msgspec.Struct, frozen=True):
    """Weights of the heuristic: the worth of things in points at the end, besides those scored there."""

    goods: tuple[float, ...] = (
        *(0.33, 0.34, 0.3, 0.59, 0.46),  # on the Goods Track, from food to hides
        *(0.52, 0.9, 0.72, 0.88, 0.92),  # peat and building materials
        *(0.24, 0.34, 0.54, 0.28, 0.51, 0.54),  # fabrics and clothing
        *(0.56, 0.66, 0.72),  # animals
    )
    """Worth of one of a resource, as long as there is time to use it."""
    many: float = 5.48
    """The count of a resource above which each further one is worth a third."""
    horizon: float = 1.75
    """The half-years in which goods can be used; in the last ones they are worth less."""
    tools: tuple[float, ...] = (0.29, 0.15, 0.26, 0.09, 0.26, 0.34, 0.23, 0.22, 0.29, 0.2)
    """Worth of a step on a Tool Track in each half-year to come."""
    vehicles: tuple[float, ...] = (0.33, 0.76, 1.38, 1.28, 1.66, 2.1)
    """Worth of a vehicle in each half-year to come; half of it for all but the best one."""
    boat: float = 0.11
    """Worth of a Peat Boat in each half-year to come."""
    plow: float = 0.26
    """Worth of a Plow in each half-year to come, for at most two."""
    land: float = 1.01
    """Worth of each of the first three empty land spaces, as long as there is time; a third of it for others."""
    dike: float = 0.44
    """Worth of a moved dike, as long as there is time."""
    peat_on_moor: float = 0.13
    """Worth of a peat token on a moor."""
    field: float = 0.53
    """Worth of a harvest of a field."""
    wood: float = 0.59
    """Worth of a harvest of a Forest."""
    birth: float = 1.92
    """Worth of a pair of animals in a pen when a May comes."""
    pen: float = 0.5
    """Worth of a pen for each May to come; Stables count two."""
    shortage: float = 2.57
    """Cost of a food or fuel that is missing in the next inventory."""
    building: float = 0.16
    """Worth of a point of the best building, by the share of its costs that is there."""
    cell: float = 0.32
    """Worth of a space on a vehicle that can still be loaded in this half-year."""


class ArleHeuristic:
    """A heuristic that values a farm as it will be after the next inventory, and its prospects."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def quick_moves(self, state: State, seat: int) -> Sequence[int]:
        """The exchanges, and loads once the Work Phase ends: then nothing else needs the goods."""
        last = RETURN if state.top(seat) is END_OF_WORK else LOAD
        return [move for move in state.moves(seat) if ANY_TIME <= move < last]

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        """The moves that use a worker, pay cheaply and are no anytime actions."""
        moves = [move for move in state.moves(seat) if move < ANY_TIME and move not in DEARLY]
        return [move for move in moves if move != PASS] or moves

    def solo_rollout(self, state: State, seat: int) -> State | None:
        """Return None: one move ahead is far enough."""
        return None

    def is_past_horizon(self, state: State, start: State) -> bool:
        return True

    def value(self, state: State, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = state.seats[seat]
        if state.phase == SCORING:
            return half_points(mine) / 2 + 0.01 * _towards_points(mine.goods)
        weights = self.weights
        working = state.phase == WORK
        stack = mine.stack
        pending = [stack[i] for i in range(0, len(stack), FRAME)]
        later = HALF_YEARS - state.half_year
        left = WORKERS - (state.turn - 1) // len(state.seats) if working else 0
        time = later + max(0, left) / WORKERS
        summer = state.half_year % 2 == 1
        goods = mine.goods[:]
        half = half_points(mine) - 2 * track_points(mine, mine.goods)
        half += self._unload(mine, goods)
        value = half / 2
        free = sum(room_on(vehicle) for vehicle in mine.vehicles) if working else 0
        if summer and (working or NOVEMBER.index in pending):
            goods[FOOD] = min(2 * TRACK_END, goods[FOOD] + milk_of(mine))
            goods[GRAIN] = min(TRACK_END, goods[GRAIN] + mine.tiles[GRAIN_FIELD])
            goods[FLAX] = min(TRACK_END, goods[FLAX] + mine.tiles[FLAX_FIELD])
            goods[WOOD] += mine.tiles[FOREST]
        elif not summer and (working or SHEARING.index in pending):
            goods[WOOL] = min(TRACK_END, goods[WOOL] + wool_of(mine))
        if working or SUSTENANCE.index in pending:
            # While workers are left, there is hope to get the missing goods: `shortage` is a guess.
            value -= weights.shortage * _sustain(goods, summer)
        elif FUEL.index in pending and INTERVAL.index in pending:
            value -= weights.shortage * _burn(goods)
        value += track_points(mine, goods)
        use = min(1.0, time / weights.horizon)
        for resource in range(RESOURCES):
            count = goods[resource]
            if count:
                few = min(float(count), weights.many)
                value += use * weights.goods[resource] * (2 * few + count) / 3
        novembers = later // 2 if summer else (later + 1) // 2
        mays = (later + 1) // 2 if summer else later // 2
        if not summer and working:
            mays += 1
        value += self._equipment(mine, time)
        value += self._home(mine, use, novembers, mays)
        value += self._building(state, goods, mine) * use
        if free:
            value += weights.cell * min(free, 3 * max(1, len(mine.vehicles)))
        return value

    def _unload(self, mine: Player, goods: list[int]) -> int:
        """Add the load of the vehicles to `goods`, and return its worth in half points."""
        half = 0
        travelled = mine.travelled
        for vehicle in mine.vehicles:
            if is_loaded(vehicle):
                for piece in range(GOODS_PIECES):
                    count = pieces_on(vehicle, piece)
                    goods[UPGRADED[piece]] += count
                    half += HALF_POINTS[UPGRADED[piece]] * count
                for destination in range(DESTINATIONS):
                    if pieces_on(vehicle, GOODS_PIECES + destination):
                        travelled += DESTINATION_SIZES[destination]
        return half + 2 * (TRAVEL_POINTS[travelled] - TRAVEL_POINTS[mine.travelled])

    def _equipment(self, mine: Player, time: float) -> float:
        """A guess at the points that tools and equipment will bring."""
        weights = self.weights
        worth = 0.0
        for tool in range(TOOLS):
            worth += weights.tools[tool] * mine.tools[tool]
        kinds = [weights.vehicles[vehicle & KIND] for vehicle in mine.vehicles]
        if kinds:
            worth += (sum(kinds) + max(kinds)) / 2
        worth += weights.boat * min(mine.boats, 1) + weights.plow * min(mine.plows, 2)
        return worth * time

    def _home(self, mine: Player, use: float, novembers: int, mays: int) -> float:
        """A guess at the points that the Home Board will bring."""
        weights = self.weights
        empty = mine.tiles[EMPTY]
        worth = use * weights.land * (2 * min(empty, 3) + empty) / 3
        worth += use * weights.dike * mine.dikes
        for peat in mine.moors:
            if peat:
                worth += use * weights.peat_on_moor * min(peat, 4)
        worth += novembers * (
            weights.field * (mine.tiles[GRAIN_FIELD] + mine.tiles[FLAX_FIELD]) + weights.wood * mine.tiles[FOREST]
        )
        if mays:
            pens = 2 * mine.tiles[STABLE] + mine.stalls()
            pairs = sum(mine.goods[animal] // 2 for animal in range(SHEEP, HORSE + 1))
            worth += weights.pen * pens * mays + weights.birth * min(pens, pairs)
        return worth

    def _building(self, state: State, goods: list[int], mine: Player) -> float:
        """The worth of the costs saved up for the best building."""
        best = 0.0
        for building in range(BUILDINGS):
            if not state.buildings >> building & 1:
                continue
            points = BUILDING_POINTS[building]
            if points <= best:
                continue
            for payment in BUILDING_PAYMENTS[building]:
                pairs = PAYMENTS[payment]
                have = need = 0.0
                for i in range(0, len(pairs), 2):
                    worth = self.weights.goods[pairs[i]] + HALF_POINTS[pairs[i]] / 2
                    have += worth * min(goods[pairs[i]], pairs[i + 1])
                    need += worth * pairs[i + 1]
                best = max(best, points * have / need)
        return best * self.weights.building


def _sustain(goods: list[int], summer: bool) -> int:
    """Take the food and fuel of an inventory from `goods`, and return the amount missing."""
    due = FOOD_DUE
    missing = 0
    for resource in (FOOD, GRAIN, SHEEP, CATTLE, HORSE):
        paid = min(due, goods[resource])
        goods[resource] -= paid
        due -= paid
    missing += due
    return missing + _burn(goods) if summer else missing


def _burn(goods: list[int]) -> int:
    """Take the fuel of a November from `goods`, and return the amount missing."""
    due = FUEL_DUE
    for resource in (PEAT, WOOD, TIMBER):
        paid = min(due, goods[resource])
        goods[resource] -= paid
        due -= paid
    return due


def _towards_points(goods: list[int]) -> float:
    """The progress of the indicators to their next points: it pays to go on with one that is nearly there."""
    near = 0.0
    for resource in range(TRACK_GOODS):
        count = goods[resource] % TRACK_END if resource == FOOD else goods[resource]
        goal = next((goal for goal in (7, 11, 15) if goal > count), count)
        near += 1 / (1 + goal - count)
    return near
