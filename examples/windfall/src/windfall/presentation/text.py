"""The table as plain text: every name is the one that moves and records use."""

from __future__ import annotations

from windfall.presentation.views import View


def table_text(view: View) -> str:
    """The common board and all orchards.

    >>> import windfall
    >>> print(windfall.new(players=1, seed=3))
    Windfall, week 1, weather: none yet, in the meadow: 0
      places: nursery, ladder, meadow, press
      seat 1: 2 trees, 2 hanging, 1 in the cellar, 0 cider, 5 points, to act
    """
    weather = " ".join(view.weather) or "none yet"
    places = [name if seat is None else f"{name} (seat {seat + 1})" for name, seat in view.spaces.items()]
    lines = [
        f"Windfall, week {view.week}, weather: {weather}, in the meadow: {view.windfall}",
        f"  places: {', '.join(places)}",
    ]
    for player in view.players:
        acting = ", to act" if player.seat in view.to_act else ", wins" if player.seat in view.winners else ""
        lines.append(
            f"  seat {player.seat + 1}: {player.trees} trees, {player.hanging} hanging, {player.apples} in the cellar, "
            f"{player.cider} cider, {player.points} points{acting}"
        )
    return "\n".join(lines)
