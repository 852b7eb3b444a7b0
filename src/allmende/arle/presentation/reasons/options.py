"""Reasons why an option of an action space or a building can't be taken in some way, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.arle.components.board import SPACES_OF_SEASON, is_laborer, space_season
from allmende.arle.components.equipment import FIRST_LARGE, KIND, VEHICLE_HORSES, VEHICLE_KINDS, VEHICLE_WOOD
from allmende.arle.components.moves import (
    BOAT_DEARLY,
    BUILD,
    CONVERT_DEARLY,
    CUT,
    DONE,
    FLIP_BOAT,
    FLIP_FOREST,
    FLIP_MOOR,
    FLIP_STABLE,
    FLIP_STALL,
    FLIP_VEHICLE,
    FORGE_BOAT,
    FORGE_VEHICLE,
    IMITATE,
    IMPROVE,
    IMPROVE_DEARLY,
    PLACE,
    PLOW_DEARLY,
    PLOW_MOVE,
    REPLACE,
    SLAUGHTER,
    STALL_DEARLY,
    TAKE,
    VEHICLE,
    VEHICLE_DEARLY,
    what_is_cut,
)
from allmende.arle.components.numbers import BUILDINGS
from allmende.arle.components.pieces import (
    BRICK,
    CATTLE,
    CLAY,
    FLAX,
    FOREST,
    GRAIN,
    GRAIN_FIELD,
    HORSE,
    HYDRATED,
    PEAT,
    RESOURCE_NAMES,
    SHEEP,
    STABLE,
    STALL,
    TOOL_COST,
    TOOL_COST_COUNT,
    TOOLS,
    WOOD,
)
from allmende.arle.presentation.reasons.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    animal_missing,
    cost_missing,
    equipment_missing,
    first,
    food_missing,
    goods_missing,
    land_missing,
    load_in_the_way,
    moor_missing,
    piece_missing,
    supply_missing,
    tile_missing,
    vehicle_missing,
)
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.language.barn import BuildBoat, BuildPlow, BuildVehicle, Forge, TakeBoat, TakeVehicle
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, Master, Slaughter, times
from allmende.arle.rules.language.effect import EachOnce, Option, action
from allmende.arle.rules.language.gains import EitherFirst, TakeOne
from allmende.arle.rules.language.imitation import Imitate
from allmende.arle.rules.language.land import (
    FIELDS,
    STABLE_BRICKS,
    STALL_CLAY,
    Build,
    BuildStable,
    BuildStall,
    Flip,
    PlowField,
    ReplaceField,
    TakeForest,
    UpgradeStall,
)
from allmende.arle.rules.state import State
from allmende.core.message import Message

ONE_WAY_TO_PAY = Message("reason-one-way-to-pay")
Chosen = (
    Build | BuildStall | BuildStable | UpgradeStall | TakeForest | PlowField | ReplaceField | Flip
    | BuildVehicle | BuildPlow | BuildBoat | TakeVehicle | TakeBoat | Forge
    | Bake | Convert | Slaughter | CutPeat | Master | TakeOne | Imitate
)  # fmt: skip
# Every kind of option but the combinations belongs here, or a test fails.


def why_not_chosen(option: Option, state: State, seat: int, move: int) -> Message:
    """The reason why a move is not among those of an option that the seat is asked about."""
    if move == DONE:
        return Message("reason-cut-most" if isinstance(option, CutPeat) else "reason-must-choose")
    for i, part in enumerate(option.alternatives()):
        if part.first <= move < part.last:
            taken = isinstance(option, EachOnce) and state.seats[seat].stack[-1] >> i & 1
            if taken or (isinstance(option, EitherFirst) and move in option.choices(state, seat)):
                return Message("reason-chosen-already")
            return _why_not(part, state, seat, move)
    return FINISH_FIRST if PLACE <= move < IMITATE else NOT_NOW


def candidates(option: Option, state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to choose."""
    return [move for part in option.alternatives() for move in _visible(part, state, seat)]


def _visible(option: Option, state: State, seat: int) -> list[int]:
    assert isinstance(option, Chosen), f"{option!r} gives no reasons"
    match option:
        case Build():
            return [BUILD + building for building in range(BUILDINGS) if state.buildings >> building & 1]
        case BuildVehicle():
            return list(range(VEHICLE, VEHICLE + VEHICLE_KINDS))
        case Master():
            return list(range(IMPROVE, IMPROVE + TOOLS))
        case TakeVehicle():
            return [VEHICLE + option.kind]
        case TakeOne():
            return []
        case Imitate():
            begin = IMITATE + option.season * SPACES_OF_SEASON
            return list(range(begin, begin + SPACES_OF_SEASON))
        case Flip() | Forge():
            vehicles = range(len(state.seats[seat].vehicles))
            begin = FLIP_VEHICLE if isinstance(option, Flip) else FORGE_VEHICLE
            others = range(FLIP_BOAT, FLIP_VEHICLE) if isinstance(option, Flip) else range(FORGE_BOAT, FORGE_VEHICLE)
            return [*others, *(begin + parking for parking in vehicles)]
        case Slaughter():
            return list(range(SLAUGHTER, CUT))
        case BuildPlow():
            return [PLOW_MOVE, PLOW_MOVE + 1]
        case BuildBoat() | TakeBoat() | BuildStall() | BuildStable() | UpgradeStall() | TakeForest():
            return [option.first]
        case PlowField() | ReplaceField():
            return [option.first, option.first + 1]
        case Bake() | Convert() | CutPeat():
            return []
        case _:
            assert_never(option)


def _why_not(option: Option, state: State, seat: int, move: int) -> Message:
    """The reason why the seat can't take an option by a move that belongs to it."""
    assert isinstance(option, Chosen), f"{option!r} gives no reasons"
    reason: Message | None
    match option:
        case Build():
            reason = _building(state, seat, move - BUILD)
        case BuildStall() | BuildStable() | UpgradeStall() | TakeForest() | PlowField() | ReplaceField():
            reason = land_reason(option, state, seat, move)
        case Flip():
            reason = _flip(state, seat, move)
        case BuildVehicle() | BuildPlow() | BuildBoat():
            reason = _equipment(option, state, seat, move)
        case TakeVehicle():
            reason = piece_missing(state, seat, option.kind) if move == VEHICLE + option.kind else None
        case TakeBoat():
            reason = piece_missing(state, seat, PEAT_BOAT)
        case Forge():
            reason = _forge(state, seat, move)
        case Bake() | Convert():
            reason = _convert(option, state, seat, move)
        case Slaughter():
            reason = animal_missing(state, seat, SHEEP + move - SLAUGHTER)
        case CutPeat():
            reason = _cut(option, state, seat, move)
        case Master():
            reason = _improve(state, seat, move)
        case TakeOne():
            count = option.count
            reason = Message("reason-none", {"resource": Message(_resource(move - TAKE), {"count": count})})
        case Imitate():
            reason = _imitate(option, state, seat, move - IMITATE)
        case _:
            assert_never(option)
    return reason or NOT_NOW


def _resource(resource: int) -> str:
    return f"resource-{RESOURCE_NAMES[resource]}"


def _building(state: State, seat: int, building: int) -> Message | None:
    if not state.buildings >> building & 1:
        built = any(mine.has_built(building) for mine in state.seats)
        return Message("reason-built-already" if built else "reason-not-in-this-game")
    return first(land_missing(state, seat), cost_missing(state, seat, building))


def land_reason(option: Option, state: State, seat: int, move: int) -> Message | None:
    """Reason if nothing can be placed or exchanged on the Home Board."""
    match option:
        case BuildStall():
            return first(
                land_missing(state, seat),
                supply_missing(state, STALL),
                goods_missing(state, seat, [CLAY, STALL_CLAY, GRAIN, 1]),
                ONE_WAY_TO_PAY if move == STALL_DEARLY else None,
            )
        case BuildStable():
            return first(
                tile_missing(state, seat, STALL),
                supply_missing(state, STABLE),
                goods_missing(state, seat, [BRICK, STABLE_BRICKS]),
            )
        case UpgradeStall():
            return first(tile_missing(state, seat, STALL), supply_missing(state, STABLE))
        case TakeForest():
            return first(land_missing(state, seat), supply_missing(state, FOREST))
        case PlowField():
            return first(land_missing(state, seat), supply_missing(state, GRAIN_FIELD))
        case ReplaceField():
            return first(tile_missing(state, seat, FIELDS[move - REPLACE]), supply_missing(state, FOREST))
        case _:
            return None


def _flip(state: State, seat: int, move: int) -> Message | None:
    if move == FLIP_BOAT:
        return equipment_missing(state.seats[seat].boats, PEAT_BOAT)
    if move == FLIP_MOOR:
        return moor_missing(state, seat, HYDRATED)
    if move < FLIP_VEHICLE:
        return tile_missing(state, seat, {FLIP_FOREST: FOREST, FLIP_STALL: STALL, FLIP_STABLE: STABLE}[move])
    parking = move - FLIP_VEHICLE
    flipped = parking < len(state.seats[seat].vehicles) and state.seats[seat].vehicles[parking] % 2
    return Message("reason-flipped-already") if flipped else vehicle_missing(state, seat, parking)


def _equipment(option: BuildVehicle | BuildPlow | BuildBoat, state: State, seat: int, move: int) -> Message | None:
    """Reason if a piece of equipment can't be built."""
    match option:
        case BuildVehicle():
            dearly = move >= VEHICLE_DEARLY
            piece = move - (VEHICLE_DEARLY if dearly else VEHICLE)
            horses = [HORSE, VEHICLE_HORSES[piece]] if VEHICLE_HORSES[piece] else []
            cost = [WOOD, VEHICLE_WOOD[piece], *horses]
        case BuildPlow():
            dearly = move >= PLOW_DEARLY
            piece = PLOW
            cost = [WOOD, 1, CATTLE + move - (PLOW_DEARLY if dearly else PLOW_MOVE), 1]
        case BuildBoat():
            dearly = move == BOAT_DEARLY
            piece = PEAT_BOAT
            cost = [WOOD, 1]
        case _:
            assert_never(option)
    return first(
        goods_missing(state, seat, cost), piece_missing(state, seat, piece), ONE_WAY_TO_PAY if dearly else None
    )


def _forge(state: State, seat: int, move: int) -> Message | None:
    if move == FORGE_BOAT:
        return equipment_missing(state.seats[seat].boats, PEAT_BOAT)
    parking = move - FORGE_VEHICLE
    missing = vehicle_missing(state, seat, parking)
    if missing is not None:
        return missing
    if (state.seats[seat].vehicles[parking] & KIND) >= FIRST_LARGE:
        return Message("reason-vehicle-large")
    return first(load_in_the_way(state, seat, parking), piece_missing(state, seat, PLOW))


def _convert(option: Convert, state: State, seat: int, move: int) -> Message | None:
    dearly = move >= CONVERT_DEARLY
    count = times(move)
    most = option.left(state, seat) if state.top(seat) is option else option.number.count(state, seat)
    if count > most:
        return Message("reason-at-most", {"count": most})
    goods = state.seats[seat].goods
    if isinstance(option, Bake):
        if count > goods[GRAIN] + goods[FLAX]:
            return goods_missing(state, seat, [GRAIN, count - goods[FLAX]])
        fuel = count - min(count, goods[PEAT])
        missing = goods_missing(state, seat, [WOOD, fuel]) and goods_missing(state, seat, [PEAT, count])
    else:
        cost = option.cost
        missing = goods_missing(state, seat, [cost[i] if i % 2 == 0 else count * cost[i] for i in range(len(cost))])
    return first(missing, ONE_WAY_TO_PAY if dearly else None)


def _cut(option: CutPeat, state: State, seat: int, move: int) -> Message | None:
    moors = state.seats[seat].moors
    peat, count = what_is_cut(move)
    if not peat and moors[0] < count:
        return Message("reason-boardwalk-peat", {"count": moors[0]})
    if peat and peat not in moors[1:]:
        return moor_missing(state, seat, peat)
    left = option.left(state, seat) if state.top(seat) is option else option.number.count(state, seat)
    return Message("reason-at-most", {"count": left}) if count > left else None


def _improve(state: State, seat: int, move: int) -> Message | None:
    mine = state.seats[seat]
    dearly = move >= IMPROVE_DEARLY
    tool = move - (IMPROVE_DEARLY if dearly else IMPROVE)
    if isinstance(state.top(seat), Master) and mine.stack[-1] >> tool & 1:
        return Message("reason-tool-moved")
    if not mine.can_improve(tool):
        return Message("reason-track-end")
    missing = goods_missing(state, seat, [TOOL_COST[tool], TOOL_COST_COUNT[tool]])
    return first(missing, ONE_WAY_TO_PAY if dearly else None)


def _imitate(option: Imitate, state: State, seat: int, space: int) -> Message | None:
    if is_laborer(space):
        return Message("reason-laborer")
    if space_season(space) != state.season():
        return Message("reason-other-season")
    if space_season(space) != option.season:
        return Message("reason-imitates-own-season")
    if not state.is_occupied(space):
        return Message("reason-not-occupied")
    return food_missing(state, seat, action(state, space))
