"""What is made with tools: goods converted, animals slaughtered, peat cut, and the tools themselves."""

from __future__ import annotations

from allmende.arle.rules.amendments import BETWEEN_CONVERSIONS
from allmende.arle.rules.components import (
    ANIMALS,
    CATTLE,
    CLAY,
    FLAX,
    FOOD,
    GRAIN,
    HIDES,
    HYDRATED,
    MOORS,
    PEAT,
    SHEEP,
    TOOL_COST,
    TOOL_COST_COUNT,
    TOOLS,
    WOOD,
)
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.moves import (
    BUILD,
    CONVERT,
    CONVERT_DEARLY,
    CUT,
    DONE,
    IMPROVE,
    IMPROVE_DEARLY,
    LOAD,
    SLAUGHTER,
    TRADE,
    VEHICLE,
    cut_move,
    what_is_cut,
)
from allmende.arle.rules.phrases import amounts
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import FRAME


def times(move: int) -> int:
    """How often a move converts."""
    return move - (CONVERT_DEARLY if move >= CONVERT_DEARLY else CONVERT) + 1


class Convert(Option):
    """Convert goods up to so many times: brown arrows. The counter says how often that was done.

    Whoever converts fewer times than possible may go on with the rest where an exchange can come in between: it may
    make room on the Goods Track for what the rest brings, or turn what was made into what the rest takes.
    """

    asks = "prompt-convert"
    pauses = True
    first = CONVERT
    last = SLAUGHTER

    def __init__(self, number: Amount, cost: list[int], gains: list[int]) -> None:
        self.number = number
        self.cost = cost
        self.gains = gains

    def most(self, table: Table, seat: int) -> int:
        """How often the seat can convert."""
        goods = table.seats[seat].goods
        most = self.number.count(table, seat)
        for i in range(0, len(self.cost), 2):
            resource = self.cost[i]
            if resource == CLAY:
                while not table.can_pay(seat, CLAY, most * self.cost[i + 1]):
                    most -= 1
            else:
                most = min(most, goods[resource] // self.cost[i + 1])
        return most

    def left(self, table: Table, seat: int) -> int:
        """How often it may still be done."""
        return self.number.count(table, seat) - table.seats[seat].stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        left = self.left(table, seat)
        found = self.ways(table, seat, min(self.most(table, seat), left))
        if found or (left and table.seats[seat].stack[-2] and self.can_exchange(table, seat)):
            found.append(DONE)
        return found

    def feeds_itself(self) -> bool:
        """Whether what it brings can be exchanged for more of what it takes: food and peat can."""
        for i in range(0, len(self.gains), 2):
            if self.gains[i] in (FOOD, PEAT):
                return True
        return False

    def can_exchange(self, table: Table, seat: int) -> bool:
        """Whether the seat can exchange goods now, with a building or a Peat Boat."""
        found = [DONE, DONE]
        if table.anytime is not None:
            table.anytime.offer(table, seat, found)
        for move in found:
            if TRADE <= move < LOAD:
                return True
        return False

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE or not table.amended(BETWEEN_CONVERSIONS):
            super().play(table, seat, move)
            return
        stack = table.seats[seat].stack
        stack[-2] += times(move)
        left = self.left(table, seat)
        top = len(stack)
        self.do(table, seat, move)
        goes_on = left > 0 and (self.most(table, seat) > 0 or self.feeds_itself()) and self.can_exchange(table, seat)
        if not goes_on:
            del stack[top - FRAME : top]

    def choices(self, table: Table, seat: int) -> list[int]:
        return self.ways(table, seat, self.most(table, seat))

    def ways(self, table: Table, seat: int, most: int) -> list[int]:
        """Converting once, twice, … up to so many times; where there is a choice, with a dearer material."""
        found = list(range(CONVERT, CONVERT + most))
        for count in range(1, most + 1):
            if self.has_choice(table, seat, count):
                found.append(CONVERT_DEARLY + count - 1)
        return found

    def has_choice(self, table: Table, seat: int, count: int) -> bool:
        """Whether a dearer material can be paid than has to be."""
        return self.cost[0] == CLAY and table.has_choice(seat, CLAY, count)

    def do(self, table: Table, seat: int, move: int) -> None:
        count = times(move)
        source = self.source(table, seat)
        self.pay(table, seat, count, move >= CONVERT_DEARLY)
        for i in range(0, len(self.gains), 2):
            table.gain(seat, self.gains[i], count * self.gains[i + 1], source)

    def pay(self, table: Table, seat: int, count: int, dearly: bool) -> None:
        """Pay for so many conversions."""
        for i in range(0, len(self.cost), 2):
            if self.cost[i] == CLAY:
                table.charge(seat, CLAY, count * self.cost[i + 1], dearly)
            else:
                table.pay(seat, self.cost[i], count * self.cost[i + 1])

    def prompt(self, table: Table, seat: int) -> Message:
        arguments: dict[str, float | str | Message | list[Message]] = {
            "count": self.left(table, seat),
            "cost": amounts(self.cost),
            "gains": amounts(self.gains),
        }
        return Message(self.asks, arguments)


class Bake(Convert):
    """Convert grain and peat; flax stands for grain that is missing, and wood or timber for peat.

    ruling: Of several breads, flax goes into those for which there is no grain left, and wood heats those for which
    there is no peat left.
    """

    def most(self, table: Table, seat: int) -> int:
        goods = table.seats[seat].goods
        most = min(self.number.count(table, seat), goods[GRAIN] + goods[FLAX])
        while not table.can_pay(seat, WOOD, most - goods[PEAT]):
            most -= 1
        return most

    def has_choice(self, table: Table, seat: int, count: int) -> bool:
        return table.has_choice(seat, WOOD, count - table.seats[seat].goods[PEAT])

    def pay(self, table: Table, seat: int, count: int, dearly: bool) -> None:
        goods = table.seats[seat].goods
        grain = min(count, goods[GRAIN])
        peat = min(count, goods[PEAT])
        table.pay(seat, GRAIN, grain)
        table.pay(seat, FLAX, count - grain)
        table.pay(seat, PEAT, peat)
        if peat < count:
            table.charge(seat, WOOD, count - peat, dearly)


class Slaughter(Option):
    """Convert an animal to 3 food and 2 hides, a cattle to 4 food."""

    asks = "prompt-slaughter"
    first = SLAUGHTER
    last = CUT

    def choices(self, table: Table, seat: int) -> list[int]:
        goods = table.seats[seat].goods
        return [SLAUGHTER + i for i in range(ANIMALS) if goods[SHEEP + i]]

    def do(self, table: Table, seat: int, move: int) -> None:
        animal = SHEEP + move - SLAUGHTER
        source = self.source(table, seat)
        table.pay(seat, animal, 1)
        table.gain(seat, FOOD, 4 if animal == CATTLE else 3, source)
        table.gain(seat, HIDES, 2, source)


class CutPeat(Option):
    """Cut up to so many peat, on moors of the seat's choice. The counter says how many were cut."""

    asks = "prompt-cut"
    first = CUT
    last = BUILD

    def __init__(self, number: Amount) -> None:
        self.number = number

    def noted(self, table: Table, seat: int) -> int:
        return self.number.noted(table, seat)

    def left(self, table: Table, seat: int) -> int:
        """How many tokens may still be cut."""
        return self.number.due(table, seat) - table.seats[seat].stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        left = self.left(table, seat)
        found = self.cuts(table, seat, left)
        if table.greedy:
            # As much as possible: where that is all there is, or all from one moor, nothing is to be chosen.
            mine = table.seats[seat]
            return found[-1:] if left >= mine.peat_to_cut() or mine.moors_with_peat() == 1 else found
        if found:
            found.append(DONE)
        return found

    def choices(self, table: Table, seat: int) -> list[int]:
        return self.cuts(table, seat, self.number.count(table, seat))

    def cuts(self, table: Table, seat: int, left: int) -> list[int]:
        """The ways to cut on one moor."""
        moors = table.seats[seat].moors
        found: list[int] = []
        if left <= 0:
            return found
        for moor in range(MOORS):
            peat = moors[moor]
            if not peat or peat == HYDRATED or (moor > 1 and peat in moors[1:moor]):
                continue
            for count in range(1, min(peat, left) + 1):
                found.append(cut_move(peat if moor else 0, count))
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        peat, count = what_is_cut(move)
        mine.stack[-2] += count
        table.cut(seat, mine.moor_with(peat) if peat else 0, count)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(self.asks, {"count": self.left(table, seat)})


class Master(Option):
    """Move different Tool Indicators by one space each, for their costs, up to so many.

    The counter says how many, the mode which ones. A Workbench that is added counts at once.
    """

    asks = "prompt-master"
    first = IMPROVE
    last = VEHICLE

    def __init__(self, number: Amount) -> None:
        self.number = number

    def improvements(self, table: Table, seat: int, moved: int) -> list[int]:
        """The moves of those tools that have not been moved."""
        mine = table.seats[seat]
        found: list[int] = []
        dearly: list[int] = []
        for tool in range(TOOLS):
            if moved >> tool & 1 or not mine.can_improve(tool):
                continue
            if table.can_pay(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool]):
                found.append(IMPROVE + tool)
                if table.has_choice(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool]):
                    dearly.append(IMPROVE_DEARLY + tool)
        found += dearly
        return found

    def left(self, table: Table, seat: int) -> int:
        """How many indicators may still be moved."""
        return self.number.count(table, seat) - table.seats[seat].stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        if self.left(table, seat) <= 0:
            return []
        found = self.improvements(table, seat, table.seats[seat].stack[-1])
        if found:
            found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        dearly = move >= IMPROVE_DEARLY
        tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
        mine.stack[-2] += 1
        mine.stack[-1] |= 1 << tool
        table.charge(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool], dearly)
        table.improve(seat, tool, 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(self.asks, {"count": self.left(table, seat)})
