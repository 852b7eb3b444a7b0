"""Move features of Fields of Arle: the effects, costs and gains of each move, as named numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.destinations import SALES
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    DESTINATION_SIZES,
    GOODS_PIECES,
    MOST_VEHICLES,
    PIECE_GOODS,
    UPGRADED,
    VEHICLE_HORSES,
    VEHICLE_KINDS,
    VEHICLE_NAMES,
    VEHICLE_POINTS,
    VEHICLE_WOOD,
)
from allmende.arle.components.moves import (
    ANY_TIME,
    BUILD,
    DEAR,
    HOUSE,
    IMITATE,
    IMPROVE,
    LOAD,
    PAY,
    PLACE,
    PLOW_MOVE,
    RELEASE,
    RETURN,
    SELL,
    TAKE,
    USE,
    VEHICLE,
)
from allmende.arle.components.numbers import (
    BUILDING_COLOURS,
    BUILDING_NAMES,
    BUILDING_PAYMENTS,
    BUILDING_POINTS,
    PAYMENTS,
)
from allmende.arle.components.pieces import HORSE, RESOURCE_NAMES, TOOL_COST, TOOL_COST_COUNT, TOOL_NAMES, WOOD
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language import Amount, Convert, Exchange, Fixed, Gain, Improve, MoveDikes, TakeOne
from allmende.arle.rules.spaces import SPACES
from allmende.core.move_features import HALF, MoveFeatures, Said, add, amounts, class_name, tree
from allmende.core.rules.state import Step


@cache
def move_features(players: int, cards: bool = False) -> list[MoveFeatures]:
    """The features of each move of the vocabulary; they are equal for one player and for two."""
    return [_features(move) for move in range(len(VOCABULARY))]


def _features(move: int) -> MoveFeatures:
    text = VOCABULARY[move].text
    said: MoveFeatures = {f"verb {text.split()[0]}": 1.0}
    if text.endswith(" dearly"):
        said["dearly"] = 1.0
    if PLACE <= move < TAKE:
        space = move - (IMITATE if move >= IMITATE else PLACE)
        said[f"space {SPACE_NAMES[space]}"] = 1.0
        said["costs food"] = SPACES[space].food / HALF
        add(said, tree(SPACES[space], _says))
    elif BUILD <= move < IMPROVE:
        add(said, _building(move - BUILD))
    elif HOUSE <= move < ANY_TIME or USE <= move < LOAD:
        building = move - (HOUSE if move < ANY_TIME else USE)
        said[f"building {BUILDING_NAMES[building]}"] = 1.0
        add(said, _works(building))
    elif IMPROVE <= move < VEHICLE:
        tool = (move - IMPROVE) % len(TOOL_NAMES)
        said[f"improves {TOOL_NAMES[tool]}"] = 1.0
        add(said, amounts("costs", [TOOL_COST[tool], TOOL_COST_COUNT[tool]], RESOURCE_NAMES))
    elif VEHICLE <= move < PLOW_MOVE:
        add(said, _vehicle((move - VEHICLE) % VEHICLE_KINDS))
    elif PAY <= move < DEAR:
        add(said, amounts("costs", PAYMENTS[move - PAY], RESOURCE_NAMES))
    elif SELL <= move < RELEASE:
        sale = SALES[move - SELL]
        said[f"at {DESTINATION_NAMES[sale.destination]}"] = 1.0
        said[f"sells {sale.name()}"] = 1.0
        said["gives food"] = sale.food / HALF
        add(said, amounts("costs", sale.goods, RESOURCE_NAMES))
    elif LOAD <= move < RETURN:
        add(said, _piece((move - LOAD) // MOST_VEHICLES))
    else:
        said[f"move {' '.join(word for word in text.split() if not word.isdigit())}"] = 1.0
        said["how often"] = sum(int(word) for word in text.split() if word.isdigit()) / HALF
    return said


def _building(building: int) -> MoveFeatures:
    said: MoveFeatures = {
        f"building {BUILDING_NAMES[building]}": 1.0,
        f"colour {BUILDING_COLOURS[building]}": 1.0,
        "points": BUILDING_POINTS[building] / HALF,
    }
    add(said, amounts("costs", PAYMENTS[BUILDING_PAYMENTS[building][0]], RESOURCE_NAMES))
    add(said, _works(building))
    return said


def _works(number: int) -> MoveFeatures:
    """The features of a building's effects, and of their time."""
    said: MoveFeatures = {}
    building = EVERY_BUILDING[number]
    for when, used in (
        ("at once", building.at_once),
        ("before November", building.before_november),
        ("at any time", building.at_any_time),
    ):
        if used is not None:
            said[when] = 1.0
            add(said, tree(used, _says))
    return said


def _vehicle(kind: int) -> MoveFeatures:
    said: MoveFeatures = {f"vehicle {VEHICLE_NAMES[kind]}": 1.0, "points": VEHICLE_POINTS[kind] / HALF}
    add(said, amounts("costs", [WOOD, VEHICLE_WOOD[kind], HORSE, VEHICLE_HORSES[kind]], RESOURCE_NAMES))
    return said


def _piece(piece: int) -> MoveFeatures:
    """The features of a piece loaded, on any vehicle."""
    if piece >= GOODS_PIECES:
        destination = piece - GOODS_PIECES
        return {f"travels to {DESTINATION_NAMES[destination]}": 1.0, "travels": DESTINATION_SIZES[destination] / HALF}
    return {f"loads {RESOURCE_NAMES[PIECE_GOODS[piece]]}": 1.0, f"gives {RESOURCE_NAMES[UPGRADED[piece]]}": 1 / HALF}


def _says(node: Step[Any]) -> Said:
    """The goods that a node of a tree gives and takes, the tools that it improves."""
    match node:
        case Gain():
            return _number(f"gives {RESOURCE_NAMES[node.resource]}", node.number)
        case TakeOne():
            return [(f"offers {RESOURCE_NAMES[resource]}", node.count / HALF) for resource in node.resources]
        case Convert():
            gives = amounts("gives", node.gains, RESOURCE_NAMES)
            return [*amounts("costs", node.cost, RESOURCE_NAMES), *gives, *_number("converts", node.number)]
        case Exchange():
            return amounts("costs", node.cost, RESOURCE_NAMES)
        case Improve():
            return [(f"improves {TOOL_NAMES[node.tool]}", float(node.steps))]
        case MoveDikes():
            return _number("moves dikes", node.number)
        case _:
            return []


def _number(what: str, number: Amount) -> Said:
    """The feature of an amount, and of what it depends on."""
    if isinstance(number, Fixed):
        return [(what, number.number / HALF)]
    return [(what, 1.0), (f"{what} by {class_name(number)}", 1.0)]
