"""Savings on rooms and renovations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.moves import ROOM
from allmende.agricola.components.pieces import BUILDING_RESOURCES, GRAIN, HOUSE_MATERIAL, REED, WOOD
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.pieces import PIECE_BITS, grain_left, pieces_under_way
from allmende.agricola.rules.language.savings import RENOVATION, ROOMS, Less, Saving
from allmende.agricola.rules.permits import GRAIN_FOR_BUILDING
from allmende.agricola.rules.state import State

PIECES: Final = (1 << PIECE_BITS) - 1


class Together(Saving):
    """Two rooms built in one action cost less in all: `materials` of each house material, and `reed` reed.

    By itself it changes nothing: it is about two rooms (`paying.py`).
    """

    kinds = ROOMS
    order = 1

    def __init__(self, materials: Sequence[int], reed: int) -> None:
        self.materials = list(materials)
        self.reed = reed

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        return [cost]

    def shares(self, house: int) -> list[list[Saving]]:
        """All parts of the reduction that one room can have, as savings; the last one is all of it."""
        return [
            [Less(ROOMS, HOUSE_MATERIAL[house], material), Less(ROOMS, REED, reed)]
            for material in range(self.materials[house] + 1)
            for reed in range(self.reed + 1)
        ]


class RoomsFor(Saving):
    """Rooms of some materials cost only `material` of the material, and `reed` reed.

    `falls`: pairs of a round and the number of the material from that round on.
    """

    kinds = ROOMS
    order = 0

    def __init__(self, houses: Sequence[int], material: int, reed: int, falls: Sequence[int] = ()) -> None:
        self.houses = list(houses)
        self.material = material
        self.reed = reed
        self.falls = list(falls)

    def material_in(self, number: int) -> int:
        """The number of the material in a round."""
        found = self.material
        for i in range(0, len(self.falls), 2):
            if number >= self.falls[i]:
                found = self.falls[i + 1]
        return found

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        house = state.seats[seat].house
        lower = cost[:]
        if house in self.houses:
            material = HOUSE_MATERIAL[house]
            lower[material] = min(lower[material], self.material_in(state.round))
            lower[REED] = min(lower[REED], self.reed)
        return [lower]


class RenovationFor(Saving):
    """A renovation to one house costs exactly `material` of the material, and `reed` reed, however large it is."""

    kinds = RENOVATION
    order = 0

    def __init__(self, house: int, material: int, reed: int) -> None:
        self.house = house
        self.material = material
        self.reed = reed

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        resource = HOUSE_MATERIAL[self.house]
        lower = cost[:]
        if cost[resource]:  # the price names the material of the new house
            lower[resource] = self.material
            lower[REED] = self.reed
        return [lower]


class RoomsOr(Saving):
    """Rooms of one material may be paid for with another cost, `pairs` of resource and count."""

    kinds = ROOMS
    order = 0

    def __init__(self, house: int, pairs: Sequence[int]) -> None:
        self.house = house
        self.pairs = list(pairs)

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        if state.seats[seat].house != self.house:
            return [cost]
        other = [0] * len(cost)
        for i in range(0, len(self.pairs), 2):
            other[self.pairs[i]] = self.pairs[i + 1]
        return [cost, other]


class GrainInstead(Saving):
    """In each action that builds or renovates, grain may be paid instead of some building resources.

    Stables and fences are paid by their actions, which ask for the permit. It comes after all other substitutes.
    """

    kinds = ROOMS | RENOVATION
    order = 3
    permit = GRAIN_FOR_BUILDING

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        return with_grain([cost], grain_left(state, seat, ROOM))


class FirstForLess(Saving):
    """In each action, the first room, stable or fence that is paid for with wood costs `wood` wood less.

    Stables are paid by their action, which looks for it (`first_for_less`).

    ruling: Rooms and stables that are built with one action are paid for apart, so that each of them is a first one.
    """

    kinds = ROOMS

    def __init__(self, wood: int) -> None:
        self.wood = wood

    def off_fences(self, state: State, seat: int) -> int:
        return self.wood

    def ways(self, state: State, seat: int, cost: list[int]) -> list[list[int]]:
        lower = cost[:]
        lower[WOOD] -= min(max(cost[WOOD], 0), first_for_less(state, seat, ROOM))
        return [lower]


def first_for_less(state: State, seat: int, first: int) -> int:
    """The wood that the next piece costs less, in an action that builds such pieces, if it is the first one."""
    mine = state.seats[seat]
    if not mine.saves or pieces_under_way(state, seat, first) & PIECES:
        return 0
    found = 0
    for card in mine.played:
        for saving in card_at(state, card).savings:
            if isinstance(saving, FirstForLess):
                found += saving.wood
    return found


def with_grain(ways: list[list[int]], most: int) -> list[list[int]]:
    """The ways to pay, and those in which up to `most` building resources are replaced by a grain each."""
    found = ways[:]
    last = ways
    for _ in range(most):
        more: list[list[int]] = []
        for cost in last:
            for resource in range(BUILDING_RESOURCES):
                if cost[resource] > 0:
                    other = cost[:]
                    other[resource] -= 1
                    other[GRAIN] += 1
                    if other not in more:
                        more.append(other)
        found += more
        last = more
    return found
