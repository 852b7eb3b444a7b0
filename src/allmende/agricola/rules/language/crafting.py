"""What is done once in each harvest: craft buildings turn one of their building resource into food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.amendments import CRAFTED_IN_HARVEST
from allmende.agricola.rules.moves import CRAFT, IMPROVEMENTS
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD
from allmende.agricola.rules.state import Table

STARTED: Final = 2
"""The turn of the field phase with which the harvest begins: cards have had their say immediately before it."""
HARVESTED: Final = 3
"""Its turn once everybody has taken the crops."""
LAST_CRAFTS: Final = 4
"""The turn of the breeding phase that is the last one of the harvest."""


def is_harvest(table: Table) -> bool:
    """Whether a harvest is going on."""
    if table.phase == FIELD:
        return table.turn >= STARTED
    return table.phase == FEEDING or (table.phase == BREEDING and table.turn <= LAST_CRAFTS)


def may_craft(table: Table) -> bool:
    """Whether it is a time at which craft buildings can be used."""
    return is_harvest(table) if table.amended(CRAFTED_IN_HARVEST) else table.phase == FEEDING


def crafts(table: Table, seat: int) -> list[int]:
    """The moves that use a craft building which has not been used yet in this harvest."""
    mine = table.seats[seat]
    found: list[int] = []
    if not mine.improvements or not may_craft(table):
        return found
    improvements = table.setup.improvements
    for i in range(IMPROVEMENTS):
        craft = improvements[i].craft
        if craft >= 0 and mine.has_improvement(i) and not mine.used >> i & 1 and mine.goods[craft]:
            found.append(CRAFT + i)
    return found


def craft_with(table: Table, seat: int, move: int) -> None:
    """Use a craft building."""
    improvement = table.setup.improvements[move - CRAFT]
    table.seats[seat].used |= 1 << move - CRAFT
    source = "" if table.log is None else f"improvement:{improvement.name}"
    table.exchange(seat, improvement.craft, improvement.craft_food, source)


def leave_crafts(table: Table, seat: int) -> None:
    """Note that the seat leaves unused what it could craft: for that alone it is not asked once more."""
    for move in crafts(table, seat):
        table.seats[seat].used |= 1 << IMPROVEMENTS + move - CRAFT


def may_craft_yet(table: Table, seat: int) -> bool:
    """Whether the seat can craft something that it has not left unused."""
    left = table.seats[seat].used >> IMPROVEMENTS
    for move in crafts(table, seat):
        if not left >> move - CRAFT & 1:
            return True
    return False
