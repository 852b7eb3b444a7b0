"""Several actions, "and/or": each once, in any order, and at least one of them."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import DONE
from allmende.agricola.rules.language.action import Action, OneOf
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.turns import is_without_use
from allmende.agricola.rules.shortages import FINISH_FIRST, NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


class EachOnce(OneOf):
    """Several actions, "and/or": each once, in any order, and at least one of them. The counter has those taken.

    If a card permits it for the use of an action space, one of them may be replaced by another action, `instead`; the
    counter's bit behind those of the options tells that it was. `most`: no more of them than that, unless it is 0.
    """

    def __init__(self, options: list[Action], instead: Action | None = None, permit: int = 0, most: int = 0) -> None:
        super().__init__(options)
        self.asks = "prompt-and-or"
        self.most = most
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
        permitted = mine.permits & self.permit != 0 and not is_without_use(mine)
        return self.instead if permitted else None

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
        if self.most and bit_count(taken) >= self.most:
            return found
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].choices(state, seat)
        if alternative is not None and not taken >> len(self.options):
            found += alternative.choices(state, seat)
        return found

    def taken(self, state: State, seat: int) -> int:
        """Those taken, as bits, while it is on top of the stack or one of them lies on it."""
        stack = state.seats[seat].stack
        return stack[-2] if stack[-FRAME] == self.index else stack[-FRAME - 2]

    def visible(self, state: State, seat: int) -> list[int]:
        taken = self.taken(state, seat)
        found: list[int] = []
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].visible(state, seat)
        return found

    def refusal_of_rest(self, state: State, seat: int, move: int) -> Message | None:
        taken = self.taken(state, seat)
        options = self.options[:]
        alternative = self.alternative(state, seat)
        if alternative is not None:
            options.append(alternative)
        for i in range(len(options)):
            if options[i].is_own(state, seat, move):
                if taken >> i & 1:
                    return Message("reason-action-taken")
                if move in options[i].choices(state, seat):
                    return FINISH_FIRST
                return options[i].move_refusal(state, seat, move) or NOT_NOW
        return None

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move == DONE:
            return super().why_not(state, seat, move)
        return self.refusal_of_rest(state, seat, move) or elsewhere(state, seat, move, self.plays)

    def end(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        taken = mine.stack[-2]
        mine.pop()
        for i in range(len(self.options)):
            if not taken >> i & 1:
                self.options[i].decline(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        for i in range(len(self.options)):
            if self.options[i].is_own(state, seat, move):
                state.seats[seat].stack[-2] |= 1 << i
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        if self.instead is not None and self.instead.owns(move):
            mine = state.seats[seat]
            mine.stack[-2] |= 1 << len(self.options)
            mine.push(self.instead.index)
            self.instead.play(state, seat, move)
        else:
            super().do(state, seat, move)
