"""Effects on the seat's boards: sow, harvest and move fields, advance Craft Buildings, move boulders."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.hallertau.components.contents import CONTENTS, content_count, content_good
from allmende.hallertau.components.moves import ADVANCE, DONE, MOVE_BOULDER, PICK_FIELD, RAISE, ROWS, SOW
from allmende.hallertau.components.pieces import (
    ALL_CROPS,
    COLUMNS,
    CRAFTS,
    HIGHEST_ROW,
    LOWEST_ROW,
    RESOURCE_NAMES,
)
from allmende.hallertau.rules.amendments import FIELDS_ALIKE
from allmende.hallertau.rules.community_center import advance, move_boulder
from allmende.hallertau.rules.fields import alike, harvest, move_field, raise_field, sow
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, PRIVATE, Amount, Fields, Fixed
from allmende.hallertau.rules.language.costs import field_like, field_number, planted_fields
from allmende.hallertau.rules.language.effect import Effect, UpTo
from allmende.hallertau.rules.language.gains import TakeAlike
from allmende.hallertau.rules.player import EMPTY, Player
from allmende.hallertau.rules.state import State

ALL_FIELDS: Final = COLUMNS


class Sow(UpTo):
    """Sow at most `number` goods of some types from the supply, one at a time, each in an empty field."""

    def __init__(self, number: Amount, goods: list[int]) -> None:
        super().__init__(number)
        self.goods = goods

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        mine = state.seats[seat]
        for good in self.goods:
            if mine.goods[good]:
                break
        else:
            return Message("reason-no-crop")
        if not has_empty_field(mine, HIGHEST_ROW):
            return Message("reason-no-empty-field")
        return None

    def choices(self, state: State, seat: int) -> list[int]:
        return sowings(state.seats[seat], self.goods)

    def do(self, state: State, seat: int, move: int) -> None:
        sow(state, seat, (move - SOW) // ROWS + 1, (move - SOW) % ROWS + LOWEST_ROW)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sow", {"count": self.left(state, seat)})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not SOW <= move < SOW + (CONTENTS - 1) * ROWS:
            return Message("reason-not-now")
        content = (move - SOW) // ROWS + 1
        row = (move - SOW) % ROWS + LOWEST_ROW
        good = content_good(content)
        if good not in self.goods or content_count(content) > 1:
            return Message("reason-not-now")
        if not state.seats[seat].goods[good]:
            return needs(RESOURCE_NAMES[good], 1, 0)
        return Message("reason-no-empty-field-in", {"row": row})


class GainAndSow(Effect):
    """Gain a number of one crop of your choice, and then sow that crop once."""

    def __init__(self, number: int) -> None:
        self.gain = TakeAlike(Fixed(number), ALL_CROPS)
        self.sow = [Sow(Fixed(1), [crop]) for crop in ALL_CROPS]
        self.sow_any = Sow(Fixed(1), ALL_CROPS)

    def parts(self) -> list[Effect]:
        return [self.gain, *self.sow, self.sow_any]

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.gain.divisible(state, seat, mode)

    def moves(self, state: State, seat: int) -> list[int]:
        return self.gain.moves(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        mode = state.seats[seat].stack[-1]
        self.gain.play(state, seat, move)
        if move == DONE:
            self.go_on(state, seat, mode)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        self.go_on(state, seat, mode)

    def go_on(self, state: State, seat: int, mode: int) -> None:
        """Sow the crop that was chosen; a seat that took none may still choose one to sow."""
        chosen = mode // PRIVATE
        sow = self.sow[chosen - 1] if chosen else self.sow_any
        state.seats[seat].push(sow.index, 0, mode % PRIVATE)

    def prompt(self, state: State, seat: int) -> Message:
        return self.gain.prompt(state, seat)


class Harvest(UpTo):
    """Harvest at most `number` fields at once, in any phase; each drops a row as usual."""

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if max(state.seats[seat].fields) > EMPTY else Message("reason-nothing-planted")

    def choices(self, state: State, seat: int) -> list[int]:
        return planted_fields(state, seat, 0)

    def do(self, state: State, seat: int, move: int) -> None:
        harvest_like(state, seat, move - PICK_FIELD)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-harvest", {"count": self.left(state, seat)})


class LiftFields(UpTo):
    """Move fields of some kind one row up, each once; without a limit all of them, unless it is done sparingly."""

    raises = True

    def __init__(self, fields: Fields, number: Amount | None = None) -> None:
        super().__init__(number or Fixed(ALL_FIELDS))
        self.fields = fields
        self.all = number is None
        self.spareable = self.all

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.liftable(state.seats[seat], 0) else Message("reason-no-field-to-move")

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.all and self.is_possible(state, seat, mode)

    def liftable(self, mine: Player, lifted: int) -> list[int]:
        """The columns of the fields that can be lifted, apart from those that were (one bit each)."""
        return [
            column
            for column in range(len(mine.fields))
            if self.fields.matches(mine.fields[column])
            and mine.fields[column] % EMPTY < HIGHEST_ROW
            and not lifted >> column & 1
        ]

    def moves(self, state: State, seat: int) -> list[int]:
        if self.all and state.seats[seat].stack[-1] % OPTION == FREELY:
            return []
        return UpTo.moves(self, state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for column in self.liftable(mine, mine.stack[-1] // PRIVATE):
            move = PICK_FIELD + field_number(mine.fields[column])
            if move not in found:
                found.append(move)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        for column in self.liftable(mine, mine.stack[-1] // PRIVATE):
            if field_number(mine.fields[column]) == move - PICK_FIELD:
                mine.stack[-1] += PRIVATE << column
                raise_field(state, seat, column)
                return

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if self.all and mine.stack[-1] % OPTION == FREELY:
            for column in self.liftable(mine, 0):
                raise_field(state, seat, column)
        mine.pop()

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-lift", {"count": self.left(state, seat)})


class MoveEmptyFields(UpTo):
    """Move at most `number` empty fields to a row: the highest, or another."""

    def __init__(self, number: Amount, row: int) -> None:
        super().__init__(number)
        self.row = row

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.rows(state.seats[seat]) else Message("reason-no-field-to-move")

    def rows(self, mine: Player) -> list[int]:
        """The rows from which an empty field can move."""
        return [row for row in range(LOWEST_ROW, HIGHEST_ROW + 1) if row != self.row and row in mine.fields]

    def choices(self, state: State, seat: int) -> list[int]:
        return [RAISE + row - LOWEST_ROW for row in self.rows(state.seats[seat])]

    def do(self, state: State, seat: int, move: int) -> None:
        move_field(state, seat, state.seats[seat].field_in(move - RAISE + LOWEST_ROW), self.row)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-raise", {"count": self.left(state, seat), "row": self.row})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if RAISE <= move < RAISE + ROWS:
            return Message("reason-no-empty-field-in", {"row": move - RAISE + LOWEST_ROW})
        return Message("reason-not-now")


class AdvanceFree(UpTo):
    """Advance a Craft Building one space without paying; boulders still are in its way, and take tools.

    ruling: Only the cost in goods is waived ("without paying the usual cost"): "Moving Boulders" is not part of it.
    """

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-no-craft-to-advance")

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [ADVANCE + craft for craft in range(CRAFTS) if 0 <= mine.tools_to_advance(craft) <= mine.tools]

    def do(self, state: State, seat: int, move: int) -> None:
        advance(state, seat, move - ADVANCE)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-advance-free")


class MoveBoulders(UpTo):
    """Move at most `number` different boulders one space right, without tools."""

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices_after(state.seats[seat], 0) else Message("reason-no-boulder")

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return self.choices_after(mine, mine.stack[-1] // PRIVATE)

    def choices_after(self, mine: Player, moved: int) -> list[int]:
        """The boulders that can move, apart from those that did (one bit each)."""
        return [MOVE_BOULDER + boulder for boulder in mine.loose_boulders() if not moved >> boulder & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        boulder = move - MOVE_BOULDER
        state.seats[seat].stack[-1] += PRIVATE << boulder
        move_boulder(state, seat, boulder // 2, boulder % 2)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-boulders", {"count": self.left(state, seat)})


def harvest_like(state: State, seat: int, number: int) -> None:
    """Harvest a field of this kind: preferably one that isn't harvested in this phase anyway, and one that is
    doubled."""
    to_harvest = 2 if state.amended(FIELDS_ALIKE) else 0
    harvest(state, seat, alike(state, seat, field_like(number), to_harvest, -1))


def has_empty_field(mine: Player, highest: int) -> bool:
    """True if an empty field lies in a row up to `highest`."""
    for field in mine.fields:
        if LOWEST_ROW <= field <= highest:
            return True
    return False


def sowings(mine: Player, goods: list[int]) -> list[int]:
    """The moves that sow one of these goods from the supply in an empty field."""
    found: list[int] = []
    for row in range(LOWEST_ROW, HIGHEST_ROW + 1):
        if row in mine.fields:
            for good in goods:
                if mine.goods[good]:
                    found.append(SOW + good * ROWS + row - LOWEST_ROW)
    return found
