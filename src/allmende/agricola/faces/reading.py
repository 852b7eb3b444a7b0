"""What is read off spaces, cards and improvements alike by those who put it into words and into symbols."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from allmende.agricola.rules.accumulation import (
    ACCUMULATION_SPACES,
    ANIMAL_SPACES,
    BUILDING_SPACES,
    LESSONS_SPACES,
    SPACES_FOR,
)
from allmende.agricola.rules.board import FIRST_CARD, ROUNDS, SPACE_COUNT
from allmende.agricola.rules.components import CLAYEY, RESOURCE_NAMES, WOODEN
from allmende.agricola.rules.improvement import FIRST_COOKED, Improvement
from allmende.agricola.rules.language import Effect
from allmende.agricola.rules.language.amounts import Fields
from allmende.agricola.rules.language.savings import (
    LESSONS,
    MAJOR,
    MINOR,
    OCCUPATION,
    RENOVATION,
    ROOMS,
    Free,
    Less,
    Saving,
)
from allmende.agricola.rules.spaces import MOST_PLAYERS, starting_spaces

# Action spaces

CLASSES: Final[list[tuple[str, int]]] = [
    ("good", ACCUMULATION_SPACES),
    ("building-resource", BUILDING_SPACES),
    ("any-animal", ANIMAL_SPACES),
    *((RESOURCE_NAMES[resource], spaces) for resource, spaces in enumerate(SPACES_FOR) if spaces & spaces - 1),
    ("lessons", LESSONS_SPACES),
]
"""Classes of action spaces by name, larger ones first: what accumulates on them, or what they are."""


def classes(spaces: int) -> tuple[list[str], int]:
    """The classes that action spaces are made of, by name, and those spaces that are left."""
    found: list[str] = []
    for name, bits in CLASSES:
        if spaces & bits == bits:
            found.append(name)
            spaces &= ~bits
    return found, spaces


def space_numbers(spaces: int) -> list[int]:
    """The numbers of action spaces; what is given are bits."""
    return [space for space in range(SPACE_COUNT) if spaces >> space & 1]


def is_in_play(space: int, players: int) -> bool:
    """Whether so many players can use an action space, in some round, perhaps as a tile."""
    is_card = FIRST_CARD <= space < FIRST_CARD + ROUNDS
    return is_card or bool(starting_spaces(players, side_job=True, tile=True) >> space & 1)


def some_players(space: int, players: int) -> int:
    """So many players, or if that is 0 some number of them who can use the action space."""
    return players or next(number for number in range(1, MOST_PLAYERS + 1) if is_in_play(space, number))


# Farms

RENOVATABLE: Final = [WOODEN, CLAYEY]
"""What a house is made of that can be renovated."""


def crop_name(fields: Fields) -> str:
    """What grows on fields; `empty` if nothing does."""
    return "empty" if fields.crop < 0 else RESOURCE_NAMES[fields.crop]


# What is paid

KIND_NAMES = {
    MAJOR | MINOR: "improvement",
    MAJOR: "major",
    MINOR: "minor",
    OCCUPATION: "occupation",
    LESSONS: "lessons",
    ROOMS: "room",
    RENOVATION: "renovation",
}


def kind_names(kinds: int) -> list[str]:
    """What is paid for, each kind by its name; improvements of both kinds have a name in common."""
    found: list[str] = []
    for bits, name in KIND_NAMES.items():
        if kinds & bits == bits:
            found.append(name)
            kinds &= ~bits
    return found


def is_free(savings: Sequence[Saving]) -> bool:
    """Whether nothing at all has to be paid in an action."""
    return any(isinstance(saving, Free) for saving in savings)


def less_paid(savings: Sequence[Saving]) -> list[list[int]]:
    """How much less has to be paid in an action, as pairs of resource and count."""
    return [[saving.resource, saving.count] for saving in savings if isinstance(saving, Less)]


# Major improvements


def cooked(improvement: Improvement) -> list[tuple[int, list[int]]]:
    """What an improvement cooks: an amount of food, and the resources that are worth it."""
    foods = [pair for pair in enumerate(improvement.cooks, FIRST_COOKED) if pair[1]]
    in_order = sorted(foods, key=lambda pair: improvement.cooks.index(pair[1]))
    return [(food, [resource for resource, _ in pairs]) for food, pairs in groupby(in_order, lambda pair: pair[1])]


def at_once(improvement: Improvement) -> Effect | None:
    """What comes with building an improvement."""
    effect = improvement.at_once
    assert effect is None or isinstance(effect, Effect), f"{improvement.name} does something of a new kind"
    return effect
