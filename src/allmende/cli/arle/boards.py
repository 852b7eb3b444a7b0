"""A Home Board of Fields of Arle in the terminal: three spaces in a row, from the sea to the moor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich import box
from rich.table import Table

from allmende.arle.presentation.passages import tile
from allmende.arle.presentation.views import LandView, PlayerView
from allmende.cli.console import Console
from allmende.core.passages import amounts

COLUMNS = 3
DIKE = 14
"""The width of a dike, in characters."""
WIDTH = 20
"""The width of a space, in characters."""


def home_board(player: PlayerView, console: Console) -> Table:
    """The 21 spaces with their tiles and animals, and the dikes between the upper rows."""
    board = Table(box=box.SQUARE, show_header=False, padding=(0, 1))
    for _ in range(COLUMNS):
        board.add_column(width=WIDTH, overflow="fold")
    animals = iter(player.dike_animals)
    for row in range(len(player.land) // COLUMNS):
        if row < len(player.dikes) and player.dikes[row]:
            dikes = [_dike(next(animals), console) for _ in range(player.dikes[row])]
            board.add_row(*dikes, *[""] * (COLUMNS - len(dikes)))
        spaces = player.land[COLUMNS * row : COLUMNS * row + COLUMNS]
        board.add_row(*(_space(space, console) for space in spaces))
    return board


def _dike(animal: str, console: Console) -> str:
    words = f" {animals_in_words({animal: 1}, console)} " if animal else ""
    return words.center(DIKE, "═")


def _space(space: LandView, console: Console) -> str:
    """The tile on a space, and the animals on it."""
    name = "·" if space.tile == "empty" else console.speaker.say(tile(space))
    if space.animals:
        return f"{name}: {animals_in_words(space.animals, console)}"
    return f"~ {name} ~" if space.tile == "tidal-flat" else name


def animals_in_words(animals: Mapping[str, int], console: Console) -> str:
    """Numbers of animals as text."""
    return console.listed(amounts(animals))


def land_in_words(player: PlayerView, console: Console) -> str:
    """The tiles of a Home Board in one line of text: equal ones are counted, and each moor is one."""
    seen: set[int] = set()
    counts: Counter[str] = Counter()
    for space in player.land:
        if space.moor >= 0:
            if space.moor in seen:
                continue
            seen.add(space.moor)
        counts[console.speaker.say(tile(space))] += 1
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in counts.items())
