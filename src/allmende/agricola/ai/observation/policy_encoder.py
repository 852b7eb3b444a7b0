"""The observation for policy-value nets: that of the value encoder, and all that is open about other seats.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.ai.observation.value_encoder import add_plans, names, see
from allmende.agricola.components.board import FIRST_CARD, ROUNDS, SPACE_NAMES, STAGE_OF_ROUND
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    CROP_POINTS,
    FIELD_POINTS,
    PASTURE_POINTS,
    SHEEP,
    from_table,
)
from allmende.agricola.rules.language.points import craft_points
from allmende.agricola.rules.scoring import crop_points, improvement_points
from allmende.agricola.rules.state import State
from allmende.core.rules.observation import put

BELOW_ZERO: Final = 15
"""Added to the points of a category, so that they may be that far below zero."""
_CATEGORIES: Final = ["fields", "pastures", "crops", "animals", "improvements", "bonus"]
_PLANS: Final = 16
"""The number of features of `add_plans`."""


def policy_inputs(state: State, seat: int) -> bytes:
    """Encode the seat's knowledge, one byte a feature: itself first, then the others clockwise."""
    seen = BytesWriter()
    see(seen, state, seat)
    number = state.round
    coming = STAGE_OF_ROUND[number + 1] if number < ROUNDS else 0
    spaces = state.spaces
    for i in range(ROUNDS):
        there = spaces >> FIRST_CARD + i & 1
        put(seen, there)
        seen.append(1 if not there and STAGE_OF_ROUND[i + 1] == coming else 0)
    seats = len(state.seats)
    for i in range(seats):
        other = (seat + i) % seats
        if i:
            add_plans(seen, state, state.seats[other])
        _add_points(seen, state, other)
    return seen.getvalue()


def _add_points(seen: BytesWriter, state: State, seat: int) -> None:
    """Add the points by category that depend on numbers in steps."""
    mine = state.seats[seat]
    goods = mine.goods
    improvements = state.setup.improvements
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


def policy_input_names(players: int, cards: bool = False) -> list[str]:
    """The names of the features, in a game with hand cards or without."""
    found = names(players, cards)
    plans = found[found.index("food missing") :][:_PLANS]
    for name in SPACE_NAMES[FIRST_CARD : FIRST_CARD + ROUNDS]:
        found += [f"{name} in play", f"{name} may come"]
    for farm in range(players):
        found += [f"farm {farm} {plan}" for plan in plans] if farm else []
        found += [f"farm {farm} {category} points" for category in _CATEGORIES]
    return found
