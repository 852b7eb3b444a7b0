"""A view as plain text, with the names that moves and records use."""

from __future__ import annotations

from collections import Counter

from allmende.arle.presentation.views import PlayerView, View


def table_text(view: View) -> str:
    """All boards, readable in a terminal, a notebook or a bug report.

    >>> from allmende import arle
    >>> print(str(arle.new(players=2, seed=7)).splitlines()[0])
    Fields of Arle, half-year 1 (summer), phase 2, month 1, seat 2 to act, starting player: seat 2
    """
    acting = "game over" if view.over else f"seat {', '.join(str(seat + 1) for seat in view.to_act)} to act"
    month = f", month {view.month}" if view.month else ""
    lines = [
        f"Fields of Arle, half-year {view.half_year} ({view.season}), phase {view.phase}{month}, {acting}, "
        f"starting player: seat {view.first + 1}"
    ]
    taken = [f"{space.name} by seat {seat + 1}" for space in view.spaces for seat in space.seats]
    lines.append(f"  occupied: {', '.join(taken) or 'nothing'}")
    lines.append(f"  buildings: {' '.join(view.buildings) or 'none'}")
    lines.append(f"  supply: {_counts(view.supply)}")
    for player in view.players:
        lines += ["", *_player(player, len(view.players))]
    return "\n".join(lines)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"


def _player(player: PlayerView, players: int) -> list[str]:
    land = Counter(space.building or space.tile for space in player.land if space.moor < 0)
    moors = {space.moor: space.peat for space in player.land if space.moor >= 0}
    moor = ", ".join(
        f"{'boardwalk' if number == 0 else 'moor'} {'hydrated' if peat < 0 else peat}" for number, peat in moors.items()
    )
    vehicles = ", ".join(
        f"{vehicle.parking} {vehicle.kind}" + (f" ({' '.join(vehicle.cargo)})" if vehicle.cargo else "")
        for vehicle in player.vehicles
    )
    equipment = _counts({"peat-boat": player.peat_boats, "plow": player.plows})
    tools = " ".join(f"{tool.name} {tool.values[tool.position]}" for tool in player.tools)
    ready = " ".join(place.name for place in player.destinations if place.state == "ready")
    score = " + ".join(f"{line.points} {line.category}" for line in player.score)
    return [
        f"Seat {player.seat + 1} of {players}: {player.workers} workers, {_counts(player.goods)}",
        f"  land {_counts(dict(land))}; {moor or 'no moor'}; dikes {' '.join(map(str, player.dikes))}",
        f"  barn {vehicles or 'no vehicles'}; {equipment}; travelled {player.travelled}, ready {ready or 'none'}",
        f"  tools {tools}",
        f"  {player.points} points: {score}",
    ]
