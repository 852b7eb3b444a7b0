"""What lies on the unused spaces of a farmyard, and pieces of one's supply that are laid on round spaces."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.amendments import CLAY_IS_PLACED
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import FOOD, KIND_MASK, RESOURCE_NAMES, STABLE_PIECE
from allmende.agricola.rules.farm.farmyard import ALL_SPACES, SPACES, bit_count
from allmende.agricola.rules.language.effect import Action, Effect, Given
from allmende.agricola.rules.language.farming import BuildStables
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.promises import tell_of_piece
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.moves import CHOOSE, DONE
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.state import Table

# Goods on unused spaces. The card's mark has the spaces on which they lie, as bits, and beyond these how many came
# off the farmyard last.


class LayOnUnused(Given):
    """One of a resource comes onto each unused space of the farmyard."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark & ALL_SPACES)

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        unused = ALL_SPACES & ~mine.used_spaces()
        mine.set_mark(self.card, unused)
        if table.amended(CLAY_IS_PLACED):
            mine.brought += bit_count(unused)
        if table.log is not None:
            name, count = RESOURCE_NAMES[self.resource], bit_count(unused)
            table.log.append(events.LaidOnFarmyard(seat=seat, resource=name, count=count, card=CARD_NAMES[self.card]))


class TakeOffUsed(Given):
    """The goods on the spaces that have just become used ones."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        lies = mine.mark_of(self.card) & ALL_SPACES
        taken = lies & table.told(seat)
        mine.set_mark(self.card, lies & ~taken | bit_count(taken) << SPACES)
        receive(table, seat, self.resource, bit_count(taken), source)


class ExchangeTaken(Action):
    """Any number of the goods that have just been taken off the farmyard become food, one by one."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1
    repeats = True

    def __init__(self, resource: int, food: int) -> None:
        self.resource = resource
        self.food = food

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [CHOOSE] if mine.mark_of(self.card) >> SPACES and mine.goods[self.resource] else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        source = self.source(table, seat)
        mine.set_mark(self.card, mine.mark_of(self.card) - (1 << SPACES))
        table.pay(seat, self.resource, 1, source)
        receive(table, seat, FOOD, self.food, source)


# Stables of the supply on round spaces


class LaidStable(BuildStables):
    """Build the stable that a card has laid on the space of this round, for free; else it goes back to the supply."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def is_possible(self, table: Table, seat: int) -> bool:
        if self.is_complete(table, seat):
            return False
        return table.seats[seat].stable_sites() != 0

    def do(self, table: Table, seat: int, move: int) -> None:
        lift_stable(table, seat)
        super().do(table, seat, move)

    def end(self, table: Table, seat: int) -> None:
        if not table.seats[seat].stack[-2]:
            lift_stable(table, seat)
        super().end(table, seat)


def lift_stable(table: Table, seat: int) -> None:
    """Take the stable off the space of this round, into the supply."""
    mine = table.seats[seat]
    promised = mine.promised
    for i in range(0, len(promised), 3):
        if promised[i] == table.round and promised[i + 1] & KIND_MASK == STABLE_PIECE:
            mine.promised = promised[:i] + promised[i + 3 :]
            mine.stables_away -= 1
            return


class LayStables(Action):
    """Lay stables of the supply on some of several spaces of rounds to come, to be built then.

    The ways are those spaces, in order; the counter has the last one that was chosen, plus 1.
    """

    asks = "prompt-lay-stables"
    repeats = True

    def __init__(self, later: Sequence[int]) -> None:
        self.later = list(later)
        self.first = CHOOSE
        self.last = CHOOSE + len(self.later)
        self.waiting = Waiting(STABLE_PIECE, LaidStable())

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.stables_left() <= 0:
            return []
        done = self.so_far(table, seat)
        return [CHOOSE + i for i in range(done, len(self.later)) if table.round + self.later[i] <= ROUNDS]

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE:
            self.end(table, seat)
            return
        table.seats[seat].stack[-2] = move - CHOOSE + 1
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        number = table.round + self.later[move - CHOOSE]
        mine.stables_away += 1
        self.waiting.lay(mine, number)
        if table.log is not None:
            tell_of_piece(table, seat, STABLE_PIECE, number, self.source(table, seat))
