"""Actions: what a seat does in a way of its choice; "and/or", "and afterward", one of several."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import DONE
from allmende.agricola.components.phrases import named
from allmende.agricola.rules.amendments import PAUSED_FOR_OWED
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Then
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.turns import is_without_use
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.node import root_target
from allmende.core.rules.state import FRAME


class Action(Effect):
    """Something that the seat does in a way of its choice.

    `first` to `last` are the moves that can belong to it; `asks` is the prompt. It has to be done at least once, unless
    its mode is `OPTIONAL`; one that `repeats` may be done as often as possible, and its counter has the number of
    times. One that may be left, and could be done after an anytime move, is left only when the seat says so.
    `with_major`: it is part of a "Major or Minor Improvement" action. An action that is `owed` is forced by a card and
    can't be left out, but no anytime move has to be made for it.
    """

    first: int
    last: int
    asks: str
    repeats: bool = False
    with_major: bool = False
    owed: bool = False

    def choices(self, state: State, seat: int) -> list[int]:
        """The moves that carry it out, as a new list."""
        raise NotImplementedError

    def do(self, state: State, seat: int, move: int) -> None:
        """Carry it out by this move."""
        raise NotImplementedError

    def cost_here(self) -> list[int]:
        """The cost paid in this action instead of a printed one, as pairs; empty if the printed one is paid."""
        return []

    def must_spend(self) -> int:
        """The resource of which at least one has to be paid in this action, or -1."""
        return -1

    def cheaper(self) -> list[Saving]:
        """The savings that make things cheaper that are paid for in this action."""
        return []

    def owns(self, move: int) -> bool:
        """True if a move belongs to this action."""
        return self.first <= move < self.last

    def actions(self) -> list[Action]:
        """The actions among which the seat chooses here."""
        return [self]

    def is_owed(self) -> bool:
        return self.owed

    def is_free(self) -> bool:
        """True if it costs nothing, so that no player would leave it for another one that gives the same."""
        return False

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def so_far(self, state: State, seat: int) -> int:
        """Its counter; 0 if it is not under way, so that something else lies on top of the stack."""
        stack = state.seats[seat].stack
        return stack[-2] if stack and stack[-FRAME] == self.index else 0

    def is_due(self, state: State, seat: int) -> bool:
        """True if it has to be done now that it is on top of the stack, and has not been yet."""
        stack = state.seats[seat].stack
        return not stack[-2] and stack[-1] != OPTIONAL

    def deal(self, state: State, seat: int) -> list[int]:
        """The goods that it exchanges, if it does hardly anything else: pairs of resource and change."""
        return []

    def moves(self, state: State, seat: int) -> list[int]:
        found = self.choices(state, seat)
        if self.is_due(state, seat):
            if not found and self.may_wait(state, seat):
                found.append(DONE)
        elif found or state.could_help(seat, self):
            found.append(DONE)
        return found

    def waits(self, state: State, seat: int, moves: list[int]) -> bool:
        return self.pauses or moves[0] == DONE or (self.is_owed() and self.may_wait(state, seat))

    def may_wait(self, state: State, seat: int) -> bool:
        """True if it offers more after an anytime move, though it has to be done: since an amendment."""
        return state.amended(PAUSED_FOR_OWED) and state.could_help(seat, self)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            self.end(state, seat)
            return
        if self.repeats:
            mine.stack[-2] += 1
        else:
            mine.pop()
            self.finish(state, seat)
        self.do(state, seat, move)

    def resume(self, state: State, seat: int) -> None:
        self.end(state, seat)

    def end(self, state: State, seat: int) -> None:
        """Leave it."""
        mine = state.seats[seat]
        was_done = mine.stack[-2] != 0
        mine.pop()
        if not was_done:
            self.decline(state, seat)
        elif self.repeats:
            self.finish(state, seat)

    def decline(self, state: State, seat: int) -> None:
        """Carry out the consequences of leaving it out altogether."""

    def finish(self, state: State, seat: int) -> None:
        """Carry out the consequences of having done it; for one that does not repeat, they are laid beneath it."""

    def prompt(self, state: State, seat: int) -> Message:
        asked = Message(self.asks)
        if state.moves(seat)[:1] == [DONE]:  # only anytime moves are left
            asked = Message("prompt-lacking", {"prompt": asked})
        card = asking_card(state, seat)
        return Message("prompt-by-card", {"card": named("card", card), "prompt": asked}) if card else asked


def asking_card(state: State, seat: int) -> str:
    """The name of the card that a seat is carrying out, or "" if something else asks."""
    target = root_target(state, seat)
    return target.removeprefix("card:") if target.startswith("card:") else ""


class Priced(Action):
    """An action done in a single way, and paid for with a `cost` of its own: pairs of resource and count."""

    cost: list[int]

    def is_free(self) -> bool:
        return not self.cost

    def is_possible(self, state: State, seat: int) -> bool:
        return state.has_all(seat, self.cost)

    def choices(self, state: State, seat: int) -> list[int]:
        return [self.first] if self.is_possible(state, seat) else []


class OnCard(Action):
    """An action of which a card holds a limited number. The card's mark counts those used."""

    pile_size: int

    def left_on_card(self, mark: int) -> int:
        return self.pile_size - mark


class OneOf(Action):
    """Exactly one of several actions."""

    asks = "prompt-choose"

    def __init__(self, options: list[Action]) -> None:
        self.options = options
        if all(option.asks == options[0].asks for option in options):
            self.asks = options[0].asks

    def parts(self) -> list[Effect]:
        return [*self.options]

    def actions(self) -> list[Action]:
        return self.options

    def is_owed(self) -> bool:
        for option in self.options:
            if not option.owed and not option.is_free():
                return False
        return True

    def owns(self, move: int) -> bool:
        for option in self.options:
            if option.owns(move):
                return True
        return False

    def is_possible(self, state: State, seat: int) -> bool:
        for option in self.options:
            if option.is_possible(state, seat):
                return True
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.choices(state, seat)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        for option in self.options:
            if option.owns(move):
                state.seats[seat].push(option.index)
                option.play(state, seat, move)
                return


class AndOr(OneOf):
    """Several actions, "and/or": each once, in any order, and at least one of them. The counter has those taken.

    If a card permits it for the use of an action space, one of them may be replaced by another action, `instead`; the
    counter's bit behind those of the options tells that it was.
    """

    def __init__(self, options: list[Action], instead: Action | None = None, permit: int = 0) -> None:
        super().__init__(options)
        self.asks = "prompt-and-or"
        self.instead = instead
        self.permit = permit

    def parts(self) -> list[Effect]:
        return [*self.options] if self.instead is None else [*self.options, self.instead]

    def owns(self, move: int) -> bool:
        for option in self.options:
            if option.owns(move):
                return True
        return self.instead is not None and self.instead.owns(move)

    def alternative(self, state: State, seat: int) -> Action | None:
        """The action that a card of the seat permits instead of one of the options."""
        mine = state.seats[seat]
        if self.instead is None or not mine.permits & self.permit or is_without_use(mine):
            return None
        return self.instead

    def is_possible(self, state: State, seat: int) -> bool:
        for option in self.options:
            if option.is_possible(state, seat):
                return True
        alternative = self.alternative(state, seat)
        return alternative is not None and alternative.is_possible(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        taken = state.seats[seat].stack[-2]
        found: list[int] = []
        alternative = self.alternative(state, seat)
        if alternative is not None and bit_count(taken) == len(self.options):
            return found
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].choices(state, seat)
        if alternative is not None and not taken >> len(self.options):
            found += alternative.choices(state, seat)
        return found

    def end(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        taken = mine.stack[-2]
        mine.pop()
        for i in range(len(self.options)):
            if not taken >> i & 1:
                self.options[i].decline(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            self.end(state, seat)
            return
        for i in range(len(self.options)):
            if self.options[i].owns(move):
                mine.stack[-2] |= 1 << i
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        if self.instead is not None and self.instead.owns(move):
            mine = state.seats[seat]
            mine.stack[-2] |= 1 << len(self.options)
            mine.push(self.instead.index)
            self.instead.play(state, seat, move)
        else:
            super().do(state, seat, move)


class AndAfterward(Then):
    """One effect, and afterward another one, which may be left out: "and afterward"."""

    def __init__(self, effect: Effect, afterward: Action) -> None:
        super().__init__([effect, afterward])

    def is_possible(self, state: State, seat: int) -> bool:
        return self.effects[0].is_possible(state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if mine.stack[-2]:
            mine.pop()
            mine.push(self.effects[1].index, 0, OPTIONAL)
        else:
            mine.stack[-2] = 1
            mine.push(self.effects[0].index)
