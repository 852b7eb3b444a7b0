"""Supplies of the players: goods and animals that are gained, paid, exchanged, given away and promised."""

from __future__ import annotations

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import BUILDING_RESOURCES, CATTLE, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import announce
from allmende.agricola.rules.farm.arrivals import animal_went, animals_came
from allmende.agricola.rules.moments import OBTAINED, OBTAINED_BITS, obtained, resource_told
from allmende.agricola.rules.phases import REACTING, WORK
from allmende.agricola.rules.player import SHEEP_EATEN, Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME


def gain(state: State, seat: int, resource: int, count: int, source: str = "supply") -> None:
    """Give a seat goods or animals, with an event."""
    if not count:
        return
    receive(state, seat, resource, count)
    if state.log is not None:
        state.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source))


def receive(state: State, seat: int, resource: int, count: int) -> None:
    """Give a seat one or more of a resource, without an event, since the caller adds another."""
    mine = state.seats[seat]
    mine.goods[resource] += count
    if resource == SHEEP:
        mine.flock += count
    if state.phase == WORK:
        if resource < BUILDING_RESOURCES:
            mine.gathered += count
        elif SHEEP <= resource <= CATTLE:
            animals_came(mine, resource, count)
    if mine.moments >> OBTAINED & 1:
        obtain(mine, seat, resource, count)


def obtain(mine: Player, seat: int, resource: int, count: int) -> None:
    """Let the cards of a seat react to goods that it has got.

    Goods of a kind that come together are announced once, whatever comes between them.

    ruling: What an action space gives and what a card adds to it are obtained one after the other.
    """
    stack, reactions = mine.stack, mine.reactions
    place, i = len(stack) - FRAME, len(reactions) - 1
    while place >= 0 and stack[place] == REACTING and not reactions[i].is_read and reactions[i].moment == OBTAINED:
        if resource_told(reactions[i].detail) == resource and reactions[i].doer == seat:
            reactions[i].detail += count << OBTAINED_BITS
            return
        place -= FRAME
        i -= 1
    announce(mine, Reaction(OBTAINED, seat, obtained(resource, count)))


def gain_all(state: State, seat: int, pairs: list[int], source: str = "supply") -> None:
    """Give a seat amounts of resources; `pairs` are pairs of resource and count."""
    for i in range(0, len(pairs), 2):
        gain(state, seat, pairs[i], pairs[i + 1], source)


def pay(state: State, seat: int, resource: int, count: int, to: str = "supply") -> None:
    """Have a seat pay goods, with an event."""
    if not count:
        return
    mine = state.seats[seat]
    mine.goods[resource] -= count
    if SHEEP <= resource <= CATTLE:
        for _ in range(count):
            animal_went(mine, resource)
    if state.log is not None:
        state.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count, to=to))


def has_all(state: State, seat: int, pairs: list[int]) -> bool:
    """True if the seat has these amounts of resources; `pairs` are pairs of resource and count."""
    goods = state.seats[seat].goods
    for i in range(0, len(pairs), 2):
        if goods[pairs[i]] < pairs[i + 1]:
            return False
    return True


def set_aside(mine: Player, pairs: list[int]) -> list[int]:
    """Take goods off a supply that has them, only to see what would be possible then.

    Return the goods as they were: the caller puts them back.
    """
    before = mine.goods
    mine.goods = before[:]
    for i in range(0, len(pairs), 2):
        mine.goods[pairs[i]] -= pairs[i + 1]
    return before


def pay_all(state: State, seat: int, pairs: list[int], to: str = "supply") -> None:
    """Have a seat pay amounts of resources; `pairs` are pairs of resource and count."""
    for i in range(0, len(pairs), 2):
        pay(state, seat, pairs[i], pairs[i + 1], to)


def hand_over(state: State, seat: int, to: int, resource: int, count: int, card: int) -> None:
    """Have a seat give goods to another seat, because of a card."""
    state.own(seat).goods[resource] -= count
    other = state.own(to)
    other.goods[resource] += count
    if resource == SHEEP:
        other.flock += count
    if resource < BUILDING_RESOURCES:
        other.gathered += count
    if other.moments >> OBTAINED & 1:  # the other seat waits, and goes on where it was once its cards have reacted
        obtain(other, to, resource, count)
        state.settle(to)
    if state.log is not None:
        name, by = RESOURCE_NAMES[resource], CARD_NAMES[card]
        state.log.append(events.GoodsGiven(seat=seat, resource=name, count=count, card=by, to=to))


def exchange(state: State, seat: int, resource: int, food: int, source: str = "supply") -> None:
    """Turn one good or animal of a seat into food."""
    mine = state.seats[seat]
    goods = mine.goods
    goods[resource] -= 1
    goods[FOOD] += food
    if resource == SHEEP:
        mine.flock |= SHEEP_EATEN
    if resource >= SHEEP:
        animal_went(mine, resource)
    if state.log is not None:
        name = RESOURCE_NAMES[resource]
        state.log.append(events.Exchanged(seat=seat, resource=name, count=1, food=food, source=source))


def discard(state: State, seat: int, resource: int, count: int) -> None:
    """Give animals, or other goods, back to the supply for nothing."""
    mine = state.seats[seat]
    mine.goods[resource] -= count
    if SHEEP <= resource <= CATTLE:
        for _ in range(count):
            animal_went(mine, resource)
    if state.log is not None:
        state.log.append(events.AnimalsReleased(seat=seat, animal=RESOURCE_NAMES[resource], count=count))


def promise(state: State, seat: int, resource: int, rounds: int) -> list[int]:
    """Place one of a resource on each of the next `rounds` round spaces that there are; return those rounds."""
    mine = state.seats[seat]
    chosen = list(range(state.round + 1, min(state.round + rounds, ROUNDS) + 1))
    for number in chosen:
        mine.promised = [*mine.promised, number, resource, 1]
    return chosen
