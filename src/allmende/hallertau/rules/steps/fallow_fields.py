"""Phase 6: Fallow Fields."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.state import Step
from allmende.hallertau.components.moves import FALLOW, ROWS
from allmende.hallertau.components.pieces import COLUMNS, HIGHEST_ROW, LOWEST_ROW
from allmende.hallertau.rules.fields import raise_field
from allmende.hallertau.rules.phases import HARVEST
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import State


class FallowFields(Step[State]):
    """All empty fields slide one row up; then exactly one of them slides up again. Both are mandatory."""

    def __init__(self, once_more: Step[State]) -> None:
        self.once_more = once_more

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0:
            state.begin_phase(HARVEST)
            return
        state.turn = state.first
        for i in range(len(state.seats)):
            mine = state.seats[i]
            for column in range(COLUMNS):
                if 0 < mine.fields[column] < EMPTY:
                    raise_field(state, i, column)
            mine.push(self.once_more.index)


class FallowOnceMore(Step[State]):
    """Choose the empty field that slides up again: one that can, if there is any."""

    pauses = True
    rests = True

    def moves(self, state: State, seat: int) -> list[int]:
        fields = state.seats[seat].fields
        return [FALLOW + row - LOWEST_ROW for row in range(LOWEST_ROW, HIGHEST_ROW) if row in fields]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        raise_field(state, seat, mine.field_in(move - FALLOW + LOWEST_ROW))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-fallow")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if FALLOW <= move < FALLOW + ROWS:
            return Message("reason-no-empty-field-in", {"row": move - FALLOW + LOWEST_ROW})
        return Message("reason-must-fallow")
