"""When there is no room for all animals (chapter "Animal Husbandry Options")."""

from __future__ import annotations

from allmende.agricola.rules.components import ANIMALS, SHEEP
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.moves import RELEASE
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Step


class Crowded(Step[Table]):
    """Give animals back, or cook them, until there is room for those that are left.

    The mode has the kinds of which one animal has to stay, as bits.

    ruling: Goods may be discarded at any time. That is offered where it can matter: here, and before animals breed.
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if is_housed(mine):
            return []
        stay = mine.stack[-1]
        return [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i] > (stay >> i & 1)]

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        mine.animals_are_housed()

    def play(self, table: Table, seat: int, move: int) -> None:
        table.release_animal(seat, SHEEP + move - RELEASE)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-crowded")
