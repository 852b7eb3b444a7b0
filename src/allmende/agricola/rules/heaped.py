"""Goods that cards lay on accumulation spaces: more of what accumulates there, or goods of other kinds."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.state import State

STRANGE_SIZE: Final = 3
"""The number of ints for goods of another kind: the space, the resource and the count."""


def heap_up(state: State, space: int, resource: int, count: int) -> None:
    """Lay goods on an accumulation space."""
    if ACCUMULATED[space] == resource:
        state.goods[space] += count
        return
    strange = state.strange[:]
    for i in range(0, len(strange), STRANGE_SIZE):
        if strange[i] == space and strange[i + 1] == resource:
            strange[i + 2] += count
            state.strange = strange
            return
    state.strange = [*strange, space, resource, count]


def heap_up_from_supply(state: State, seat: int, space: int, resource: int, count: int) -> None:
    """Lay goods of the general supply on an accumulation space, because of a card of a seat."""
    heap_up(state, space, resource, count)
    if state.log is not None:
        name, action = RESOURCE_NAMES[resource], SPACE_NAMES[space]
        state.log.append(events.LaidOnSpace(seat=seat, resource=name, count=count, action=action))


def strange_on(state: State, space: int) -> list[int]:
    """The goods of other kinds on an accumulation space, as pairs of resource and count."""
    found: list[int] = []
    for i in range(0, len(state.strange), STRANGE_SIZE):
        if state.strange[i] == space:
            found += state.strange[i + 1 : i + STRANGE_SIZE]
    return found


def clear_strange(state: State, space: int) -> None:
    """Take the goods of other kinds off an accumulation space."""
    left: list[int] = []
    for i in range(0, len(state.strange), STRANGE_SIZE):
        if state.strange[i] != space:
            left += state.strange[i : i + STRANGE_SIZE]
    state.strange = left
