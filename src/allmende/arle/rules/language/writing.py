"""Functions with which action spaces and buildings are written down."""

from __future__ import annotations

from allmende.arle.rules.language.amounts import Amount, Fixed
from allmende.arle.rules.language.crafts import Convert, CutPeat, Master
from allmende.arle.rules.language.effect import Effect, Exchange, OneOf, Option, Then, UpTo
from allmende.arle.rules.language.gains import EitherFirst, Gain, GainInRoom, TakeOne


def gain(resource: int, number: Amount | int = 1, paid: bool = False) -> Gain:
    """So many of a resource."""
    return Gain(resource, _amount(number), paid)


def gain_in_room(resource: int, number: Amount | int = 1) -> GainInRoom:
    """So many of a good of the Goods Track, at last if there is no room for them."""
    return GainInRoom(resource, _amount(number))


def take(*resources: int, count: int = 1) -> TakeOne:
    """One of these resources, which is always taken."""
    return TakeOne(list(resources), count, True)


def either_first(given: Gain, chosen: TakeOne) -> EitherFirst:
    """An animal that comes and one that is chosen, in either order."""
    return EitherFirst(given, chosen)


def option(resource: int, count: int) -> TakeOne:
    """So many of a resource, as one of several options."""
    return TakeOne([resource], count, False)


def one_of(*options: Option) -> OneOf:
    """One of several options."""
    return OneOf(list(options), False)


def up_to(number: Amount | int, choice: Option) -> UpTo:
    """An option, up to so many times."""
    return UpTo(_amount(number), choice)


def cut(number: Amount | int) -> CutPeat:
    """So many "Cut Peat" actions."""
    return CutPeat(_amount(number))


def master(number: Amount | int) -> Master:
    """So many different Tool Indicators to move."""
    return Master(_amount(number))


def convert(number: Amount, cost: list[int], gains: list[int]) -> Convert:
    """Up to so many conversions; costs and gains are pairs of resource and count."""
    return Convert(number, cost, gains)


def exchange(cost: list[int], *effects: Effect, least: list[int] | None = None) -> Exchange:
    """An exchange at any time."""
    return Exchange(cost, Then(list(effects)), least or [])


def _amount(number: Amount | int) -> Amount:
    return Fixed(number) if isinstance(number, int) else number
