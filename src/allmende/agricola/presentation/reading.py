"""Facts read off spaces, cards and improvements that both words and symbols need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from allmende.agricola.components.board import FIRST_CARD, MEEPLE_SPACES, ROUND_CARDS, ROUNDS, SPACE_COUNT
from allmende.agricola.components.improvement import FIRST_COOKED, Improvement
from allmende.agricola.components.pieces import CLAYEY, RESOURCE_NAMES, WOODEN
from allmende.agricola.rules.accumulation import (
    ACCUMULATION_SPACES,
    ANIMAL_SPACES,
    BUILDING_SPACES,
    EXTENSION_ACCUMULATION,
    LESSONS_SPACES,
    SPACES_FOR,
)
from allmende.agricola.rules.language import Effect
from allmende.agricola.rules.language.amounts import Fields
from allmende.agricola.rules.language.card import Part
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
from allmende.agricola.rules.language.trading import TurnsIntoFood
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moments import TAUGHT
from allmende.agricola.rules.spaces import FROM_FIVE, MOST_PLAYERS, links, starting_spaces

# Action spaces

CLASSES: Final[list[tuple[str, int]]] = [
    ("cards", ROUND_CARDS),
    ("good", ACCUMULATION_SPACES),
    ("building-resource", BUILDING_SPACES),
    ("any-animal", ANIMAL_SPACES),
    *((RESOURCE_NAMES[resource], spaces) for resource, spaces in enumerate(SPACES_FOR) if spaces & spaces - 1),
    ("lessons", LESSONS_SPACES),
    ("meeple", MEEPLE_SPACES),
    ("extension", EXTENSION_ACCUMULATION),
]
"""Classes of action spaces by name, larger ones first: by the goods that accumulate on them, by their kind, or by
a symbol printed there, or the board that they belong to.
"""


def classes(spaces: int) -> tuple[list[str], int]:
    """The classes that make up action spaces, by name, and the spaces that are left."""
    found: list[str] = []
    for name, bits in CLASSES:
        if spaces & bits == bits:
            found.append(name)
            spaces &= ~bits
    return found, spaces


def space_numbers(spaces: int) -> list[int]:
    """The numbers of action spaces, given as bits."""
    return [space for space in range(SPACE_COUNT) if spaces >> space & 1]


def is_in_play(space: int, players: int) -> bool:
    """True if `players` players can use an action space, in some round, perhaps as a tile."""
    is_card = FIRST_CARD <= space < FIRST_CARD + ROUNDS
    return is_card or bool(starting_spaces(players, side_job=True, tile=True) >> space & 1)


def linked_with(space: int, players: int) -> int:
    """The action space that is linked to this one with `players` players, or -1; variant tiles say so themselves."""
    linked = links(players)[space]
    return linked.bit_length() - 1 if linked and players >= FROM_FIVE else -1


def some_players(space: int, players: int) -> int:
    """`players`, or if that is 0 a number of players who can use the action space."""
    return players or next(number for number in range(1, MOST_PLAYERS + 1) if is_in_play(space, number))


# Farms

RENOVATABLE: Final = [WOODEN, CLAYEY]
"""The materials of a house that can be renovated."""


def crop_name(fields: Fields) -> str:
    """The name of the crop on fields; `empty` if there is none."""
    return "empty" if fields.crop < 0 else RESOURCE_NAMES[fields.crop]


# Payments

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
    """The kinds of things that are paid for, by name; improvements of both kinds have a name in common."""
    found: list[str] = []
    for bits, name in KIND_NAMES.items():
        if kinds & bits == bits:
            found.append(name)
            kinds &= ~bits
    return found


def is_free(savings: Sequence[Saving]) -> bool:
    """True if nothing at all has to be paid in an action."""
    return any(isinstance(saving, Free) for saving in savings)


def less_paid(savings: Sequence[Saving]) -> list[list[int]]:
    """The reductions of the price in an action, as pairs of resource and count."""
    return [[saving.resource, saving.count] for saving in savings if isinstance(saving, Less)]


# Major improvements


def cooked(improvement: Improvement) -> list[tuple[int, list[int]]]:
    """The foods that an improvement cooks: an amount of food, and the resources that are worth it."""
    foods = [pair for pair in enumerate(improvement.cooks, FIRST_COOKED) if pair[1]]
    in_order = sorted(foods, key=lambda pair: improvement.cooks.index(pair[1]))
    return [(food, [resource for resource, _ in pairs]) for food, pairs in groupby(in_order, lambda pair: pair[1])]


def at_once(improvement: Improvement) -> Effect | None:
    """The effect that comes with building an improvement."""
    effect = improvement.at_once
    assert effect is None or isinstance(effect, Effect), f"{improvement.name} does something of a new kind"
    return effect


def is_covered(part: Part) -> bool:
    """True if the words of another part of its card speak of the moment of this one, too: cards built and played."""
    return isinstance(part, Trigger) and part.moment == TAUGHT and isinstance(part.when, TurnsIntoFood)
