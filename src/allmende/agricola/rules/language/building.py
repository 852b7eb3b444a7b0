"""What cards about building speak of: what has just been built, what was built in a turn, what lies unused."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import CLAYEY, RESOURCE_NAMES, WOODEN
from allmende.agricola.rules.farm.farmyard import ALL_SPACES, SPACES, around
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition, LivesIn
from allmende.agricola.rules.language.counted import rooms_of_turn
from allmende.agricola.rules.language.effect import Action, Effect, Given
from allmende.agricola.rules.language.gains import PromiseOn, PromisePiece, award, place_of
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.moments import renovated_to
from allmende.agricola.rules.permits import NO_RENOVATION
from allmende.agricola.rules.state import Table

# Amounts


class MajorPoints(Amount):
    """The points that are printed on the seat's major improvements, of which the smallest number counts twice."""

    def count(self, table: Table, seat: int) -> int:
        majors = table.majors_of(seat)
        improvements = table.setup.improvements
        total = least = 0
        for i in range(len(improvements)):
            if majors >> i & 1:
                points = improvements[i].points
                least = points if not total else min(least, points)
                total += points
        return total + least


# Conditions


class RenovatedTo(Condition):
    """The house has just been renovated to this material."""

    of_moment = True

    def __init__(self, house: int) -> None:
        self.house = house

    def holds(self, table: Table, seat: int) -> bool:
        return renovated_to(table.told(seat)) == self.house


class CanBeRenovated(LivesIn):
    """The house is not made of stone, and may be renovated."""

    def __init__(self) -> None:
        super().__init__([WOODEN, CLAYEY])

    def holds(self, table: Table, seat: int) -> bool:
        return super().holds(table, seat) and not table.seats[seat].permits & NO_RENOVATION


class UnusedTogether(Condition):
    """Two unused farmyard spaces are orthogonally adjacent."""

    def holds(self, table: Table, seat: int) -> bool:
        unused = ALL_SPACES & ~table.seats[seat].used_spaces()
        for space in range(SPACES):
            if unused >> space & 1 and around(1 << space) & unused:
                return True
        return False


# Points, savings


class PointsIf(Points):
    """Points under a condition."""

    def __init__(self, points: int, condition: Condition) -> None:
        self.points = points
        self.condition = condition

    def count(self, table: Table, seat: int) -> int:
        return self.points if self.condition.holds(table, seat) else 0


class Free(Saving):
    """Nothing has to be paid."""

    order = 0

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def ways(self, table: Table, seat: int, cost: list[int]) -> list[list[int]]:
        return [[0] * len(cost)]


# What is given


class BonusFor(Given):
    """Bonus points for having at least so many of an amount: the points belong to the numbers one by one."""

    def __init__(self, points: Sequence[int], least: Sequence[int], of: Amount) -> None:
        self.points = list(points)
        self.least = list(least)
        self.of = of

    def give(self, table: Table, seat: int, source: str) -> None:
        place = place_of(self.least, self.of.count(table, seat))
        if place >= 0:
            award(table, seat, self.points[place], source)


class GainForRooms(Given):
    """One of a resource for rooms built in this turn: the resources belong to wood, clay and stone one by one."""

    def __init__(self, resources: Sequence[int]) -> None:
        self.resources = list(resources)

    def give(self, table: Table, seat: int, source: str) -> None:
        for house in range(len(self.resources)):
            if rooms_of_turn(table.seats[seat], house):
                receive(table, seat, self.resources[house], 1, source)


class PromisePieceBy(PromisePiece):
    """A piece on the space of a round to come, as many rounds later as there are of an amount."""

    def __init__(self, piece: int, then: Action, of: Amount) -> None:
        super().__init__(piece, then)
        self.of = of

    def meant(self, table: Table, seat: int) -> list[int]:
        later = self.of.count(table, seat)
        return [table.round + later] if later and table.round + later <= ROUNDS else []


class PromiseUntil(PromiseOn):
    """One of a resource on each of the next round spaces, which another part of the card may take away again.

    The card's mark is the last of these rounds.
    """

    def __init__(self, card: int, resource: int, rounds: int) -> None:
        super().__init__(resource, 1, later=range(1, rounds + 1))
        self.card = card

    def give(self, table: Table, seat: int, source: str) -> None:
        super().give(table, seat, source)
        table.seats[seat].set_mark(self.card, table.round + len(self.later))


class TakeBack(Given):
    """What a card has promised is taken away from the spaces of rounds to come; `PromiseUntil` has noted how far."""

    def __init__(self, card: int, resource: int) -> None:
        self.card = card
        self.resource = resource

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        last = mine.mark_of(self.card)
        mine.set_mark(self.card, 0)
        for number in range(table.round + 1, min(last, ROUNDS) + 1):
            take_promised(table, seat, number, self.resource)
        if last > table.round and table.log is not None:
            rounds = list(range(table.round + 1, min(last, ROUNDS) + 1))
            name = RESOURCE_NAMES[self.resource]
            table.log.append(events.PromiseEnded(seat=seat, resource=name, rounds=rounds, to=source))


def take_promised(table: Table, seat: int, number: int, resource: int) -> None:
    """Take one of a resource, which lies there, off the space of a round."""
    mine = table.seats[seat]
    promised = mine.promised[:]
    for i in range(0, len(promised), 3):
        if promised[i] == number and promised[i + 1] == resource:
            promised[i + 2] -= 1
            mine.promised = promised if promised[i + 2] else promised[:i] + promised[i + 3 :]
            return


class Only(Effect):
    """An effect under a condition."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.condition.holds(table, seat) and self.effect.is_possible(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        if self.is_possible(table, seat):
            mine.push(self.effect.index)
