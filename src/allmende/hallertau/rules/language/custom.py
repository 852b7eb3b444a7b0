"""Nodes of only one or two cards, which a test counts. At its third use a node becomes vocabulary."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.components.contents import TWICE
from allmende.hallertau.components.moves import CHOOSE, DONE, PICK_FIELD, ROWS, SOW, TAKE
from allmende.hallertau.components.pieces import CROPS, FIELD, HIDES, HIGHEST_ROW, JEWELRY, LOWEST_ROW
from allmende.hallertau.rules.amendments import FIELDS_ALIKE
from allmende.hallertau.rules.fields import alike, double_yield, gain_field, sow
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, PLANTED_FIELD, Amount, Fields, Fixed, Have
from allmende.hallertau.rules.language.costs import field_like, planted_fields
from allmende.hallertau.rules.language.effect import Effect, UpTo, choosing
from allmende.hallertau.rules.language.farm import has_empty_field
from allmende.hallertau.rules.language.gains import Piecewise
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import gain, room_for


class SowTwice(UpTo):
    """Sow up to two crops of one type in a single field (627)."""

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        mine = state.seats[seat]
        if max(mine.goods[:CROPS]) == 0:
            return Message("reason-no-crop")
        return None if has_empty_field(mine, HIGHEST_ROW) else Message("reason-no-empty-field")

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for row in range(LOWEST_ROW, HIGHEST_ROW + 1):
            if row not in mine.fields:
                continue
            for crop in range(CROPS):
                if mine.goods[crop] >= 1:
                    found.append(SOW + crop * ROWS + row - LOWEST_ROW)
                if mine.goods[crop] >= 2:
                    found.append(SOW + (crop + TWICE - 1) * ROWS + row - LOWEST_ROW)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        sow(state, seat, (move - SOW) // ROWS + 1, (move - SOW) % ROWS + LOWEST_ROW)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sow-twice")


class DoubleYield(UpTo):
    """Double the yield of a field that is about to be harvested (426)."""

    doubles_yield = True

    def __init__(self) -> None:
        super().__init__(Fixed(1))
        self.planted = Fields(PLANTED_FIELD, [], [])

    def amounts(self) -> list[Amount]:
        return [self.number, self.planted]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-nothing-planted")

    def choices(self, state: State, seat: int) -> list[int]:
        return planted_fields(state, seat, state.seats[seat].doubled)

    def do(self, state: State, seat: int, move: int) -> None:
        to_harvest = -1 if state.amended(FIELDS_ALIKE) else 0
        double_yield(state, seat, alike(state, seat, field_like(move - PICK_FIELD), to_harvest, 2))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-double")


class HidesUpToTools(Piecewise):
    """Gain hides until there are as many as tools (631)."""

    piece = TAKE + HIDES

    def most(self, state: State, seat: int, mode: int) -> int:
        mine = state.seats[seat]
        # Hides that were taken sparingly count among the goods already.
        taken = 0 if mode % OPTION == FREELY else mine.stack[-2]
        return max(0, mine.tools - mine.goods[HIDES]) + taken

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        gain(state, seat, HIDES, count, self.source(state, seat))


class FieldsWithSum(Effect):
    """Gain two fields whose rows add up to the number of jewelry; or one, if its row can be all of it (607)."""

    def __init__(self) -> None:
        self.sum = Have(JEWELRY)

    def amounts(self) -> list[Amount]:
        return [self.sum]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if room_for(state, seat, FIELD, 1) else Message("reason-no-column")

    def ways(self, state: State, seat: int) -> list[list[int]]:
        """The rows of the new fields, for each way to place them."""
        total = self.sum.count(state, seat, 0)
        room = room_for(state, seat, FIELD, 2)
        found: list[list[int]] = []
        if room == 2:
            for first in range(LOWEST_ROW, HIGHEST_ROW + 1):
                if first <= total - first <= HIGHEST_ROW:
                    found.append([first, total - first])
        if room and LOWEST_ROW <= total <= HIGHEST_ROW:
            found.append([total])
        return found

    def moves(self, state: State, seat: int) -> list[int]:
        found = [CHOOSE + i for i in range(len(self.ways(state, seat)))]
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        ways = self.ways(state, seat)
        source = self.source(state, seat)
        state.seats[seat].pop()
        if move != DONE:
            for row in ways[move - CHOOSE]:
                gain_field(state, seat, row, source)

    def prompt(self, state: State, seat: int) -> Message:
        return choosing(state, seat)


class PayJewelryInButchery(Effect):
    """Have the Butchery take a jewelry in place of the sheep (328), as soon as the card is played."""


class NextActionIsLast(Effect):
    """Commit the seat to use up its workers with its next action (222)."""

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.last_action = True
        mine.pop()


# Every kind belongs here, or a test fails; a kind here that a reader leaves out is a type error.
CustomNode = SowTwice | DoubleYield | HidesUpToTools | FieldsWithSum | PayJewelryInButchery | NextActionIsLast
