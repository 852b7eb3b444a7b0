"""A player's possessions in Fields of Arle, line by line: goods, barn, tools, journeys, and the inventory's yield."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.numbers import BUILDING_POINTS, building_number
from allmende.arle.presentation.passages import ANIMALS, destinations, equipment, outlook
from allmende.arle.presentation.views import PlayerView, ToolView, VehicleView, View
from allmende.cli.console import Console
from allmende.core import passages


def facts(view: View, player: PlayerView, near: bool, console: Console) -> list[tuple[str, str]]:
    """Pairs of a heading's id and text; tools have their whole tracks if the player is `near`."""
    goods = {name: count for name, count in player.goods.items() if name not in ANIMALS}
    rows = [
        ("table-goods", amounts(goods, console)),
        ("arle-animals", amounts({name: player.goods[name] for name in ANIMALS}, console)),
        ("arle-barn", _barn(player, console)),
        ("arle-tools", _tools(player.tools, near, console)),
        ("arle-travel", _travel(player, console)),
    ]
    if not view.over:
        rows.append((f"month-{view.season}-5", console.speaker.say(outlook(player, view, "–"))))
    return rows


def amounts(goods: Mapping[str, int], console: Console) -> str:
    """Amounts of resources as text, without those that are 0."""
    return console.listed(passages.amounts(goods)) or "–"


def _barn(player: PlayerView, console: Console) -> str:
    """The vehicles with their loads, a line each, then other equipment, and the free parking spaces."""
    lines = [_vehicle(vehicle, console) for vehicle in player.vehicles]
    others = console.listed(equipment(player))
    room = console.words("arle-room", small=player.parking[0], large=player.parking[1])
    return "\n".join([*lines, *([others] if others else []), room])


def _vehicle(vehicle: VehicleView, console: Console) -> str:
    """A vehicle: its parking space, kind and load, and its spaces: `□` is a single one, `□□` a double one."""
    cells = " ".join("□" * cell for cell in vehicle.cells)
    cargo = ", ".join(_cargo(piece, console) for piece in vehicle.cargo) or "–"
    return f"{vehicle.parking} {console.words(f'piece-{vehicle.kind}')} {cells}: {cargo}"


def _cargo(piece: str, console: Console) -> str:
    kind = "destination" if piece in DESTINATION_NAMES else "resource"
    return console.words(f"{kind}-{piece}", count=1)


def _tools(tools: Sequence[ToolView], near: bool, console: Console) -> str:
    """Each tool with its number or, if `near`, its track with the present number in brackets."""
    tracks = [(_track(tool) if near else str(tool.values[tool.position]), tool.name) for tool in tools]
    return ", ".join(f"{console.words(f'tool-{name}')} {track}" for track, name in tracks)


def _track(tool: ToolView) -> str:
    return " ".join(f"[{value}]" if i == tool.position else str(value) for i, value in enumerate(tool.values))


def _travel(player: PlayerView, console: Console) -> str:
    """The player's travel so far, and the destinations that are left, with their sizes."""
    travelled = console.words("arle-travelled", count=player.travelled, points=player.travel_points)
    return f"{travelled} {console.listed(destinations(player))}"


def building_points(names: Sequence[str], console: Console) -> list[str]:
    """The names of buildings, each after its points."""
    return [f"{BUILDING_POINTS[building_number(name)]:2} {console.words(f'building-{name}')}" for name in names]
