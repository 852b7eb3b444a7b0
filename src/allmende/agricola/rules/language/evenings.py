"""What cards that speak of the phases of a round let their owner do, or demand."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import ACCUMULATED, BUILDING_SPACES
from allmende.agricola.rules.board import ROUNDS, SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.components import CARD_MARK, FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import OPTIONAL, Action, Effect
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.goods import take_from
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.moves import CHOOSE, FENCE, MOST_WAYS, PICK
from allmende.agricola.rules.player import crops_in
from allmende.agricola.rules.state import Table


class TakeCrop(Action):
    """Take one crop of a kind from a field, wherever it lies there. Afterward something else can be done."""

    asks = "prompt-take-crop"
    first = PICK
    last = FENCE

    def __init__(self, crop: int, then: Action | None = None) -> None:
        self.crop = crop
        self.then = then

    def parts(self) -> list[Effect]:
        return [] if self.then is None else [self.then]

    def choices(self, table: Table, seat: int) -> list[int]:
        crops = table.seats[seat].crops
        return [PICK + field for field in range(len(crops)) if crops_in(crops[field], self.crop == VEGETABLE)]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.take_one_of(seat, move - PICK, self.crop)

    def finish(self, table: Table, seat: int) -> None:
        if self.then is not None:
            table.seats[seat].push(self.then.index, 0, OPTIONAL)


class GrainFor(Action):
    """Pay a grain, from the supply or from a field, to do something."""

    asks = "prompt-pay-grain"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, then: Action) -> None:
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def owns(self, move: int) -> bool:
        return move == CHOOSE or PICK <= move < FENCE

    def choices(self, table: Table, seat: int) -> list[int]:
        if not self.then.is_possible(table, seat):
            return []
        mine = table.seats[seat]
        found = [CHOOSE] if mine.goods[GRAIN] else []
        found += [PICK + field for field in range(len(mine.crops)) if mine.crops[field] > 0]
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        if move == CHOOSE:
            table.pay(seat, GRAIN, 1)
        else:
            table.pay_crop(seat, move - PICK)

    def finish(self, table: Table, seat: int) -> None:
        table.seats[seat].push(self.then.index)


class TakeFromSpace(Action):
    """Take a building resource from an accumulation space that has enough of it: `least` of each, wood first."""

    asks = "prompt-take-from-space"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, least: Sequence[int]) -> None:
        self.least = list(least)

    def spaces(self, table: Table) -> list[int]:
        """The action spaces from which one can be taken."""
        found: list[int] = []
        for space in range(SPACE_COUNT):
            if BUILDING_SPACES >> space & 1 and table.goods[space] >= self.least[ACCUMULATED[space]]:
                found.append(space)
        return found

    def choices(self, table: Table, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.spaces(table)))]

    def do(self, table: Table, seat: int, move: int) -> None:
        space = self.spaces(table)[move - CHOOSE]
        table.goods[space] -= 1
        take_from(table, seat, space, ACCUMULATED[space], 1, f"space:{SPACE_NAMES[space]}")


class BuyPoints(Action):
    """Bonus points for a food each, up to an amount."""

    asks = "prompt-buy-points"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, most: Amount) -> None:
        self.most = most

    def choices(self, table: Table, seat: int) -> list[int]:
        most = min(self.most.count(table, seat), table.seats[seat].goods[FOOD])
        return [CHOOSE + i for i in range(most)]

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay(seat, FOOD, move - CHOOSE + 1, source)
        award(table, seat, move - CHOOSE + 1, source)


class LendFood(Action):
    """A food of one's own on each of so many of the next round spaces, one of some numbers; then it comes back.

    With it comes something that can be done. Where fewer round spaces are left, there is a food for each of them.
    """

    asks = "prompt-lend"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS
    owed = True

    def __init__(self, counts: Sequence[int], then: Action) -> None:
        self.counts = list(counts)
        self.waiting = Waiting(CARD_MARK, then)

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for count in self.counts:
            food = min(count, ROUNDS - table.round)
            if 0 < food <= table.seats[seat].goods[FOOD] and CHOOSE + food - 1 not in found:
                found.append(CHOOSE + food - 1)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        food = move - CHOOSE + 1
        table.pay(seat, FOOD, food, source)
        rounds = table.promise(seat, FOOD, food)
        for number in rounds:
            self.waiting.lay(table.seats[seat], number)
        if table.log is not None:
            name = RESOURCE_NAMES[FOOD]
            table.log.append(events.Promised(seat=seat, resource=name, count=1, rounds=rounds, source=source))
