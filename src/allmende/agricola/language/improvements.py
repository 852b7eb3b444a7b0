"""Building major improvements, baking bread with them, and playing occupations."""

from __future__ import annotations

from typing import Final

from allmende.agricola import events
from allmende.agricola.components import GRAIN
from allmende.agricola.improvement import KIND_NAMES
from allmende.agricola.language.effect import OPTIONAL, Action
from allmende.agricola.moves import BAKE, DONE, IMPROVE, IMPROVEMENTS, OVENS, UPGRADE
from allmende.agricola.state import Table
from allmende.core.position import FRAME

FIREPLACES: Final = 2
"""The first of the improvements; the next two are the Cooking Hearths."""
UPGRADES: Final = 2 * FIREPLACES


class BuildMajor(Action):
    """Build a major improvement; for a Cooking Hearth, a Fireplace may be returned instead of paying clay."""

    asks = "prompt-build-major"
    first = IMPROVE
    last = UPGRADE + UPGRADES

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        improvements = table.setup.improvements
        mine = table.seats[seat]
        for i in range(IMPROVEMENTS):
            if table.improvements >> i & 1 and table.has_all(seat, improvements[i].cost):
                found.append(IMPROVE + i)
        if mine.improvements & (1 << FIREPLACES) - 1:
            for way in range(UPGRADES):
                if table.improvements >> hearth_of(way) & 1 and mine.has_improvement(fireplace_of(way)):
                    found.append(UPGRADE + way)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        if move >= UPGRADE:
            self.upgrade(table, seat, move - UPGRADE)
            return
        improvement = table.setup.improvements[move - IMPROVE]
        table.pay_all(seat, improvement.cost, "" if table.log is None else f"improvement:{improvement.name}")
        self.put(table, seat, move - IMPROVE)
        if improvement.at_once is not None:
            table.seats[seat].push(improvement.at_once.index, 0, OPTIONAL)

    def upgrade(self, table: Table, seat: int, way: int) -> None:
        """Return a Fireplace for a Cooking Hearth."""
        table.return_improvement(seat, fireplace_of(way))
        if table.log is not None:
            name = table.setup.improvements[fireplace_of(way)].name
            table.log.append(events.ImprovementReturned(seat=seat, improvement=name))
        self.put(table, seat, hearth_of(way))

    def put(self, table: Table, seat: int, improvement: int) -> None:
        """Put it in front of the seat."""
        table.take_improvement(seat, improvement)
        if table.log is not None:
            name = table.setup.improvements[improvement].name
            table.log.append(events.ImprovementBuilt(seat=seat, improvement=name))


def hearth_of(way: int) -> int:
    """The Cooking Hearth that one gets in this way of returning a Fireplace."""
    return FIREPLACES + way // FIREPLACES


def fireplace_of(way: int) -> int:
    """The Fireplace that is returned."""
    return way % FIREPLACES


class BakeBread(Action):
    """Turn grain into food, one at a time, with any of one's improvements that bake (chapter "Ovens").

    Eight bits of the counter for each kind of improvement say how much it has baked in this action.
    """

    asks = "prompt-bake"
    repeats = True
    first = BAKE
    last = BAKE + OVENS

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        if mine.goods[GRAIN] and mine.improvements:
            # Asked from outside, what lies on the stack is not this action.
            stack = mine.stack
            baked = stack[-2] if stack and table.steps[stack[-FRAME]] is self else 0
            for kind in range(OVENS):
                oven = table.improvement_of(seat, kind)
                if oven >= 0:
                    most = table.setup.improvements[oven].most_bread
                    if not most or (baked >> 8 * kind & 255) < most:
                        found.append(BAKE + kind)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        mine.stack[-2] += 1 << 8 * (move - BAKE)
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        kind = move - BAKE
        bread = table.setup.improvements[table.improvement_of(seat, kind)].bread
        table.exchange(seat, GRAIN, bread, f"improvement:{KIND_NAMES[kind]}")


class PlayOccupation(Action):
    """Play an occupation of one's hand (chapter "Occupations").

    `food` is what the first occupation of the game costs, the second, and so on; its last entry holds for all others.
    In a cardless game nobody has any, and the space can't be used.
    """

    asks = "prompt-occupation"
    first = DONE
    last = DONE

    def __init__(self, food: list[int]) -> None:
        self.food = food

    def choices(self, table: Table, seat: int) -> list[int]:
        return []
