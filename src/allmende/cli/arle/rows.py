"""What a player of Fields of Arle has, line by line: goods, barn, tools, journeys, what the inventory brings."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.arle.faces.views import PlayerView, ToolView, VehicleView, View
from allmende.arle.rules.components import FOOD_DUE, FUEL_DUE
from allmende.arle.rules.equipment import DESTINATION_NAMES
from allmende.arle.rules.numbers import BUILDING_POINTS, building_number
from allmende.cli.console import Console
from allmende.core.message import Message

ANIMALS = ("sheep", "cattle", "horse")


def facts(view: View, player: PlayerView, near: bool, console: Console) -> list[tuple[str, str]]:
    """Pairs of a title and what stands behind it; of those who are not near, without what their tools could become."""
    goods = {name: count for name, count in player.goods.items() if name not in ANIMALS}
    rows = [
        ("table-goods", amounts(goods, console)),
        ("arle-animals", amounts({name: player.goods[name] for name in ANIMALS}, console)),
        ("arle-barn", _barn(player, console)),
        ("arle-tools", _tools(player.tools, near, console)),
        ("arle-travel", _travel(player, console)),
    ]
    if not view.over:
        rows.append((f"month-{view.season}-5", _outlook(view, player, console)))
    return rows


def amounts(goods: dict[str, int], console: Console) -> str:
    """So many of each resource of which there is any."""
    return ", ".join(_amount(name, count, console) for name, count in goods.items() if count) or "–"


def _amount(name: str, count: int, console: Console) -> str:
    return console.words("amount", count=count, resource=Message(f"resource-{name}", {"count": count}))


def _barn(player: PlayerView, console: Console) -> str:
    """The vehicles with what lies on them, a line each, then the rest and how much room there is."""
    lines = [_vehicle(vehicle, console) for vehicle in player.vehicles]
    pieces = {"peat-boat": player.peat_boats, "plow": player.plows}
    others = [f"{count}× {console.words(f'piece-{name}')}" for name, count in pieces.items() if count]
    room = console.words("arle-room", small=player.parking[0], large=player.parking[1])
    return "\n".join([*lines, *([", ".join(others)] if others else []), room])


def _vehicle(vehicle: VehicleView, console: Console) -> str:
    """Its parking space, its kind and its spaces: `□` a single one, `□□` a double one."""
    cells = " ".join("□" * cell for cell in vehicle.cells)
    cargo = ", ".join(_cargo(piece, console) for piece in vehicle.cargo) or "–"
    return f"{vehicle.parking} {console.words(f'piece-{vehicle.kind}')} {cells}: {cargo}"


def _cargo(piece: str, console: Console) -> str:
    kind = "destination" if piece in DESTINATION_NAMES else "resource"
    return console.words(f"{kind}-{piece}", count=1)


def _tools(tools: Sequence[ToolView], near: bool, console: Console) -> str:
    """Each tool with its number; or each track, with the present number in brackets."""
    tracks = [(_track(tool) if near else str(tool.values[tool.position]), tool.name) for tool in tools]
    return ", ".join(f"{console.words(f'tool-{name}')} {track}" for track, name in tracks)


def _track(tool: ToolView) -> str:
    return " ".join(f"[{value}]" if i == tool.position else str(value) for i, value in enumerate(tool.values))


def _travel(player: PlayerView, console: Console) -> str:
    """Where the player has not been yet, with the sizes, and how far it has come."""
    ready = [
        f"{console.words(f'destination-{place.name}')} {place.size}"
        for place in player.destinations
        if place.state == "ready"
    ]
    travelled = console.words("arle-travelled", count=player.travelled, points=player.travel_points)
    return f"{travelled} {', '.join(ready)}"


def _outlook(view: View, player: PlayerView, console: Console) -> str:
    """What the next inventory brings and takes."""
    outlook = player.outlook
    if view.season == "summer":
        brings = {"food": outlook.milk, "grain": outlook.grain, "flax": outlook.flax, "wood": outlook.wood}
        takes = {"food": FOOD_DUE, "peat": FUEL_DUE}
    else:
        brings = {"wool": outlook.wool, **outlook.births}
        takes = {"food": FOOD_DUE}
    return console.words("arle-outlook", brings=amounts(brings, console), takes=amounts(takes, console))


def building_points(names: Sequence[str], console: Console) -> list[str]:
    """Buildings, each after its points."""
    return [f"{BUILDING_POINTS[building_number(name)]:2} {console.words(f'building-{name}')}" for name in names]
