"""An arrangement of the animals on a Home Board that houses them all, to be drawn.

The rules know only the numbers of animals. Screens need places for them: they are shown as they would stand if May
came now, with as many newborns as possible.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from allmende.arle.components.pieces import (
    ANIMALS,
    DIKES,
    DOUBLE_STALL,
    EMPTY,
    PARK,
    SHEEP,
    SPACES_OF_LAND,
    STABLE,
    STALL,
)
from allmende.arle.rules.housing import can_breed, outside
from allmende.arle.rules.player import Player

_SIZES = {STALL: [3], DOUBLE_STALL: [3, 3], STABLE: [6]}
PENS: Final[dict[int, list[int]]] = {**_SIZES, EMPTY: [2], PARK: [1, 1]}
"""By tile: the sizes of its pens, each for animals of one kind."""


@dataclass
class Arrangement:
    """The places of animals: on each land space the count of each kind, on each dike an animal or None."""

    land: list[list[int]] = field(default_factory=lambda: [[0] * ANIMALS for _ in range(SPACES_OF_LAND)])
    dikes: list[int | None] = field(default_factory=lambda: [None] * DIKES)
    births: list[int] = field(default_factory=lambda: [0] * ANIMALS)


@dataclass
class _Pen:
    space: int
    size: int
    animal: int = -1
    count: int = 0
    births: int = 0


def births_in_may(mine: Player) -> list[int]:
    """The newborns of each kind, if May came now: as many as possible, the least numerous kinds first."""
    births = [0] * ANIMALS
    order = sorted(range(ANIMALS), key=lambda animal: mine.goods[SHEEP + animal])
    grown = True
    while grown:
        grown = False
        for animal in order:
            births[animal] += 1
            if can_breed(mine, *births):
                grown = True
            else:
                births[animal] -= 1
    return births


def arrange(mine: Player) -> Arrangement:
    """The arrangement to draw; animals for which there is no room are left out."""
    shown = Arrangement(births=births_in_may(mine))
    pens = [_Pen(space, size) for space, tile in enumerate(mine.land) for size in _SIZES.get(tile, [])]
    shares = _shares(mine, shown.births)
    for animal, (stables, stalls) in enumerate(shares):
        for size, number in ((6, stables), (3, stalls)):
            for pen in [pen for pen in pens if pen.animal < 0 and pen.size == size][:number]:
                pen.animal = animal
    left = list(mine.goods[SHEEP : SHEEP + ANIMALS])
    for animal in range(ANIMALS):
        _fill([pen for pen in pens if pen.animal == animal], shown.births[animal], left, animal)
    for pen in pens:
        if pen.count:
            shown.land[pen.space][pen.animal] += pen.count
    _graze(mine, left, shown)
    return shown


def _fill(pens: list[_Pen], births: int, left: list[int], animal: int) -> None:
    """Put parents into the pens first, and then all animals for which there is room beside the newborns."""
    for pen in pens:
        pen.births = min(births, pen.size // 3, left[animal] // 2)
        births -= pen.births
        pen.count = 2 * pen.births
        left[animal] -= pen.count
    for pen in pens:
        more = min(left[animal], pen.size - pen.births - pen.count)
        pen.count += more
        left[animal] -= more


def _shares(mine: Player, births: list[int]) -> list[tuple[int, int]]:
    """By animal: the number of stables and stalls that it takes, so that as few as possible are left outside."""
    stables, stalls = mine.tiles[STABLE], mine.stalls()
    best, best_left = [(0, 0)] * ANIMALS, 1 << 20
    for a in range(stables + 1):
        for b in range(stables - a + 1):
            for x in range(stalls + 1):
                for y in range(stalls - x + 1):
                    shares = [(a, x), (b, y), (stables - a - b, stalls - x - y)]
                    if any(2 * s + t < born for (s, t), born in zip(shares, births, strict=True)):
                        continue
                    rest = [mine.goods[SHEEP + i] - 6 * s - 3 * t + births[i] for i, (s, t) in enumerate(shares)]
                    left = outside(rest[0], rest[1], rest[2], mine.tiles[EMPTY])
                    if left < best_left:
                        best, best_left = shares, left
    return best


def _graze(mine: Player, left: list[int], shown: Arrangement) -> None:
    """Put the rest on empty land spaces, pairs first, and then one by one on dikes and in parks."""
    for pair in (2, 1):
        for space in range(SPACES_OF_LAND):
            if mine.land[space] == EMPTY and not any(shown.land[space]):
                animal = max(range(ANIMALS), key=lambda i: min(left[i], 2))
                if left[animal] >= pair:
                    shown.land[space][animal] = pair
                    left[animal] -= pair
    for animal in range(ANIMALS):
        for dike in range(DIKES):
            if left[animal] and shown.dikes[dike] is None:
                shown.dikes[dike] = animal
                left[animal] -= 1
        for space in range(SPACES_OF_LAND):
            while left[animal] and mine.land[space] == PARK and sum(shown.land[space]) < 2:
                shown.land[space][animal] += 1
                left[animal] -= 1
