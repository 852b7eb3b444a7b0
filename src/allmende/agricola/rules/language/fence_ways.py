"""The ways to pay for fences."""

from __future__ import annotations

from allmende.agricola.components.pieces import CLAY, RESOURCES, WOOD
from allmende.agricola.rules.permits import CLAY_FENCES, PALISADE_WOOD
from allmende.agricola.rules.state import State


def fence_ways(state: State, seat: int, count: int, with_clay: bool = True, palisades: int = 0) -> list[list[int]]:
    """The ways to pay for `count` fences: wood or, with some cards, clay; and for palisades, which are of wood."""
    mine = state.seats[seat]
    goods = mine.goods
    found: list[list[int]] = []
    for clay in range(count + 1 if with_clay and mine.permits & CLAY_FENCES else 1):
        wood = count - clay + PALISADE_WOOD * palisades
        if clay <= goods[CLAY] and wood <= goods[WOOD]:
            cost = [0] * RESOURCES
            cost[WOOD], cost[CLAY] = wood, clay
            found.append(cost)
    return found
