"""Goods and pieces on the spaces of rounds to come, and what can be done when such a round begins."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import BUILDING_RESOURCES, CARD_MARK, FIELD_TILE, PROMISED_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.effect import OPTIONAL, Action, Effect, Given
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.state import Table


class PromiseOn(Given):
    """So many of a resource on round spaces: so many after this one (`later`), certain ones, or all that are left.

    Spaces of rounds that have begun get nothing. `every`: of all that are left, only those that this divides. `odd`:
    only the next so many with an odd number. `of`: the next ones, as many as there are of an amount; `by_cost`: the
    same, a number for each of the printed costs that can be paid. With the goods may come something that their owner
    can do `then`. `revocable`: another part of the card may take them away again; its mark is the last of the rounds.
    """

    def __init__(
        self,
        resource: int,
        count: int,
        later: Sequence[int] = (),
        rounds: Sequence[int] = (),
        every: int = 0,
        odd: int = 0,
        of: Amount | None = None,
        by_cost: Sequence[int] = (),
        then: Action | None = None,
        revocable: bool = False,
    ) -> None:
        self.resource = resource
        self.count = count
        self.of = of
        self.costs = list(by_cost)
        self.by_cost = len(by_cost) > 0
        self.revocable = revocable
        self.later = list(later)
        self.rounds = list(rounds)
        self.every = every
        self.odd = odd
        self.waiting = Waiting(CARD_MARK, then) if then is not None else None

    def laid(self) -> list[Effect]:
        return [self.waiting] if self.waiting is not None else []

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        chosen = self.chosen(table, seat)
        if self.revocable:
            mine.set_mark(self.card, table.round + len(self.later))
        for number in chosen:
            mine.promised = [*mine.promised, number, self.resource, self.count]
            if self.waiting is not None:
                self.waiting.lay(mine, number)
        if table.log is not None:
            name = RESOURCE_NAMES[self.resource]
            table.log.append(events.Promised(seat=seat, resource=name, count=self.count, rounds=chosen, source=source))

    def chosen(self, table: Table, seat: int) -> list[int]:
        """The rounds to come on whose spaces goods go in this round."""
        now = table.round
        if self.of is not None or self.by_cost:
            rounds = (
                self.of.count(table, seat) if self.of is not None else self.costs[table.seats[seat].mark_of(self.card)]
            )
            return list(range(now + 1, min(now + rounds, ROUNDS) + 1))
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

    `later` says how many rounds after this one, `of` that these are as many as there are of an amount, and `rounds`
    which ones they are; `when` is what has to hold then.
    Of building resources, some may be discarded before they are counted, so that it is sooner.
    """

    def __init__(
        self,
        piece: int,
        then: Effect,
        later: Sequence[int] = (),
        rounds: Sequence[int] = (),
        of: Amount | None = None,
        when: Condition | None = None,
    ) -> None:
        self.piece = piece
        self.later = list(later)
        self.rounds = list(rounds)
        self.of = of
        self.waiting = Waiting(piece, then, when)
        by_resources = isinstance(of, Counted) and of.name == "building-resources"
        self.discarding = Discard(range(BUILDING_RESOURCES)) if by_resources else None

    def parts(self) -> list[Effect]:
        return [self.discarding] if self.discarding is not None else []

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def meant(self, table: Table, seat: int) -> list[int]:
        """The rounds on whose spaces a piece goes."""
        numbers = [*[table.round + later for later in self.later], *self.rounds]
        if self.of is not None:
            numbers.append(table.round + self.of.count(table, seat))
        return [number for number in numbers if table.round < number <= ROUNDS]

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if self.discarding is None or mine.stack[-2] or not self.discarding.is_possible(table, seat):
            super().resume(table, seat)
        else:
            mine.stack[-2] = 1
            mine.push(self.discarding.index, 0, OPTIONAL)

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


class PromiseInTurn(Given):
    """Goods on the next round spaces, one pair of resource and count after the other, as long as there are any."""

    def __init__(self, pairs: Sequence[int]) -> None:
        self.pairs = list(pairs)

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.round < ROUNDS

    def give(self, table: Table, seat: int, source: str) -> None:
        mine, pairs = table.seats[seat], self.pairs
        for i in range(0, len(pairs), 2):
            number = table.round + 1 + i // 2
            if number <= ROUNDS:
                mine.promised = [*mine.promised, number, pairs[i], pairs[i + 1]]
                if table.log is not None:
                    name, count = RESOURCE_NAMES[pairs[i]], pairs[i + 1]
                    table.log.append(
                        events.Promised(seat=seat, resource=name, count=count, rounds=[number], source=source)
                    )


class TakeBack(Given):
    """What a card has promised is taken away from the spaces of rounds to come; `PromiseUntil` has noted how far."""

    def __init__(self, resource: int) -> None:
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
