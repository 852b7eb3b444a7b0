"""Goods that cards put onto accumulation spaces by themselves."""

from __future__ import annotations

from allmende.agricola.components.board import space_number
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.moments import GOING_HOME, OTHERS, USED, space_told
from allmende.agricola.rules.state import State


class RestockUsed(Trigger):
    """In the returning home phase, goods come onto an accumulation space for each time that others have used it.

    The card's mark counts these uses.
    """

    def __init__(self, space: str, count: int) -> None:
        self.space = space_number(space)
        super().__init__(GOING_HOME, [Restock(space, count)], by=ALL_PLAYERS)

    def bits(self) -> int:
        return 1 << USED | 1 << GOING_HOME

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        if moment == USED + OTHERS:
            return space_told(detail) == self.space
        return moment == GOING_HOME


class Restock(Given):
    """Goods that accumulate on an action space come there, `count` for each time that the card's mark counts."""

    def __init__(self, space: str, count: int) -> None:
        self.space = space_number(space)
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        uses = mine.mark_of(self.card)
        if state.reaction(seat).moment >= OTHERS:
            mine.set_mark(self.card, uses + 1)
        elif uses:
            mine.set_mark(self.card, 0)
            state.goods[self.space] += self.count * uses
            state.shared_version += 1
