"""Functions that build the effects of action spaces and buildings."""

from __future__ import annotations

from allmende.arle.rules.language.amounts import Amount, Fixed
from allmende.arle.rules.language.crafts import Convert, CutPeat, Master
from allmende.arle.rules.language.effect import Action, Effect, Exchange, OneOf, Then, UpTo
from allmende.arle.rules.language.gains import EitherFirst, Gain, GainInRoom, TakeOne


def gain(resource: int, number: Amount | int = 1, paid: bool = False) -> Gain:
    """Gain `number` of a resource."""
    return Gain(resource, _amount(number), paid)


def gain_in_room(resource: int, number: Amount | int = 1) -> GainInRoom:
    """Gain `number` of a good of the Goods Track, last of all if there is no room for them."""
    return GainInRoom(resource, _amount(number))


def take(*resources: int, count: int = 1) -> TakeOne:
    """Take `count` of one of these resources; the choice is required."""
    return TakeOne(list(resources), count, True)


def either_first(given: Gain, chosen: TakeOne) -> EitherFirst:
    """Gain an animal and choose another, in either order."""
    return EitherFirst(given, chosen)


def option(resource: int, count: int) -> TakeOne:
    """Take `count` of a resource, as one of several options."""
    return TakeOne([resource], count, False)


def one_of(*options: Action) -> OneOf:
    """Choose one of several options, or none."""
    return OneOf(list(options), False)


def up_to(number: Amount | int, choice: Action) -> UpTo:
    """Take an option at most `number` times."""
    return UpTo(_amount(number), choice)


def cut(number: Amount | int) -> CutPeat:
    """Take at most `number` "Cut Peat" actions."""
    return CutPeat(_amount(number))


def master(number: Amount | int) -> Master:
    """Move at most `number` different Tool Indicators, for their costs."""
    return Master(_amount(number))


def convert(number: Amount, cost: list[int], gains: list[int]) -> Convert:
    """Convert at most `number` times; `cost` and `gains` alternate resource and count."""
    return Convert(number, cost, gains)


def exchange(cost: list[int], *effects: Effect, least: list[int] | None = None) -> Exchange:
    """Exchange goods at any time."""
    return Exchange(cost, Then(list(effects)), least or [])


def _amount(number: Amount | int) -> Amount:
    return Fixed(number) if isinstance(number, int) else number
