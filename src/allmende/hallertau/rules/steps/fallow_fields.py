"""Phase 6: Fallow Fields."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.position import Step
from allmende.hallertau.rules.components import COLUMNS, HIGHEST_ROW, LOWEST_ROW
from allmende.hallertau.rules.moves import FALLOW, ROWS
from allmende.hallertau.rules.phases import HARVEST
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import Table


class FallowFields(Step[Table]):
    """All empty fields slide one row up; then exactly one of them slides up again. Both are mandatory."""

    def __init__(self, once_more: Step[Table]) -> None:
        self.once_more = once_more

    def resume(self, table: Table, seat: int) -> None:
        if table.turn >= 0:
            table.begin_phase(HARVEST)
            return
        table.turn = table.first
        for i in range(len(table.seats)):
            mine = table.seats[i]
            for column in range(COLUMNS):
                if 0 < mine.fields[column] < EMPTY:
                    table.raise_field(i, column)
            mine.push(self.once_more.index)


class FallowOnceMore(Step[Table]):
    """Choose the empty field that slides up again: one that can, if there is any."""

    pauses = True
    rests = True

    def moves(self, table: Table, seat: int) -> list[int]:
        fields = table.seats[seat].fields
        return [FALLOW + row - LOWEST_ROW for row in range(LOWEST_ROW, HIGHEST_ROW) if row in fields]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        table.raise_field(seat, mine.field_in(move - FALLOW + LOWEST_ROW))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-fallow")

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        if FALLOW <= move < FALLOW + ROWS:
            return Message("reason-no-empty-field-in", {"row": move - FALLOW + LOWEST_ROW})
        return Message("reason-must-fallow")
