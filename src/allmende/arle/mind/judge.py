"""How good a position of Fields of Arle is: the points that are there, and what goods, tools and land will bring."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.arle.rules.components import (
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
from allmende.arle.rules.equipment import (
    DESTINATION_SIZES,
    DESTINATIONS,
    GOODS_PIECES,
    KIND,
    UPGRADED,
    is_loaded,
    pieces_on,
    room_on,
)
from allmende.arle.rules.moves import (
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
from allmende.arle.rules.numbers import BUILDING_PAYMENTS, BUILDING_POINTS, BUILDINGS, PAYMENTS
from allmende.arle.rules.phases import SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.scoring import half_points, track_points
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps import END_OF_WORK, FUEL, INTERVAL, NOVEMBER, SHEARING, SUSTENANCE
from allmende.arle.rules.steps.inventory import milk_of, wool_of
from allmende.core.rules.position import FRAME

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
    """What things are worth, in points at the end of the game, besides those that are counted there."""

    goods: tuple[float, ...] = (
        *(0.33, 0.34, 0.3, 0.59, 0.46),  # on the Goods Track, from food to hides
        *(0.52, 0.9, 0.72, 0.88, 0.92),  # peat and building materials
        *(0.24, 0.34, 0.54, 0.28, 0.51, 0.54),  # fabrics and clothing
        *(0.56, 0.66, 0.72),  # animals
    )
    """One of a resource, as long as there is time to use it."""
    many: float = 5.48
    """More than so many of a resource count a third of it."""
    horizon: float = 1.75
    """The half-years in which goods can be used; in the last ones they are worth less."""
    tools: tuple[float, ...] = (0.29, 0.15, 0.26, 0.09, 0.26, 0.34, 0.23, 0.22, 0.29, 0.2)
    """A step on a Tool Track in each half-year to come."""
    vehicles: tuple[float, ...] = (0.33, 0.76, 1.38, 1.28, 1.66, 2.1)
    """A vehicle in each half-year to come; half of it for all but the best one."""
    boat: float = 0.11
    """A Peat Boat in each half-year to come."""
    plow: float = 0.26
    """A Plow in each half-year to come."""
    land: float = 1.01
    """Each of the first three empty land spaces, as long as there is time; a third of it for others."""
    dike: float = 0.44
    """A moved dike, as long as there is time."""
    peat_on_moor: float = 0.13
    """A peat that can still be cut."""
    field: float = 0.53
    """A harvest of a field."""
    wood: float = 0.59
    """A harvest of a Forest."""
    birth: float = 1.92
    """A pair of animals in a pen when a May comes."""
    pen: float = 0.5
    """A pen, Stables count two, for each May to come."""
    shortage: float = 2.57
    """A food or fuel that is missing in the next inventory."""
    building: float = 0.16
    """A point of the best building, by the share of its costs that is there."""
    cell: float = 0.32
    """A space on a vehicle that can still be loaded in this half-year."""


class ArleJudge:
    """Weighs a farm as it will stand after the next inventory, and by what it can still become."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def asides(self, position: Table, seat: int) -> Sequence[int]:
        """What can be exchanged; vehicles are loaded when the Work Phase ends and nothing else needs the goods."""
        last = RETURN if position.top(seat) is END_OF_WORK else LOAD
        return [move for move in position.moves(seat) if ANY_TIME <= move < last]

    def candidates(self, position: Table, seat: int) -> Sequence[int]:
        """No worker that does nothing, nothing paid dearly, and nothing that can be done at any time."""
        moves = [move for move in position.moves(seat) if move < ANY_TIME and move not in DEARLY]
        return [move for move in moves if move != PASS] or moves

    def practice(self, position: Table, seat: int) -> Table | None:
        """One move ahead is far enough."""
        return None

    def is_thought_through(self, position: Table, start: Table) -> bool:
        return True

    def value(self, position: Table, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = position.seats[seat]
        if position.phase == SCORING:
            return half_points(mine) / 2 + 0.01 * _towards_points(mine.goods)
        weights = self.weights
        working = position.phase == WORK
        stack = mine.stack
        pending = [stack[i] for i in range(0, len(stack), FRAME)]
        later = HALF_YEARS - position.half_year
        left = WORKERS - (position.turn - 1) // len(position.seats) if working else 0
        time = later + max(0, left) / WORKERS
        summer = position.half_year % 2 == 1
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
            # While workers are left, there is hope to get what is missing.
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
        value += self._building(position, goods, mine) * use
        if free:
            value += weights.cell * min(free, 3 * max(1, len(mine.vehicles)))
        return value

    def _unload(self, mine: Player, goods: list[int]) -> int:
        """Put what lies on the vehicles with the goods; what that is worth in half points."""
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
        """What tools and vehicles will bring."""
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
        """What the land will bring."""
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

    def _building(self, position: Table, goods: list[int], mine: Player) -> float:
        """How near the best building is."""
        best = 0.0
        for building in range(BUILDINGS):
            if not position.buildings >> building & 1:
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
    """Take the food and fuel of an inventory from the goods; how much is missing."""
    due = FOOD_DUE
    missing = 0
    for resource in (FOOD, GRAIN, SHEEP, CATTLE, HORSE):
        paid = min(due, goods[resource])
        goods[resource] -= paid
        due -= paid
    missing += due
    return missing + _burn(goods) if summer else missing


def _burn(goods: list[int]) -> int:
    """Take the fuel of a November from the goods; how much is missing."""
    due = FUEL_DUE
    for resource in (PEAT, WOOD, TIMBER):
        paid = min(due, goods[resource])
        goods[resource] -= paid
        due -= paid
    return due


def _towards_points(goods: list[int]) -> float:
    """How far the indicators are on their way to the next points: one that is nearly there is to go on."""
    near = 0.0
    for resource in range(TRACK_GOODS):
        count = goods[resource] % TRACK_END if resource == FOOD else goods[resource]
        goal = next((goal for goal in (7, 11, 15) if goal > count), count)
        near += 1 / (1 + goal - count)
    return near
