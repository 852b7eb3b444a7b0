"""A plan for a Progress Phase of Hallertau: which Craft Buildings get how far with the goods and tools at hand."""

from __future__ import annotations

from allmende.hallertau.components import AT_MOST_ONE, CRAFT_CONSTRAINTS, CRAFT_GOODS, CRAFTS, LAST_COLUMN, MORE


def payment(craft: int, round_: int, goods: list[float]) -> list[tuple[int, int]]:
    """A payment for one advance with as large a discount as these goods allow, or none.

    Of each kind one, and the rest from what there is most of.
    """
    kinds = [good for good in CRAFT_GOODS[craft] if goods[good] >= 1]
    for number in range(min(len(kinds), round_), 0, -1):
        total = round_ - number + 1
        if total < number:
            continue
        chosen = sorted(kinds, key=lambda good: -goods[good])[:number]
        paid = dict.fromkeys(chosen, 1)
        for _ in range(total - number):
            spare = [good for good in chosen if goods[good] >= paid[good] + 1 and _allows(craft, paid, good)]
            if not spare:
                break
            good = max(spare, key=lambda good: goods[good] - paid[good])
            paid[good] += 1
        if sum(paid.values()) == total and _observed(craft, paid):
            return list(paid.items())
    return []


def _allows(craft: int, paid: dict[int, int], good: int) -> bool:
    """Whether one more of this good can still become a legal payment."""
    main = CRAFT_GOODS[craft][0]
    if CRAFT_CONSTRAINTS[craft] == AT_MOST_ONE:
        return good != main
    return CRAFT_CONSTRAINTS[craft] != MORE or good == main or paid.get(main, 0) > paid[good] + 1


def _observed(craft: int, paid: dict[int, int]) -> bool:
    main = CRAFT_GOODS[craft][0]
    others = max((count for good, count in paid.items() if good != main), default=0)
    return CRAFT_CONSTRAINTS[craft] != MORE or paid.get(main, 0) > others


def plan(
    goods: list[float], crafts: list[int], boulders: list[int], tools: int, jewelry: int, round_: int
) -> tuple[int, int]:
    """Advance as far as goods, tools and jewelry go, hindmost building first; all three lists are changed.

    Returns the tools and the jewelry that are left.
    """
    open_ = set(range(CRAFTS))
    while open_:
        craft = min(open_, key=lambda craft: (crafts[craft], craft))
        needed = _tools_needed(craft, crafts, boulders)
        paid = payment(craft, round_, goods) if needed <= tools else []
        if needed > tools or not (paid or jewelry):
            open_.discard(craft)
            continue
        for good, count in paid:
            goods[good] -= count
        if not paid:
            jewelry -= 1
        tools -= needed
        if needed:
            boulders[2 * craft] += 1
        if needed > 1:
            boulders[2 * craft + 1] += 1
        crafts[craft] += 1
    return tools, jewelry


def _tools_needed(craft: int, crafts: list[int], boulders: list[int]) -> int:
    """Tools for the next advance; more than anyone has at the end of the board."""
    column = crafts[craft] + 1
    if column > LAST_COLUMN:
        return 1000
    if boulders[2 * craft] != column:
        return 0
    return 2 if boulders[2 * craft + 1] == column + 1 and column < LAST_COLUMN else 1
