"""Lists of Fields of Arle's buildings, travel destinations and action spaces, with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from rich.table import Table

from allmende.arle import TITLE
from allmende.arle.components.board import SEASON_NAMES, SPACE_NAMES
from allmende.arle.presentation import wording
from allmende.arle.presentation.reference import CardReference
from allmende.arle.presentation.views import View
from allmende.arle.rules.spaces import SPACES
from allmende.cli.arle.hints import building
from allmende.cli.console import Console
from allmende.cli.lists import listing, said
from allmende.core.game import Game


class Tiles(msgspec.Struct, frozen=True):
    """The list of all tiles of a kind."""

    name: str
    key: str
    kind: str

    def heading(self, console: Console) -> str:
        """The line above the list."""
        return console.words(f"arle-all-{self.name}")

    def table(self, console: Console) -> Table:
        """Each tile with its points or its size, its cost, and its text."""
        size = self.kind == "destination"
        rows = listing(console, "arle-tile", "arle-size" if size else "cards-points", "cards-text")
        for tile in self._tiles():
            name = console.words(f"{tile.kind}-{tile.name}")
            colour = f"\n({console.words(f'colour-{tile.colour}')})" if tile.colour else ""
            rows.add_row(f"{name}{colour}", str(tile.size or tile.points), "\n".join(_lines(tile, console)))
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The tiles as plain data with texts."""
        return [
            {
                "kind": tile.kind,
                "name": tile.name,
                "title": console.words(f"{tile.kind}-{tile.name}"),
                "colour": tile.colour,
                "points": tile.points,
                "size": tile.size,
                "cost": said(tile.cost, console),
                "when": tile.when,
                "text": said(tile.text, console),
                "ruling": said(tile.ruling, console),
            }
            for tile in self._tiles()
        ]

    def _tiles(self) -> list[CardReference]:
        return [tile for tile in TITLE.cards() if tile.kind == self.kind]


ALL_LISTS = (Tiles("buildings", "b", "building"), Tiles("destinations", "d", "destination"))


def _lines(tile: CardReference, console: Console) -> list[str]:
    """The lines of a tile: its cost, its text and when it applies, and the ruling if there is one."""
    lines = [] if tile.cost is None else [console.words("arle-cost", cost=tile.cost)]
    text = said(tile.text, console)
    lines.append(f"{text} ({console.words(f'when-{tile.when}')})" if tile.when else text)
    if tile.ruling is not None:
        lines.append(console.words("cards-ruling", ruling=tile.ruling))
    return lines


def draw_spaces(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print all action spaces with their texts and workers, those of the present season first."""
    view = cast(View, game.view(seat))
    for season in sorted(SEASON_NAMES, key=lambda name: name != view.season):
        rows = listing(console, f"season-{season}", "cards-text")
        for space in view.spaces:
            if space.season == season:
                there = ", ".join(names[worker] for worker in space.seats)
                number = SPACE_NAMES.index(space.name)
                text = console.speaker.say(wording.sentence(SPACES[number]))
                name = console.words(f"space-{space.name}")
                rows.add_row(f"{name}\n■ {there}" if there else name, text)
        console.out.print(rows)


def draw_buildings(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print the buildings that can still be built, with their costs and texts."""
    rows = listing(console, "arle-tile", "cards-text")
    for name in cast(View, game.view(seat)).buildings:
        rows.add_row(console.words(f"building-{name}"), building(name, console))
    console.out.print(rows)
