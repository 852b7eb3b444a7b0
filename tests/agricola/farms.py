"""Farmyards worked out a second time, plainly and slowly, to compare the rules with; and farmyards drawn at random.

A space is a pair of row and column, from the top left on. A fence space is the pair of spaces that it separates, of
which one may lie outside of the farmyard. Fences are sets of those, pastures are what a walk finds that stops at them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random

from hypothesis import strategies as st

from agricola.scenario import farm
from allmende.agricola.rules.player import Player

Space = tuple[int, int]
Spaces = frozenset[Space]
Fence = frozenset[Space]
Fences = frozenset[Fence]

SPACES: list[Space] = [(row, column) for row in range(3) for column in range(5)]
ROOMS: Spaces = frozenset({(1, 0), (2, 0)})
"""The two that everybody starts with."""
NOTHING: Spaces = frozenset()
NO_FENCES: Fences = frozenset()


def named(names: str) -> Spaces:
    """Spaces by their names: `A1` is at the top left, `E3` at the bottom right."""
    return frozenset((int(name[1]) - 1, "ABCDE".index(name[0])) for name in names.upper().split())


def names(spaces: Iterable[Space]) -> str:
    """The names of spaces, row by row."""
    return " ".join("ABCDE"[column] + str(row + 1) for row, column in sorted(spaces))


def neighbours(space: Space) -> list[Space]:
    """The four spaces around a space; those of the edge have some outside."""
    row, column = space
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def beside(spaces: Iterable[Space]) -> Spaces:
    """The spaces of the farmyard that are adjacent to one of these and not among them."""
    inside = frozenset(spaces)
    return frozenset(near for space in inside for near in neighbours(space) if near in SPACES) - inside


@cache
def border(spaces: Spaces) -> Fences:
    """The fences that enclose these spaces."""
    return frozenset(frozenset({space, near}) for space in spaces for near in neighbours(space) if near not in spaces)


def fenced(*pastures: str) -> Fences:
    """The fences around these pastures: `fenced("C1 C2", "D1")`."""
    return frozenset(fence for pasture in pastures for fence in border(named(pasture)))


def walk(start: Space, fences: Fences, ground: Iterable[Space]) -> Spaces:
    """Wherever one gets to from a space on this ground, without climbing over a fence."""
    free = frozenset(ground)
    reached, rest = {start}, [start]
    while rest:
        here = rest.pop()
        for near in neighbours(here):
            if near in free and near not in reached and frozenset({here, near}) not in fences:
                reached.add(near)
                rest.append(near)
    return frozenset(reached)


@cache
def hang_together(spaces: Spaces) -> bool:
    """Whether these spaces are adjacent to one another, each at least by way of others."""
    return not spaces or walk(min(spaces), NO_FENCES, spaces) == spaces


GROUND: Spaces = frozenset((row, column) for row in range(-1, 4) for column in range(-1, 6))
"""The farmyard and what lies around it."""


def regions(fences: Fences) -> list[Spaces]:
    """What fences enclose, be it under a tile or not: that from which no walk leads outside."""
    found: list[Spaces] = []
    for space in SPACES:
        if not any(space in region for region in found):
            region = walk(space, fences, GROUND)
            if region <= frozenset(SPACES):
                found.append(region)
    return found


@cache
def contiguous() -> list[Spaces]:
    """Every contiguous set of spaces, the rooms of the start left out: grown space by space."""
    found: set[Spaces] = set()
    new = {frozenset({space}) for space in SPACES if space not in ROOMS}
    while new:
        found |= new
        new = {spaces | {near} for spaces in new for near in beside(spaces) if near not in ROOMS} - found
    return sorted(found, key=lambda spaces: (len(spaces), sorted(spaces)))


@lru_cache(256)
def possible_fences(fences: Fences, tiles: Spaces, most: int) -> dict[Fences, list[Spaces]]:
    """All sets of up to so many new fences that make one pasture more, with the spaces of which it can be told.

    Every new fence belongs to that pasture. A pasture on new ground is beside another one if there are any.
    """
    old = frozenset(space for region in regions(fences) for space in region)
    found: dict[Fences, list[Spaces]] = {}
    for spaces in contiguous():
        new = border(spaces) - fences
        if not new or len(new) > most or spaces & tiles:
            continue
        if walk(min(spaces), fences | new, GROUND) != spaces:
            continue  # older fences are in the way
        if old and not spaces & old and not beside(spaces) & old:
            continue
        found.setdefault(new, []).append(spaces)
    return found


# In the numbers of the rules


def bits(spaces: Iterable[Space]) -> int:
    """A set of spaces as the rules have it."""
    return sum(1 << 5 * row + column for row, column in spaces)


@cache
def spaces_of(number: int) -> Spaces:
    """A set of spaces of the rules."""
    return frozenset(space for index, space in enumerate(SPACES) if number >> index & 1)


FENCE_NUMBERS: dict[Fence, int] = {
    fence: 5 * lower[0] + lower[1] if upper[1] == lower[1] else 20 + 6 * lower[0] + lower[1]
    for fence in {frozenset({space, near}) for space in SPACES for near in neighbours(space)}
    for upper, lower in [sorted(fence)]
}
"""All fence spaces: 20 horizontal ones row by row, then 18 vertical ones row by row."""


def fence_bits(fences: Iterable[Fence]) -> int:
    """A set of fences as the rules have it."""
    return sum(1 << FENCE_NUMBERS[fence] for fence in fences)


@lru_cache(4096)
def fences_of(number: int) -> Fences:
    """A set of fences of the rules."""
    return frozenset(fence for fence, index in FENCE_NUMBERS.items() if number >> index & 1)


# Farmyards


Farmyard = tuple[Spaces, Spaces, Spaces, Fences]
"""Its fields, rooms, stables and fences."""


def random_farmyard(random: Random) -> Farmyard:
    """A farmyard that can come about in a game: rooms, fields and pastures in any order, and stables."""
    fields, rooms = NOTHING, ROOMS
    fences: Fences = frozenset()
    largest = random.choice([1, 2, 4, 6, 8, 9, 12])
    for kind in random.choices(["pasture", "field", "room"], [4, 1, 1], k=random.randrange(7)):
        used = fields | rooms | frozenset(space for region in regions(fences) for space in region)
        if kind == "pasture":
            ways = possible_fences(fences, fields | rooms, 15 - len(fences))
            fit = [new for new, spaces in ways.items() if len(spaces[0]) <= largest]
            if fit:
                most = max(len(ways[new][0]) for new in fit)
                fences |= random.choice([new for new in fit if len(ways[new][0]) > random.randrange(most)])
        else:
            own = fields if kind == "field" else rooms
            sites = sorted((beside(own) if own else frozenset(SPACES)) - used)
            if sites and kind == "field":
                fields |= {random.choice(sites)}
            elif sites:
                rooms |= {random.choice(sites)}
    free = sorted(frozenset(SPACES) - fields - rooms)
    stables = frozenset(random.sample(free, min(random.randrange(5), len(free))))
    return fields, rooms, stables, fences


farmyards = st.randoms(use_true_random=True).map(random_farmyard)
"""Random farmyards; hypothesis chooses the seed."""


def laid_out(farmyard: Farmyard, people: int = 2, **goods: int) -> Player:
    """A player with this farmyard and these goods."""
    fields, rooms, stables, fences = farmyard
    pastures = [names(pasture) for pasture in regions(fences)]
    return farm(goods, names(rooms), "wood", names(fields).split(), pastures, names(stables), people)
