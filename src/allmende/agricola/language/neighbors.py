"""Dealings with other players."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.language.effect import Given
from allmende.agricola.language.offers import Offer
from allmende.agricola.state import Table


class GiveTo(Offer):
    """Goods for something else, as `Offer`, but what is paid goes to the player whose doing it is."""

    def __init__(self, card: int, cost: Sequence[int], gains: Sequence[Given]) -> None:
        super().__init__(cost, gains)
        self.card = card

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        for i in range(0, len(self.cost), 2):
            table.hand_over(seat, table.doer(seat), self.cost[i], self.cost[i + 1], self.card)
        for gain in self.gains:
            gain.give(table, seat, source)
