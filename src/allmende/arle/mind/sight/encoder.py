"""What a learned value function sees of a position of Fields of Arle: one byte a feature.

Nothing is hidden in this game. Every section is a list of names and a function that appends as many numbers; what a
section brings besides plain counts are sums and distances that the rules know and a network would have to find out.
The adaptations of the rules are left out: they change who is asked what, hardly what a farm is worth.

This module is compiled: a bot encodes thousands of positions for one decision.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.arle.mind.sight.encoder_farm import (
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
from allmende.arle.mind.sight.encoder_stack import STACK_NAMES, add_pending
from allmende.arle.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.arle.rules.components import HALF_YEARS, SUPPLY_NAMES, WORKERS
from allmende.arle.rules.equipment import room_on
from allmende.arle.rules.numbers import BUILDING_NAMES, BUILDING_PAYMENTS, BUILDINGS, PAYMENTS
from allmende.arle.rules.phases import INVENTORY, SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps import TURN
from allmende.core.rules.position import FRAME
from allmende.core.rules.sight import MOST, put, put_all, put_bits


def encode(position: Table, seat: int) -> bytes:
    """What the seat knows of the position: one byte a feature, own boards first, the other's after them."""
    seen = BytesWriter()
    see(seen, position, seat)
    return seen.getvalue()


def see(seen: BytesWriter, position: Table, seat: int) -> None:
    """Add the same to what has been seen."""
    mine = position.seats[seat]
    add_goods(seen, mine)
    add_tools(seen, mine)
    add_home_board(seen, mine)
    add_barn(seen, mine)
    add_inventory(seen, position, mine)
    add_score(seen, mine)
    put_bits(seen, mine.buildings, BUILDINGS)
    add_pending(seen, mine)
    _add_course(seen, position, seat)
    _add_missing(seen, mine)
    put_all(seen, position.supply)
    put_bits(seen, position.buildings, BUILDINGS)
    put_bits(seen, position.workers[seat], SPACE_COUNT)
    players = len(position.seats)
    for i in range(1, players):
        other = (seat + i) % players
        _in_short(seen, position, other)
        put_bits(seen, position.workers[other], SPACE_COUNT)


def names(players: int, cards: bool = False) -> list[str]:
    """What the features are, in their order."""
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


def _add_course(seen: BytesWriter, position: Table, seat: int) -> None:
    """Season and phase, and the time that is left; what is to come are half-years after this one."""
    later = HALF_YEARS - position.half_year
    workers = _workers_left(position, seat)
    put(seen, later)
    put(seen, (later + 1) // 2)
    put(seen, later // 2)
    put(seen, position.season())
    seen.append(1 if position.phase == WORK else 0)
    seen.append(1 if position.phase == INVENTORY else 0)
    seen.append(1 if position.phase == SCORING else 0)
    put(seen, workers)
    put(seen, workers + WORKERS * later)
    seen.append(1 if position.first == seat else 0)
    seen.append(1 if position.next_first() == seat else 0)
    seen.append(1 if position.may_be_special() else 0)
    seen.append(1 if position.special == seat else 0)


def _workers_left(position: Table, seat: int) -> int:
    """How many workers the seat can still place in this half-year; the one whose turn it is now is one of them."""
    if position.phase > WORK:
        return 0
    players = len(position.seats)
    before = (seat - position.first) % players
    begun = min(WORKERS, (position.turn - before + players - 1) // players)
    stack = position.seats[seat].stack
    return WORKERS - begun + (1 if stack and stack[0] == TURN.index else 0)


# What buildings cost

PRICES: Final[list[list[list[int]]]] = []
"""What buildings cost, each price once: the ways to pay it, by resource, with the count in the higher bits."""
RESOURCE_BITS: Final = 5
RESOURCE_MASK: Final = (1 << RESOURCE_BITS) - 1
MISSING_NAMES: Final[list[str]] = []
"""By price, named after the first building that has it."""


def _in_one(pairs: list[int]) -> list[int]:
    """Pairs of resource and count, each as one number."""
    return [pairs[i] | pairs[i + 1] << RESOURCE_BITS for i in range(0, len(pairs), 2)]


def _list_prices() -> None:
    for building in range(BUILDINGS):
        price = [_in_one(PAYMENTS[payment]) for payment in BUILDING_PAYMENTS[building]]
        if price not in PRICES:
            PRICES.append(price)
            MISSING_NAMES.append(f"missing for {BUILDING_NAMES[building]}")


_list_prices()


def _add_missing(seen: BytesWriter, mine: Player) -> None:
    """By price, how many goods are missing for the payment that is nearest."""
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


def _in_short(seen: BytesWriter, position: Table, other: int) -> None:
    """The other's farm, with less of what only its owner has to know."""
    their = position.seats[other]
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
    put(seen, _workers_left(position, other))
    put(seen, len(their.stack) // FRAME)
