"""A plan for a Progress Phase of Hallertau: the positions that Craft Buildings can reach with the goods and tools at
hand.

This module is compiled: a bot plans thousands of times for one decision.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.contents import content_count, content_good
from allmende.hallertau.components.pieces import (
    AT_MOST_ONE,
    COLUMNS,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFTS,
    GOODS,
    LAST_COLUMN,
    MILK,
    MORE,
)
from allmende.hallertau.rules.phases import HARVEST, MILKING
from allmende.hallertau.rules.player import EMPTY, Player, tools_needed
from allmende.hallertau.rules.state import State

NONE: Final = -1
BEYOND: Final = LAST_COLUMN + 1


def goods_in_progress(state: State, mine: Player) -> list[int]:
    """The supply of the Progress Phase of this round: with the harvest and the milk still to come."""
    goods = mine.goods[:]
    if state.phase <= HARVEST:
        under_way = state.phase == HARVEST and state.turn >= 0
        for column in range(COLUMNS):
            field = mine.fields[column]
            if field > EMPTY and (not under_way or mine.to_harvest >> column & 1):
                content = field // EMPTY
                count = field % EMPTY * content_count(content)
                goods[content_good(content)] += 2 * count if mine.doubled >> column & 1 else count
    if state.phase < MILKING or (state.phase == MILKING and state.turn < 0):
        goods[MILK] += mine.sheep_count()
    return goods


def payment(craft: int, round_: int, goods: list[int]) -> list[int]:
    """A payment for one advance with as large a discount as a supply of nine goods allows, or an empty list.

    It has nine counts: one of each kind that is paid, and the rest of the most plentiful kinds.
    """
    kinds = CRAFT_GOODS[craft]
    most = 0
    there = 0
    for good in kinds:
        if goods[good]:
            most += 1
            there += goods[good]
    for number in range(min(most, round_), 0, -1):
        total = round_ - number + 1
        if total > there:
            break
        if total >= number:
            paid = _mixed(craft, total, number, goods)
            if paid:
                return paid
    return []


def _mixed(craft: int, total: int, number: int, goods: list[int]) -> list[int]:
    """A payment of `total` goods of `number` kinds, or an empty list."""
    kinds = CRAFT_GOODS[craft]
    constraint = CRAFT_CONSTRAINTS[craft]
    main = kinds[0]
    paid = [0] * GOODS
    for left in range(total, 0, -1):
        # One of a new kind as long as kinds are lacking, then more of the most plentiful.
        lacks_kinds = left > total - number
        best = NONE
        most = 0
        for good in kinds:
            already = paid[good]
            spare = goods[good] - already
            if spare <= most or (not already) != lacks_kinds:
                continue
            if already and constraint == AT_MOST_ONE and good == main:
                continue
            if already and constraint == MORE and good != main and paid[main] <= already + 1:
                continue
            best = good
            most = spare
        if best == NONE:
            return []
        paid[best] += 1
    if constraint == MORE and paid[main] <= paid[kinds[1]]:
        return []
    return paid


def plan(
    goods: list[int], crafts: list[int], boulders: list[int], tools: int, jewelry: int, round_: int
) -> tuple[int, int]:
    """Advance as far as goods, tools and jewelry go, hindmost building first; all three lists are changed.

    Return the tools and the jewelry that are left.
    """
    stuck = 0  # by building, a bit each
    while True:
        craft = NONE
        hindmost = BEYOND
        for candidate in range(CRAFTS):
            column = crafts[candidate]
            if column < hindmost and not stuck >> candidate & 1:
                craft = candidate
                hindmost = column
        if craft == NONE:
            return tools, jewelry
        needed = tools_needed(hindmost, boulders[2 * craft], boulders[2 * craft + 1])
        if needed < 0 or needed > tools:
            stuck |= 1 << craft
            continue
        paid = payment(craft, round_, goods)
        if paid:
            for good in CRAFT_GOODS[craft]:
                goods[good] -= paid[good]
        elif jewelry:
            jewelry -= 1
        else:
            stuck |= 1 << craft
            continue
        tools -= needed
        if needed:
            boulders[2 * craft] += 1
        if needed > 1:
            boulders[2 * craft + 1] += 1
        crafts[craft] = hindmost + 1
