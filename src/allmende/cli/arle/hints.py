"""Hints for moves of Fields of Arle, beyond their labels: effects of spaces and buildings, costs of vehicles."""

from __future__ import annotations

from allmende.arle.components.board import space_number
from allmende.arle.components.equipment import VEHICLE_HORSES, VEHICLE_NAMES, VEHICLE_POINTS, VEHICLE_WOOD
from allmende.arle.components.numbers import BUILDING_POINTS, building_number
from allmende.arle.presentation import wording
from allmende.arle.rules.spaces import SPACES
from allmende.cli.arle.rows import amounts
from allmende.cli.console import Console
from allmende.core.view import MoveView


def about(move: MoveView, console: Console) -> str:
    """The hint for a move; empty if there is none."""
    kind, _, name = move.target.partition(":")
    if kind == "space":
        return console.speaker.say(wording.sentence(SPACES[space_number(name)]))
    if kind == "building":
        return building(name, console, with_cost=move.text.startswith("build "))
    if kind == "supply" and name in VEHICLE_NAMES:
        return _vehicle(VEHICLE_NAMES.index(name), console)
    return ""


def building(name: str, console: Console, with_cost: bool = True) -> str:
    """The text of a building; with its cost and points if `with_cost`."""
    number = building_number(name)
    text = console.speaker.say(wording.building_text(number))
    if not with_cost:
        return text
    return console.words("arle-building", cost=wording.building_cost(number), points=BUILDING_POINTS[number], text=text)


def _vehicle(kind: int, console: Console) -> str:
    cost = amounts({"wood": VEHICLE_WOOD[kind], "horse": VEHICLE_HORSES[kind]}, console)
    return console.words("arle-vehicle", cost=cost, points=VEHICLE_POINTS[kind])
