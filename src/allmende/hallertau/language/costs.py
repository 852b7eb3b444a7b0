"""What effects cost: goods, a sheep, a field, a step back of a Craft Building."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.components import CRAFTS, GOODS, LOWEST_ROW, RESOURCE_NAMES, STABLES
from allmende.hallertau.language.effect import Cost
from allmende.hallertau.moves import DONE, RETREAT, SPEND_FIELD, SPEND_SHEEP
from allmende.hallertau.phrases import needs
from allmende.hallertau.player import EMPTY
from allmende.hallertau.state import Table


class Pay(Cost):
    """Pay a number of one good. Exchange does it without asking, so it stands inside a choice."""

    def __init__(self, good: int, number: int) -> None:
        self.good = good
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        have = table.seats[seat].goods[self.good]
        if have >= self.number:
            return None
        return needs(RESOURCE_NAMES[self.good], self.number, have)

    def play(self, table: Table, seat: int, move: int) -> None:
        table.pay_goods(seat, self.good, self.number)


class PaySheep(Cost):
    """Pay one sheep, from a Farmyard card or from the Stables."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if table.seats[seat].sheep_count() else Message("reason-no-sheep")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, STABLES + 1):
            if mine.sheep[place]:
                found.append(SPEND_SHEEP + place - 1)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.pay_sheep(seat, move - SPEND_SHEEP + 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-pay-sheep")


class PayField(Cost):
    """Remove one field, planted or empty."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if max(table.seats[seat].fields) else Message("reason-no-field")

    def moves(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for field in table.seats[seat].fields:
            if field:
                move = SPEND_FIELD + (field % EMPTY - LOWEST_ROW) * (GOODS + 1) + field // EMPTY
                if move not in found:
                    found.append(move)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        number = move - SPEND_FIELD
        table.spend_field(seat, number // (GOODS + 1) + LOWEST_ROW, number % (GOODS + 1) - 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-pay-field")


class MoveCraftBack(Cost):
    """Move one Craft Building one space left, but never onto the Community Center tile."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        mine = table.seats[seat]
        return None if max(mine.crafts) > mine.center else Message("reason-no-craft-to-retreat")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found = [RETREAT + craft for craft in range(CRAFTS) if mine.crafts[craft] > mine.center]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.retreat(seat, move - RETREAT)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-retreat")
