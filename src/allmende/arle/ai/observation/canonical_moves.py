"""The canonical moves of Fields of Arle, for a search: of several moves with one outcome, one stands for all.

The rules offer every exchange at every decision. Here each has its time: goods are exchanged between the actions,
vehicles are loaded when the Work Phase ends, a destination is visited earlier only where food is wanted. The moves
left out are worth no more than those that stay: another order, the dearer material, an idle worker. Tools are improved
in any order: one order alone would ask for the last improvement of an action before the first.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import WINTER
from allmende.arle.components.destinations import SALES
from allmende.arle.components.equipment import (
    DESTINATIONS,
    GOODS_PIECES,
    KIND,
    LEATHER_PIECE,
    LINEN_PIECE,
    MOST_VEHICLES,
    PIECE_SIZES,
    PIECES,
    WOOLEN_PIECE,
    pieces_on,
)
from allmende.arle.components.moves import (
    ANY_TIME,
    BOAT,
    BOAT_DEARLY,
    BUILD,
    CONVERT_DEARLY,
    CUT,
    DEAR,
    DONE,
    END,
    IMPROVE,
    IMPROVE_DEARLY,
    LOAD,
    PASS,
    PAY,
    PLACE,
    PLOW_DEARLY,
    PLOW_MOVE,
    RETURN,
    RETURN_BOAT,
    SELL,
    SLAUGHTER,
    STALL_DEARLY,
    USE,
    VEHICLE,
    VEHICLE_DEARLY,
    what_is_cut,
)
from allmende.arle.components.numbers import PAYMENTS, building_number
from allmende.arle.components.pieces import BRICK, CLAY, FOOD, TIMBER, WOOD
from allmende.arle.rules.language import Action, Build, CutPeat, Master
from allmende.arle.rules.phases import PAYING, SELLING
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import END_OF_TURN, END_OF_WORK, INTERVAL, LAST_EXCHANGE, STEPS, TURN

LITTLE_FOOD: Final = 2
"""The amount of food below which some action spaces can't be used."""
FROM_SUPPLY: Final[int] = USE + building_number("carpenters-workshop")
"""The exchange that takes a tile which the opponent could take first."""


def _dearly() -> list[bool]:
    dear = [*range(CONVERT_DEARLY, SLAUGHTER), *range(IMPROVE_DEARLY, VEHICLE), *range(VEHICLE_DEARLY, PLOW_MOVE)]
    dear += [*range(PLOW_DEARLY, BOAT), BOAT_DEARLY, STALL_DEARLY]
    return [move in dear for move in range(END)]


DEARLY: Final[list[bool]] = _dearly()
"""By move: True if it pays more of the dearer material than it has to; the cheaper move does all that it does."""


def _cheaper(payment: int) -> list[int]:
    """The payments that differ from this one only in wood for some timber or clay for some bricks."""
    mine = _counts(payment)
    found = []
    for other in range(len(PAYMENTS)):
        theirs = _counts(other)
        saved = [mine[i] - theirs[i] for i in range(len(mine))]
        timber, bricks = saved[TIMBER], saved[BRICK]
        swapped = saved[WOOD] == -timber and saved[CLAY] == -bricks and timber >= 0 and bricks >= 0
        rest = [count for i, count in enumerate(saved) if i not in (WOOD, CLAY, TIMBER, BRICK)]
        if other != payment and swapped and not any(rest):
            found.append(other)
    return found


def _counts(payment: int) -> list[int]:
    counts = [0] * (max(max(pairs[::2]) for pairs in PAYMENTS) + 1)
    for i in range(0, len(PAYMENTS[payment]), 2):
        counts[PAYMENTS[payment][i]] += PAYMENTS[payment][i + 1]
    return counts


CHEAPER: Final[list[list[int]]] = [_cheaper(payment) for payment in range(len(PAYMENTS))]
"""By payment: the cheaper ones, which are better."""
BUILDS: Final[list[bool]] = [
    isinstance(step, Action) and any(isinstance(option, Build) for option in step.actions()) for step in STEPS
]
"""By step: True if a building may be built there, for which food may first have to be fetched."""
_LARGE: Final[list[int]] = [*range(PIECES - 1, GOODS_PIECES - 1, -1), LEATHER_PIECE, WOOLEN_PIECE, LINEN_PIECE]
_SMALL: Final[list[int]] = [piece for piece in range(GOODS_PIECES) if PIECE_SIZES[piece] == 1]
LOADING: Final[list[int]] = [[*_LARGE, *_SMALL].index(piece) for piece in range(PIECES)]
"""By piece: its rank in the order of loading; small pieces last, since they find room wherever there is any."""


def canonical_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a seat that differ in their outcome, at least one."""
    moves = state.moves(seat)
    mine = state.seats[seat]
    step = state.top(seat)
    found: list[int] = []
    if isinstance(step, CutPeat):
        _add_cuts(found, moves)
    elif isinstance(step, Master):
        found += [move for move in moves if move == DONE or IMPROVE <= move < IMPROVE_DEARLY]
    elif step.index == PAYING:
        _add_payments(found, moves)
    elif step.index == SELLING:
        _add_sales(found, moves, mine.stack[-2])
    elif step is END_OF_TURN:
        found += [move for move in moves if move in (DONE, FROM_SUPPLY)]
    else:
        _add_decisions(found, moves)
        _add_exchanges(found, state, seat, moves)
    return found if found else moves


def _add_decisions(found: list[int], moves: list[int]) -> None:
    """Add the moves of the decision itself: none that pays dearly, and no idle worker while others can be used."""
    dear = -1
    for move in moves:
        if move >= ANY_TIME:
            break
        if DEAR <= move < SELL:
            if dear < 0:
                dear = move
                found.append(move)
        elif not DEARLY[move] and (move != PASS or not found):  # to pass comes last
            found.append(move)


def _add_exchanges(found: list[int], state: State, seat: int, moves: list[int]) -> None:
    """Add the anytime actions that have their time here."""
    mine = state.seats[seat]
    step = state.top(seat)
    ending = step is END_OF_WORK
    resting = ending or step is TURN or step is INTERVAL or step is LAST_EXCHANGE
    hungry = step is TURN and (state.windows or mine.goods[FOOD] < LITTLE_FOOD)
    visiting = ending or hungry or BUILDS[step.index]
    breeding = ending and state.season() == WINTER
    latest = _latest_loaded(mine) if ending else 0
    seen: list[int] = []
    for move in moves:
        if move < ANY_TIME:
            continue
        if move < LOAD:
            if resting:
                found.append(move)
        elif move < RETURN:
            piece = (move - LOAD) // MOST_VEHICLES
            wanted = visiting if piece >= GOODS_PIECES else ending
            if not wanted or (ending and LOADING[piece] < latest):
                continue
            small = piece < GOODS_PIECES and PIECE_SIZES[piece] == 1
            key = piece << 16 if small else piece << 16 | 1 + _space_left(mine.vehicles[(move - LOAD) % MOST_VEHICLES])
            if key not in seen:
                seen.append(key)
                found.append(move)
        elif breeding and move < RETURN_BOAT:
            found.append(move)


def _latest_loaded(mine: Player) -> int:
    """The highest rank of a piece on a vehicle: pieces of lower rank don't follow it."""
    latest = 0
    for vehicle in mine.vehicles:
        if vehicle > KIND:
            for piece in range(GOODS_PIECES):
                if LOADING[piece] > latest and pieces_on(vehicle, piece):
                    latest = LOADING[piece]
    return latest


_SUMS: Final = 16 + DESTINATIONS
"""The first bit of the sums in a vehicle's int on which packing depends."""


def _space_left(vehicle: int) -> int:
    """A key of a vehicle's room for further pieces: its kind and the sums of its load."""
    return vehicle >> _SUMS << 3 | vehicle & KIND


def _add_cuts(found: list[int], moves: list[int]) -> None:
    """Add the largest cut on each moor: to clear one is better than to begin two."""
    last = -1
    for move in moves:
        if CUT <= move < BUILD:
            moor, _ = what_is_cut(move)
            if moor == last:
                found.pop()
            found.append(move)
            last = moor


def _add_payments(found: list[int], moves: list[int]) -> None:
    """Add the payments without timber where there is wood for it, and without bricks where there is clay."""
    for move in moves:
        if PAY <= move < DEAR:
            for cheaper in CHEAPER[move - PAY]:
                if PAY + cheaper in moves:
                    break
            else:
                found.append(move)


def _add_sales(found: list[int], moves: list[int], sold: int) -> None:
    """Add the sales in the order of items."""
    for move in moves:
        if move < PLACE or (SELL <= move < ANY_TIME and not sold >> SALES[move - SELL].item):
            found.append(move)
