"""What a bot sees that searches for itself and others: what its encoder tells, and all that is open about the others.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.mind.sight.encoder import add_plans, names, see
from allmende.agricola.rules.board import FIRST_CARD, ROUNDS, SPACE_NAMES, STAGE_OF_ROUND
from allmende.agricola.rules.components import (
    ANIMAL_POINTS,
    CROP_POINTS,
    FIELD_POINTS,
    PASTURE_POINTS,
    SHEEP,
    from_table,
)
from allmende.agricola.rules.farm.farmyard import bit_count
from allmende.agricola.rules.language.points import craft_points
from allmende.agricola.rules.scoring import crop_points, improvement_points
from allmende.agricola.rules.state import Table
from allmende.core.rules.sight import put

BELOW_ZERO: Final = 15
"""So many points below zero are counted in a category."""
_CATEGORIES: Final = ["fields", "pastures", "crops", "animals", "improvements", "bonus"]
_PLANS: Final = 16
"""Numbers that tell what a seat is up to."""


def survey(position: Table, seat: int) -> bytes:
    """What the seat knows, one byte a feature: itself first, then the others clockwise."""
    seen = BytesWriter()
    see(seen, position, seat)
    number = position.round
    coming = STAGE_OF_ROUND[number + 1] if number < ROUNDS else 0
    spaces = position.spaces
    for i in range(ROUNDS):
        there = spaces >> FIRST_CARD + i & 1
        put(seen, there)
        seen.append(1 if not there and STAGE_OF_ROUND[i + 1] == coming else 0)
    seats = len(position.seats)
    for i in range(seats):
        other = (seat + i) % seats
        if i:
            add_plans(seen, position, position.seats[other])
        _add_points(seen, position, other)
    return seen.getvalue()


def _add_points(seen: BytesWriter, position: Table, seat: int) -> None:
    """The points by category that depend on numbers in steps."""
    mine = position.seats[seat]
    goods = mine.goods
    improvements = position.setup.improvements
    put(seen, from_table(FIELD_POINTS, bit_count(mine.fields)) + BELOW_ZERO)
    put(seen, from_table(PASTURE_POINTS, len(mine.pastures)) + BELOW_ZERO)
    crops = 0
    for crop in range(len(CROP_POINTS)):
        crops += crop_points(mine, crop)
    put(seen, crops + BELOW_ZERO)
    animals = 0
    for animal in range(len(ANIMAL_POINTS)):
        animals += from_table(ANIMAL_POINTS[animal], goods[SHEEP + animal])
    put(seen, animals + BELOW_ZERO)
    put(seen, improvement_points(mine, improvements))
    put(seen, craft_points(mine, improvements))


def survey_names(players: int, cards: bool = False) -> list[str]:
    """What the features are, in a game with hand cards or without."""
    found = names(players, cards)
    plans = found[found.index("food missing") :][:_PLANS]
    for name in SPACE_NAMES[FIRST_CARD : FIRST_CARD + ROUNDS]:
        found += [f"{name} in play", f"{name} may come"]
    for farm in range(players):
        found += [f"farm {farm} {plan}" for plan in plans] if farm else []
        found += [f"farm {farm} {category} points" for category in _CATEGORIES]
    return found
