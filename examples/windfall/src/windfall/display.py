"""Windfall in a terminal: the weather, the places, and the orchards side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from allmende.cli.console import Console
from allmende.cli.display import Deck, Display
from allmende.core import Game, Message, halves
from windfall.components import WEEKS
from windfall.presentation.views import View


class WindfallDisplay(Display):
    """How the terminal shows it; there are no cards to be listed."""

    @property
    def decks(self) -> Sequence[Deck]:
        return ()

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        view = game.view(eyes)
        assert isinstance(view, View)
        console.say("windfall-progress", week=view.week, weeks=WEEKS)
        if view.weather:
            weather = [Message(f"windfall-weather-{kind}") for kind in view.weather]
            console.out.print(f"{console.words('windfall-seen')}: {', '.join(map(console.speaker.say, weather))}")
        console.out.print(_places(view, console, names))
        console.out.print(_orchards(view, console, names))


def _places(view: View, console: Console, names: Sequence[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD)
    for space in view.spaces:
        grid.add_column(console.words(f"windfall-space-{space}"))
    found = {space: "" if seat is None else names[seat] for space, seat in view.spaces.items()}
    found["meadow"] = found["meadow"] or console.words("windfall-lies", count=view.windfall)
    grid.add_row(*found.values())
    return grid


def _orchards(view: View, console: Console, names: Sequence[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD)
    for player in view.players:
        acting = "▸ " if player.seat in view.to_act else ""
        grid.add_column(f"{acting}{names[player.seat]}: {halves(player.points)}")
    for line, counts in (
        ("trees", [player.trees for player in view.players]),
        ("hanging", [player.hanging for player in view.players]),
        ("cellar", [player.apples for player in view.players]),
        ("bottles", [player.cider for player in view.players]),
    ):
        grid.add_row(*[console.words(f"windfall-{line}", count=count) for count in counts])
    return grid
