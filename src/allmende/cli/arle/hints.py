"""What moves of Fields of Arle mean beyond their labels: what a space or building does, what a vehicle costs."""

from __future__ import annotations

from allmende.arle.faces import wording
from allmende.arle.rules.board import space_number
from allmende.arle.rules.equipment import VEHICLE_HORSES, VEHICLE_NAMES, VEHICLE_POINTS, VEHICLE_WOOD
from allmende.arle.rules.numbers import BUILDING_POINTS, building_number
from allmende.arle.rules.spaces import SPACES
from allmende.cli.arle.rows import amounts
from allmende.cli.console import Console
from allmende.core.view import MoveView


def about(move: MoveView, console: Console) -> str:
    """The hint for a move, or nothing."""
    kind, _, name = move.target.partition(":")
    if kind == "space":
        return console.speaker.say(wording.sentence(SPACES[space_number(name)]))
    if kind == "building":
        return building(name, console, with_cost=move.text.startswith("build "))
    if kind == "supply" and name in VEHICLE_NAMES:
        return _vehicle(VEHICLE_NAMES.index(name), console)
    return ""


def building(name: str, console: Console, with_cost: bool = True) -> str:
    """What a building costs, what it is worth, and what it does."""
    number = building_number(name)
    text = console.speaker.say(wording.building_text(number))
    if not with_cost:
        return text
    return console.words("arle-building", cost=wording.building_cost(number), points=BUILDING_POINTS[number], text=text)


def _vehicle(kind: int, console: Console) -> str:
    cost = amounts({"wood": VEHICLE_WOOD[kind], "horse": VEHICLE_HORSES[kind]}, console)
    return console.words("arle-vehicle", cost=cost, points=VEHICLE_POINTS[kind])
