"""The observation of Fields of Arle for value nets: one byte a feature.

Nothing is hidden in this game. Every section is a list of names and a function that appends as many numbers; besides
plain counts it has sums and distances that the rules know and a net would have to find out. The adaptations of the
rules are left out: they change the questions that a seat is asked, hardly the worth of a farm.

This module is compiled: a bot encodes thousands of states for one decision.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.arle.ai.observation.encoder_farm import (
    BARN_NAMES,
    GOODS_NAMES,
    HOME_NAMES,
    INVENTORY_NAMES,
    SCORE_NAMES,
    TOOLS_NAMES,
    add_barn,
    add_goods,
    add_home_board,
    add_inventory,
    add_score,
    add_tools,
)
from allmende.arle.ai.observation.encoder_stack import STACK_NAMES, add_pending
from allmende.arle.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.arle.components.equipment import room_on
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDING_PAYMENTS, BUILDINGS, PAYMENTS
from allmende.arle.components.pieces import HALF_YEARS, SUPPLY_NAMES, WORKERS
from allmende.arle.rules.phases import INVENTORY, SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import TURN
from allmende.core.rules.observation import MOST, put, put_all, put_bits
from allmende.core.rules.state import FRAME


def encode(state: State, seat: int) -> bytes:
    """Encode the state for a seat: one byte a feature, own boards first, the other's after them."""
    seen = BytesWriter()
    see(seen, state, seat)
    return seen.getvalue()


def see(seen: BytesWriter, state: State, seat: int) -> None:
    """Append the features of the state to `seen`, as the seat sees it."""
    mine = state.seats[seat]
    add_goods(seen, mine)
    add_tools(seen, mine)
    add_home_board(seen, mine)
    add_barn(seen, mine)
    add_inventory(seen, state, mine)
    add_score(seen, mine)
    put_bits(seen, mine.buildings, BUILDINGS)
    add_pending(seen, mine)
    _add_course(seen, state, seat)
    _add_missing(seen, mine)
    put_all(seen, state.supply)
    put_bits(seen, state.buildings, BUILDINGS)
    put_bits(seen, state.workers[seat], SPACE_COUNT)
    players = len(state.seats)
    for i in range(1, players):
        other = (seat + i) % players
        _in_short(seen, state, other)
        put_bits(seen, state.workers[other], SPACE_COUNT)


def names(players: int, cards: bool = False) -> list[str]:
    """The names of the features, in their order."""
    found = [
        *GOODS_NAMES,
        *TOOLS_NAMES,
        *HOME_NAMES,
        *BARN_NAMES,
        *INVENTORY_NAMES,
        *SCORE_NAMES,
        *[f"built {name}" for name in BUILDING_NAMES],
        *STACK_NAMES,
        *COURSE_NAMES,
        *MISSING_NAMES,
        *[f"supply of {name}" for name in SUPPLY_NAMES],
        *[f"{name} on offer" for name in BUILDING_NAMES],
        *WORKERS_NAMES,
    ]
    for other in range(1, players):
        found += [f"other {other}: {name}" for name in [*OTHER_NAMES, *WORKERS_NAMES]]
    return found


# The course of play

COURSE_NAMES: Final[list[str]] = [
    "half-years to come",
    "Novembers to come",
    "Mays to come",
    "winter",
    "work",
    "inventory",
    "scoring",
    "workers left",
    "workers left in the game",
    "starting player",
    "starts next",
    "special action to be had",
    "special action used",
]


def _add_course(seen: BytesWriter, state: State, seat: int) -> None:
    """Add season, phase and the time that is left: half-years after this one."""
    later = HALF_YEARS - state.half_year
    workers = _workers_left(state, seat)
    put(seen, later)
    put(seen, (later + 1) // 2)
    put(seen, later // 2)
    put(seen, state.season())
    seen.append(1 if state.phase == WORK else 0)
    seen.append(1 if state.phase == INVENTORY else 0)
    seen.append(1 if state.phase == SCORING else 0)
    put(seen, workers)
    put(seen, workers + WORKERS * later)
    seen.append(1 if state.first == seat else 0)
    seen.append(1 if state.next_first() == seat else 0)
    seen.append(1 if state.may_be_special() else 0)
    seen.append(1 if state.special == seat else 0)


def _workers_left(state: State, seat: int) -> int:
    """The number of workers that the seat can still place in this half-year, the one whose turn it is included."""
    if state.phase > WORK:
        return 0
    players = len(state.seats)
    before = (seat - state.first) % players
    begun = min(WORKERS, (state.turn - before + players - 1) // players)
    stack = state.seats[seat].stack
    return WORKERS - begun + (1 if stack and stack[0] == TURN.index else 0)


# Costs of buildings

PRICES: Final[list[list[list[int]]]] = []
"""The prices of buildings, each once: the ways to pay it, by resource, with the count in the higher bits."""
RESOURCE_BITS: Final = 5
RESOURCE_MASK: Final = (1 << RESOURCE_BITS) - 1
MISSING_NAMES: Final[list[str]] = []
"""Names of the features of missing goods, by price: each is called by the first building that has it."""


def _in_one(pairs: list[int]) -> list[int]:
    """Encode pairs of resource and count as one number each."""
    return [pairs[i] | pairs[i + 1] << RESOURCE_BITS for i in range(0, len(pairs), 2)]


def _list_prices() -> None:
    for building in range(BUILDINGS):
        price = [_in_one(PAYMENTS[payment]) for payment in BUILDING_PAYMENTS[building]]
        if price not in PRICES:
            PRICES.append(price)
            MISSING_NAMES.append(f"missing for {BUILDING_NAMES[building]}")


_list_prices()


def _add_missing(seen: BytesWriter, mine: Player) -> None:
    """Add by price the number of goods that are missing for the nearest payment."""
    goods = mine.goods
    for price in PRICES:
        least = MOST
        for payment in price:
            missing = 0
            for due in payment:
                lack = (due >> RESOURCE_BITS) - goods[due & RESOURCE_MASK]
                if lack > 0:
                    missing += lack
            if missing < least:
                least = missing
        put(seen, least)


# The other player

OTHER_NAMES: Final[list[str]] = [
    *GOODS_NAMES,
    *TOOLS_NAMES,
    *HOME_NAMES,
    "boats",
    "plows",
    "vehicles",
    "large vehicles",
    "room on vehicles",
    "buildings",
    "travelled",
    "shortages",
    *SCORE_NAMES,
    "workers left",
    "pending steps",
]
WORKERS_NAMES: Final[list[str]] = [f"worker on {name}" for name in SPACE_NAMES]


def _in_short(seen: BytesWriter, state: State, other: int) -> None:
    """Add the other's farm, without the details that only its owner needs."""
    their = state.seats[other]
    add_goods(seen, their)
    add_tools(seen, their)
    add_home_board(seen, their)
    room = 0
    for vehicle in their.vehicles:
        room += room_on(vehicle)
    put(seen, their.boats)
    put(seen, their.plows)
    put(seen, len(their.vehicles))
    put(seen, their.large_vehicles())
    put(seen, room)
    put(seen, their.buildings.bit_count())
    put(seen, their.travelled)
    put(seen, their.shortages)
    add_score(seen, their)
    put(seen, _workers_left(state, other))
    put(seen, len(their.stack) // FRAME)
