"""The ways to pay for fences and stables, whose actions ask the permits of cards for them."""

from __future__ import annotations

from allmende.agricola.components.moves import FENCE, STABLE
from allmende.agricola.components.pieces import CLAY, GRAIN, RESOURCES, STABLE_WOOD, WOOD
from allmende.agricola.rules.language.house_savings import with_grain
from allmende.agricola.rules.language.pieces import CLAY_PAID, grain_left, pieces_under_way
from allmende.agricola.rules.language.savings import COLUMNS, is_affordable, is_beaten
from allmende.agricola.rules.permits import CLAY_FENCES, CLAY_STABLE, CLAY_STABLE_CLAY, PALISADE_WOOD
from allmende.agricola.rules.state import State


def fence_ways(state: State, seat: int, count: int, with_others: bool = True, palisades: int = 0) -> list[list[int]]:
    """The ways to pay for `count` fences: wood or, with some cards, clay or grain; and for palisades of wood.

    `with_others`: other goods than wood may be paid.
    """
    mine = state.seats[seat]
    goods = mine.goods
    found: list[list[int]] = []
    most_grain = grain_left(state, seat, FENCE) if with_others else 0
    for grain in range(most_grain + 1):
        for clay in range(count + 1 if with_others and mine.permits & CLAY_FENCES else 1):
            wood = count - clay + PALISADE_WOOD * palisades - grain
            if clay <= goods[CLAY] and 0 <= wood <= goods[WOOD]:
                cost = [0] * RESOURCES
                cost[WOOD], cost[CLAY], cost[GRAIN] = wood, clay, grain
                found.append(cost)
    return found


def stable_ways(state: State, seat: int, wood: int, printed: int) -> list[list[int]]:
    """The ways to pay for a stable of `wood` wood, or `printed` without other cards, that the seat can afford."""
    mine = state.seats[seat]
    cost = [0] * COLUMNS
    cost[WOOD] = wood
    ways = [cost]
    if mine.permits & CLAY_STABLE and printed == STABLE_WOOD and not pieces_under_way(state, seat, STABLE) & CLAY_PAID:
        cost = [0] * COLUMNS
        cost[CLAY] = CLAY_STABLE_CLAY
        ways.append(cost)
    ways = with_grain(ways, grain_left(state, seat, STABLE))
    return [way for way in ways if is_affordable(mine.goods, way) and not is_beaten(way, ways)]


def is_clay_price(cost: list[int], wood: int) -> bool:
    """True if a stable of `wood` wood is paid at the price in clay, part of which may be paid in grain."""
    return cost[CLAY] > 0 or cost[WOOD] + cost[GRAIN] < wood
