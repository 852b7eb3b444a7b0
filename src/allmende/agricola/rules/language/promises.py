"""Goods and pieces on the spaces of rounds to come, and actions when such a round begins."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.pieces import (
    BUILDING_RESOURCES,
    CARD_MARK,
    FIELD_TILE,
    PROMISED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
)
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.counted import BuildingResources
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.state import State


class PromiseOn(Given):
    """`count` of a resource on round spaces: some rounds after this one (`later`), certain ones, or all that are left.

    Spaces of rounds that have begun get nothing. `every`: of all that are left, only those that this divides. `odd`:
    only the next `odd` with an odd number. `of`: the next ones, as many as there are of an amount; `by_cost`: the next
    ones, a number for each of the printed costs that can be paid. With the goods may come something that their owner
    can do `then`. `revocable`: another part of the card may take them away again; its mark is the last of the rounds.
    `next_of`: only the next `next_of` of `rounds`.
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
        next_of: int = 0,
    ) -> None:
        self.resource = resource
        self.count = count
        self.next_of = next_of
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

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        chosen = self.chosen(state, seat)
        if self.revocable:
            mine.set_mark(self.card, state.round + len(self.later))
        for number in chosen:
            mine.promised = [*mine.promised, number, self.resource, self.count]
            if self.waiting is not None:
                self.waiting.lay(mine, number)
        if state.log is not None:
            name = RESOURCE_NAMES[self.resource]
            state.log.append(events.Promised(seat=seat, resource=name, count=self.count, rounds=chosen, source=source))

    def chosen(self, state: State, seat: int) -> list[int]:
        """The rounds to come whose spaces get goods."""
        now = state.round
        if self.of is not None or self.by_cost:
            rounds = (
                self.of.count(state, seat) if self.of is not None else self.costs[state.seats[seat].mark_of(self.card)]
            )
            return list(range(now + 1, min(now + rounds, ROUNDS) + 1))
        found = [number for number in range(now + 1, ROUNDS + 1) if self.is_meant(now, number)]
        return found[: self.next_of] if self.next_of else found

    def is_meant(self, now: int, number: int) -> bool:
        """True if goods go onto the space of round `number`, given the present round."""
        if self.every:
            return number % self.every == 0
        if self.odd:
            return number % 2 == 1 and (number - now - 1) // 2 < self.odd
        return number - now in self.later or number in self.rounds


class PromisePiece(Given):
    """A piece on each of some spaces of rounds to come: when such a round begins, its owner may do something with it.

    The rounds are `later` rounds after this one, or as many after it as there are of an amount (`of`), or those of
    `rounds`; `when` has to hold then. Of building resources, some may be discarded before they are counted, so that it
    is sooner. The piece may also be a good, which its owner gets only by what can be done then.
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
        by_resources = isinstance(of, BuildingResources)
        self.discarding = Discard(range(BUILDING_RESOURCES)) if by_resources else None

    def parts(self) -> list[Effect]:
        return [self.discarding] if self.discarding is not None else []

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def meant(self, state: State, seat: int) -> list[int]:
        """The rounds whose spaces get a piece."""
        numbers = [*[state.round + later for later in self.later], *self.rounds]
        if self.of is not None:
            numbers.append(state.round + self.of.count(state, seat))
        return [number for number in numbers if state.round < number <= ROUNDS]

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if self.discarding is None or mine.stack[-2] or not self.discarding.is_possible(state, seat):
            super().resume(state, seat)
        else:
            mine.stack[-2] = 1
            mine.push(self.discarding.index, 0, OPTIONAL)

    def give(self, state: State, seat: int, source: str) -> None:
        for number in self.meant(state, seat):
            self.waiting.lay(state.seats[seat], number)
            if state.log is not None:
                tell_of_piece(state, seat, self.piece, number, source)


def tell_of_piece(state: State, seat: int, piece: int, number: int, source: str) -> None:
    """Log that a piece was placed on the space of a round."""
    assert state.log is not None
    if piece < RESOURCES:
        name = RESOURCE_NAMES[piece]
        state.log.append(events.Promised(seat=seat, resource=name, count=1, rounds=[number], source=source))
    elif piece == FIELD_TILE:
        state.log.append(events.FieldPromised(seat=seat, round=number, source=source))
    else:
        state.log.append(events.PiecePromised(seat=seat, what=PROMISED_NAMES[piece], round=number, source=source))


class PromiseInTurn(Given):
    """Goods on the next round spaces, one pair of resource and count after the other, as long as there are any.

    `repeated`: the pairs take turns on all round spaces that are left; `evens`: on the even-numbered ones.
    """

    def __init__(self, pairs: Sequence[int], repeated: bool = False, evens: bool = False) -> None:
        self.pairs = list(pairs)
        self.repeated = repeated or evens
        self.evens = evens

    def is_possible(self, state: State, seat: int) -> bool:
        return state.round < ROUNDS

    def give(self, state: State, seat: int, source: str) -> None:
        mine, pairs = state.seats[seat], self.pairs
        if self.repeated:
            pairs = pairs * (ROUNDS - state.round)
        for i in range(0, len(pairs), 2):
            number = state.round // 2 * 2 + 2 + i if self.evens else state.round + 1 + i // 2
            if number <= ROUNDS and pairs[i + 1]:
                mine.promised = [*mine.promised, number, pairs[i], pairs[i + 1]]
                if state.log is not None:
                    name, count = RESOURCE_NAMES[pairs[i]], pairs[i + 1]
                    state.log.append(
                        events.Promised(seat=seat, resource=name, count=count, rounds=[number], source=source)
                    )


class TakeBack(Given):
    """Take goods that a card promised off the spaces of rounds to come, up to the last one, noted by `PromiseOn`."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        last = mine.mark_of(self.card)
        mine.set_mark(self.card, 0)
        for number in range(state.round + 1, min(last, ROUNDS) + 1):
            take_promised(state, seat, number, self.resource)
        if last > state.round and state.log is not None:
            rounds = list(range(state.round + 1, min(last, ROUNDS) + 1))
            name = RESOURCE_NAMES[self.resource]
            state.log.append(events.PromiseEnded(seat=seat, resource=name, rounds=rounds, to=source))


def take_promised(state: State, seat: int, number: int, resource: int) -> None:
    """Take one of a resource, which lies there, off the space of a round."""
    mine = state.seats[seat]
    promised = mine.promised[:]
    for i in range(0, len(promised), 3):
        if promised[i] == number and promised[i + 1] == resource:
            promised[i + 2] -= 1
            mine.promised = promised if promised[i + 2] else promised[:i] + promised[i + 3 :]
            return
