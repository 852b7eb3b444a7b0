"""What moves do here: labels of those whose meaning depends on the position."""

from __future__ import annotations

from allmende.arle.faces.wording import say
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.components import (
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
from allmende.arle.rules.equipment import (
    CLAY_PIECE,
    DESTINATION_NAMES,
    GOODS_PIECES,
    KIND,
    MOST_VEHICLES,
    PIECE_GOODS,
    VEHICLE_NAMES,
)
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, times
from allmende.arle.rules.language.effect import Option, UpTo
from allmende.arle.rules.language.gains import Gain, TakeOne
from allmende.arle.rules.moves import (
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
from allmende.arle.rules.numbers import BUILDING_NAMES
from allmende.arle.rules.phrases import amounts, named
from allmende.arle.rules.state import Table, dearer
from allmende.arle.rules.steps.pushed import PayingDearly, Placing
from allmende.arle.rules.steps.sustenance import Fuel
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.position import Pause, Step


def label(table: Table, seat: int, move: int) -> Message | None:
    """What a legal move does here, or None if it does the same everywhere."""
    step = table.top(seat)
    if move == DONE:
        return _done(step, table, seat)
    if TAKE <= move < CONVERT:
        return _take(step, move)
    if CONVERT <= move < SLAUGHTER:
        return _convert(step, table, seat, move)
    if IMPROVE <= move < VEHICLE:
        return _improve(table, seat, move)
    if DEAR <= move < SELL:
        return _dear(step, table, seat, move - DEAR)
    if HOUSE <= move < TRADE:
        return _use(move - HOUSE)
    if USE <= move < LOAD:
        return _use(move - USE)
    if LOAD <= move < RETURN:
        return _load(table, seat, move - LOAD)
    return _vehicle(table, seat, move)


def _done(step: Step[Table], table: Table, seat: int) -> Message | None:
    """Leave an option untouched, or go on."""
    if isinstance(step, Pause | Gain | Placing):
        return Message("move-go-on")
    counter, mode = table.seats[seat].stack[-2:]
    notes_a_number = isinstance(step, UpTo | CutPeat)
    untouched = isinstance(step, Option) and not counter and (not mode or notes_a_number)
    return Message("move-skip") if untouched else None


def _take(step: Step[Table], move: int) -> Message | None:
    """As many of a resource as the option gives."""
    options = step.alternatives() if isinstance(step, Option) else []
    for option in options:
        if isinstance(option, TakeOne):
            return Message("move-take", {"what": amount(RESOURCE_NAMES[move - TAKE], option.count)})
    return None


def _convert(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """What is paid and what one gets for so many conversions."""
    if not isinstance(step, Convert):
        return None
    dearly, count = move >= CONVERT_DEARLY, times(move)
    cost = _bread(table, seat, count) if isinstance(step, Bake) else _times(step.cost, count)
    said = Message("move-convert-goods", {"cost": amounts(cost), "gains": amounts(_times(step.gains, count))})
    return Message("move-dearly", {"move": said}) if dearly else said


def _times(pairs: list[int], count: int) -> list[int]:
    return [number * count if i % 2 else number for i, number in enumerate(pairs)]


def _bread(table: Table, seat: int, count: int) -> list[int]:
    """What so many breads take, with as little flax, wood and timber as possible."""
    goods = table.seats[seat].goods
    grain, peat = min(count, goods[GRAIN]), min(count, goods[PEAT])
    wood = min(count - peat, goods[WOOD])
    parts = [(GRAIN, grain), (FLAX, count - grain), (PEAT, peat), (WOOD, wood), (TIMBER, count - peat - wood)]
    return [number for part in parts if part[1] for number in part]


def _improve(table: Table, seat: int, move: int) -> Message:
    """How many of the tool there will be, and what that costs."""
    dearly = move >= IMPROVE_DEARLY
    tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
    said = Message(
        "move-improve-to",
        {
            "tool": named("tool", TOOL_NAMES[tool]),
            "value": TOOL_VALUES[tool][table.seats[seat].tools[tool] + 1],
            "cost": amount(RESOURCE_NAMES[TOOL_COST[tool]], TOOL_COST_COUNT[tool]),
        },
    )
    return Message("move-dearly", {"move": said}) if dearly else said


def _dear(step: Step[Table], table: Table, seat: int, dear: int) -> Message | None:
    """What is paid in all."""
    mine = table.seats[seat]
    if isinstance(step, PayingDearly):
        due, resource = mine.stack[-2], mine.stack[-1]
        cheap = due - dear
    elif isinstance(step, Fuel):
        resource = WOOD
        cheap = min(step.due(table, seat) - dear, mine.goods[WOOD])
    else:
        return None
    parts = [(resource, cheap), (dearer(resource), dear)]
    return Message("move-pay", {"what": [amount(RESOURCE_NAMES[which], count) for which, count in parts if count]})


def _use(building: int) -> Message | None:
    """What a green building does."""
    tile = EVERY_BUILDING[building]
    effect = tile.before_november or tile.at_any_time
    if effect is None:
        return None
    return Message("move-use-for", {"building": named("building", BUILDING_NAMES[building]), "effect": say(effect)})


def _load(table: Table, seat: int, number: int) -> Message:
    """What is put on which vehicle."""
    piece, parking = number // MOST_VEHICLES, number % MOST_VEHICLES
    vehicle = _the_vehicle(table, seat, parking)
    if piece >= GOODS_PIECES:
        place = named("destination", DESTINATION_NAMES[piece - GOODS_PIECES])
        return Message("move-travel-with", {"destination": place, "vehicle": vehicle, "parking": parking + 1})
    goods = [PIECE_GOODS[piece]] + ([PEAT] if piece == CLAY_PIECE else [])
    what = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in goods]
    return Message("move-load-onto", {"what": what, "vehicle": vehicle, "parking": parking + 1})


def _the_vehicle(table: Table, seat: int, parking: int) -> Message:
    return named("the-piece", VEHICLE_NAMES[table.seats[seat].vehicles[parking] & KIND])


def _vehicle(table: Table, seat: int, move: int) -> Message | None:
    """What is done with which vehicle."""
    if FLIP_VEHICLE <= move < FORGE_BOAT:
        parking = move - FLIP_VEHICLE
        reverse = (table.seats[seat].vehicles[parking] & KIND) + 1
        to = named("piece", VEHICLE_NAMES[reverse])
        return Message(
            "move-flip-the", {"vehicle": _the_vehicle(table, seat, parking), "parking": parking + 1, "to": to}
        )
    if FORGE_VEHICLE <= move < GIVE_UP_BOAT:
        return _with_vehicle("move-forge-the", table, seat, move - FORGE_VEHICLE)
    if GIVE_UP_VEHICLE <= move < PAY:
        return _with_vehicle("move-give-up-the", table, seat, move - GIVE_UP_VEHICLE)
    if move >= RETURN_VEHICLE:
        return _with_vehicle("move-give-up-the", table, seat, move - RETURN_VEHICLE)
    return None


def _with_vehicle(id_: str, table: Table, seat: int, parking: int) -> Message:
    return Message(id_, {"vehicle": _the_vehicle(table, seat, parking), "parking": parking + 1})
