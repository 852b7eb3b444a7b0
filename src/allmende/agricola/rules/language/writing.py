"""Short forms in which cards are written down."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import GRAIN, VEGETABLE
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import Amount, Goods
from allmende.agricola.rules.language.conditions import AtLeast, AtMost, Condition, Exactly
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.goods import TakeOne
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.trigger import OWNER, Trigger
from allmende.agricola.rules.moments import ROUND_STARTED, USED


def at_least(number: int, of: Amount | int) -> Condition:
    """There is at least `number` of an amount, or of a resource."""
    return AtLeast(number, counted(of))


def at_most(number: int, of: Amount | int) -> Condition:
    """There is at most `number` of an amount, or of a resource."""
    return AtMost(number, counted(of))


def exactly(number: int, of: Amount | int) -> Condition:
    """There is exactly `number` of an amount, or of a resource."""
    return Exactly(number, counted(of))


def counted(of: Amount | int) -> Amount:
    """An amount; a number is a resource."""
    return Goods(of) if isinstance(of, int) else of


def using(
    spaces: Sequence[str] | int,
    *effects: Effect,
    when: Condition | None = None,
    round_spaces: Sequence[int] = (),
    by: int = OWNER,
    at: int = USED,
    ahead: Condition | None = None,
) -> Trigger:
    """A trigger for each use of one of these action spaces, which may be bits already.

    `at`: or before that, or after it. `ahead`: when it matters if it comes before the actions of the space.
    """
    bits = spaces if isinstance(spaces, int) else space_bits(list(spaces))
    return Trigger(at, effects, when, bits, round_spaces=round_spaces, by=by, ahead=ahead)


def each_round(*effects: Effect, when: Condition | None = None) -> Trigger:
    """A trigger at the start of each round."""
    return Trigger(ROUND_STARTED, effects, when)


def next_rounds(resource: int, rounds: int, count: int = 1) -> PromiseOn:
    """Goods on each of the next round spaces."""
    return PromiseOn(resource, count, later=range(1, rounds + 1))


def one_of(*resources: int) -> OneOf:
    """One of a resource of one's choice."""
    return OneOf([TakeOne(resource, [], []) for resource in resources])


def either_crop() -> OneOf:
    """A grain or a vegetable."""
    return one_of(GRAIN, VEGETABLE)
