"""A plan for a Progress Phase of Hallertau: which Craft Buildings get how far with the goods and tools at hand.

This module is compiled: a bot plans thousands of times for one decision.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.rules.components import (
    AT_MOST_ONE,
    COLUMNS,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFTS,
    GOODS,
    MILK,
    MORE,
)
from allmende.hallertau.rules.phases import HARVEST, MILKING
from allmende.hallertau.rules.player import (
    DOUBLED,
    EMPTY,
    TO_HARVEST,
    Player,
    content_count,
    content_good,
    tools_needed,
)
from allmende.hallertau.rules.state import Table

NONE: Final = -1


def goods_in_progress(position: Table, mine: Player) -> list[int]:
    """What the supply will be in the Progress Phase of this round: with the harvest and the milk still to come."""
    goods = mine.goods[:]
    if position.phase <= HARVEST:
        under_way = position.phase == HARVEST and position.turn >= 0
        for column in range(COLUMNS):
            field = mine.fields[column]
            if field > EMPTY and (not under_way or mine.notes[TO_HARVEST] >> column & 1):
                content = field // EMPTY
                count = field % EMPTY * content_count(content)
                goods[content_good(content)] += 2 * count if mine.notes[DOUBLED] >> column & 1 else count
    if position.phase < MILKING or (position.phase == MILKING and position.turn < 0):
        goods[MILK] += mine.sheep_count()
    return goods


def payment(craft: int, round_: int, goods: list[int]) -> list[int]:
    """A payment for one advance with as large a discount as a supply of nine goods allows, or an empty list.

    It has nine counts: one of each kind that is paid, and the rest of what there is most of.
    """
    kinds = CRAFT_GOODS[craft]
    most = 0
    for good in kinds:
        if goods[good]:
            most += 1
    for number in range(min(most, round_), 0, -1):
        total = round_ - number + 1
        if total >= number:
            paid = _mixed(craft, total, number, goods)
            if paid:
                return paid
    return []


def _mixed(craft: int, total: int, number: int, goods: list[int]) -> list[int]:
    """A payment of so many goods of so many kinds, or an empty list."""
    kinds = CRAFT_GOODS[craft]
    main = kinds[0]
    paid = [0] * GOODS
    for left in range(total, 0, -1):
        # One of a new kind as long as kinds are lacking, then more of what is plentiful.
        best = NONE
        for good in kinds:
            spare = goods[good] - paid[good]
            if spare <= 0 or (not paid[good]) != (left > total - number):
                continue
            if CRAFT_CONSTRAINTS[craft] == AT_MOST_ONE and good == main and paid[good]:
                continue
            if CRAFT_CONSTRAINTS[craft] == MORE and good != main and paid[good] and paid[main] <= paid[good] + 1:
                continue
            if best == NONE or spare > goods[best] - paid[best]:
                best = good
        if best == NONE:
            return []
        paid[best] += 1
    if CRAFT_CONSTRAINTS[craft] == MORE and paid[main] <= paid[kinds[1]]:
        return []
    return paid


def plan(
    goods: list[int], crafts: list[int], boulders: list[int], tools: int, jewelry: int, round_: int
) -> tuple[int, int]:
    """Advance as far as goods, tools and jewelry go, hindmost building first; all three lists are changed.

    Returns the tools and the jewelry that are left.
    """
    stuck = [False] * CRAFTS
    while True:
        craft = NONE
        for candidate in range(CRAFTS):
            if not stuck[candidate] and (craft == NONE or crafts[candidate] < crafts[craft]):
                craft = candidate
        if craft == NONE:
            return tools, jewelry
        needed = tools_needed(crafts[craft], boulders[2 * craft], boulders[2 * craft + 1])
        paid: list[int] = payment(craft, round_, goods) if 0 <= needed <= tools else []
        if needed < 0 or needed > tools or not (paid or jewelry):
            stuck[craft] = True
            continue
        if paid:
            for good in range(GOODS):
                goods[good] -= paid[good]
        else:
            jewelry -= 1
        tools -= needed
        if needed:
            boulders[2 * craft] += 1
        if needed > 1:
            boulders[2 * craft + 1] += 1
        crafts[craft] += 1
