"""What cards say about animals: how many there are, where they stand, and which ones come."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.components import ANIMALS, SHEEP
from allmende.agricola.rules.farm.housing import best_pastures, has_room
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Priced
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moves import CHOOSE
from allmende.agricola.rules.state import Table


class OfferHerd(Priced):
    """One animal of each of these kinds for something else, but only if all of them can be accommodated.

    ruling: Other animals can be given away to make room, but not those that come.
    """

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, cost: Sequence[int], animals: Sequence[int]) -> None:
        self.cost = list(cost)
        self.animals = list(animals)

    def is_possible(self, table: Table, seat: int) -> bool:
        return super().is_possible(table, seat) and self.has_room(table, seat)

    def has_room(self, table: Table, seat: int) -> bool:
        """Whether there would be room for these animals alone."""
        alone = [0] * ANIMALS
        for animal in self.animals:
            alone[animal - SHEEP] += 1
        return has_room(table.seats[seat], alone[0], alone[1], alone[2])

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay_all(seat, self.cost, source)
        stay = 0
        for animal in self.animals:
            table.gain(seat, animal, 1, source)
            stay |= 1 << animal - SHEEP
        table.accommodate(seat, stay)


class StockedPastures(Amount):
    """The pastures with an animal and `room` for at least so many more; without, those that hold as many as they can.

    ruling: Animals may be moved at any time, so they stand as it is best for this card, and for others that ask for it.
    """

    def __init__(self, room: int = -1) -> None:
        self.room = room

    def count(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        if self.room >= 0:
            return best_pastures(mine, self.room, False)
        room = -1
        for card in mine.played:
            for bonus in card_at(table, card).bonuses:
                if isinstance(bonus.of, StockedPastures):
                    room = max(room, bonus.of.room)
        both = best_pastures(mine, room, True)
        return both - best_pastures(mine, room, False) if room >= 0 else both
