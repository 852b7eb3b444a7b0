"""Effects of tools: goods converted, animals slaughtered, peat cut, and Tool Indicators moved."""

from __future__ import annotations

from allmende.arle.components.moves import (
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
from allmende.arle.components.phrases import amounts
from allmende.arle.components.pieces import (
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
from allmende.arle.rules.amendments import BETWEEN_CONVERSIONS
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.shortages import ONE_WAY_TO_PAY, choice_missing, goods_missing, moor_missing, price_missing
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


def times(move: int) -> int:
    """The number of conversions by one move."""
    return move - (CONVERT_DEARLY if move >= CONVERT_DEARLY else CONVERT) + 1


def at_most(count: int, most: int) -> Message | None:
    """The reason why something can't be done `count` times where `most` times are possible, or None."""
    return Message("reason-at-most", {"count": most}) if count > most else None


class Convert(Option):
    """Convert goods at most `number` times: brown arrows. The counter is the number of conversions done.

    A seat that converts fewer times than possible may go on with the rest where an exchange can come in between: that
    may make room on the Goods Track for the products of the rest, or turn products into materials for the rest.
    """

    asks = "prompt-convert"
    pauses = True
    first = CONVERT
    last = SLAUGHTER

    def __init__(self, number: Amount, cost: list[int], gains: list[int]) -> None:
        self.number = number
        self.cost = cost
        self.gains = gains

    def most(self, state: State, seat: int) -> int:
        """The largest number of conversions that the seat can pay for."""
        goods = state.seats[seat].goods
        most = self.number.count(state, seat)
        for i in range(0, len(self.cost), 2):
            resource = self.cost[i]
            if resource == CLAY:
                while not state.can_pay(seat, CLAY, most * self.cost[i + 1]):
                    most -= 1
            else:
                most = min(most, goods[resource] // self.cost[i + 1])
        return most

    def left(self, state: State, seat: int) -> int:
        """The number of conversions that are left."""
        return self.number.count(state, seat) - state.seats[seat].stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        left = self.left(state, seat)
        found = self.ways(state, seat, min(self.most(state, seat), left))
        if found or (left and state.seats[seat].stack[-2] and self.can_exchange(state, seat)):
            found.append(DONE)
        return found

    def feeds_itself(self) -> bool:
        """True if its products can be exchanged for more of its materials: food and peat can."""
        for i in range(0, len(self.gains), 2):
            if self.gains[i] in (FOOD, PEAT):
                return True
        return False

    def can_exchange(self, state: State, seat: int) -> bool:
        """True if the seat can exchange goods now, with a building or a Peat Boat."""
        found = [DONE, DONE]
        if state.anytime is not None:
            state.anytime.offer(state, seat, found)
        for move in found:
            if TRADE <= move < LOAD:
                return True
        return False

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE or not state.amended(BETWEEN_CONVERSIONS):
            super().play(state, seat, move)
            return
        stack = state.seats[seat].stack
        stack[-2] += times(move)
        left = self.left(state, seat)
        top = len(stack)
        self.do(state, seat, move)
        goes_on = left > 0 and (self.most(state, seat) > 0 or self.feeds_itself()) and self.can_exchange(state, seat)
        if not goes_on:
            del stack[top - FRAME : top]

    def choices(self, state: State, seat: int) -> list[int]:
        return self.ways(state, seat, self.most(state, seat))

    def ways(self, state: State, seat: int, most: int) -> list[int]:
        """The moves that convert once, twice, … up to `most` times; where there is a choice, also with a dearer
        material."""
        found = list(range(CONVERT, CONVERT + most))
        for count in range(1, most + 1):
            if self.has_choice(state, seat, count):
                found.append(CONVERT_DEARLY + count - 1)
        return found

    def has_choice(self, state: State, seat: int, count: int) -> bool:
        """True if a dearer material can be paid than has to be."""
        return self.cost[0] == CLAY and state.has_choice(seat, CLAY, count)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        count = times(move)
        most = self.left(state, seat) if state.top(seat) is self else self.number.count(state, seat)
        missing = at_most(count, most) or self.materials_missing(state, seat, count)
        if missing is None and move >= CONVERT_DEARLY and not self.has_choice(state, seat, count):
            return ONE_WAY_TO_PAY
        return missing

    def materials_missing(self, state: State, seat: int, count: int) -> Message | None:
        """The reason why the seat can't pay for `count` conversions, or None."""
        cost = self.cost
        return price_missing(state, seat, [cost[i] if i % 2 == 0 else count * cost[i] for i in range(len(cost))])

    def do(self, state: State, seat: int, move: int) -> None:
        count = times(move)
        source = self.source(state, seat)
        self.pay(state, seat, count, move >= CONVERT_DEARLY)
        for i in range(0, len(self.gains), 2):
            state.gain(seat, self.gains[i], count * self.gains[i + 1], source)

    def pay(self, state: State, seat: int, count: int, dearly: bool) -> None:
        """Pay for `count` conversions."""
        for i in range(0, len(self.cost), 2):
            if self.cost[i] == CLAY:
                state.charge(seat, CLAY, count * self.cost[i + 1], dearly)
            else:
                state.pay(seat, self.cost[i], count * self.cost[i + 1])

    def prompt(self, state: State, seat: int) -> Message:
        arguments: dict[str, float | str | Message | list[Message]] = {
            "count": self.left(state, seat),
            "cost": amounts(self.cost),
            "gains": amounts(self.gains),
        }
        return Message(self.asks, arguments)


class Bake(Convert):
    """Convert grain and peat; flax stands for grain that is missing, and wood or timber for peat.

    ruling: Of several breads, flax goes into those for which there is no grain left, and wood heats those for which
    there is no peat left.
    """

    def most(self, state: State, seat: int) -> int:
        goods = state.seats[seat].goods
        most = min(self.number.count(state, seat), goods[GRAIN] + goods[FLAX])
        while not state.can_pay(seat, WOOD, most - goods[PEAT]):
            most -= 1
        return most

    def has_choice(self, state: State, seat: int, count: int) -> bool:
        return state.has_choice(seat, WOOD, count - state.seats[seat].goods[PEAT])

    def materials_missing(self, state: State, seat: int, count: int) -> Message | None:
        goods = state.seats[seat].goods
        if count > goods[GRAIN] + goods[FLAX]:
            return goods_missing(state, seat, [GRAIN, count - goods[FLAX]])
        if state.can_pay(seat, WOOD, count - goods[PEAT]):
            return None
        return goods_missing(state, seat, [PEAT, count])

    def pay(self, state: State, seat: int, count: int, dearly: bool) -> None:
        goods = state.seats[seat].goods
        grain = min(count, goods[GRAIN])
        peat = min(count, goods[PEAT])
        state.pay(seat, GRAIN, grain)
        state.pay(seat, FLAX, count - grain)
        state.pay(seat, PEAT, peat)
        if peat < count:
            state.charge(seat, WOOD, count - peat, dearly)


class Slaughter(Option):
    """Convert an animal to 3 food and 2 hides, a cattle to 4 food."""

    asks = "prompt-slaughter"
    first = SLAUGHTER
    last = CUT

    def choices(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        return [SLAUGHTER + i for i in range(ANIMALS) if goods[SHEEP + i]]

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(SLAUGHTER, CUT))

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return goods_missing(state, seat, [SHEEP + move - SLAUGHTER, 1])

    def do(self, state: State, seat: int, move: int) -> None:
        animal = SHEEP + move - SLAUGHTER
        source = self.source(state, seat)
        state.pay(seat, animal, 1)
        state.gain(seat, FOOD, 4 if animal == CATTLE else 3, source)
        state.gain(seat, HIDES, 2, source)


class CutPeat(Option):
    """Cut at most `number` peat, on moors of the seat's choice. The counter is the number of tokens cut."""

    asks = "prompt-cut"
    first = CUT
    last = BUILD

    def __init__(self, number: Amount) -> None:
        self.number = number

    def noted(self, state: State, seat: int) -> int:
        return self.number.noted(state, seat)

    def left(self, state: State, seat: int) -> int:
        """The number of tokens that may still be cut."""
        return self.number.due(state, seat) - state.seats[seat].stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        left = self.left(state, seat)
        found = self.cuts(state, seat, left)
        if state.greedy:
            # As much as possible: where that is all the peat, or all from one moor, there is no choice.
            mine = state.seats[seat]
            return found[-1:] if left >= mine.peat_to_cut() or mine.moors_with_peat() == 1 else found
        if found:
            found.append(DONE)
        return found

    def choices(self, state: State, seat: int) -> list[int]:
        return self.cuts(state, seat, self.number.count(state, seat))

    def cuts(self, state: State, seat: int, left: int) -> list[int]:
        """The moves that cut at most `left` tokens, each on one moor."""
        moors = state.seats[seat].moors
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

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        boardwalk = state.seats[seat].moors[0]
        peat, count = what_is_cut(move)
        if not peat and count > boardwalk:
            return Message("reason-boardwalk-peat", {"count": boardwalk})
        left = self.left(state, seat) if state.top(seat) is self else self.number.count(state, seat)
        return (moor_missing(state, seat, peat) if peat else None) or at_most(count, left)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return Message("reason-cut-most") if move == DONE else super().why_not(state, seat, move)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        peat, count = what_is_cut(move)
        mine.stack[-2] += count
        state.cut(seat, mine.moor_with(peat) if peat else 0, count)

    def prompt(self, state: State, seat: int) -> Message:
        return Message(self.asks, {"count": self.left(state, seat)})


class Master(Option):
    """Move at most `number` different Tool Indicators by one space each, for their costs.

    The counter is the number of indicators moved, the mode has them as bits. A Workbench that is added counts at once.
    """

    asks = "prompt-master"
    first = IMPROVE
    last = VEHICLE

    def __init__(self, number: Amount) -> None:
        self.number = number

    def choices(self, state: State, seat: int) -> list[int]:
        return self.improvements(state, seat, 0)

    def improvements(self, state: State, seat: int, moved: int) -> list[int]:
        """The moves of those tools that have not been moved."""
        mine = state.seats[seat]
        found: list[int] = []
        dearly: list[int] = []
        for tool in range(TOOLS):
            if moved >> tool & 1 or not mine.can_improve(tool):
                continue
            if state.can_pay(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool]):
                found.append(IMPROVE + tool)
                if state.has_choice(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool]):
                    dearly.append(IMPROVE_DEARLY + tool)
        found += dearly
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(IMPROVE, IMPROVE + TOOLS))

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        mine = state.seats[seat]
        dearly = move >= IMPROVE_DEARLY
        tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
        if state.top(seat) is self and mine.stack[-1] >> tool & 1:
            return Message("reason-tool-moved")
        if not mine.can_improve(tool):
            return Message("reason-track-end")
        missing = price_missing(state, seat, [TOOL_COST[tool], TOOL_COST_COUNT[tool]])
        if missing is None and dearly:
            return choice_missing(state, seat, TOOL_COST[tool], TOOL_COST_COUNT[tool])
        return missing

    def left(self, state: State, seat: int) -> int:
        """The number of indicators that may still be moved."""
        return self.number.count(state, seat) - state.seats[seat].stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        if self.left(state, seat) <= 0:
            return []
        found = self.improvements(state, seat, state.seats[seat].stack[-1])
        if found:
            found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        dearly = move >= IMPROVE_DEARLY
        tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
        mine.stack[-2] += 1
        mine.stack[-1] |= 1 << tool
        state.charge(seat, TOOL_COST[tool], TOOL_COST_COUNT[tool], dearly)
        state.improve(seat, tool, 1)

    def prompt(self, state: State, seat: int) -> Message:
        return Message(self.asks, {"count": self.left(state, seat)})
