"""The base of all effects, and their combinations: in order, one of several, or up to a number of times."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.moves import DONE
from allmende.arle.components.pieces import FOOD, GRAIN, RESOURCE_NAMES
from allmende.arle.rules.amendments import ONCE_MORE
from allmende.arle.rules.language.amounts import Amount
from allmende.arle.rules.shortages import NOT_NOW, goods_missing, not_asked
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import has_all, pay, pay_all
from allmende.core.message import Message
from allmende.core.rules import effects
from allmende.core.rules.effects import first_refusal
from allmende.core.rules.node import root_target
from allmende.core.rules.phrases import amount

AFTER_ALL: Final = 1
"""The counter of an effect that was put off until after the others."""
CHOSEN_ALREADY: Final = Message("reason-chosen-already")


class Effect(effects.Effect[State]):
    """A part of what an action space or a building does.

    ruling: A thing given without a cost or a choice is always taken, since it can do no harm: animals may be returned
    at any time. An effect that costs something, or covers land, may be left.
    """

    def parts(self) -> list[Effect]:
        return []

    def is_possible(self, state: State, seat: int) -> bool:
        return self.refusal(state, seat) is None

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return not_asked(move)

    def noted(self, state: State, seat: int) -> int:
        """The mode that its frame begins with."""
        return 0


class Given(Effect):
    """An effect that comes without a choice."""

    def give(self, state: State, seat: int, source: str) -> None:
        """Carry it out for the seat."""
        raise NotImplementedError

    def resume(self, state: State, seat: int) -> None:
        source = self.source(state, seat)
        state.seats[seat].pop()
        self.give(state, seat, source)


class Action(Effect):
    """An effect that the seat may choose, and may leave with `done`.

    The moves from `first` up to `last` can belong to it. `asks` is the prompt. It `pauses` if anytime actions may first
    have to get food or goods for it: then the seat is asked even if it is not possible yet. It `comes_back` if an
    anytime sale can make it possible once more, since it returns a thing that the option brings or uses up.

    Each kind says in `refusal` why it is not possible at all, or in `move_refusal` why it is not by one of its moves,
    whichever comes first for it; each of the two follows from the other.
    """

    first: int
    last: int
    asks: str
    comes_back: bool = False
    required: bool = False
    """True if it is taken if it can be: with one way to do it, nothing is asked."""

    def actions(self) -> list[Action]:
        """The options between which one chooses here."""
        return [self]

    def choices(self, state: State, seat: int) -> list[int]:
        """The moves that do it, as a new list."""
        raise NotImplementedError

    def do(self, state: State, seat: int, move: int) -> None:
        """Carry out one of its moves; its frame is already off the stack."""
        raise NotImplementedError

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        seen = self.visible(state, seat)
        return self.move_refusal(state, seat, seen[0] if seen else self.first)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        """The reason why it is not possible by this one of its moves, or None."""
        return self.refusal(state, seat)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        for option in self.actions():
            if option.first <= move < option.last:
                return option.move_refusal(state, seat, move) or NOT_NOW
        return not_asked(move)

    def moves(self, state: State, seat: int) -> list[int]:
        found = self.choices(state, seat)
        if not self.required and (found or self.pauses):
            found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].pop()
        if move != DONE:
            self.do(state, seat, move)

    def prompt(self, state: State, seat: int) -> Message:
        return Message(self.asks)


class OneOf(Action):
    """One of several options, "or" in the rulebook."""

    asks = "prompt-one-of"

    def __init__(self, options: list[Action], required: bool) -> None:
        self.options = options
        self.required = required
        for option in options:
            if option.pauses:
                self.pauses = True
        if len(options) == 1:
            raise ValueError("one option is no choice")

    def parts(self) -> list[Effect]:
        return [*self.options]

    def actions(self) -> list[Action]:
        return self.options

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.choices(state, seat)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        for option in self.options:
            if option.first <= move < option.last:
                option.do(state, seat, move)
                return

    def refusal(self, state: State, seat: int) -> Message | None:
        return first_refusal(self.options, state, seat)

    def visible(self, state: State, seat: int) -> list[int]:
        return visible_among(self.options, state, seat)

    def prompt(self, state: State, seat: int) -> Message:
        return Message(self.asks, {"place": Message(root_target(state, seat).replace(":", "-"))})


class EachOnce(Action):
    """Several options, each of which may be taken once, in any order: "and/or". The mode has those taken, as bits.

    The gains of one of them may help to take another, in an exchange at any time: so it pauses in between.
    """

    asks = "prompt-each-once"
    pauses = True

    def __init__(self, options: list[Action]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return [*self.options]

    def actions(self) -> list[Action]:
        return self.options

    def untaken(self, state: State, seat: int, taken: int) -> list[int]:
        """The moves of the options that have not been taken."""
        found: list[int] = []
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].choices(state, seat)
        return found

    def moves(self, state: State, seat: int) -> list[int]:
        taken = state.seats[seat].stack[-1]
        found = self.untaken(state, seat, taken)
        if taken < (1 << len(self.options)) - 1:
            found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        for i in range(len(self.options)):
            option = self.options[i]
            if option.first <= move < option.last:
                mine.stack[-1] |= 1 << i
                option.do(state, seat, move)
                return

    def refusal(self, state: State, seat: int) -> Message | None:
        return first_refusal(self.options, state, seat)

    def visible(self, state: State, seat: int) -> list[int]:
        return visible_among(self.options, state, seat)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        taken = state.seats[seat].stack[-1]
        for i in range(len(self.options)):
            if taken >> i & 1 and self.options[i].first <= move < self.options[i].last:
                return CHOSEN_ALREADY
        return super().why_not(state, seat, move)


class UpTo(Action):
    """An option taken at most `number` times, one at a time. The counter is the number of times that it was taken."""

    def __init__(self, number: Amount, option: Action) -> None:
        self.number = number
        self.option = option
        self.pauses = option.comes_back

    def parts(self) -> list[Effect]:
        return [self.option]

    def noted(self, state: State, seat: int) -> int:
        return self.number.noted(state, seat)

    def actions(self) -> list[Action]:
        return [self.option]

    def left(self, state: State, seat: int) -> int:
        """The number of times that it may still be taken."""
        return self.number.due(state, seat) - state.seats[seat].stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        if self.left(state, seat) <= 0:
            return []
        found = self.option.choices(state, seat)
        if not self.option.required and (found or self.may_come_back(state, seat)):
            found.append(DONE)
        return found

    def may_come_back(self, state: State, seat: int) -> bool:
        """True if it was taken already, and something may be sold first to take it once more."""
        return self.option.comes_back and state.seats[seat].stack[-2] > 0 and state.amended(ONCE_MORE)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.option.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        return self.option.refusal(state, seat)

    def visible(self, state: State, seat: int) -> list[int]:
        return self.option.visible(state, seat)

    def prompt(self, state: State, seat: int) -> Message:
        return Message(self.option.asks + "-times", {"count": self.left(state, seat)})


def visible_among(options: list[Action], state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to use for one of these options."""
    return [move for option in options for move in option.visible(state, seat)]


class Then(Effect):
    """Effects carried out one after the other, from top to bottom. The counter is the number done.

    One of them can be put off until after the others: the mode is its number, counted from 1.
    """

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def is_possible(self, state: State, seat: int) -> bool:
        for effect in self.effects:
            if effect.is_possible(state, seat):
                return True
        return False

    def refusal(self, state: State, seat: int) -> Message | None:
        return first_refusal(self.effects, state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        done, put_off = mine.stack[-2], mine.stack[-1]
        if done == len(self.effects) and put_off:
            mine.stack[-1] = 0
            mine.push(self.effects[put_off - 1].index, AFTER_ALL)
            return
        mine.take_up(self.effects)
        if done < len(self.effects):
            mine.stack[-1] = self.effects[done].noted(state, seat)


class Source(Then):
    """The whole effect of an action space or a building; `target` is its place on the screen, where its pieces come
    from.

    `food` is the cost of using an action space; with `or_grain`, a seat without food may pay grain.
    """

    def __init__(self, target: str, effects: list[Effect], food: int = 0, or_grain: bool = False) -> None:
        super().__init__(effects)
        self.target = target
        self.food = food
        self.or_grain = or_grain

    def is_affordable(self, state: State, seat: int) -> bool:
        """True if the seat can pay for using it."""
        goods = state.seats[seat].goods
        if goods[FOOD] >= self.food:
            return True
        return self.or_grain and not goods[FOOD] and goods[GRAIN] >= self.food

    def refusal(self, state: State, seat: int) -> Message | None:
        """The reason why the seat can't pay for using it, or None; it may be used even if it brings nothing."""
        if self.is_affordable(state, seat):
            return None
        if self.or_grain and not state.seats[seat].goods[FOOD]:
            food, grain = amount(RESOURCE_NAMES[FOOD], self.food), amount(RESOURCE_NAMES[GRAIN], self.food)
            return Message("reason-needs-food-or-grain", {"food": food, "grain": grain})
        return goods_missing(state, seat, [FOOD, self.food])

    def begin(self, state: State, seat: int) -> None:
        """Have the seat pay for using it, and push it."""
        resource = FOOD if state.seats[seat].goods[FOOD] >= self.food else GRAIN
        pay(state, seat, resource, self.food, self.target)
        state.seats[seat].push(self.index)


def action(state: State, space: int) -> Source:
    """The effect of an action space."""
    used = state.steps[state.actions[space]]
    assert isinstance(used, Source)
    return used


class Exchange(Effect):
    """Goods given for something else, with a building, at any time and any number of times. `least`: goods that one
    must have besides."""

    def __init__(self, cost: list[int], gains: Then, least: list[int]) -> None:
        self.cost = cost
        self.gains = gains
        self.least = least

    def parts(self) -> list[Effect]:
        return [self.gains]

    def is_affordable(self, state: State, seat: int) -> bool:
        """True if the seat has the goods to be given, and those that it must have besides."""
        return has_all(state, seat, self.cost) and has_all(state, seat, self.least)

    def is_possible(self, state: State, seat: int) -> bool:
        return self.is_affordable(state, seat) and self.gains.is_possible(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        return (
            goods_missing(state, seat, self.cost)
            or goods_missing(state, seat, self.least)
            or self.gains.refusal(state, seat)
        )

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        pay_all(state, seat, self.cost)
        mine.push(self.gains.index)
