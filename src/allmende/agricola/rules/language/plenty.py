"""Goods on a card for large numbers of goods that players take."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.rules.accumulation import ACCUMULATED, BUILDING_SPACES
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.stock import STORED_BITS, Stock
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.moments import GOODS_TAKEN, number_told, space_told
from allmende.agricola.rules.state import State


class TakenInPlenty(Trigger):
    """Any player takes at least so many building resources at once: `least` of each kind, wood first."""

    def __init__(self, least: Sequence[int]) -> None:
        super().__init__(GOODS_TAKEN, [TakeInPlenty()], spaces=BUILDING_SPACES, by=ALL_PLAYERS)
        self.least = list(least)

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        if not super().heeds(state, seat, moment, detail):
            return False
        return number_told(detail) >= self.least[ACCUMULATED[space_told(detail)]]


class TakeInPlenty(Stock):
    """Take one of the building resource that has just been taken off the card, if any is left."""

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        stored = self.stored(mark)
        for i in range(len(self.kinds)):
            counts[self.kinds[i]] = stored[i]
        return counts

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        resource, mark = ACCUMULATED[space_told(state.told(seat))], mine.mark_of(self.card)
        place = self.kinds.index(resource)
        if self.stored(mark)[place]:
            mine.set_mark(self.card, mark - (1 << STORED_BITS * place))
            receive(state, seat, resource, 1, source)
