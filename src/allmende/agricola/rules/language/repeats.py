"""Exchanges that can be made several times in a row."""

from __future__ import annotations

from allmende.agricola.components.moves import DONE
from allmende.agricola.rules.language.action import Action, OneOf
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class UpTo(OneOf):
    """One of several actions, again and again, up to `most` times in all. The counter has the number of times."""

    repeats = True

    def __init__(self, options: list[Action], most: Amount | int) -> None:
        super().__init__(options)
        self.most = most

    def limit(self, state: State, seat: int) -> int:
        """The largest number of times."""
        return self.most if isinstance(self.most, int) else self.most.count(state, seat)

    def is_complete(self, state: State, seat: int) -> bool:
        """True if it has been done as often as possible."""
        return self.so_far(state, seat) >= self.limit(state, seat)

    def is_owed(self) -> bool:
        return False

    def is_possible(self, state: State, seat: int) -> bool:
        return not self.is_complete(state, seat) and super().is_possible(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        return [] if self.is_complete(state, seat) else super().choices(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        if not self.limit(state, seat):
            return Message("reason-none-to-count")
        return NOT_NOW if self.is_complete(state, seat) else super().refusal(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
        else:
            state.seats[seat].stack[-2] += 1
            self.do(state, seat, move)
