"""Goods that a seat could turn into food at any time."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import FIRST_COOKED
from allmende.agricola.components.moves import COOKED
from allmende.agricola.components.pieces import GRAIN, SHEEP
from allmende.agricola.rules.amendments import COOKED_FOR_YOUNG
from allmende.agricola.rules.farm.breeding import crowded_kinds
from allmende.agricola.rules.permits import MEAT_FEEDS_MORE, MORE_MEAT
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State

MEAT: Final = (1, 2)
"""Sheep and wild boar, among the goods that are cooked."""


def cooked_food(mine: Player, cooks: list[int], what: int) -> int:
    """The food for a vegetable, which is 0, or an animal, from an improvement that cooks it for `cooks`."""
    more = cooks[what] and mine.permits & MEAT_FEEDS_MORE and what in MEAT
    return cooks[what] + MORE_MEAT if more else cooks[what]


def foods(state: State, seat: int) -> list[int]:
    """The crops and animals that can become food, as pairs of resource and the most food for one of it."""
    mine, improvements = state.seats[seat], state.setup.improvements
    goods = mine.goods
    if not goods[GRAIN] and not sum(goods[FIRST_COOKED : FIRST_COOKED + COOKED]):
        return []
    each = [1] + [0] * (COOKED - 1)
    for i in range(len(improvements)):
        cooks = improvements[i].cooks
        if cooks and mine.has_improvement(i):
            for what in range(COOKED):
                each[what] = max(each[what], cooked_food(mine, cooks, what))
    found = [GRAIN, 1] if goods[GRAIN] else []
    for what in range(COOKED):
        if each[what] and goods[FIRST_COOKED + what]:
            found += [FIRST_COOKED + what, each[what]]
    return found


def food_in_reach(state: State, seat: int) -> int:
    """The food that the seat could make of all its crops and animals."""
    return food_of(state.seats[seat].goods, foods(state, seat))


def can_cook_for_young(state: State, seat: int, kinds: int) -> bool:
    """True if a third animal of one of these kinds could be cooked so that a young one takes its place."""
    mine = state.seats[seat]
    if not mine.improvements or not state.amended(COOKED_FOR_YOUNG):
        return False
    crowded = crowded_kinds(mine, kinds)
    food = foods(state, seat) if crowded else []
    for i in range(0, len(food), 2):
        kind = food[i] - SHEEP
        if kind >= 0 and crowded >> kind & 1 and mine.goods[food[i]] > 2:
            return True
    return False


def food_of(goods: list[int], worth: list[int]) -> int:
    """The food to which `goods` come; `worth` has pairs like `foods`."""
    food = 0
    for i in range(0, len(worth), 2):
        food += goods[worth[i]] * worth[i + 1]
    return food
