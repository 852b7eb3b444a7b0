"""A player's goods and animals: gained, paid and housed."""

from __future__ import annotations

from allmende.arle.components.pieces import (
    BRICK,
    CLAY,
    RESOURCE_NAMES,
    SHEEP,
    TIMBER,
    TRACK_GOODS,
    WOOD,
)
from allmende.arle.record import events
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.phases import CROWDED, PAYING_DEARLY
from allmende.arle.rules.state import State


def gain(state: State, seat: int, resource: int, count: int, source: str) -> int:
    """Gain a resource, as much as there is room for; animals have to be housed. Return the number gained."""
    mine = state.seats[seat]
    if resource < TRACK_GOODS:
        count = min(count, mine.room_for(resource))
    if count <= 0:
        return 0
    mine.goods[resource] += count
    if state.log is not None:
        state.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source))
    if resource >= SHEEP:
        house(state, seat)
    return count


def pay(state: State, seat: int, resource: int, count: int, to: str = "supply") -> None:
    """Give goods or animals away."""
    if not count:
        return
    state.seats[seat].goods[resource] -= count
    if state.log is not None:
        state.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count, to=to))


def has_all(state: State, seat: int, pairs: list[int]) -> bool:
    """True if the seat has at least the given count of each resource; `pairs` alternates resource and count."""
    goods = state.seats[seat].goods
    for i in range(0, len(pairs), 2):
        if goods[pairs[i]] < pairs[i + 1]:
            return False
    return True


def pay_all(state: State, seat: int, pairs: list[int], to: str = "supply") -> None:
    """Give the given count of each resource away; `pairs` alternates resource and count."""
    for i in range(0, len(pairs), 2):
        pay(state, seat, pairs[i], pairs[i + 1], to)


def house(state: State, seat: int) -> None:
    """Push the step `Crowded` unless all animals find room: it returns those that don't."""
    mine = state.seats[seat]
    if not is_housed(mine):
        mine.push(CROWDED)


def return_animal(state: State, seat: int, animal: int) -> None:
    """Return an animal to the supply."""
    state.seats[seat].goods[animal] -= 1
    if state.log is not None:
        state.log.append(events.AnimalsReturned(seat=seat, animal=RESOURCE_NAMES[animal], count=1))


def can_pay(state: State, seat: int, resource: int, count: int) -> bool:
    """True if the seat can pay `count` of a resource: timber stands for wood, and brick for clay."""
    goods = state.seats[seat].goods
    return goods[resource] + (goods[dearer(resource)] if resource in (WOOD, CLAY) else 0) >= count


def has_choice(state: State, seat: int, resource: int, count: int) -> bool:
    """True if more of the dearer material can be paid than has to be."""
    if state.cheap or resource not in (WOOD, CLAY):
        return False
    goods = state.seats[seat].goods
    return max(0, count - goods[resource]) < min(count, goods[dearer(resource)])


def charge(state: State, seat: int, resource: int, count: int, dearly: bool) -> None:
    """Have the seat pay wood or clay: as cheaply as possible, or as it chooses next."""
    mine = state.seats[seat]
    if dearly:
        mine.push(PAYING_DEARLY, count, resource)
        return
    cheap = min(count, mine.goods[resource])
    pay(state, seat, resource, cheap)
    if cheap < count:
        pay(state, seat, dearer(resource), count - cheap)


def dearer(resource: int) -> int:
    """The dearer material that stands for wood or clay: timber or brick."""
    return TIMBER if resource == WOOD else BRICK
