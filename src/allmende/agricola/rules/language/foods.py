"""Goods that a seat could turn into food at any time."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import FIRST_COOKED
from allmende.agricola.components.moves import COOKED
from allmende.agricola.components.pieces import CATTLE, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.amendments import COOKED_FOR_YOUNG
from allmende.agricola.rules.farm.breeding import crowded_kinds
from allmende.agricola.rules.permits import KEEPS_CATTLE, MEAT_FEEDS_MORE, MORE_MEAT
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message

MEAT: Final = (1, 2)
"""Sheep and wild boar, among the goods that are cooked."""


def may_become_food(mine: Player, resource: int) -> bool:
    """True if cards let the player turn a good into food, with whatever improvement or card."""
    return resource != CATTLE or not mine.permits & KEEPS_CATTLE


def kept_from_food(mine: Player, resource: int) -> Message | None:
    """The refusal if cards keep the player from turning a good into food."""
    if may_become_food(mine, resource):
        return None
    return Message("reason-kept-from-food", {"goods": Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})})


def cooked_food(mine: Player, cooks: list[int], what: int) -> int:
    """The food for a vegetable, which is 0, or an animal, from an improvement that cooks it for `cooks`.

    It is 0 if the player can't cook it there.
    """
    if not cooks[what] or not may_become_food(mine, FIRST_COOKED + what):
        return 0
    return cooks[what] + MORE_MEAT if mine.permits & MEAT_FEEDS_MORE and what in MEAT else cooks[what]


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
