"""What cards give: goods by number, by what one has or by the players, goods on round spaces, bonus points."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import BOAR, CARD_MARK, FIELD_TILE, PROMISED_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.farm.housing import has_room_for_more
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Effect, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.state import Table


class GainEach(Given):
    """So many of a resource for every so many of an amount."""

    def __init__(self, resource: int, count: int, every: int, of: Amount) -> None:
        self.resource = resource
        self.count = count
        self.every = every
        self.of = of

    def give(self, table: Table, seat: int, source: str) -> None:
        receive(table, seat, self.resource, self.count * (self.of.count(table, seat) // self.every), source)

    def foreseen(self, table: Table, seat: int) -> list[int]:
        return [self.resource, self.count * (self.of.count(table, seat) // self.every)]


class GainFor(Given):
    """So many of a resource for having at least so many of an amount: the counts belong to the numbers one by one."""

    def __init__(self, resource: int, counts: Sequence[int], least: Sequence[int], of: Amount) -> None:
        self.resource = resource
        self.counts = list(counts)
        self.least = list(least)
        self.of = of

    def give(self, table: Table, seat: int, source: str) -> None:
        place = place_of(self.least, self.of.count(table, seat))
        if place >= 0:
            receive(table, seat, self.resource, self.counts[place], source)


def place_of(least: list[int], number: int) -> int:
    """The place of the last of these numbers, in rising order, that a number reaches, or -1."""
    place = -1
    for i in range(len(least)):
        if number >= least[i]:
            place = i
    return place


class ByPlayers(Given):
    """Goods that depend on the number of players: resource and count for the `fewest` of them, one more, and so on."""

    def __init__(self, pairs: Sequence[int], fewest: int = 1) -> None:
        self.pairs = list(pairs)
        self.fewest = fewest

    def give(self, table: Table, seat: int, source: str) -> None:
        place = 2 * (len(table.seats) - self.fewest)
        receive(table, seat, self.pairs[place], self.pairs[place + 1], source)


class ForOthers(Given):
    """So many of a resource for each other player."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def give(self, table: Table, seat: int, source: str) -> None:
        for i in range(len(table.seats)):
            if i != seat:
                table.own(i)
                table.gain(i, self.resource, self.count, source)


class If(Given):
    """Gains under a condition, and others if it does not hold."""

    def __init__(self, condition: Condition, gains: Sequence[Given], otherwise: Sequence[Given] = ()) -> None:
        self.condition = condition
        self.gains = list(gains)
        self.otherwise = list(otherwise)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return [*self.gains, *self.otherwise]

    def give(self, table: Table, seat: int, source: str) -> None:
        for gain in self.gains if self.condition.holds(table, seat) else self.otherwise:
            gain.give(table, seat, source)


class PromiseOn(Given):
    """So many of a resource on round spaces: so many after this one (`later`), certain ones, or all that are left.

    Spaces of rounds that have begun get nothing. `every`: of all that are left, only those that this divides. `odd`:
    only the next so many with an odd number. With the goods may come something that their owner can do `then`.
    """

    def __init__(
        self,
        resource: int,
        count: int,
        later: Sequence[int] = (),
        rounds: Sequence[int] = (),
        every: int = 0,
        odd: int = 0,
        then: Action | None = None,
    ) -> None:
        self.resource = resource
        self.count = count
        self.later = list(later)
        self.rounds = list(rounds)
        self.every = every
        self.odd = odd
        self.waiting = Waiting(CARD_MARK, then) if then is not None else None

    def laid(self) -> list[Effect]:
        return [self.waiting] if self.waiting is not None else []

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        chosen = self.chosen(table.round)
        for number in chosen:
            mine.promised = [*mine.promised, number, self.resource, self.count]
            if self.waiting is not None:
                self.waiting.lay(mine, number)
        if table.log is not None:
            name = RESOURCE_NAMES[self.resource]
            table.log.append(events.Promised(seat=seat, resource=name, count=self.count, rounds=chosen, source=source))

    def chosen(self, now: int) -> list[int]:
        """The rounds to come on whose spaces goods go in this round."""
        return [number for number in range(now + 1, ROUNDS + 1) if self.is_meant(now, number)]

    def is_meant(self, now: int, number: int) -> bool:
        """Whether goods go onto the space of a round to come."""
        if self.every:
            return number % self.every == 0
        if self.odd:
            return number % 2 == 1 and (number - now - 1) // 2 < self.odd
        return number - now in self.later or number in self.rounds


class PromisePiece(Given):
    """A piece on each of some spaces of rounds to come: when such a round begins, its owner may do something with it.

    `later` says how many rounds after this one, `rounds` which ones; `when` is what has to hold then.
    """

    def __init__(
        self,
        piece: int,
        then: Action,
        later: Sequence[int] = (),
        rounds: Sequence[int] = (),
        when: Condition | None = None,
    ) -> None:
        self.piece = piece
        self.later = list(later)
        self.rounds = list(rounds)
        self.waiting = Waiting(piece, then, when)

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def meant(self, table: Table, seat: int) -> list[int]:
        """The rounds on whose spaces a piece goes."""
        numbers = [*[table.round + later for later in self.later], *self.rounds]
        return [number for number in numbers if table.round < number <= ROUNDS]

    def give(self, table: Table, seat: int, source: str) -> None:
        for number in self.meant(table, seat):
            self.waiting.lay(table.seats[seat], number)
            if table.log is not None:
                tell_of_piece(table, seat, self.piece, number, source)


def tell_of_piece(table: Table, seat: int, piece: int, number: int, source: str) -> None:
    """Tell that a piece was placed on the space of a round."""
    assert table.log is not None
    if piece == FIELD_TILE:
        table.log.append(events.FieldPromised(seat=seat, round=number, source=source))
    else:
        table.log.append(events.PiecePromised(seat=seat, what=PROMISED_NAMES[piece], round=number, source=source))


class BonusPoints(Given):
    """Bonus points, for every one of an amount or just so many."""

    def __init__(self, count: int, of: Amount | None = None) -> None:
        self.count = count
        self.of = of

    def give(self, table: Table, seat: int, source: str) -> None:
        points = self.count if self.of is None else self.count * self.of.count(table, seat)
        award(table, seat, points, source)


def award(table: Table, seat: int, points: int, source: str) -> None:
    """Have a seat get bonus points."""
    if points:
        table.seats[seat].bonus += points
        if table.log is not None:
            table.log.append(events.BonusPointsGained(seat=seat, points=points, source=source))


class BreedBoar(Given):
    """Wild boar breed outside the breeding phase, if there is room.

    ruling: Whoever has no room for the young one can make some before the round ends.
    """

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        if mine.goods[BOAR] >= 2 and has_room_for_more(mine, 0, 1, 0):
            table.bear(seat, BOAR)
