"""What every effect is, and how effects are put together: one after the other, one of several, up to so many times."""

from __future__ import annotations

from typing import Final

from allmende.arle.rules.amendments import ONCE_MORE
from allmende.arle.rules.components import FOOD, GRAIN
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.moves import DONE
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.node import Node, root_target

AFTER_ALL: Final = 1
"""The counter of an effect that was put off."""


class Effect(Node[Table]):
    """Something an action space or a building does.

    ruling: What is given without a cost or a choice is always taken, since it can do no harm: animals may be returned
    at any time. Whatever costs something, or covers land, may be left.
    """

    def parts(self) -> list[Effect]:
        return []

    def is_possible(self, table: Table, seat: int) -> bool:
        """Whether it would bring the seat anything now; asked of what an exchange brings."""
        raise NotImplementedError

    def noted(self, table: Table, seat: int) -> int:
        """The mode that its frame begins with."""
        return 0


class Given(Effect):
    """Something that comes without a choice."""

    def give(self, table: Table, seat: int, source: str) -> None:
        """Have the seat get it."""
        raise NotImplementedError

    def resume(self, table: Table, seat: int) -> None:
        source = self.source(table, seat)
        table.seats[seat].pop()
        self.give(table, seat, source)


class Option(Effect):
    """Something that the seat may choose, and may leave with `done`.

    `first` to `last` are the moves that can belong to it. `asks` is the prompt. It pauses if one may first have to get
    food or goods for it at any time: then it is asked even if it is not to be had yet. What it brings or uses up
    `comes_back` if something can be sold at any time so that it is to be had once more.
    """

    first: int
    last: int
    asks: str
    comes_back: bool = False
    required: bool = False
    """Whether it is taken if it can be: with one way to do it, nothing is asked."""

    def alternatives(self) -> list[Option]:
        """The options between which one chooses here."""
        return [self]

    def choices(self, table: Table, seat: int) -> list[int]:
        """The ways to do it, as a new list."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, move: int) -> None:
        """Do it in this way; its frame is already off the stack."""
        raise NotImplementedError

    def is_possible(self, table: Table, seat: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def moves(self, table: Table, seat: int) -> list[int]:
        found = self.choices(table, seat)
        if not self.required and (found or self.pauses):
            found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].pop()
        if move != DONE:
            self.do(table, seat, move)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(self.asks)


class OneOf(Option):
    """One of several options, "or" in the rulebook."""

    asks = "prompt-one-of"

    def __init__(self, options: list[Option], required: bool) -> None:
        self.options = options
        self.required = required
        for option in options:
            if option.pauses:
                self.pauses = True
        if len(options) == 1:
            raise ValueError("one option is no choice")

    def parts(self) -> list[Effect]:
        return [*self.options]

    def alternatives(self) -> list[Option]:
        return self.options

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.choices(table, seat)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        for option in self.options:
            if option.first <= move < option.last:
                option.do(table, seat, move)
                return

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(self.asks, {"place": Message(root_target(table, seat).replace(":", "-"))})


class EachOnce(Option):
    """Several options, each of which may be taken once, in any order: "and/or". The mode has those taken, as bits.

    What one of them brings may help to take another, in an exchange at any time: so it pauses in between.
    """

    asks = "prompt-each-once"
    pauses = True

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return [*self.options]

    def alternatives(self) -> list[Option]:
        return self.options

    def untaken(self, table: Table, seat: int, taken: int) -> list[int]:
        """The ways to take what has not been taken."""
        found: list[int] = []
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].choices(table, seat)
        return found

    def moves(self, table: Table, seat: int) -> list[int]:
        taken = table.seats[seat].stack[-1]
        found = self.untaken(table, seat, taken)
        if taken < (1 << len(self.options)) - 1:
            found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        for i in range(len(self.options)):
            option = self.options[i]
            if option.first <= move < option.last:
                mine.stack[-1] |= 1 << i
                option.do(table, seat, move)
                return


class UpTo(Option):
    """An option, up to so many times, one at a time. The counter says how often it was taken."""

    def __init__(self, number: Amount, option: Option) -> None:
        self.number = number
        self.option = option
        self.pauses = option.comes_back

    def parts(self) -> list[Effect]:
        return [self.option]

    def noted(self, table: Table, seat: int) -> int:
        return self.number.noted(table, seat)

    def alternatives(self) -> list[Option]:
        return [self.option]

    def left(self, table: Table, seat: int) -> int:
        """How often it may still be taken."""
        return self.number.due(table, seat) - table.seats[seat].stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        if self.left(table, seat) <= 0:
            return []
        found = self.option.choices(table, seat)
        if not self.option.required and (found or self.may_come_back(table, seat)):
            found.append(DONE)
        return found

    def may_come_back(self, table: Table, seat: int) -> bool:
        """Whether it was taken already, and something may be sold first to take it once more."""
        return self.option.comes_back and table.seats[seat].stack[-2] > 0 and table.amended(ONCE_MORE)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.option.do(table, seat, move)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(self.option.asks + "-times", {"count": self.left(table, seat)})


class Then(Effect):
    """Effects carried out one after the other, from top to bottom. The counter says how many have been.

    One of them can be put off until after the others: the mode says which, counted from 1.
    """

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def is_possible(self, table: Table, seat: int) -> bool:
        for effect in self.effects:
            if effect.is_possible(table, seat):
                return True
        return False

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        done, put_off = mine.stack[-2], mine.stack[-1]
        if done == len(self.effects) and put_off:
            mine.stack[-1] = 0
            mine.push(self.effects[put_off - 1].index, AFTER_ALL)
            return
        mine.take_up(self.effects)
        if done < len(self.effects):
            mine.stack[-1] = self.effects[done].noted(table, seat)


class Used(Then):
    """What an action space or a building does, as a whole: the place on the screen where its pieces come from.

    `food` is what it costs to use an action space; `or_grain`: grain may be paid by who has no food left.
    """

    def __init__(self, target: str, effects: list[Effect], food: int = 0, or_grain: bool = False) -> None:
        super().__init__(effects)
        self.target = target
        self.food = food
        self.or_grain = or_grain

    def is_affordable(self, table: Table, seat: int) -> bool:
        """Whether the seat can pay for using it."""
        goods = table.seats[seat].goods
        if goods[FOOD] >= self.food:
            return True
        return self.or_grain and not goods[FOOD] and goods[GRAIN] >= self.food

    def begin(self, table: Table, seat: int) -> None:
        """Have the seat pay for using it, and do it next."""
        resource = FOOD if table.seats[seat].goods[FOOD] >= self.food else GRAIN
        table.pay(seat, resource, self.food, self.target)
        table.seats[seat].push(self.index)


def action(table: Table, space: int) -> Used:
    """What an action space does."""
    used = table.steps[table.actions[space]]
    assert isinstance(used, Used)
    return used


class Exchange(Effect):
    """Goods given for something else, with a building, as often as one likes. `least`: what one must have besides."""

    def __init__(self, cost: list[int], gains: Then, least: list[int]) -> None:
        self.cost = cost
        self.gains = gains
        self.least = least

    def parts(self) -> list[Effect]:
        return [self.gains]

    def is_affordable(self, table: Table, seat: int) -> bool:
        """Whether the seat has all that is to be given, and what it must have besides."""
        return table.has_all(seat, self.cost) and table.has_all(seat, self.least)

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.is_affordable(table, seat) and self.gains.is_possible(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        table.pay_all(seat, self.cost)
        mine.push(self.gains.index)
