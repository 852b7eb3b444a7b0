"""What effects let you do on your boards: sow, move empty fields, save sheep."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.components import CROPS, HIGHEST_ROW, LOWEST_ROW, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.language.effect import UpTo
from allmende.hallertau.moves import RAISE, ROWS, SOW, SUSTAIN
from allmende.hallertau.phrases import needs
from allmende.hallertau.player import Player
from allmende.hallertau.state import Table


class Sow(UpTo):
    """Sow up to so many crops from the supply, one at a time, each in an empty field."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        mine = table.seats[seat]
        if max(mine.goods[:CROPS]) == 0:
            return Message("reason-no-crop")
        if not _has_empty_field(mine, HIGHEST_ROW):
            return Message("reason-no-empty-field")
        return None

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for row in _empty_rows(mine, HIGHEST_ROW):
            for crop in range(CROPS):
                if mine.goods[crop]:
                    found.append(SOW + crop * ROWS + row - LOWEST_ROW)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        table.sow(seat, (move - SOW) // ROWS, (move - SOW) % ROWS + LOWEST_ROW)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sow", {"count": self.number - table.seats[seat].stack[-2]})

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        if not SOW <= move < SOW + CROPS * ROWS:
            return Message("reason-not-now")
        crop = (move - SOW) // ROWS
        row = (move - SOW) % ROWS + LOWEST_ROW
        if not table.seats[seat].goods[crop]:
            return needs(RESOURCE_NAMES[crop], 1, 0)
        return Message("reason-no-empty-field-in", {"row": row})


class MoveEmptyFields(UpTo):
    """Move up to so many empty fields to the highest row."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        low = _has_empty_field(table.seats[seat], HIGHEST_ROW - 1)
        return None if low else Message("reason-no-field-to-move")

    def choices(self, table: Table, seat: int) -> list[int]:
        return [RAISE + row - LOWEST_ROW for row in _empty_rows(table.seats[seat], HIGHEST_ROW - 1)]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.move_field(seat, table.seats[seat].field_in(move - RAISE + LOWEST_ROW), HIGHEST_ROW)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-raise", {"count": self.number - table.seats[seat].stack[-2]})

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        if RAISE <= move < RAISE + ROWS:
            return Message("reason-no-empty-field-in", {"row": move - RAISE + LOWEST_ROW})
        return Message("reason-not-now")


class Sustain(UpTo):
    """Move one sheep to the next Farmyard card, or from the last into the Stables (life-sustaining action)."""

    def __init__(self) -> None:
        super().__init__(1)

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if self.choices(table, seat) else Message("reason-no-sheep-on-cards")

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, ROUNDS + 1):
            if mine.sheep[place]:
                found.append(SUSTAIN + place - 1)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        table.move_sheep(seat, move - SUSTAIN + 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sustain")


def _has_empty_field(mine: Player, highest: int) -> bool:
    """Whether an empty field lies in a row up to this one."""
    for field in mine.fields:
        if LOWEST_ROW <= field <= highest:
            return True
    return False


def _empty_rows(mine: Player, highest: int) -> list[int]:
    """The rows up to this one in which an empty field lies, lowest first."""
    return [row for row in range(LOWEST_ROW, highest + 1) if row in mine.fields]
