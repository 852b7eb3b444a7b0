"""The observation of a state of Agricola for value nets.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.ai.observation.encoder_cards import add_cards, cards_names, places_of_cards
from allmende.agricola.ai.observation.encoder_stack import (
    pending,
    pending_names,
    pending_of_cards,
    pending_of_cards_names,
)
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import (
    FIRST_CARD,
    HARVEST_ROUNDS,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    next_harvest,
)
from allmende.agricola.components.farmyard import ALL_SPACES, bit_count
from allmende.agricola.components.improvement import majors_for
from allmende.agricola.components.moves import COOKED
from allmende.agricola.components.pieces import (
    ANIMALS,
    FOOD,
    GRAIN,
    PASTURE_POINTS,
    PEOPLE,
    RESOURCE_NAMES,
    RESOURCES,
    SHEEP,
    VEGETABLE,
)
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.farm.housing import pens, singles
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.farm.on_field import crops_in
from allmende.agricola.rules.phases import BREEDING, FEEDING, WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.scoring import points
from allmende.agricola.rules.spaces import MOST_PLAYERS, starting_spaces
from allmende.agricola.rules.state import State
from allmende.core.rules.observation import put, put_bits

POINTS_BELOW_ZERO: Final = 60
"""Added to points, so that they may be that far below zero; fewer points look the same."""
PENS: Final = len(PASTURE_POINTS)
"""The number of pastures that are told apart, the largest first."""
PROMISED_ROUNDS: Final = 3
"""The number of rounds to come whose promised food is counted by round."""

_FILLS: Final[list[bool]] = [accumulated(space) >= 0 for space in range(SPACE_COUNT)]
"""By action space: True if goods come onto it."""
_CARDS: Final[int] = (1 << FIRST_CARD + ROUNDS) - (1 << FIRST_CARD)
_SPACES: Final[list[list[int]]] = [
    [i for i in range(SPACE_COUNT) if (starting_spaces(players, True, True) | _CARDS) >> i & 1]
    for players in range(1, MOST_PLAYERS + 1)
]
"""By number of players: the action spaces, the cards of all rounds among them."""
_MAJORS: Final[list[int]] = [bit_count(majors_for(players)) for players in range(1, MOST_PLAYERS + 1)]
"""By number of players: the number of major improvements."""


def encode(state: State, seat: int) -> bytes:
    """Encode the seat's knowledge, one byte a feature; with hand cards, their features come last."""
    seen = BytesWriter()
    see(seen, state, seat)
    return seen.getvalue()


def see(seen: BytesWriter, state: State, seat: int) -> None:
    """Add the features of `encode` to those already there."""
    seats = len(state.seats)
    _add_round(seen, state)
    _add_spaces(seen, state, seats)
    mine = state.seats[seat]
    pending(seen, mine)
    add_plans(seen, state, mine)
    for i in range(seats):
        _add_farm(seen, state, (seat + i) % seats)
    if state.setup.cards:
        pending_of_cards(seen, mine)
        places = places_of_cards(state, seat)
        seen.write(places)
        add_cards(seen, places, state, seat)


def names(players: int, cards: bool = False) -> list[str]:
    """The names of the features, in a game with hand cards or without."""
    found = ["round", "rounds left", "rounds to harvest", "harvest", "harvests left"]
    found += ["work", "feeding", "breeding"]
    for space in _SPACES[players - 1]:
        found.append(f"{SPACE_NAMES[space]} free")
        if accumulated(space) >= 0:
            found.append(f"{SPACE_NAMES[space]} goods")
    majors = [improvement.name for improvement in IMPROVEMENTS[: _MAJORS[players - 1]]]
    found += [f"{name} there" for name in majors]
    found += pending_names()
    found += ["food missing", "food to spare", "cooked vegetable", "cooked sheep", "cooked boar", "cooked cattle"]
    found += ["bread", "crafts", "people to come", "material for a room", "reed for a room", "renovation", "pasture"]
    found += [f"promised food {number}" for number in range(1, PROMISED_ROUNDS + 1)]
    for farm in range(players):
        found += [f"farm {farm} {name}" for name in [*_FARM, *majors, "points"]]
    if cards:
        found += pending_of_cards_names() + cards_names(players)
    return found


_FARM: Final[list[str]] = [
    *RESOURCE_NAMES,
    "growing grain",
    "growing vegetables",
    "fields",
    "empty fields",
    "rooms",
    "clay house",
    "stone house",
    "people",
    "newborns",
    "home",
    "room for people",
    "stables",
    "unfenced stables",
    "fences",
    "fenced spaces",
    "unused spaces",
    "pastures",
    *[f"pen {number}" for number in range(1, PENS + 1)],
    "room for animals",
    "pairs",
    "begging",
    "promised",
    "starting player",
    "next to act",
]
"""What stands before a farm's major improvements and its points."""


def _add_round(seen: BytesWriter, state: State) -> None:
    number = state.round
    put(seen, number)
    put(seen, ROUNDS - number)
    put(seen, next_harvest(number) - number if number else 4)
    seen.append(1 if number in HARVEST_ROUNDS else 0)
    left = 0
    for harvest in HARVEST_ROUNDS:
        if harvest >= number:
            left += 1
    put(seen, left)
    seen.append(1 if state.phase == WORK else 0)
    seen.append(1 if state.phase == FEEDING else 0)
    seen.append(1 if state.phase == BREEDING else 0)


def _add_spaces(seen: BytesWriter, state: State, seats: int) -> None:
    usable = state.spaces & ~state.occupied
    goods = state.goods
    for space in _SPACES[seats - 1]:
        seen.append(usable >> space & 1)
        if _FILLS[space]:
            put(seen, goods[space])
    put_bits(seen, state.improvements, _MAJORS[seats - 1])


def add_plans(seen: BytesWriter, state: State, mine: Player) -> None:
    """Add the distances to the seat's next aims."""
    goods = mine.goods
    due = mine.food_due(state.setup.solo)
    cooked: list[int] = [1, 0, 0, 0]
    bread = 1
    crafts = 0
    improvements = state.setup.improvements
    for i in range(len(improvements) if mine.improvements else 0):
        if mine.improvements >> i & 1:
            improvement = improvements[i]
            for j in range(len(improvement.cooks)):
                if improvement.cooks[j] > cooked[j]:
                    cooked[j] = improvement.cooks[j]
            if improvement.bread > bread:
                bread = improvement.bread
            if improvement.craft >= 0 and goods[improvement.craft] > 0:
                crafts += improvement.craft_food
    food = goods[FOOD] + goods[GRAIN] + goods[VEGETABLE] * cooked[0]
    for j in range(1, COOKED):
        food += goods[SHEEP + j - 1] * cooked[j]
    put(seen, due - goods[FOOD])
    put(seen, food + crafts - due)
    for j in range(COOKED):
        put(seen, cooked[j])
    put(seen, bread)
    put(seen, crafts)
    rooms = mine.room_count()
    put(seen, min(lodgings(mine), PEOPLE) - mine.people)
    material = goods[mine.house]
    put(seen, material if material < 5 else 5)
    put(seen, goods[2] if goods[2] < 2 else 2)
    put(seen, goods[mine.house + 1] - rooms + 5 if mine.house < 2 else 0)
    put(seen, mine.least_fences)
    promised = mine.promised
    for ahead in range(1, PROMISED_ROUNDS + 1):
        count = 0
        for i in range(0, len(promised), 3):
            if promised[i] == state.round + ahead and promised[i + 1] == FOOD:
                count += promised[i + 2]
        put(seen, count)


def _add_farm(seen: BytesWriter, state: State, seat: int) -> None:
    mine = state.seats[seat]
    goods = mine.goods
    for resource in range(RESOURCES):
        put(seen, goods[resource])
    grain = 0
    vegetables = 0
    sown = 0
    for crops in mine.crops:
        if crops:
            sown += 1
            grain += crops_in(crops, False)
            vegetables += crops_in(crops, True)
    put(seen, grain)
    put(seen, vegetables)
    fields = bit_count(mine.fields)
    put(seen, fields)
    put(seen, fields + len(mine.beds) - sown)
    rooms = mine.room_count()
    put(seen, rooms)
    put(seen, rooms if mine.house == 1 else 0)
    put(seen, rooms if mine.house == 2 else 0)
    put(seen, mine.people)
    put(seen, mine.newborns)
    put(seen, mine.home)
    put(seen, lodgings(mine) - mine.people)
    put(seen, bit_count(mine.stables))
    put(seen, bit_count(mine.stables & ~mine.fenced))
    put(seen, bit_count(mine.fences))
    put(seen, bit_count(mine.fenced))
    put(seen, bit_count(ALL_SPACES & ~mine.used_spaces()))
    put(seen, len(mine.pastures))
    sizes = pens(mine)
    room = singles(mine)
    for i in range(PENS):
        size = sizes[i] if i < len(sizes) else 0
        put(seen, size)
        room += size
    pairs = 0
    for animal in range(SHEEP, SHEEP + ANIMALS):
        room -= goods[animal]
        if goods[animal] >= 2:
            pairs += 1
    put(seen, room)
    put(seen, pairs)
    put(seen, mine.begging)
    promised = 0
    for i in range(0, len(mine.promised), 3):
        promised += mine.promised[i + 2]
    put(seen, promised)
    seen.append(1 if state.first == seat else 0)
    # Nets have learned that families are fed at turn 1 of that phase; its first turn came later.
    turn = state.turn - 1 if state.phase == FEEDING else state.turn
    seen.append(1 if turn == seat else 0)
    put_bits(seen, mine.improvements, _MAJORS[len(state.seats) - 1])
    put(seen, points(state, seat) + POINTS_BELOW_ZERO)
