"""What a learned value function sees of a position of Fields of Arle: one byte a feature.

Nothing is hidden in this game. Every section is a list of names and a function that appends as many numbers; what a
section brings besides plain counts are sums and distances that the rules know and a network would have to find out.
The adaptations of the rules are left out: they change who is asked what, hardly what a farm is worth.

This module is compiled: a bot encodes thousands of positions for one decision.
"""

from __future__ import annotations

from typing import Final

from allmende.arle.mind.sight.encoder_farm import (
    BARN_NAMES,
    GOODS_NAMES,
    HOME_NAMES,
    INVENTORY_NAMES,
    MOST,
    SCORE_NAMES,
    TOOLS_NAMES,
    add_barn,
    add_goods,
    add_home_board,
    add_inventory,
    add_score,
    add_tools,
    counted,
    flags,
)
from allmende.arle.mind.sight.encoder_stack import STACK_NAMES, pending
from allmende.arle.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.arle.rules.components import HALF_YEARS, SUPPLY_NAMES, WORKERS
from allmende.arle.rules.equipment import room_on
from allmende.arle.rules.numbers import BUILDING_NAMES, BUILDING_PAYMENTS, BUILDINGS, PAYMENTS
from allmende.arle.rules.phases import INVENTORY, SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps import TURN
from allmende.core.rules.position import FRAME


def encode(position: Table, seat: int) -> bytes:
    """What the seat knows of the position: one byte a feature, own boards first, the other's after them."""
    mine = position.seats[seat]
    farm: list[int] = []
    add_goods(farm, mine)
    add_tools(farm, mine)
    add_home_board(farm, mine)
    add_barn(farm, mine)
    add_inventory(farm, position, mine)
    add_score(farm, mine)
    board: list[int] = []
    _add_course(board, position, seat)
    _add_missing(board, mine)
    board += position.supply
    found = [
        counted(farm),
        flags(mine.buildings, BUILDINGS),
        pending(mine),
        counted(board),
        flags(position.buildings, BUILDINGS),
        flags(position.workers[seat], SPACE_COUNT),
    ]
    players = len(position.seats)
    for i in range(1, players):
        other = (seat + i) % players
        found.append(_in_short(position, other))
        found.append(flags(position.workers[other], SPACE_COUNT))
    return b"".join(found)


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


def _add_course(values: list[int], position: Table, seat: int) -> None:
    """Season and phase, and the time that is left; what is to come are half-years after this one."""
    later = HALF_YEARS - position.half_year
    workers = _workers_left(position, seat)
    values.append(later)
    values.append((later + 1) // 2)
    values.append(later // 2)
    values.append(position.season())
    values.append(1 if position.phase == WORK else 0)
    values.append(1 if position.phase == INVENTORY else 0)
    values.append(1 if position.phase == SCORING else 0)
    values.append(workers)
    values.append(workers + WORKERS * later)
    values.append(1 if position.first == seat else 0)
    values.append(1 if position.next_first() == seat else 0)
    values.append(1 if position.may_be_special() else 0)
    values.append(1 if position.special == seat else 0)


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
"""What buildings cost, each price once: the ways to pay it, as pairs of resource and count."""
MISSING_NAMES: Final[list[str]] = []
"""By price, named after the first building that has it."""


def _list_prices() -> None:
    for building in range(BUILDINGS):
        price = [PAYMENTS[payment] for payment in BUILDING_PAYMENTS[building]]
        if price not in PRICES:
            PRICES.append(price)
            MISSING_NAMES.append(f"missing for {BUILDING_NAMES[building]}")


_list_prices()


def _add_missing(values: list[int], mine: Player) -> None:
    """By price, how many goods are missing for the payment that is nearest."""
    goods = mine.goods
    for price in PRICES:
        least = MOST
        for payment in price:
            missing = 0
            for i in range(0, len(payment), 2):
                lack = payment[i + 1] - goods[payment[i]]
                if lack > 0:
                    missing += lack
            if missing < least:
                least = missing
        values.append(least)


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


def _in_short(position: Table, other: int) -> bytes:
    """The other's farm, with less of what only its owner has to know."""
    their = position.seats[other]
    values: list[int] = []
    add_goods(values, their)
    add_tools(values, their)
    add_home_board(values, their)
    room = 0
    for vehicle in their.vehicles:
        room += room_on(vehicle)
    values.append(their.boats)
    values.append(their.plows)
    values.append(len(their.vehicles))
    values.append(their.large_vehicles())
    values.append(room)
    values.append(their.buildings.bit_count())
    values.append(their.travelled)
    values.append(their.shortages)
    add_score(values, their)
    values.append(_workers_left(position, other))
    values.append(len(their.stack) // FRAME)
    return counted(values)
