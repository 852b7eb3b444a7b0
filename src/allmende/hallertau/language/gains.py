"""What effects give: goods, sheep, tools, jewelry and fields, given or chosen."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.hallertau.components import FIELD, RESOURCE_NAMES
from allmende.hallertau.language.effect import FREELY, Effect, UpTo
from allmende.hallertau.moves import DONE, TAKE
from allmende.hallertau.state import Table

# Amounts: a plain number, or one of these.
THE_ROUND: Final = -1
EACH_SHEEP: Final = -2


def amount(table: Table, seat: int, number: int) -> int:
    """What an amount comes to for this seat now."""
    if number == THE_ROUND:
        return table.round
    if number == EACH_SHEEP:
        return table.seats[seat].sheep_count()
    return number


class Gain(Effect):
    """Gain a number of one resource. Sparingly: piece by piece."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource = resource
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        if self.count(table, seat) > 0:
            return None
        if self.number == EACH_SHEEP:
            return Message("reason-no-sheep")
        resource = Message(f"resource-{RESOURCE_NAMES[self.resource]}", {"count": 2})
        return Message("reason-full", {"resource": resource})

    def count(self, table: Table, seat: int) -> int:
        return table.room_for(seat, self.resource, amount(table, seat, self.number))

    def divisible(self, table: Table, seat: int) -> bool:
        return self.count(table, seat) > 0

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        return self.count(table, seat) > 1

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.stack[-1] == FREELY or mine.stack[-2] >= amount(table, seat, self.number):
            return []
        return [TAKE + self.resource, DONE] if table.room_for(seat, self.resource, 1) else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            table.gain(seat, self.resource, 1, self.source(table, seat))

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-1] == FREELY:
            table.gain(seat, self.resource, amount(table, seat, self.number), self.source(table, seat))
        mine.pop()

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sparingly")


class GainField(Effect):
    """Place a new field in a row. A field can't be divided; sparingly it can be left."""

    def __init__(self, row: int) -> None:
        self.row = row

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if table.room_for(seat, FIELD, 1) else Message("reason-no-column")

    def divisible(self, table: Table, seat: int) -> bool:
        return self.can(table, seat)

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        return False

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].stack[-1] == FREELY:
            return []
        return [TAKE + FIELD, DONE] if table.room_for(seat, FIELD, 1) else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        if move != DONE:
            self.resume(table, seat)
        else:
            table.seats[seat].pop()

    def resume(self, table: Table, seat: int) -> None:
        table.gain_field(seat, self.row, self.source(table, seat))
        table.seats[seat].pop()

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sparingly")


class Take(UpTo):
    """Gain goods of your choice out of some, one by one, the same or different ones."""

    def __init__(self, number: int, goods: list[int]) -> None:
        super().__init__(number)
        self.goods = goods

    def choices(self, table: Table, seat: int) -> list[int]:
        return [TAKE + good for good in self.goods]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.gain(seat, move - TAKE, 1, self.source(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-take", {"count": self.number - table.seats[seat].stack[-2]})
