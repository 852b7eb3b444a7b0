"""Labels of moves whose meaning depends on the state."""

from __future__ import annotations

from allmende.arle.components.equipment import (
    CLAY_PIECE,
    DESTINATION_NAMES,
    GOODS_PIECES,
    KIND,
    MOST_VEHICLES,
    PIECE_GOODS,
    VEHICLE_NAMES,
)
from allmende.arle.components.moves import (
    CONVERT,
    CONVERT_DEARLY,
    DEAR,
    DONE,
    FLIP_VEHICLE,
    FORGE_BOAT,
    FORGE_VEHICLE,
    GIVE_UP_BOAT,
    GIVE_UP_VEHICLE,
    HOUSE,
    IMPROVE,
    IMPROVE_DEARLY,
    LOAD,
    PAY,
    RETURN,
    RETURN_VEHICLE,
    SELL,
    SLAUGHTER,
    TAKE,
    TRADE,
    USE,
    VEHICLE,
)
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.phrases import amounts, named
from allmende.arle.components.pieces import (
    FLAX,
    GRAIN,
    PEAT,
    RESOURCE_NAMES,
    TIMBER,
    TOOL_COST,
    TOOL_COST_COUNT,
    TOOL_NAMES,
    TOOL_VALUES,
    WOOD,
)
from allmende.arle.presentation.wording import say
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, times
from allmende.arle.rules.language.effect import Action, UpTo
from allmende.arle.rules.language.gains import Gain, TakeOne
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.pushed import PayingDearly, Placing
from allmende.arle.rules.steps.sustenance import Fuel
from allmende.arle.rules.supplies import dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import Pause, Step


def label(state: State, seat: int, move: int) -> Message | None:
    """A label of what a legal move does here, or None if it does the same everywhere."""
    step = state.top(seat)
    if move == DONE:
        return _done(step, state, seat)
    if TAKE <= move < CONVERT:
        return _take(step, move)
    if CONVERT <= move < SLAUGHTER:
        return _convert(step, state, seat, move)
    if IMPROVE <= move < VEHICLE:
        return _improve(state, seat, move)
    if DEAR <= move < SELL:
        return _dear(step, state, seat, move - DEAR)
    if HOUSE <= move < TRADE:
        return _use(move - HOUSE)
    if USE <= move < LOAD:
        return _use(move - USE)
    if LOAD <= move < RETURN:
        return _load(state, seat, move - LOAD)
    return _vehicle(state, seat, move)


def _done(step: Step[State], state: State, seat: int) -> Message | None:
    """Leave an option untouched, or go on."""
    if isinstance(step, Pause | Gain | Placing):
        return Message("move-go-on")
    counter, mode = state.seats[seat].stack[-2:]
    notes_a_number = isinstance(step, UpTo | CutPeat)
    untouched = isinstance(step, Action) and not counter and (not mode or notes_a_number)
    return Message("move-skip") if untouched else None


def _take(step: Step[State], move: int) -> Message | None:
    """A label with the count that the option gives."""
    options = step.actions() if isinstance(step, Action) else []
    for option in options:
        if isinstance(option, TakeOne):
            return Message("move-take", {"what": amount(RESOURCE_NAMES[move - TAKE], option.count)})
    return None


def _convert(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """A label with the costs and gains of a number of conversions."""
    if not isinstance(step, Convert):
        return None
    dearly, count = move >= CONVERT_DEARLY, times(move)
    cost = _bread(state, seat, count) if isinstance(step, Bake) else _times(step.cost, count)
    said = Message("move-convert-goods", {"cost": amounts(cost), "gains": amounts(_times(step.gains, count))})
    return Message("move-dearly", {"move": said}) if dearly else said


def _times(pairs: list[int], count: int) -> list[int]:
    return [number * count if i % 2 else number for i, number in enumerate(pairs)]


def _bread(state: State, seat: int, count: int) -> list[int]:
    """The cost of baking `count` times, with as little flax, wood and timber as possible."""
    goods = state.seats[seat].goods
    grain, peat = min(count, goods[GRAIN]), min(count, goods[PEAT])
    wood = min(count - peat, goods[WOOD])
    parts = [(GRAIN, grain), (FLAX, count - grain), (PEAT, peat), (WOOD, wood), (TIMBER, count - peat - wood)]
    return [number for part in parts if part[1] for number in part]


def _improve(state: State, seat: int, move: int) -> Message:
    """A label with the new number of the tool, and its cost."""
    dearly = move >= IMPROVE_DEARLY
    tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
    said = Message(
        "move-improve-to",
        {
            "tool": named("tool", TOOL_NAMES[tool]),
            "value": TOOL_VALUES[tool][state.seats[seat].tools[tool] + 1],
            "cost": amount(RESOURCE_NAMES[TOOL_COST[tool]], TOOL_COST_COUNT[tool]),
        },
    )
    return Message("move-dearly", {"move": said}) if dearly else said


def _dear(step: Step[State], state: State, seat: int, dear: int) -> Message | None:
    """A label with the whole payment."""
    mine = state.seats[seat]
    if isinstance(step, PayingDearly):
        due, resource = mine.stack[-2], mine.stack[-1]
        cheap = due - dear
    elif isinstance(step, Fuel):
        resource = WOOD
        cheap = min(step.due(state, seat) - dear, mine.goods[WOOD])
    else:
        return None
    parts = [(resource, cheap), (dearer(resource), dear)]
    return Message("move-pay", {"what": [amount(RESOURCE_NAMES[which], count) for which, count in parts if count]})


def _use(building: int) -> Message | None:
    """A label with the effect of a green building."""
    tile = EVERY_BUILDING[building]
    effect = tile.before_november or tile.at_any_time
    if effect is None:
        return None
    return Message("move-use-for", {"building": named("building", BUILDING_NAMES[building]), "effect": say(effect)})


def _load(state: State, seat: int, number: int) -> Message:
    """A label with the load and the vehicle."""
    piece, parking = number // MOST_VEHICLES, number % MOST_VEHICLES
    vehicle = _the_vehicle(state, seat, parking)
    if piece >= GOODS_PIECES:
        place = named("destination", DESTINATION_NAMES[piece - GOODS_PIECES])
        return Message("move-travel-with", {"destination": place, "vehicle": vehicle, "parking": parking + 1})
    goods = [PIECE_GOODS[piece]] + ([PEAT] if piece == CLAY_PIECE else [])
    what = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in goods]
    return Message("move-load-onto", {"what": what, "vehicle": vehicle, "parking": parking + 1})


def _the_vehicle(state: State, seat: int, parking: int) -> Message:
    return named("the-piece", VEHICLE_NAMES[state.seats[seat].vehicles[parking] & KIND])


def _vehicle(state: State, seat: int, move: int) -> Message | None:
    """A label with the vehicle that is flipped, exchanged or returned."""
    if FLIP_VEHICLE <= move < FORGE_BOAT:
        parking = move - FLIP_VEHICLE
        reverse = (state.seats[seat].vehicles[parking] & KIND) + 1
        to = named("piece", VEHICLE_NAMES[reverse])
        return Message(
            "move-flip-the", {"vehicle": _the_vehicle(state, seat, parking), "parking": parking + 1, "to": to}
        )
    if FORGE_VEHICLE <= move < GIVE_UP_BOAT:
        return _with_vehicle("move-forge-the", state, seat, move - FORGE_VEHICLE)
    if GIVE_UP_VEHICLE <= move < PAY:
        return _with_vehicle("move-give-up-the", state, seat, move - GIVE_UP_VEHICLE)
    if move >= RETURN_VEHICLE:
        return _with_vehicle("move-give-up-the", state, seat, move - RETURN_VEHICLE)
    return None


def _with_vehicle(id_: str, state: State, seat: int, parking: int) -> Message:
    return Message(id_, {"vehicle": _the_vehicle(state, seat, parking), "parking": parking + 1})
